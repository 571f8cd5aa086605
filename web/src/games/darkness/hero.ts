/** A hero in words: for those who ask what its signs mean, and where there is no room for signs. */

import type { Desk } from "./desk";
import type { DarknessHeroView } from "./types";

/** What is left in the decks of a hero. */
export function decksTold(desk: Desk, { decks: [acs, rcs], tiring }: DarknessHeroView): string {
  return desk.say("screen-decks", { acs, rcs, tiring: tiring ? "yes" : "no" });
}

/** All that everyone may know of a hero, line by line. */
export function heroTold(desk: Desk, hero: DarknessHeroView): string[] {
  const { acs, rcs, hand, place, save, threatened } = hero;
  const isDown = hero.hp === 0 && desk.view.progress.encounter > 0;
  const kind = desk.piece(hero.hero_class ?? "");
  const told: (string | false)[] = [
    kind !== undefined && desk.words.render(kind.text),
    place !== null && place > 0 && desk.say("screen-place", { place }),
    isDown && desk.say("screen-unconscious"),
    hero.fatigued && desk.say("screen-fatigued"),
    hero.poise && desk.say("screen-poise"),
    hero.dear && desk.say("screen-dear"),
    save > 0 && desk.say("screen-saves", { amount: save }),
    threatened > 0 && desk.say("screen-threatened", { amount: threatened }),
    ...hero.statuses.map((status) => desk.statusTold(status)),
    ...hero.in_play.map(({ card, left }) => desk.say("screen-in-play", { card: desk.pieceName(card), left })),
    ...[...hero.items, ...hero.advancements].map(({ card, used }) =>
      desk.say("screen-gear", { card: desk.pieceName(card), used: used ? "yes" : "no" }),
    ),
    acs && rcs
      ? acs.length + rcs.length > 0 && desk.say("screen-in-hand", { cards: [...acs, ...rcs].map((code) => desk.pieceName(code)).join(", ") })
      : desk.say("screen-backs", { acs: hand[0], rcs: hand[1] }),
    decksTold(desk, hero),
  ];
  return told.filter((line) => line !== false);
}
