import type { Scene } from "../wire/types";
import { listed, type Words } from "../words/words";

/** What is going on at a table when its reader is not asked anything. */
export function situation(words: Words, scene: Scene): string {
  const open = scene.seats.filter(({ kind }) => kind === "open").length;
  if (scene.status === "over") return words.say("table-over");
  if (scene.status === "closed") return words.say("table-closed");
  if (scene.status === "paused") return words.say("paused");
  if (scene.status === "gathering") return words.say("table-gathering", { count: open });
  const own = scene.viewer === null ? null : scene.seats[scene.viewer];
  if (own?.resigned) return words.say("table-resigned");
  if (own?.kind === "bot") return words.say("table-kept");
  const names = scene.seats.filter(({ waiting }) => waiting).map(({ seat }) => words.names[seat]);
  const key = scene.viewer === null ? "table-watching" : "table-waiting";
  return words.say(key, { count: names.length, names: listed(names) });
}
