import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";
import { foldersOf, GAMES, sentenceFiles } from "./sentences";

const SPOKEN = ["aria-label", "alt", "placeholder", "title"];
const LETTERS = /\p{L}{2}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+.* \p{L}{2}/u;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (value && typeof value === "object") {
    if ("type" in value) yield value as Node;
    for (const [key, child] of Object.entries(value)) if (key !== "metadata") yield* nodes(child);
  }
}

/** Texts in markup, less those in attributes that nobody reads. */
function spoken(source: string): string[] {
  const all = [...nodes(parse(source, { modern: true }).fragment)];
  const attributes = all.filter(({ type }) => type === "Attribute" || type === "StyleDirective");
  const unread = new Set(attributes.filter(({ name }) => !SPOKEN.includes(name!)).flatMap((a) => [...nodes(a.value)]));
  const texts = all.filter((node) => node.type === "Text" && !unread.has(node)).map(({ data }) => data ?? "");
  return texts.filter((text) => LETTERS.test(text));
}

/** Strings in code that read like sentences, except what an exception says to programmers. */
function sentences(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node)) return;
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("file.ts", source, ts.ScriptTarget.Latest));
  return found;
}

function script(source: string): string {
  return [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join("\n");
}

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => `src/${file}`);
const COMPONENTS = SOURCES.filter((file) => file.endsWith(".svelte"));
const MODULES = SOURCES.filter((file) => file.endsWith(".ts") && !file.endsWith("types.ts"));

test("the finder finds sentences, and lets be what is none", () => {
  expect(spoken('<p class="big red" style:width="{size}px">Hello there</p>')).toEqual(["Hello there"]);
  expect(spoken('<button title="Press me">{words.say("x")}</button>')).toEqual(["Press me"]);
  expect(sentences('say("Your turn now"); throw new Error("Wrong in code"); css("big red")')).toEqual([
    "Your turn now",
  ]);
});

test.each(COMPONENTS)("%s has no sentences of its own", (file) => {
  const source = readFileSync(file, "utf8");
  expect([...spoken(source), ...sentences(script(source))]).toEqual([]);
});

test.each(MODULES)("%s has no sentences of its own", (file) => {
  expect(sentences(readFileSync(file, "utf8"))).toEqual([]);
});

test.each(GAMES)("every key that the client says has words, with %s on the table", (game) => {
  const files = ["src/words/client.ftl", "../src/darkling/words.ftl", ...sentenceFiles(game)];
  const known = files.map((file) => `\n${readFileSync(file, "utf8")}`).join("");
  const sources = [...COMPONENTS, ...MODULES].filter((file) => isFor(game, file));
  const said = sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bsay\("([\w-]+)"/g)]);
  expect(said.map(([, key]) => key).filter((key) => !known.includes(`\n${key} =`))).toEqual([]);
});

/** Whether a source is the game's own, one it shares, or no game's. */
function isFor(game: string, file: string): boolean {
  const folder = /^src\/games\/(\w+)\//.exec(file)?.[1];
  return folder === undefined || foldersOf(game).includes(folder);
}

test("the lock file names no addresses to download from", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});
