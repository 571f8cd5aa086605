import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gameWords, type Words } from "../src/words/words";

const SCREENS = "src/games";

/** All games that have a screen. */
export const GAMES = readdirSync(SCREENS).filter((folder) => existsSync(`${SCREENS}/${folder}/screen.ts`));

/** The folders of a game: those it takes something from, and its own. */
export function foldersOf(game: string): string[] {
  const sources = readdirSync(`${SCREENS}/${game}`).map((file) => readFileSync(`${SCREENS}/${game}/${file}`, "utf8"));
  const shared = sources.flatMap((source) => [...source.matchAll(/from "\.\.\/(\w+)\//g)]).map(([, folder]) => folder);
  return [...new Set(shared), game];
}

/** The Fluent files of a game, as the server puts them together. */
export function sentenceFiles(game: string): string[] {
  return foldersOf(game).map((folder) => `../src/darkling/games/${folder}/telling/words.ftl`);
}

export function wordsOf(game: string): Words {
  return gameWords(sentenceFiles(game).map((file) => readFileSync(file, "utf8")).join("\n"));
}
