import { expect, test } from "vitest";
import { route } from "../src/route";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new", game: null }],
  ["/new/dealings", { page: "new", game: "dealings" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/table/abc/replay", { page: "replay", id: "abc" }],
  ["/rules/dealings", { page: "rules", game: "dealings" }],
  ["/credits", { page: "credits" }],
  ["/account", { page: "account" }],
  ["/history", { page: "history" }],
  ["/lost-password", { page: "lost-password" }],
  ["/lost-password/now", { page: "missing" }],
  ["/history/more", { page: "missing" }],
  ["/table", { page: "missing" }],
  ["/table/abc/nothing", { page: "missing" }],
  ["/credits/more/and/more", { page: "missing" }],
  ["/table/%E0%A4%A", { page: "table", id: "%E0%A4%A" }],
])("%s", (path, shown) => {
  expect(route(path)).toEqual(shown);
});
