const GAP = 8;

/** Opens a sheet below what it belongs to, or above it where there is no room, within the window. */
export function place(sheet: HTMLElement, owner: HTMLElement): void {
  sheet.showPopover?.();
  const { width, height } = sheet.getBoundingClientRect();
  const at = owner.getBoundingClientRect();
  const below = at.bottom + GAP;
  const top = below + height < innerHeight ? below : Math.max(GAP, at.top - GAP - height);
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  sheet.style.top = `${top}px`;
  sheet.style.left = `${left}px`;
}
