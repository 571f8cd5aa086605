import type { FightView, SeatView, View } from "./types";

/** Whether the strikes are short of the armor, enough, or over what a Thief allows. */
export function standing({ total, armor, exact }: FightView): "short" | "enough" | "over" {
  if (total < armor) return "short";
  return exact && total > armor ? "over" : "enough";
}

/** How many heroes a castle can defeat in the end, if all goes well from now on. */
export function bestPossible(view: View, seat: SeatView): number {
  if (seat.evicted) return seat.defeated.length;
  const facing = view.fight?.seat === seat.seat ? 1 : 0;
  return seat.defeated.length + seat.pile_size + facing;
}

/** The castle on which all eyes are: where a hero stands at the gate, or is about to. */
export function besieged(view: View): SeatView | null {
  const seat = view.fight?.seat ?? view.waiting[0];
  return seat === undefined ? null : view.seats[seat];
}
