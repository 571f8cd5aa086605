import { expect, test } from "vitest";
import { usualSeats } from "../src/lobby/plan";
import { presetsOf } from "../src/lobby/presets";
import { gameWords } from "../src/words/words";

test("me and bots sit down where a game does not say otherwise", () => {
  const kinds = (game: string, most: number) => usualSeats(game, [2, most]).map(({ kind }) => kind);
  expect(kinds("watch", 6)).toEqual(["me", "bot", "bot", "bot"]);
  expect(kinds("watch", 2)).toEqual(["me", "bot"]);
  expect(kinds("castle", 5)).toEqual(["bot", "me"]);
});

test("a game with words for some of its modes offers these, one without any offers all by their names", () => {
  const modes = { normal: {}, "long night": { nights: 5 } };
  const offered = (text: string) => presetsOf(modes, gameWords(text)).map(({ name, text }) => `${name}: ${text}`);
  expect(offered("preset-long-night = Long\npreset-long-night-text = Five nights.")).toEqual(["Long: Five nights."]);
  expect(offered("")).toEqual(["normal: ", "long night: "]);
});
