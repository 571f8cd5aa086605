/** What a button has that only tells of something: the page tells more while pointer or focus is on it. */

import { isRoomy } from "../../parts/room";
import type { Desk } from "./desk";

export function tells(desk: Desk, thing: string | null) {
  return {
    "data-thing": thing,
    "data-still": true,
    "aria-disabled": true,
    onclick: () => desk.inspect(thing),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && isRoomy() && desk.inspect(thing),
    onpointerleave: () => isRoomy() && desk.inspect(null),
    onfocus: (event: FocusEvent) => (event.target as HTMLElement).matches(":focus-visible") && desk.inspect(thing),
    onblur: () => desk.inspect(null),
  };
}
