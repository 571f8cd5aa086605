import type { SceneOf, ScreenProps } from "../games";
import type { Offer, Phrase } from "../wire/types";
import type { Words } from "../words/words";

interface Viewed {
  seat: number | null;
}

export type DeskProps<View, Cards> = Omit<ScreenProps<View, Cards>, "choose"> & { choose?: (offer: Offer) => void };

/** What one pair of eyes sees of a table, with all that can be done there: what every part of a screen asks. */
export class TableDesk<View extends Viewed, Cards> {
  readonly scene: SceneOf<View>;
  readonly view: View;
  readonly words: Words;
  readonly inspect: (thing: string | null) => void;
  private readonly answer: (offer: Offer) => void;

  constructor({ scene, words, choose, inspect }: DeskProps<View, Cards>) {
    this.scene = scene;
    this.view = scene.view;
    this.words = words;
    this.inspect = inspect;
    this.answer = choose ?? (() => {});
  }

  say(key: string, args: Phrase["args"] = {}): string {
    return this.words.say(key, args);
  }

  get prompt(): string | null {
    return this.scene.asked?.prompt ?? null;
  }

  get offers(): Offer[] {
    return this.scene.asked?.offers ?? [];
  }

  name(seat: number): string {
    return this.words.names[seat];
  }

  /** The offer that speaks of a thing; where several do, the one of the verb. */
  offer(thing: string | null, verb?: string): Offer | undefined {
    return this.offers.find((offer) => offer.thing === thing && (!verb || offer.verb === verb));
  }

  /** The number key of an offer. */
  numberOf(offer: Offer | undefined): number | null {
    return offer ? this.offers.indexOf(offer) + 1 : null;
  }

  /** What a click on something does that stands for an offer. */
  choiceOf(offer: Offer | undefined): (() => void) | null {
    return offer ? () => this.answer(offer) : null;
  }

  /** An offer in words, or else what the thing is. */
  labelOf(offer: Offer | undefined, otherwise: string): string {
    return offer ? this.words.render(offer.words) : otherwise;
  }

  /** Why a thing cannot be chosen; empty if there is nothing to say. */
  reason(thing: string): string {
    const closed = this.scene.asked?.closed.find((entry) => entry.thing === thing);
    return closed ? this.words.render(closed.words) : "";
  }
}

/** The same where each seat has its own part of the table. */
export class SeatsDesk<View extends Viewed & { seats: readonly unknown[] }, Cards> extends TableDesk<View, Cards> {
  /** The reader's own part of the table; null for a spectator. */
  get own(): View["seats"][number] | null {
    return this.view.seat === null ? null : this.view.seats[this.view.seat];
  }
}
