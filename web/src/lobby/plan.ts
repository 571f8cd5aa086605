import type { NewTable, SeatPlan } from "../wire/types";

/** Who is to sit on a seat, as the page of a new table asks for it. */
export interface Seat {
  kind: "me" | "device" | "open" | "bot";
  level: "easy" | "normal" | "hard";
  name: string;
}

const USUAL_SEATS = 4;

export const BOT: Seat = { kind: "bot", level: "normal", name: "" };

/** Me and bots on as many seats as are usual. */
export function usualSeats([, most]: [number, number]): Seat[] {
  const count = Math.min(USUAL_SEATS, most);
  return Array.from({ length: count }, (_, seat) => ({ ...BOT, kind: seat ? "bot" : "me" }));
}

/** A table where one plays against bots at once. */
export function againstBots(game: string, players: [number, number]): NewTable {
  return { game, seats: usualSeats(players).map(seatPlan) };
}

export function seatPlan({ kind, level, name }: Seat): SeatPlan {
  if (kind === "bot") return { kind, level };
  if (kind === "device") return { kind: "me", name: name.trim() || null };
  return { kind };
}
