import { afterEach, expect, test, vi } from "vitest";
import * as http from "../src/wire/http";

function answers(status: number, body: string) {
  const response = { status, statusText: "Bad" };
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => new Response(body, response));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("what changes something carries the header that other sites cannot send", async () => {
  const fetched = answers(201, '{"table": "T"}');
  await http.makeTable({ game: "dealings", seats: [{ kind: "me" }] });
  const [path, request] = fetched.mock.calls[0];
  expect(path).toBe("/api/tables");
  expect(request).toMatchObject({ method: "POST", headers: { "X-Darkling": "1" } });
});

test("a refusal says what the server said", async () => {
  answers(409, '{"code": "seat-taken", "text": "Someone sits there already."}');
  await expect(http.join("T", null)).rejects.toMatchObject({
    status: 409,
    code: "seat-taken",
    message: "Someone sits there already.",
  });
});

test("an answer that is no JSON is a refusal too", async () => {
  answers(502, "<html>");
  await expect(http.games()).rejects.toMatchObject({ status: 502, message: "Bad" });
});

test("while the server cannot answer, a question is asked again, but nothing is done twice", async () => {
  vi.useFakeTimers();
  const fetched = answers(503, '{"code": "unavailable", "text": "Wait a moment."}');
  const asked = expect(http.games()).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(2500);
  expect(fetched).toHaveBeenCalledTimes(3);
  await vi.runAllTimersAsync();
  await asked;
  fetched.mockClear();
  await expect(http.makeTable({ game: "dealings", seats: [] })).rejects.toMatchObject({ status: 503 });
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("a spectator's replay leaves the eyes out", async () => {
  const fetched = answers(200, "{}");
  await http.replay("T", 3, null, false);
  await http.replay("T", 3, 0, true);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    "/api/tables/T/replay?step=3",
    "/api/tables/T/replay?step=3&eyes=0&in_words=true",
  ]);
});
