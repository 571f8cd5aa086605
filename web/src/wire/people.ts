import { call } from "./http";
import type {
  Me,
  NewAccount,
  Played,
  Quiet,
  Quieted,
  RecoveryCodes,
  RecoveryCodesLeft,
  SignedInBrowser,
  StatisticsLine,
  Webhook,
} from "./types";

/** All games end before that; in seconds since 1970. */
const ALWAYS = 1e11;

export const signUp = (name: string, password: string): Promise<NewAccount> =>
  call("POST", "/account", { name, password });
export const signIn = (name: string, password: string): Promise<Me> => call("POST", "/session", { name, password });
export const signOut = (): Promise<unknown> => call("POST", "/session/end", {});
/** Changes the password. */
export const changePassword = (old: string, next: string): Promise<Me> =>
  call("PUT", "/account/password", { old, new: next });
/** Takes another password by one of the recovery codes. */
export const recover = (name: string, code: string, password: string): Promise<Me> =>
  call("POST", "/account/recovery", { name, code, password });
export const codesLeft = (): Promise<RecoveryCodesLeft> => call("GET", "/account/recovery-codes");
export const renewCodes = (password: string): Promise<RecoveryCodes> =>
  call("POST", "/account/recovery-codes", { password });
export const browsers = (): Promise<SignedInBrowser[]> => call("GET", "/account/browsers");
export const signOutBrowser = (id: string): Promise<SignedInBrowser[]> =>
  call("DELETE", `/account/browsers/${encodeURIComponent(id)}`, {});
export const signOutOthers = (): Promise<SignedInBrowser[]> => call("DELETE", "/account/browsers", {});
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
