import type { Clock, Scene, SeatInfo, Timer } from "../wire/types";
import type { Words } from "../words/words";

/** There are so many colours; more seats begin again with the first one, and have their names. */
const COLOURS = 7;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % COLOURS})`;
}

/** The names of all seats: those that nobody has taken are called by that. */
export function namesOf(words: Words, seats: readonly SeatInfo[]): string[] {
  return seats.map((info) => info.name || words.say("open-seat"));
}

/** Whether a reader who only watches may sit down. */
export function isForAll(scene: Scene): boolean {
  return scene.public && !scene.mine.length && scene.seats.some(({ kind }) => kind === "open");
}

/** Whether nothing happens at the table any more. */
export function isEnded(scene: Scene): boolean {
  return scene.status === "over" || scene.status === "closed";
}

/** Whether there is a game to look at: it has begun, and nobody has given it up. */
export function isOnTable(scene: Scene): boolean {
  return scene.status !== "gathering" && scene.status !== "closed";
}

/** Whether a seat belongs to a person other than the reader, also while a bot keeps it for them. */
export function isSomeoneElse(info: SeatInfo): boolean {
  return !info.mine && (info.kind === "person" || info.holds_for !== null);
}

/** How many seconds of its time a seat has left. */
export function timeLeft(clock: Clock, timer: Timer): number {
  return (clock.seconds ?? 60) - timer.spent;
}

/** Who keeps a seat, in a word or two; empty for a person who is here. */
export function keeper(words: Words, info: SeatInfo): string {
  if (info.resigned) return words.say("seat-resigned");
  if (info.kind === "bot") {
    const level = words.say(`level-${info.level}`);
    return words.say(info.holds_for ? "seat-kept" : "seat-bot", { level });
  }
  if (info.kind === "open") return words.say("seat-open");
  return info.here ? "" : words.say("seat-away");
}

/** Seconds as minutes and seconds, hours or days; time that has run out is negative. */
export function duration(seconds: number): string {
  const whole = Math.abs(Math.floor(seconds));
  const sign = seconds < 0 ? "−" : "";
  if (whole >= 86_400) return `${sign}${Math.floor(whole / 86_400)} d`;
  if (whole >= 3_600) return `${sign}${Math.floor(whole / 3_600)} h`;
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
