import type { Phrase, Told } from "../../wire/types";

/** Dice that came to rest, and the event that told of it. */
export interface Roll {
  number: number;
  words: Phrase;
  dice: number[];
  shape: "cube" | "ten";
}

/** Where events have what was rolled; in a contest the dice of the hero count. */
const FIELDS = ["swords", "dice", "rolled", "row", "number"] as const;

/** The latest dice among what has happened; a die with more sides names a row, a door or a building. */
export function latestRoll(events: readonly Told[]): Roll | null {
  return events.map(rollOf).filter((roll) => roll !== null).at(-1) ?? null;
}

function rollOf({ number, event, words }: Told): Roll | null {
  const told = { number, words };
  if (event.event === "HaunterStayedAway") return { ...told, dice: [0], shape: "ten" };
  const field = FIELDS.find((name) => name in event);
  if (!field) return null;
  const value = event[field] as number | number[];
  return Array.isArray(value) ? { ...told, dice: value, shape: "cube" } : { ...told, dice: [value], shape: "ten" };
}
