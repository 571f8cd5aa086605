const GAP = 8;

/** Opens a sheet beside its owner while pointer or focus is on it. */
export class Peek {
  shown = $state(false);

  constructor(private readonly tell: (shown: boolean) => void = () => {}) {}

  readonly show = () => this.turn(true);
  readonly hide = () => this.turn(false);

  /** For the owner, a button. */
  readonly handlers = {
    onclick: this.show,
    onfocus: this.show,
    onblur: this.hide,
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && this.show(),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.hide(),
  };

  private turn(shown: boolean): void {
    this.shown = shown;
    this.tell(shown);
  }
}

/** Opens a sheet below its owner, the element before it, or above where there is no room; within the window. */
export function place(sheet: HTMLElement): void {
  sheet.showPopover?.();
  const { width, height } = sheet.getBoundingClientRect();
  const at = sheet.previousElementSibling!.getBoundingClientRect();
  const below = at.bottom + GAP;
  const top = below + height < innerHeight ? below : Math.max(GAP, at.top - GAP - height);
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  sheet.style.top = `${top}px`;
  sheet.style.left = `${left}px`;
}
