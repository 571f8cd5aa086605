/** So long a digit waits for another one, where it could begin a longer number. */
const PATIENCE = 700;

/** Turns digits into the numbers of options, also of more than nine. */
export class NumberKeys {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pick: (number: number) => void) {}

  press(digit: string, most: number): void {
    clearTimeout(this.timer);
    this.typed = Number(this.typed + digit) <= most ? this.typed + digit : digit;
    if (Number(this.typed) === 0) this.typed = "";
    else if (Number(this.typed) * 10 > most) this.take();
    else this.timer = setTimeout(() => this.take(), PATIENCE);
  }

  private take(): void {
    const number = Number(this.typed);
    this.typed = "";
    this.pick(number);
  }
}

/** Whether a key is for the page and not for a field, a window above it, or the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  return !isTyping && !isShortcut && !document.querySelector("dialog[open]");
}
