import { beforeEach, expect, test, vi } from "vitest";
import { Connection, type Link } from "../src/wire/connection";
import type { Scene } from "../src/wire/types";
import { FakeSocket } from "./sockets";

function connected(eyes: number | null = null) {
  const links: Link[] = [];
  const scenes: Scene[] = [];
  const connection = new Connection(
    "ws://here",
    {
      scene: (scene) => scenes.push(scene),
      chats: () => {},
      link: (link) => links.push(link),
      refused: () => {},
      hello: () => ({ seat: eyes, in_words: false }),
    },
    () => new FakeSocket() as unknown as WebSocket,
  );
  connection.connect();
  return { connection, links, scenes };
}

const latest = () => FakeSocket.latest;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});

test("says hello first, with the eyes it looks with", () => {
  connected(2);
  latest().opens();
  expect(latest().sent[0]).toMatchObject({ type: "hello", seat: 2 });
});

test("what has no answer is sent again under the same ref, and nothing else", async () => {
  const { connection } = connected();
  latest().opens();
  const first = connection.send({ type: "say", text: "one" });
  void connection.send({ type: "say", text: "two" });
  const [, one, two] = latest().sent;
  latest().says({ type: "done", ref: one.ref as string });
  await first;
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().opens();
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().sent.slice(1)).toEqual([two]);
});

test("what is said while the line is down goes out when it is back", () => {
  const { connection } = connected();
  void connection.send({ type: "pause" });
  latest().opens();
  expect(latest().sent.map(({ type }) => type)).toEqual(["hello", "pause"]);
});

test("an answer goes to whoever sent the message", async () => {
  const { connection } = connected();
  latest().opens();
  const answer = connection.send({ type: "retract", seat: 0 });
  const ref = latest().sent[1].ref as string;
  latest().says({ type: "refused", ref, code: "no", text: "Not now." });
  expect(await answer).toMatchObject({ type: "refused", text: "Not now." });
});

test("what the server cannot do for the moment is sent again until it can", async () => {
  const { connection } = connected();
  latest().opens();
  const answer = connection.send({ type: "retract", seat: 0 });
  const ref = latest().sent[1].ref as string;
  latest().says({ type: "refused", ref, code: "unavailable", text: "Wait a moment." });
  expect(latest().sent).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(latest().sent[2]).toEqual(latest().sent[1]);
  latest().says({ type: "done", ref });
  expect(await answer).toMatchObject({ type: "done" });
});

test("a table that cannot be had for the moment is tried again", () => {
  const { links } = connected();
  latest().opens();
  latest().says({ type: "refused", ref: null, code: "unavailable", text: "Wait a moment." });
  latest().breaks(1013);
  expect(links.at(-1)).toBe("away");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waits longer after each failure, and shortly again once it has seen the table", () => {
  connected();
  const waits = [];
  for (let failure = 0; failure < 3; failure += 1) {
    latest().breaks();
    const before = FakeSocket.all.length;
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 50) vi.advanceTimersByTime(50);
    waits.push(waited);
  }
  expect(waits[1]).toBeGreaterThan(waits[0]);
  expect(waits[2]).toBeGreaterThan(waits[1]);
  // A line that opens and is refused is a failure, too.
  latest().opens();
  latest().breaks();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(4);
  vi.advanceTimersByTime(20_000);
  latest().opens();
  latest().says({ type: "scene" } as unknown as Scene);
  latest().breaks();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(6);
});

test("does not come back to a table that the server does not have", () => {
  const { links } = connected();
  latest().opens();
  latest().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(links.at(-1)).toBe("closed");
});

test("a network that has gone is noticed at once", () => {
  const { connection, links } = connected();
  latest().opens();
  connection.interrupt();
  expect(links.at(-1)).toBe("away");
});

test("ends for good when told to", () => {
  const { connection } = connected();
  latest().opens();
  connection.end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
