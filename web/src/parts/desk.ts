import type { SceneOf, ScreenProps } from "../games";
import type { OptionShown, Phrase } from "../wire/types";
import type { Words } from "../words/words";

interface Viewed {
  seat: number | null;
}

export type DeskProps<View, Cards> = Omit<ScreenProps<View, Cards>, "choose" | "sitter"> & { choose?: (option: OptionShown) => void };

/** What one pair of eyes sees of a table, with all that can be done there: what every part of a screen asks. */
export class TableDesk<View extends Viewed, Cards> {
  readonly scene: SceneOf<View>;
  readonly view: View;
  readonly words: Words;
  readonly inspect: (thing: string | null) => void;
  private readonly answer: (option: OptionShown) => void;

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

  get options(): OptionShown[] {
    return this.scene.asked?.options ?? [];
  }

  name(seat: number): string {
    return this.words.names[seat];
  }

  /** The option that speaks of a thing; where several do, the one of the verb. */
  option(thing: string | null, verb?: string): OptionShown | undefined {
    return this.options.find((option) => option.thing === thing && (!verb || option.verb === verb));
  }

  /** The number key of an option. */
  numberOf(option: OptionShown | undefined): number | null {
    return option ? this.options.indexOf(option) + 1 : null;
  }

  /** What a click on something does that stands for an option. */
  choiceOf(option: OptionShown | undefined): (() => void) | null {
    return option ? () => this.answer(option) : null;
  }

  /** An option in words, or else what the thing is. */
  labelOf(option: OptionShown | undefined, otherwise: string): string {
    return option ? this.words.render(option.words) : otherwise;
  }

  /** Why a thing cannot be chosen; empty if there is nothing to say. */
  reason(thing: string): string {
    const barred = this.scene.asked?.barred.find((entry) => entry.thing === thing);
    return barred ? this.words.render(barred.words) : "";
  }
}

/** The same where each seat has its own part of the table. */
export class SeatsDesk<View extends Viewed & { seats: readonly unknown[] }, Cards> extends TableDesk<View, Cards> {
  /** The reader's own part of the table; null for a spectator. */
  get own(): View["seats"][number] | null {
    return this.view.seat === null ? null : this.view.seats[this.view.seat];
  }
}
