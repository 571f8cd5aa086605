import { partsOf, type GameParts } from "../games";
import { preferences } from "../shell/preferences.svelte";
import * as http from "../wire/http";
import type { GameDetails } from "../wire/types";
import { gameWords, type Words } from "../words/words";
import type { Table } from "./table.svelte";

/** All that a page needs to show a game. */
export interface Shown {
  details: GameDetails;
  words: Words;
  parts: GameParts;
}

/** Comes to a table: as a guest with a name, on the seat of an invite if the address has one. */
export async function visit(table: Table): Promise<Shown> {
  await http.me();
  preferences.known = true;
  await useInvite(table);
  const found = await shown((await http.table(table.id)).game);
  table.inWords = found.parts.isGeneral;
  return found;
}

export async function shown(game: string): Promise<Shown> {
  const [details, text, parts] = await Promise.all([http.game(game), http.sentences(game), partsOf(game)]);
  return { details, words: gameWords(text), parts };
}

/** Takes the token out of the address bar, where others could read it, and sits down with it. */
async function useInvite(table: Table): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  try {
    await http.join(table.id, token);
  } catch (wrong) {
    // One can still watch.
    table.refused = (wrong as Error).message;
  }
}
