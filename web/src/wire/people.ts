import { call } from "./http";
import type { Me, Played, Quiet, Quieted, StatisticsLine, Webhook } from "./types";

/** All games end before that; in seconds since 1970. */
const ALWAYS = 1e11;

export const signUp = (name: string, password: string): Promise<Me> => call("POST", "/account", { name, password });
export const signIn = (name: string, password: string): Promise<Me> => call("POST", "/session", { name, password });
export const signOut = (where: "here" | "everywhere"): Promise<unknown> => call("POST", "/session/end", { where });
/** Changes the password. */
export const changePassword = (old: string, next: string): Promise<Me> =>
  call("PUT", "/account/password", { old, new: next });
/** Has the server forget who one is; a guest without an account has no password. */
export const forgetMe = (password: string | null): Promise<unknown> => call("POST", "/me/delete", { password });
export const OWN_DATA = "/api/me/data";

export const history = (before = ALWAYS): Promise<Played[]> => call("GET", `/history?before=${before}`);
export const statistics = (): Promise<StatisticsLine[]> => call("GET", "/statistics");
export const webhook = (): Promise<Webhook> => call("GET", "/webhook");
export const setWebhook = (url: string | null): Promise<Webhook> => call("PUT", "/webhook", { url });

export const quieted = (): Promise<Quieted[]> => call("GET", "/people");
export const quiet = (whom: Quiet): Promise<Quieted[]> => call("POST", "/people", whom);
export const hearAgain = (number: number): Promise<Quieted[]> => call("DELETE", `/people/${number}`, {});
