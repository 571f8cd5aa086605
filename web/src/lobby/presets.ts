import type { GameDetails } from "../wire/types";
import type { Words } from "../words/words";

/** A way to play a game. */
export interface Preset {
  name: string;
  text: string;
  settings: GameDetails["modes"][string];
}

/** The modes of a game that it has words for; of a game that has words for none, all by their names. */
export function presetsOf(modes: GameDetails["modes"], words: Words): Preset[] {
  const all = Object.entries(modes).map(([mode, settings]) => {
    const said = (more: string) => words.optional({ key: `preset-${mode.replaceAll(" ", "-")}${more}`, args: {} });
    return { name: said(""), text: said("-text"), settings };
  });
  const told = all.filter(({ name }) => name);
  const names = Object.keys(modes);
  return told.length ? told : all.map((preset, index) => ({ ...preset, name: names[index] }));
}
