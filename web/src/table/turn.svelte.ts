import { untrack } from "svelte";
import { notify } from "../shell/notify";
import { preferences } from "../shell/preferences.svelte";
import type { Words } from "../words/words";
import { ring } from "./bell";

export interface Turn {
  words: Words;
  title: string;
  table: string;
  /** Whether someone at this device is asked something. */
  mine: boolean;
}

/** Tells that it is one's turn: by the title of the tab, and to those who want it by a bell or a notification. */
export function watchTurn(now: () => Turn): void {
  let mine = $derived(now().mine);

  $effect(() => {
    const { words, title } = now();
    document.title = mine ? words.say("title-your-turn", { game: title }) : title;
  });
  $effect(() => {
    if (mine && preferences.sound) ring();
  });
  $effect(() => {
    const { words, title, table } = untrack(now);
    if (mine && preferences.notify) notify(title, words.say("your-turn"), table);
  });
}
