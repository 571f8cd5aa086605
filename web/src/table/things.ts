import type { Phrase, Told } from "../wire/types";

export interface Described {
  name: string;
  text: Phrase | null;
}

/** What a game's catalogue tells about a thing by its code. */
export function described(cards: unknown, thing: string): Described | null {
  const lists = Object.values((cards ?? {}) as Record<string, unknown>).filter(Array.isArray);
  const entry = lists.flat().find((card: { id?: unknown }) => card?.id === thing);
  return entry ? { name: String(entry.name), text: entry.text ?? null } : null;
}

/** The codes of all things that an event speaks of. */
export function thingsIn(told: Told): string[] {
  const { event: _name, ...fields } = told.event;
  return Object.values(fields)
    .flat()
    .filter((value) => typeof value === "string");
}

const MARK = "pointed-at";
const MARKED_FOR = 1800;

/** Shows where things are on the table, as far as they are there. */
export function pointAt(things: readonly string[]): void {
  const found = things.flatMap((thing) => [
    ...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`),
  ]);
  found[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  for (const element of found) {
    element.classList.add(MARK);
    setTimeout(() => element.classList.remove(MARK), MARKED_FOR);
  }
}
