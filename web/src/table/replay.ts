import type { ReplayStep, Scene, TableInfo } from "../wire/types";

/** A step of a finished game as a scene in which nobody is asked anything. */
export function replayScene(info: TableInfo, step: ReplayStep): Scene {
  return {
    type: "scene",
    table: info.table,
    game: info.game,
    settings: info.settings,
    mode: { key: "replay", args: {} },
    status: step.outcome ? "over" : "playing",
    hints: false,
    clock: { kind: "off" },
    public: info.public,
    host: false,
    viewer: step.viewer,
    mine: [],
    seats: info.seats.map((seat) => ({ ...seat, waiting: false, here: true, mine: false })),
    view: step.view,
    blocks: step.blocks,
    asked: null,
    passing: [],
    orders: null,
    undo: null,
    take_back: null,
    timers: [],
    lesson: [],
    story: step.story,
    outcome: step.outcome,
    rematch: null,
    pauses_left: 0,
    paused_by: null,
    closed: null,
  };
}
