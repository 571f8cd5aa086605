import type {
  Filed,
  GameDetails,
  GameSummary,
  Invite,
  Joined,
  LineupShown,
  Me,
  NewTable,
  Problem,
  ReplayStep,
  TableAddress,
  TableInfo,
} from "./types";

/** The server said no: a code for programs, and as message a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const HEADERS = { "X-Darkling": "1", "Content-Type": "application/json" };

const UNAVAILABLE = 503;
const MOST_TRIES = 10;
const WAIT = 1000;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { headers: HEADERS, body: JSON.stringify(body) };
  const request = { method, credentials: "same-origin", ...sent } as const;
  const response = await (method === "GET" ? fetchPatiently : fetch)(`/api${path}`, request);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Asks for something until the server can answer, which it cannot while its database is away. */
async function fetchPatiently(path: string, request: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(path, request);
    if (response.status !== UNAVAILABLE || tries === MOST_TRIES) return response;
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}

async function refusal(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  return new Refusal(response.status, problem?.code ?? "unknown", problem?.text ?? response.statusText);
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const me = (): Promise<Me> => call("GET", "/me");
export const rename = (name: string): Promise<Me> => call("PUT", "/me", { name });
export const games = (): Promise<GameSummary[]> => call("GET", "/games");
export const game = (id: string): Promise<GameDetails> => call("GET", `/games/${encodeURIComponent(id)}`);
/** All sentences of a game, in Fluent. */
export const sentences = async (id: string): Promise<string> =>
  (await answer("GET", `/games/${encodeURIComponent(id)}/words`)).text();
/** Who could play with some settings; refused if nobody could. */
export const lineup = (id: string, settings: NewTable["settings"]): Promise<LineupShown> =>
  call("POST", `/games/${encodeURIComponent(id)}/lineup`, { settings });
export const publicTables = (): Promise<TableInfo[]> => call("GET", "/tables");
export const myTables = (): Promise<TableInfo[]> => call("GET", "/my-tables");
export const makeTable = (plan: NewTable): Promise<TableAddress> => call("POST", "/tables", plan);
export const table = (id: string): Promise<TableInfo> => call("GET", at(id));
export const invites = (id: string): Promise<Invite[]> => call("GET", `${at(id)}/invites`);
export const join = (id: string, token: string | null): Promise<Joined> =>
  call("POST", `${at(id)}/join`, { token });
export const report = (id: string, text: string, seat: number | null): Promise<Filed> =>
  call("POST", `${at(id)}/reports`, { text, seat });
export const recordAddress = (id: string): string => `/api${at(id)}/record`;

/** A step of a finished game; `eyes` null are a spectator's. */
export function replay(id: string, step: number, eyes: number | null, inWords: boolean): Promise<ReplayStep> {
  const whose = eyes === null ? "" : `&eyes=${eyes}`;
  return call("GET", `${at(id)}/replay?step=${step}${whose}${inWords ? "&in_words=true" : ""}`);
}
