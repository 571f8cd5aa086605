import type { Outcome, Phrase, ScoreData } from "../wire/types";
import type { Said, Words } from "../words/words";

/** So many criteria are told for each place; further ones only if they decided something. */
const ALWAYS_TOLD = 3;

export interface PlaceTold {
  place: number;
  seats: number[];
  scores: string[];
  /** What the score is made of, line by line, where a game tells. */
  parts: string[];
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
    const [seat] = seats;
    const why = { scores: scores(words, outcome, seat), parts: parts(words, outcome, seat) };
    const told = { place, seats, ...why, ahead: ahead(words, outcome, at) };
    place += seats.length;
    return told;
  });
}

function scores(words: Words, outcome: Outcome, seat: number): string[] {
  const lines = linesOf(outcome, seat).filter((line) => isCriterion(words, line));
  const decisive = outcome.decided_by.map((name) => 1 + lines.findIndex((line) => line.criterion === name));
  return said(words, lines.slice(0, Math.max(ALWAYS_TOLD, ...decisive)));
}

function parts(words: Words, outcome: Outcome, seat: number): string[] {
  return said(words, linesOf(outcome, seat).filter((line) => !isCriterion(words, line)));
}

function linesOf(outcome: Outcome, seat: number): ScoreData[] {
  return outcome.scores.filter((line) => line.seat === seat);
}

/** Whether a line can decide between two places; the others say what a score is made of. */
function isCriterion(words: Words, { criterion }: ScoreData): boolean {
  return words.has(`decided-${criterion}`);
}

function said(words: Words, lines: readonly ScoreData[]): string[] {
  return lines.map(({ criterion, value }) => words.say(`score-${criterion}`, { value })).filter(Boolean);
}

function ahead(words: Words, outcome: Outcome, at: number): string {
  if (at >= outcome.decided_by.length) return "";
  const below = listed(outcome.places[at + 1].map((seat) => who("who", seat)));
  return words.say("ahead", { below, reason: words.say(`decided-${outcome.decided_by[at]}`) });
}

function who(key: string, seat: number): Phrase {
  return { key, args: { seat } };
}
