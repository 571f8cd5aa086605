import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Words, wordsOf } from "../src/words/words";

const GAMES = ["dealings", "heists"];
const SHARED = ["src/words/client.ftl", "../src/darkling/words.ftl"];
const ofGame = (game: string) => `../src/darkling/games/${game}/words.ftl`;
const FILES = [...SHARED, ...GAMES.map(ofGame)].map((file) => [file, GAMES.find((game) => ofGame(game) === file) ?? GAMES[0]]);

/** A number for every variable of a file: words have a default for whatever they select by. */
function anything(file: string): Record<string, number> {
  return Object.fromEntries([...readFileSync(file, "utf8").matchAll(/\$(\w+)/g)].map(([, name]) => [name, 1]));
}

function keysIn(file: string): string[] {
  return [...new FluentResource(readFileSync(file, "utf8")).body].map(({ id }) => id);
}

test("own and other seats are told apart by who reads", async () => {
  const words = await wordsOf("dealings");
  const told = { key: "event-hero-rampaged", args: { seat: 1, hero: "Red Runa" } };
  expect(words.for(1, ["Ada", "Bob"]).render(told)).toBe("You let Red Runa rampage.");
  expect(words.for(0, ["Ada", "Bob"]).render(told)).toBe("Bob lets Red Runa rampage.");
});

test("phrases within phrases are said first", async () => {
  const words = (await wordsOf("dealings")).for(0, ["Ada", "Bob"]);
  const both = { key: "and", args: { first: { key: "who-first", args: { seat: 0 } }, rest: "Bob" } };
  expect(words.render(both)).toBe("You and Bob");
});

test("numbers choose between one and many", () => {
  expect(new Words().say("choices", { count: 1 })).toBe("1 choice");
  expect(new Words().say("choices", { count: 8 })).toBe("8 choices");
});

test("a key without words shows as itself and breaks nothing", () => {
  expect(new Words().say("no-such-key")).toBe("⟨no-such-key⟩");
  expect(new Words().say("hand-over")).toBe("⟨hand-over⟩");
});

test.each(FILES)("every message of %s can be said", async (file, game) => {
  const words = (await wordsOf(game)).for(0, ["Ada"]);
  const args = anything(file);
  const broken = keysIn(file).filter((key) => words.render({ key, args }).includes("⟨"));
  expect(broken).toEqual([]);
});

test.each(GAMES)("the client's words and those of %s have no key in common", (name) => {
  const [client, shared, game] = [...SHARED, ofGame(name)].map(keysIn);
  expect(client.filter((key) => shared.includes(key) || game.includes(key))).toEqual([]);
});
