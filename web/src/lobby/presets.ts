import type { GameDetails, LineupShown, ModeShown } from "../wire/types";
import type { Words } from "../words/words";

export type Company = NonNullable<LineupShown["company"]>;

/** A way to play a game. */
export interface Preset {
  name: string;
  text: string;
  mode: ModeShown;
}

/** Ways to play that are for the same company. */
export interface Group {
  company: Company;
  presets: Preset[];
}

/** The modes of a game that it has words for; of a game that has words for none, all by their names. */
export function presetsOf(modes: GameDetails["modes"], words: Words): Preset[] {
  const all = Object.entries(modes).map(([name, mode]) => {
    const said = (more: string) => words.optional({ key: `preset-${name.replaceAll(" ", "-")}${more}`, args: {} });
    return { name: said(""), text: said("-text"), mode };
  });
  const told = all.filter(({ name }) => name);
  const names = Object.keys(modes);
  return told.length ? told : all.map((preset, index) => ({ ...preset, name: names[index] }));
}

/** Ways to play by their company, both in the order in which they come. */
export function grouped(presets: readonly Preset[]): Group[] {
  const companies = new Set(presets.map(({ mode }) => mode.lineup.company).filter((company) => company !== null));
  return [...companies].map((company) => ({
    company,
    presets: presets.filter(({ mode }) => mode.lineup.company === company),
  }));
}

/** What a company is called where it begins a line. */
export function companyName(company: Company, words: Words): string {
  const told = words.say(`company-${company}`);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** What it means, in the words of the game if it has any for it. */
export function companyText(company: Company, words: Words): string {
  return words.optional({ key: `here-${company}`, args: {} }, words.say(`company-${company}-text`));
}
