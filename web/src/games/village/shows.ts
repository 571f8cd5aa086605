import type { Phrase, Told } from "../../wire/types";
import type { VillageCatalogue, PieceCard } from "./types";

/** A card that was turned up, and the event that told of it. */
export interface Turned {
  number: number;
  card: PieceCard;
}

/** One roll of a contest: the dice of the creature, those of the hero, what is said of them, and what came of it. */
export interface ContestRoll {
  dice: number[];
  swords: number[];
  words: Phrase;
  result: "hurt" | "beaten" | "draw";
  harm: number;
}

/** A contest, from its first roll to the last. */
export interface Contest {
  number: number;
  hero: string;
  creature: string;
  rolls: ContestRoll[];
}

/** So many events back is still lately: whoever comes to the table is not shown all of its past. */
const LATELY = 8;
const MOST = 2;

/** The cards that an event shows to the reader: of an Event, of the sewers, or of the Warlord. */
function shown({ event }: Told, cards: VillageCatalogue): PieceCard[] {
  const codes = [event.card, event.sewer, event.cards, event.secret].flat();
  const all = [...cards.events, ...cards.sewers, ...cards.warlord];
  return all.filter(({ id }) => codes.includes(id));
}

/** The cards that were turned up lately among what has happened. */
export function turnedUp(events: readonly Told[], cards: VillageCatalogue): Turned[] {
  const lately = events.slice(-LATELY);
  return lately.flatMap((told) => shown(told, cards).map((card) => ({ number: told.number, card }))).slice(-MOST);
}

/** The last contest among what has happened. */
export function lastContest(events: readonly Told[]): Contest | null {
  let contest: Contest | null = null;
  for (const { number, event, words } of events) {
    const roll = contest?.rolls.at(-1);
    if (event.event === "ContestBegan") {
      contest = { number, hero: String(event.hero), creature: String(event.creature), rolls: [] };
    } else if (event.event === "ContestRolled" && contest) {
      const [dice, swords] = [event.dice as number[], event.swords as number[]];
      contest.rolls.push({ dice, swords, words, result: "draw", harm: 0 });
    } else if (event.event === "HeroHurt" && roll && event.hero === contest!.hero) {
      Object.assign(roll, { result: "hurt", harm: event.damage });
    } else if (event.event === "CreatureBeaten" && roll) roll.result = "beaten";
  }
  return contest?.rolls.length ? contest : null;
}
