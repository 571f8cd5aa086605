import type { Area, Point } from "./plan";

/** What a board shows: all of an area if there is room, and in any case a point of it. */
export interface Aim {
  area: Area;
  point: Point;
}

/** In which quarter of what is shown the action is, so that what covers a part of it can stay away. */
export interface Quarter {
  isLeft: boolean;
  isHigh: boolean;
}

export function quarter({ area, point }: Aim): Quarter {
  return { isLeft: point.x < area.x + area.wide / 2, isHigh: point.y < area.y + area.high / 2 };
}

export interface Size {
  wide: number;
  high: number;
}

/** How large a square can be so that an area fits into a box, within limits. */
export function fitted(area: Area, box: Size, least: number, most: number): number {
  const size = Math.min(box.wide / area.wide, box.high / area.high);
  return Math.max(least, Math.min(most, Math.floor(size)));
}

/** Where a board scrolls to, in pixels, when its squares are so large. */
export function scrolled({ area, point }: Aim, box: Size, unit: number): Point {
  return {
    x: along(area.x * unit, area.wide * unit, point.x * unit, box.wide),
    y: along(area.y * unit, area.high * unit, point.y * unit, box.high),
  };
}

/** Along one side: what fits is in the middle, otherwise the point is, as far as the area goes. */
function along(start: number, length: number, point: number, box: number): number {
  if (length <= box) return start + (length - box) / 2;
  return Math.max(start, Math.min(point - box / 2, start + length - box));
}

/** Where to scroll so that what is under a spot of the box stays there when squares grow from one size to another. */
export function held(scroll: Point, spot: Point, before: number, after: number): Point {
  const grown = after / before;
  return { x: (scroll.x + spot.x) * grown - spot.x, y: (scroll.y + spot.y) * grown - spot.y };
}
