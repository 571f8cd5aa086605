import type { Aim } from "../../parts/board/aim";
import type { Leaf, Tile } from "../../parts/board/Floor.svelte";
import { around, doorBetween, type Area, type Line, middle, walls } from "../../parts/board/plan";
import type { DeskProps } from "../../parts/desk";
import { DarkDesk } from "../darkworld/desk";
import { ARENA_AREA, ARENA_AT, groundOf, LAYOUT, ROOMS_AREA } from "./layout";
import type { CastleCatalogue, CastleView } from "./types";

const ENTRANCE = "C2";

/** The table of Korak's castle, as its screen asks about it. */
export class Desk extends DarkDesk<CastleView, CastleCatalogue> {
  constructor(props: DeskProps<CastleView, CastleCatalogue>) {
    super(props, LAYOUT);
  }

  override isAskedFor(hero: string): boolean {
    return this.view.paying === hero;
  }

  override doorAt(square: string): number {
    return this.view.doorsteps[square] ?? 0;
  }

  /** The ground; rooms that nobody has opened lie in the dark. */
  get tiles(): Tile[] {
    return this.cards.squares.map((square) => ({
      ...this.place(square.id),
      ground: groundOf(square.mark),
      unseen: this.isUnseen(square.mark),
    }));
  }

  private isUnseen(mark: string): boolean {
    const room = Number(mark);
    return room > 0 && !this.view.filled[room - 1];
  }

  get walls(): Line[] {
    const joined = new Map(this.cards.squares.map((square) => [square.id, new Set(square.joined)]));
    return walls([...this.places.values()], (one, other) => joined.get(one)!.has(other));
  }

  get doors(): Leaf[] {
    const doors = this.cards.doors.map(({ room, front, inside }) => ({
      ...doorBetween(this.place(front), this.place(inside)),
      id: `door-${room}`,
      kind: "door" as const,
      open: this.view.doors[room - 1],
    }));
    const secrets = this.cards.secrets.map(({ square, behind }) => ({
      ...doorBetween(this.place(square), this.place(behind)),
      id: `secret-${square}`,
      kind: "secret" as const,
      open: false,
    }));
    return [...doors, ...secrets];
  }

  /** The rooms with the area of each. */
  get rooms(): { room: number; area: Area; isUnseen: boolean }[] {
    return this.cards.doors.map(({ room }) => {
      const squares = this.cards.squares.filter(({ mark }) => mark === String(room));
      const area = around(squares.map(({ id }) => this.place(id)));
      return { room, area, isUnseen: this.isUnseen(String(room)) };
    });
  }

  limit(room: number): number | null {
    return this.cards.doors.find((door) => door.room === room)?.limit ?? null;
  }

  /** Where to look: at the map on which the action is, and there at the action. */
  get aim(): Aim {
    const point = this.placingPoint ?? this.action(this.ownSquare ?? ENTRANCE);
    return { area: point.x < ARENA_AT.x ? ROOMS_AREA : ARENA_AREA, point };
  }

  private get placingPoint() {
    const room = this.rooms.find(({ room: number }) => number === this.view.placing?.group);
    return room ? middle(room.area) : null;
  }
}
