/** A token that can be dragged onto the board: where it is dropped, the square or tile below it is chosen. */

const TARGET = 'button[data-thing]:not([aria-disabled="true"])';

/** What can be chosen at a point of the page. */
function targetAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(`.window ${TARGET}`) ?? null;
}

/** Lets an element be dragged, if it may be. */
export function dragged(node: HTMLElement, enabled: boolean) {
  let start: { x: number; y: number } | null = null;
  let on = enabled;

  function down(event: PointerEvent) {
    if (!on || event.button) return;
    event.preventDefault();
    node.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY };
    node.style.position = "relative";
    node.style.zIndex = "20";
    node.style.pointerEvents = "none";
  }

  function move(event: PointerEvent) {
    if (start) node.style.translate = `${event.clientX - start.x}px ${event.clientY - start.y}px`;
  }

  function rest() {
    start = null;
    for (const style of ["position", "z-index", "pointer-events", "translate"]) node.style.removeProperty(style);
  }

  function up(event: PointerEvent) {
    if (!start) return;
    const target = targetAt(event.clientX, event.clientY);
    rest();
    target?.click();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", rest);
  return { update: (next: boolean) => (on = next), destroy: rest };
}
