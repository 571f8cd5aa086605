import type { Asked, Scene, SeatInfo } from "../src/wire/types";

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: `Name ${number}`,
    level: null,
    holds_for: null,
    mine: false,
    here: true,
    resigned: false,
    waiting: false,
    bot_in: null,
    ...more,
  };
}

export const ASKED: Asked = {
  seat: 0,
  number: 7,
  prompt: "fight-or-discard",
  words: { key: "prompt-fight-or-discard", args: {} },
  stakes: null,
  tip: { key: "and", args: { first: "Fight", rest: "win" } },
  rule: "DD-CBT-03",
  window: false,
  pass_here: false,
  options: [
    { id: 1, verb: "fight", thing: null, words: { key: "option-fight", args: {} }, undoable: true, passes: false },
    { id: 2, verb: "discard", thing: null, words: { key: "option-discard", args: {} }, undoable: false, passes: false },
  ],
  barred: [],
};

/** A reaction window in which seat 0 can do nothing. */
export const WINDOW: Asked = {
  ...ASKED,
  window: true,
  options: [{ id: 3, verb: "pass", thing: null, words: { key: "darkling", args: {} }, undoable: true, passes: true }],
};

/** A scene of a table for two, seen from seat 0. */
export function scene(more: Partial<Scene> = {}): Scene {
  return {
    type: "scene",
    table: "T",
    game: "dealings",
    settings: {},
    mode: { key: "darkling", args: {} },
    status: "playing",
    hints: true,
    clock: { kind: "off" },
    public: false,
    host: false,
    viewer: 0,
    mine: [0],
    seats: [seat(0, { mine: true }), seat(1)],
    view: null,
    blocks: [],
    asked: null,
    passing: [],
    orders: null,
    undo: null,
    take_back: null,
    timers: [],
    lesson: [],
    story: { start: 0, events: [] },
    outcome: null,
    rematch: null,
    pauses_left: 3,
    paused_by: null,
    closed: null,
    ...more,
  };
}
