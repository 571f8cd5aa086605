import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../wire/types";
import client from "./client.ftl?raw";
import shared from "../../../src/darkling/words.ftl?raw";

export type Said = Phrase["args"][string];

const OF_GAMES = import.meta.glob<string>("../../../src/darkling/games/*/words.ftl", {
  query: "?raw",
  import: "default",
});

/** Says phrases to one reader, by the names that the seats have: the same way as Python's Phrasebook. */
export class Words {
  constructor(
    private readonly bundle: FluentBundle = bundled([]),
    readonly viewer: number | null = null,
    readonly names: readonly string[] = [],
  ) {}

  /** The same words for another reader. */
  for(viewer: number | null, names: readonly string[]): Words {
    return new Words(this.bundle, viewer, names);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, Said> = {}): string {
    return this.render({ key, args });
  }

  /** Words that are missing or do not fit show as their key: a page must not break on a sentence. */
  render(said: Phrase): string {
    const pattern = this.bundle.getMessage(said.key)?.value;
    if (!pattern) return `⟨${said.key}⟩`;
    const wrong: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.variables(said), wrong);
    return wrong.length ? `⟨${said.key}⟩` : text;
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
export async function wordsOf(game: string): Promise<Words> {
  const load = OF_GAMES[`../../../src/darkling/games/${game}/words.ftl`];
  return new Words(bundled(load ? [await load()] : []));
}

/** The client's own words and those that all games share, with more. */
function bundled(texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of [client, shared, ...texts]) bundle.addResource(new FluentResource(text));
  return bundle;
}
