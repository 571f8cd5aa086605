import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { gameWords, listed, Words } from "../src/words/words";
import { GAMES, sentenceFiles, wordsOf } from "./sentences";

const OURS = ["src/words/client.ftl", "../src/darkling/words.ftl"];
const FILES = [
  ...OURS.map((file) => [file, GAMES[0]]),
  ...GAMES.flatMap((game) => sentenceFiles(game).map((file) => [file, game])),
];

/** A number for every variable of some files: words have a default for whatever they select by. */
function anything(files: readonly string[]): Record<string, number> {
  const texts = files.map((file) => readFileSync(file, "utf8")).join();
  return Object.fromEntries([...texts.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 1]));
}

function keysIn(file: string): string[] {
  return [...new FluentResource(readFileSync(file, "utf8")).body].map(({ id }) => id);
}

test("own and other seats are told apart by who reads", () => {
  const words = wordsOf("dealings");
  const told = { key: "event-hero-rampaged", args: { seat: 1, hero: "Red Runa" } };
  expect(words.for(1, ["Ada", "Bob"]).render(told)).toBe("You let Red Runa rampage.");
  expect(words.for(0, ["Ada", "Bob"]).render(told)).toBe("Bob lets Red Runa rampage.");
});

test("phrases within phrases are said first", () => {
  const words = wordsOf("dealings").for(0, ["Ada", "Bob"]);
  const both = { key: "and", args: { first: { key: "who-first", args: { seat: 0 } }, rest: "Bob" } };
  expect(words.render(both)).toBe("You and Bob");
});

test("a list reads like one, and leaves out what says nothing", () => {
  const said = (...items: string[]) => new Words().say("waits-for", { names: listed(items) });
  expect(said("Ada", "Bob", "Cleo")).toBe("waiting for Ada, Bob and Cleo");
  expect(said("Ada", "", "Cleo")).toBe("waiting for Ada, Cleo");
});

test("numbers choose between one and many", () => {
  expect(new Words().say("choices", { count: 1 })).toBe("1 choice");
  expect(new Words().say("choices", { count: 8 })).toBe("8 choices");
});

test("a key without words shows as itself and breaks nothing", () => {
  expect(new Words().say("no-such-key")).toBe("⟨no-such-key⟩");
  expect(new Words().say("hand-over")).toBe("⟨hand-over⟩");
});

test("a game may call its words as the page does: each says its own", () => {
  const words = gameWords("menu = Roast pork");
  expect(words.render({ key: "menu", args: {} })).toBe("Roast pork");
  expect(words.say("menu")).toBe("Menu");
});

test("what a game need not have words for is passed over in silence", () => {
  const words = gameWords("stakes = Your head");
  expect(words.optional({ key: "stakes", args: {} })).toBe("Your head");
  expect(words.optional({ key: "mode", args: {} })).toBe("");
  expect(words.optional({ key: "menu", args: {} }, "none")).toBe("none");
});

test.each(FILES)("every message of %s can be said", (file, game) => {
  const words = wordsOf(game).for(0, ["Ada"]);
  const args = anything([file, ...sentenceFiles(game)]);
  const broken = keysIn(file).filter((key) => words.render({ key, args }).includes("⟨"));
  expect(broken).toEqual([]);
});

test.each(GAMES)("the client's words and those of %s have no key in common", (name) => {
  const [client, shared, ...game] = [...OURS, ...sentenceFiles(name)].map(keysIn);
  expect(client.filter((key) => shared.includes(key) || game.flat().includes(key))).toEqual([]);
});
