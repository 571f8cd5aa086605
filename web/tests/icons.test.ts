// @vitest-environment node
import { expect, test } from "vitest";
import { drawings, usedIcons } from "../scripts/icons";
import authors from "../src/parts/authors.json";

test("every picture of a card exists, and is in the bundle", () => {
  const used = usedIcons();
  expect(used).toContain("rock-golem");
  expect(Object.keys(drawings(used))).toEqual(used);
});

test("a picture that does not exist is named", () => {
  expect(() => drawings(["no-such-picture"])).toThrow("no picture named no-such-picture");
});

test("every picture in use is credited to its author, and no other", () => {
  expect(Object.values(authors).flat().sort()).toEqual(usedIcons());
});
