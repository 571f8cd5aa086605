import { preferences } from "../shell/preferences.svelte";
import type { Scene } from "../wire/types";
import type { Words } from "../words/words";

export interface FirstTip {
  id: string;
  text: string;
}

/** The tip for the open decision, if it is the first of its kind on this device and tips are wanted. */
export function firstTip({ game, asked }: Scene, words: Words): FirstTip | null {
  const text = asked?.tip && preferences.tips ? words.optional(asked.tip) : "";
  const id = `${game}/${asked?.prompt}`;
  return text && !preferences.hasSeen(id) ? { id, text } : null;
}
