// The pictures that the client uses, as a module: only those get into the bundle.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { SIGNS } from "../src/parts/signs.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const MODULE = "virtual:icons";
const GAMES = new URL("../../src/darkling/games/", import.meta.url);
const SET = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** The card files of all games. */
function cardFiles(): string[] {
  const files = readdirSync(GAMES, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /[\\/]cards[\\/][^\\/]+\.toml$/.test(file))
    .map((file) => fileURLToPath(new URL(file, GAMES)));
}

function artOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^art = "(.+)"$/gm)].map(([, name]) => name);
}

/** The names of all pictures in use: of cards, and of what else screens show. */
export function usedIcons(): string[] {
  return [...new Set([...Object.values(SIGNS), ...cardFiles().flatMap(artOf)])].sort();
}

/** The drawings of pictures by their names; a name that the set does not have is an error. */
export function drawings(names: readonly string[]): Record<string, string> {
  const { icons } = JSON.parse(readFileSync(SET, "utf8")) as IconSet;
  const missing = names.filter((name) => !(name in icons));
  if (missing.length) throw new Error(`game-icons has no picture named ${missing.join(", ")}`);
  return Object.fromEntries(names.map((name) => [name, icons[name].body]));
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of cardFiles()) this.addWatchFile(file);
      return `export default ${JSON.stringify(drawings(usedIcons()))}`;
    },
  };
}
