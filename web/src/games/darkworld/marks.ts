import type { Told } from "../../wire/types";
import type { AnyDesk } from "./desk";

/** What is seen for a moment where something happened: a wound, a cure, a kill or a fire. */
export interface Mark {
  number: number;
  kind: "wound" | "cure" | "kill" | "fire";
  square: string;
  text: string;
}

/** The marks that news leave on the board. */
export function marks(desk: AnyDesk, news: readonly Told[]): Mark[] {
  return news.map((told) => markOf(desk, told)).filter((mark) => mark !== null);
}

function markOf(desk: AnyDesk, { number, event }: Told): Mark | null {
  const mark = (kind: Mark["kind"], square: unknown, text: string) => {
    return typeof square === "string" && desk.places.has(square) ? { number, kind, square, text } : null;
  };
  if (event.event === "GrenadeThrown") return mark("fire", event.square, "");
  if (event.event === "MonsterSlain") return mark("kill", event.square, `+${event.strength}`);
  if (event.event === "HeroHealed") return mark("cure", squareOf(desk, event.hero), "+");
  const isHurt = event.event === "HeroHurt" && Number(event.damage) > 0;
  return isHurt ? mark("wound", squareOf(desk, event.hero), `−${event.damage}`) : null;
}

function squareOf(desk: AnyDesk, hero: unknown): string | null {
  return desk.view.heroes.find((one) => one.hero === hero)?.square ?? null;
}
