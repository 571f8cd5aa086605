import type { Played, PlayedSeat, StatisticsLine } from "../wire/types";

/** A game of which one has played some, in all and by the number of players. */
export interface GameNumbers {
  game: string;
  games: number;
  wins: number;
  lines: StatisticsLine[];
}

/** Lines of the server put together by game. */
export function byGame(lines: readonly StatisticsLine[]): GameNumbers[] {
  const ids = [...new Set(lines.map(({ game }) => game))];
  return ids.map((game) => {
    const own = lines.filter((line) => line.game === game);
    return { game, games: total(own, "games"), wins: total(own, "wins"), lines: own };
  });
}

export function total(lines: readonly StatisticsLine[], what: "games" | "wins"): number {
  return lines.reduce((sum, line) => sum + line[what], 0);
}

/** What share of games was won, in whole percent. */
export function percent(wins: number, games: number): number {
  return games ? Math.round((100 * wins) / games) : 0;
}

/** How one did in a game, as the key of its words: with several seats at one device, as well as the best. */
export function standing(game: Played): { key: string; args: { place: number; count: number } } {
  const mine = game.seats.filter((seat) => seat.mine);
  const place = Math.min(...mine.map((seat) => seat.place ?? Infinity));
  // Allies share a place, so that there may be fewer places than seats.
  const count = Math.max(...game.seats.map((seat) => seat.place ?? 0));
  return { key: `history-${ending(mine)}`, args: { place, count } };
}

function ending(mine: PlayedSeat[]): string {
  if (mine.some((seat) => seat.won)) return "won";
  const stayed = mine.find((seat) => seat.ending !== "gave-up");
  if (!stayed) return "gave-up";
  return stayed.ending === "played" ? "place" : "broken-off";
}
