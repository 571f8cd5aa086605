import type { CardState } from "../../parts/Card.svelte";
import type { Offer, Phrase } from "../../wire/types";
import type { Words } from "../../words/words";
import type { SceneOf, ScreenProps } from "..";
import type { Catalogue, DefenseCard, DefenseView, HeroCard, SeatView, View } from "./types";

type Props = Omit<ScreenProps<View, Catalogue>, "choose"> & { choose?: (offer: Offer) => void };

/** What one pair of eyes sees of a table, with all that can be done there: what every part of the screen asks. */
export class Desk {
  readonly scene: SceneOf<View>;
  readonly view: View;
  readonly words: Words;
  readonly inspect: (thing: string | null) => void;
  private readonly answer: (offer: Offer) => void;
  private readonly heroes: Map<string, HeroCard>;
  private readonly defenses: Map<string, DefenseCard>;

  constructor({ scene, cards, words, choose, inspect }: Props) {
    this.scene = scene;
    this.view = scene.view;
    this.words = words;
    this.inspect = inspect;
    this.answer = choose ?? (() => {});
    this.heroes = new Map(cards.heroes.map((card) => [card.id, card]));
    this.defenses = new Map(cards.defenses.map((card) => [card.id, card]));
  }

  hero(code: string): HeroCard {
    return this.heroes.get(code)!;
  }

  defense(code: string): DefenseCard {
    return this.defenses.get(code)!;
  }

  say(key: string, args: Phrase["args"] = {}): string {
    return this.words.say(key, args);
  }

  get prompt(): string | null {
    return this.scene.asked?.prompt ?? null;
  }

  /** The reader's own part of the table; null for a spectator. */
  get own(): SeatView | null {
    return this.view.seat === null ? null : this.view.seats[this.view.seat];
  }

  name(seat: number): string {
    return this.words.names[seat];
  }

  offer(thing: string): Offer | undefined {
    return this.scene.asked?.offers.find((offer) => offer.thing === thing);
  }

  /** The number key of a thing that can be chosen. */
  number(thing: string): number | null {
    const index = this.scene.asked?.offers.findIndex((offer) => offer.thing === thing) ?? -1;
    return index < 0 ? null : index + 1;
  }

  /** Why a thing cannot be chosen; empty if there is nothing to say. */
  reason(thing: string): string {
    const closed = this.scene.asked?.closed.find((entry) => entry.thing === thing);
    return closed ? this.words.render(closed.words) : "";
  }

  /** How a card looks. */
  state(thing: string): CardState {
    if (this.view.chosen.includes(thing)) return "taken";
    if (this.offer(thing)) return "open";
    return this.reason(thing) ? "closed" : "plain";
  }

  /** What a click on a thing does. */
  choice(thing: string): (() => void) | null {
    const offer = this.offer(thing);
    return offer ? () => this.answer(offer) : null;
  }

  /** A thing in words: what choosing it does, or else what it is. */
  label(thing: string, otherwise: string): string {
    const offer = this.offer(thing);
    return offer ? this.words.render(offer.words) : otherwise;
  }

  heroLabel(code: string): string {
    const { name, class_name, armor, vulnerable, challenge } = this.hero(code);
    return this.say("hero", { hero: name, class: class_name, armor, types: vulnerable, challenge });
  }

  defenseLabel({ card, side, attack }: DefenseView): string {
    const { name, sides } = this.defense(card);
    const up = { key: "side", args: { types: sides[side - 1].types, value: attack } };
    return this.say("defense-side", { defense: name, side: up });
  }

  /** How many of some heroes each type hurts. */
  tally(heroes: readonly string[]): string {
    const weak = (letter: string) => heroes.filter((code) => this.hero(code).vulnerable.includes(letter)).length;
    return this.say("tally", { traps: weak("T"), spells: weak("S"), minions: weak("M") });
  }
}

/** A Defense Card as it comes into play. */
export function fresh(desk: Desk, card: string): DefenseView {
  return { card, side: 1, attack: desk.defense(card).sides[0].value };
}
