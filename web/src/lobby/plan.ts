import type { GameDetails, GameSummary, LineupShown, ModeShown, NewTable, SeatPlan } from "../wire/types";

/** Who is to sit on a seat, as the page of a new table asks for it. */
export interface Seat {
  kind: "me" | "device" | "open" | "bot";
  level: "easy" | "normal" | "hard";
  name: string;
}

type Settings = ModeShown["settings"];

const BOT: Seat = { kind: "bot", level: "normal", name: "" };

/** The seats as they are if nobody says otherwise. */
export function seatsOf(usual: ModeShown["usual"]): Seat[] {
  return usual.map((kind) => ({ ...BOT, kind }));
}

/** A table where one plays against bots at once. */
export function againstBots({ id, usual }: GameSummary): NewTable {
  return { game: id, seats: seatsOf(usual).map(seatPlan) };
}

export function seatPlan({ kind, level, name }: Seat): SeatPlan {
  if (kind === "bot") return { kind, level };
  if (kind === "device") return { kind: "me", name: name.trim() || null };
  return { kind };
}

/** The mode that has just these settings. */
export function modeWith(settings: Settings, modes: GameDetails["modes"]): ModeShown | undefined {
  return Object.values(modes).find((mode) => isSame(mode.settings, settings));
}

function isSame(one: Settings, other: Settings): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** How many can play, in ascending order. */
export function counts({ sizes }: LineupShown): number[] {
  return sizes.filter(({ sides }) => sides.length).map(({ players }) => players);
}

/** The next larger number of seats that there may be; undefined beyond the last. */
export function more(lineup: LineupShown, seats: number): number | undefined {
  return counts(lineup).find((count) => count > seats);
}

/** The next smaller one. */
export function fewer(lineup: LineupShown, seats: number): number | undefined {
  return counts(lineup)
    .filter((count) => count < seats)
    .at(-1);
}

/** So many of these seats, bots on new ones. */
export function resized(seats: readonly Seat[], count: number): Seat[] {
  const added = Array.from({ length: Math.max(0, count - seats.length) }, () => ({ ...BOT }));
  return [...seats.slice(0, count), ...added];
}

/** The seats for another mode: as is usual there if nobody has changed them, or else as they are if so many fit. */
export function reseated(seats: readonly Seat[], before: ModeShown["usual"], mode: ModeShown): Seat[] {
  const isTouched = JSON.stringify(seats) !== JSON.stringify(seatsOf(before));
  const possible = counts(mode.lineup);
  if (!isTouched) return seatsOf(mode.usual);
  const away = (count: number) => Math.abs(count - seats.length);
  const fitting = resized(seats, possible.reduce((best, count) => (away(count) < away(best) ? count : best)));
  return fitting.some(({ kind }) => kind !== "bot") ? fitting : seatsOf(mode.usual);
}

/** The number of the side that a seat is on, from 1; 0 where so many cannot play. */
export function sideOf(lineup: LineupShown, seats: number, seat: number): number {
  const size = lineup.sizes.find(({ players }) => players === seats);
  return 1 + (size?.sides.findIndex((side) => side.includes(seat)) ?? -1);
}

/** Why so many cannot play; empty if they can. */
export function whyNot(lineup: LineupShown, seats: number): string {
  return lineup.sizes.find(({ players }) => players === seats)?.why_not ?? "";
}
