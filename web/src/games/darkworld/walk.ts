import type { OptionShown } from "../../wire/types";
import type { ReachView } from "../castle/types";
import type { AnyDesk } from "./desk";

interface Goal {
  figure: string;
  square: string;
  cost: number;
  monsters: number;
}

/** A walk of several steps: a click on the last square takes them one by one, unless something happens on the way. */
export class Walk {
  private goal: Goal | null = null;

  /** Sets out for a square; returns the first step. */
  begin(desk: AnyDesk, square: string): OptionShown | undefined {
    const way = wayTo(desk, square);
    if (!way) return undefined;
    this.goal = { figure: figureOf(desk), square, cost: way.cost, monsters: desk.view.monsters.length };
    return desk.option(way.path[0], "step");
  }

  /** Returns the next step once the table has changed; none if the walk is over or was disturbed. */
  next(desk: AnyDesk): OptionShown | undefined {
    const goal = this.goal;
    if (!goal || !desk.options.length) return undefined;
    const way = wayTo(desk, goal.square);
    const isAhead = way?.cost === goal.cost - 1 && figureOf(desk) === goal.figure;
    if (!way || !isAhead || desk.view.monsters.length !== goal.monsters) {
      this.goal = way?.cost === goal.cost ? goal : null;
      return undefined;
    }
    this.goal = { ...goal, cost: way.cost };
    return desk.option(way.path[0], "step");
  }
}

function wayTo(desk: AnyDesk, square: string): ReachView | undefined {
  return desk.view.acting?.reach.find((way) => way.square === square);
}

function figureOf(desk: AnyDesk): string {
  const { acting } = desk.view;
  return `${acting?.hero} ${acting?.monster}`;
}
