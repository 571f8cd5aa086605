import type { SignedInBrowser } from "../wire/types";
import type { Words } from "../words/words";

/** What a browser is, as far as it says so. */
export function inWords({ browser, system }: SignedInBrowser, words: Words): string {
  if (browser && system) return words.say("browser-on", { browser, system });
  return browser || system || words.say("browser-unknown");
}
