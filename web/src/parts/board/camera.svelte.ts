import { isStill } from "../motion";
import { isRoomy } from "../room";
import { type Aim, fitted, held, scrolled, type Size } from "./aim";
import type { Point } from "./plan";

/** A square is never smaller or larger than this, in pixels; at first it is one that a finger can hit. */
const SMALLEST = 26;
const LARGEST = 112;
const FIRST_LARGEST = 72;
const FIRST_SMALLEST = { roomy: 30, small: 52 };
const STEP = 1.25;
const WHEEL = 0.0015;
/** So many pixels a pressed mouse may tremble before that counts as a drag. */
const STEADY = 5;

/** Shows a part of a board: scrolls to where the action is, and pans and zooms as the reader likes. */
export class Camera {
  unit = $state(FIRST_LARGEST);
  private node: HTMLElement | null = null;
  private aim: Aim | null = null;
  private isOwnZoom = false;
  private spread = 0;
  private grabbed: Point | null = null;
  private isDragged = false;

  /** For the element that scrolls. */
  readonly attach = (node: HTMLElement): (() => void) => {
    this.node = node;
    const watch = new ResizeObserver(() => this.show("instant"));
    watch.observe(node);
    const stop = new AbortController();
    const eager = { passive: false, signal: stop.signal };
    node.addEventListener("wheel", this.onwheel, eager);
    node.addEventListener("touchmove", this.ontouchmove, eager);
    node.addEventListener("click", this.onclick, { capture: true, signal: stop.signal });
    return () => {
      watch.disconnect();
      stop.abort();
    };
  };

  /** Looks where the action is now. */
  follow(aim: Aim): void {
    const first = this.aim === null;
    this.aim = aim;
    this.show(first || isStill() ? "instant" : "smooth");
  }

  readonly closer = () => this.zoomTo(this.unit * STEP);
  readonly farther = () => this.zoomTo(this.unit / STEP);

  /** Goes back to what a board shows by itself. */
  readonly reset = () => {
    this.isOwnZoom = false;
    this.show("smooth");
  };

  readonly onpointerdown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
    this.isDragged = false;
    this.grabbed = pointerType === "mouse" && button === 0 ? { x: clientX, y: clientY } : null;
  };

  readonly onpointermove = ({ buttons, clientX, clientY }: PointerEvent) => {
    if (!this.grabbed || !this.node || !(buttons & 1)) return;
    const by = { x: this.grabbed.x - clientX, y: this.grabbed.y - clientY };
    if (!this.isDragged && Math.hypot(by.x, by.y) < STEADY) return;
    this.isDragged = true;
    this.node.scrollBy({ left: by.x, top: by.y, behavior: "instant" });
    this.grabbed = { x: clientX, y: clientY };
  };

  readonly ontouchstart = ({ touches }: TouchEvent) => {
    this.spread = touches.length === 2 ? distance(touches) : 0;
  };

  private readonly ontouchmove = (event: TouchEvent) => {
    if (!this.spread || event.touches.length !== 2) return;
    event.preventDefault();
    const now = distance(event.touches);
    const [one, other] = event.touches;
    const between = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    this.zoomTo((this.unit * now) / this.spread, this.spot(between));
    this.spread = now;
  };

  private readonly onwheel = (event: WheelEvent) => {
    event.preventDefault();
    this.zoomTo(this.unit * Math.exp(-event.deltaY * WHEEL), this.spot({ x: event.clientX, y: event.clientY }));
  };

  /** The click at the end of a drag chooses nothing. */
  private readonly onclick = (event: MouseEvent) => {
    if (this.isDragged) event.stopPropagation();
    this.isDragged = false;
  };

  private get box(): Size {
    return { wide: this.node!.clientWidth, high: this.node!.clientHeight };
  }

  private show(behavior: ScrollBehavior): void {
    if (!this.node || !this.aim || !this.box.wide) return;
    const isRough = matchMedia("(pointer: coarse)").matches;
    const least = isRough || !isRoomy() ? FIRST_SMALLEST.small : FIRST_SMALLEST.roomy;
    if (!this.isOwnZoom) this.resize(fitted(this.aim.area, this.box, least, FIRST_LARGEST));
    const { x, y } = scrolled(this.aim, this.box, this.unit);
    this.node.scrollTo({ left: x, top: y, behavior });
  }

  private zoomTo(wanted: number, spot: Point = { x: this.box.wide / 2, y: this.box.high / 2 }): void {
    const { scrollLeft, scrollTop } = this.node!;
    const before = this.unit;
    this.isOwnZoom = true;
    this.resize(Math.max(SMALLEST, Math.min(LARGEST, wanted)));
    const { x, y } = held({ x: scrollLeft, y: scrollTop }, spot, before, this.unit);
    this.node!.scrollTo({ left: x, top: y, behavior: "instant" });
  }

  /** Sets the size at once, since scrolling to the right place depends on it. */
  private resize(unit: number): void {
    this.unit = unit;
    this.node!.style.setProperty("--unit", `${unit}px`);
  }

  private spot({ x, y }: Point): Point {
    const { left, top } = this.node!.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }
}

function distance([one, other]: TouchList): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
