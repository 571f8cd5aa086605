import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../wire/types";
import client from "./client.ftl?raw";
import shared from "../../../src/darkling/words.ftl?raw";

export type Said = Phrase["args"][string];

const OWN = bundled(client, shared);

/**
 * Says phrases to one reader, by the names that the seats have: the same way as Python's Phrasebook.
 *
 * What the page says by itself is in the client's own words. What the server says is in the game's, whatever their keys.
 */
export class Words {
  constructor(
    private readonly game: FluentBundle | null = null,
    readonly viewer: number | null = null,
    readonly names: readonly string[] = [],
  ) {}

  /** The same words for another reader. */
  for(viewer: number | null, names: readonly string[]): Words {
    return new Words(this.game, viewer, names);
  }

  say(key: string, args: Phrase["args"] = {}): string {
    return this.told({ key, args }, [OWN, this.game]);
  }

  /** Words that are missing or do not fit show as their key: a page must not break on a sentence. */
  render(said: Phrase): string {
    return this.told(said, [this.game, OWN]);
  }

  /** What a game need not have words for. */
  optional(said: Phrase, otherwise = ""): string {
    return this.game?.hasMessage(said.key) ? this.render(said) : otherwise;
  }

  private told(said: Phrase, bundles: readonly (FluentBundle | null)[]): string {
    const bundle = bundles.find((one) => one?.hasMessage(said.key));
    const variables = this.variables(said);
    if (isJoint(variables)) return String(variables.first || variables.rest);
    const wrong: Error[] = [];
    const text = bundle?.formatPattern(bundle.getMessage(said.key)!.value!, variables, wrong);
    return text === undefined || wrong.length ? `⟨${said.key}⟩` : text;
  }

  private variables(said: Phrase): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args)) {
      if (name === "seat") Object.assign(variables, this.whose(value as number));
      else variables[name] = typeof value === "object" ? this.render(value) : value;
    }
    return variables;
  }

  private whose(seat: number): Record<string, FluentVariable> {
    return { own: seat === this.viewer ? "yes" : "no", name: this.names[seat] ?? "" };
  }
}

/** The words of a game, and the client's own. */
export function gameWords(text: string): Words {
  return new Words(bundled(shared, text));
}

/** A name that a game has for something in code, for want of words. */
export function plain(name: string): string {
  return name.replaceAll("_", " ");
}

/** Items as one phrase, joined by the words of `comma` and, at the end, of `and`. */
export function listed(items: readonly Said[]): Said {
  if (!items.length) return "";
  return items.reduceRight((rest, first, at) => ({
    key: at === items.length - 2 ? "and" : "comma",
    args: { first, rest },
  }));
}

/** Whether two are joined of which one says nothing. */
function isJoint(variables: Record<string, FluentVariable>): boolean {
  return Object.keys(variables).length === 2 && (variables.first === "" || variables.rest === "");
}

function bundled(...texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle("en", { useIsolating: false });
  // A game may have words of its own for what all games say.
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}
