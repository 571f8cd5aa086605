import type { Phrase, Told } from "../../wire/types";

/** Dice that came to rest, and the event that told of it. */
export interface Roll {
  number: number;
  words: Phrase;
  dice: number[];
  shape: "cube" | "ten";
}

const FIELDS = ["dice", "rolled", "row"] as const;

/** The latest dice among what has happened; a ten-sided die names a row, or the door that was found. */
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
