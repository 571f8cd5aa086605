import type { Outcome, Phrase } from "../wire/types";
import type { Said, Words } from "../words/words";

/** So many criteria are told for each place; further ones only if they decided something. */
const ALWAYS_TOLD = 3;

export interface PlaceTold {
  place: number;
  seats: number[];
  scores: string[];
  /** What put it above the next place; empty for the last one. */
  ahead: string;
}

/** Items as one phrase, joined by the words of `comma` and, at the end, of `last`. */
export function listed(items: readonly Said[], last = "and"): Said {
  if (!items.length) return "";
  return items.reduceRight((rest, first, at) => ({
    key: at === items.length - 2 ? last : "comma",
    args: { first, rest },
  }));
}

export function verdict(words: Words, outcome: Outcome): string {
  const winners = outcome.places[0];
  if (outcome.won.length === 1) return words.say("alone", { seat: 0, value: outcome.scores[0].value });
  const [first, ...others] = winners;
  const names = listed([who("who-first", first), ...others.map((seat) => who("who", seat))]);
  return words.say("victory", { count: winners.length, seat: first, winners: names });
}

/** What one who played alone has reached, and what would have been next; empty where there were others. */
export function aloneScores(words: Words, outcome: Outcome): string {
  if (outcome.won.length > 1) return "";
  const told = listed(scores(words, outcome, 0), "comma");
  return words.say("alone-scores", { value: outcome.scores[0].value, scores: told });
}

export function places(words: Words, outcome: Outcome): PlaceTold[] {
  let place = 1;
  return outcome.places.map((seats, at) => {
    const told = { place, seats, scores: scores(words, outcome, seats[0]), ahead: ahead(words, outcome, at) };
    place += seats.length;
    return told;
  });
}

function scores(words: Words, outcome: Outcome, seat: number): string[] {
  const lines = outcome.scores.filter((line) => line.seat === seat);
  const decisive = outcome.decided_by.map((name) => 1 + lines.findIndex((line) => line.criterion === name));
  const told = lines.slice(0, Math.max(ALWAYS_TOLD, ...decisive));
  return told.map((line) => words.say(`score-${line.criterion}`, { value: line.value })).filter(Boolean);
}

function ahead(words: Words, outcome: Outcome, at: number): string {
  if (at >= outcome.decided_by.length) return "";
  const below = listed(outcome.places[at + 1].map((seat) => who("who", seat)));
  return words.say("ahead", { below, reason: words.say(`decided-${outcome.decided_by[at]}`) });
}

function who(key: string, seat: number): Phrase {
  return { key, args: { seat } };
}
