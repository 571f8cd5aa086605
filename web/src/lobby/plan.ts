import { screenOf } from "../games";
import type { NewTable, SeatPlan } from "../wire/types";

/** Who is to sit on a seat, as the page of a new table asks for it. */
export interface Seat {
  kind: "me" | "device" | "open" | "bot";
  level: "easy" | "normal" | "hard";
  name: string;
}

const USUAL_SEATS = 4;

export const BOT: Seat = { kind: "bot", level: "normal", name: "" };

/** As a game has it, or else me and bots on as many seats as are usual. */
export function usualSeats(game: string, [, most]: [number, number]): Seat[] {
  const others = Array<"bot">(Math.min(USUAL_SEATS, most) - 1).fill("bot");
  return (screenOf(game).usual ?? ["me", ...others]).map((kind) => ({ ...BOT, kind }));
}

/** A table where one plays against bots at once. */
export function againstBots(game: string, players: [number, number]): NewTable {
  return { game, seats: usualSeats(game, players).map(seatPlan) };
}

export function seatPlan({ kind, level, name }: Seat): SeatPlan {
  if (kind === "bot") return { kind, level };
  if (kind === "device") return { kind: "me", name: name.trim() || null };
  return { kind };
}
