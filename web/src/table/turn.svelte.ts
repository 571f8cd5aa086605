import { preferences } from "../shell/preferences.svelte";
import type { Words } from "../words/words";
import { ring } from "./bell";

export interface Turn {
  words: Words;
  title: string;
  /** Whether someone at this device is asked something. */
  mine: boolean;
}

/** Tells by the title of the tab, and by a bell for those who want it, that it is one's turn. */
export function watchTurn(now: () => Turn): void {
  let mine = $derived(now().mine);

  $effect(() => {
    const { words, title } = now();
    document.title = mine ? words.say("title-your-turn", { game: title }) : title;
  });
  $effect(() => {
    if (mine && preferences.sound) ring();
  });
}
