import { preferences } from "../shell/preferences.svelte";
import type { Phrase, Scene } from "../wire/types";

export interface FirstTip {
  id: string;
  words: Phrase;
}

/** The tip for the open decision, if it is the first of its kind on this device and tips are wanted. */
export function firstTip(scene: Scene): FirstTip | null {
  const asked = scene.asked;
  if (!asked?.tip || !preferences.tips) return null;
  const id = `${scene.game}/${asked.prompt}`;
  return preferences.hasSeen(id) ? null : { id, words: asked.tip };
}
