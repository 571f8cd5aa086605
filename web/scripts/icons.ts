// The pictures that the client uses, as a module: only those get into the bundle.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const MODULE = "virtual:icons";
const GAMES = new URL("../../src/darkling/games/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);
const SET = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

function filesIn(folder: URL, name: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => name.test(file)).map((file) => fileURLToPath(new URL(file, folder)));
}

/** Where pictures are named: the card files of all games, and what else screens show. */
function sources(): string[] {
  return [...filesIn(GAMES, /[\\/]cards[\\/][^\\/]+\.toml$/), ...filesIn(SOURCES, /(^|[\\/])signs\.ts$/)];
}

function picturesIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/(?:\bart =|^  \w+:) "([^"]+)"/gm)].map(([, name]) => name);
}

/** The names of all pictures in use. */
export function usedIcons(): string[] {
  return [...new Set(sources().flatMap(picturesIn))].sort();
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
      for (const file of sources()) this.addWatchFile(file);
      return `export default ${JSON.stringify(drawings(usedIcons()))}`;
    },
  };
}
