import type { Words } from "../words/words";

/** A new password, as it was typed twice. */
export interface Chosen {
  password: string;
  again: string;
}

/** The password that was chosen; throws what to say if it was not typed the same twice. */
export function agreed(chosen: Chosen, words: Words): string {
  if (chosen.password !== chosen.again) throw new Error(words.say("password-differs"));
  return chosen.password;
}
