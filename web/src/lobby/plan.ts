import type { NewTable, SeatPlan } from "../wire/types";

/** Who is to sit on a seat, as the page of a new table asks for it. */
export interface Seat {
  kind: "me" | "device" | "open" | "bot";
  level: "easy" | "normal" | "hard";
  name: string;
}

const USUAL_SEATS = 4;
/** In these the first seat plays against all others, who share the same heroes however many they are. */
const ONE_AGAINST_ALL = ["castle", "village"];

export const BOT: Seat = { kind: "bot", level: "normal", name: "" };
const ME: Seat = { ...BOT, kind: "me" };

/** Me and bots on as many seats as are usual; or a bot against me with all the heroes. */
export function usualSeats(game: string, [, most]: [number, number]): Seat[] {
  if (ONE_AGAINST_ALL.includes(game)) return [{ ...BOT }, { ...ME }];
  const count = Math.min(USUAL_SEATS, most);
  return Array.from({ length: count }, (_, seat) => ({ ...(seat ? BOT : ME) }));
}

/** A table where one plays against bots at once. */
export function againstBots(game: string, players: [number, number]): NewTable {
  return { game, seats: usualSeats(game, players).map(seatPlan) };
}

export function seatPlan({ kind, level, name }: Seat): SeatPlan {
  if (kind === "bot") return { kind, level };
  if (kind === "device") return { kind: "me", name: name.trim() || null };
  return { kind };
}
