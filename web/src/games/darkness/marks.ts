import type { Told } from "../../wire/types";
import type { Desk } from "./desk";

/** What is seen for a moment where something happened: a wound, a cure, a save or a kill. */
export interface Mark {
  number: number;
  kind: "wound" | "cure" | "save" | "kill";
  square: number;
  text: string;
}

/** The marks that news leave on the board. */
export function marks(desk: Desk, news: readonly Told[]): Mark[] {
  return news.map((told) => markOf(desk, told)).filter((mark) => mark !== null);
}

function markOf(desk: Desk, { number, event }: Told): Mark | null {
  const at = (figure: unknown, kind: Mark["kind"], text: string): Mark | null => {
    const square = typeof figure === "number" ? desk.squareOf(figure) : null;
    return square === null ? null : { number, kind, square, text };
  };
  if (event.event === "Hurt") return at(event.figure, "wound", `−${event.amount}`);
  if (event.event === "Healed") return at(event.figure, "cure", `+${event.amount}`);
  if (event.event === "Saved" || event.event === "Blocked") return at(event.target, "save", "");
  return event.event === "FellUnconscious" ? at(event.hero, "kill", "") : null;
}
