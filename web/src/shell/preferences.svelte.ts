/** What a person has chosen on this device, kept in its local storage. */
const PLACE = "darkling-preferences";

export type Speed = "still" | "slow" | "normal" | "fast";

interface Kept {
  sound: boolean;
  notify: boolean;
  speed: Speed;
  tips: boolean;
  seen: string[];
  known: boolean;
}

const DEFAULTS: Kept = { sound: false, notify: false, speed: "normal", tips: true, seen: [], known: false };

class Preferences {
  private kept = $state<Kept>({ ...DEFAULTS, ...stored() });

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(on: boolean) {
    this.keep({ sound: on });
  }

  /** Whether a notification tells of one's turn while the page is hidden. */
  get notify(): boolean {
    return this.kept.notify;
  }
  set notify(on: boolean) {
    this.keep({ notify: on });
  }

  /** How fast things move on the table; `still` moves nothing. */
  get speed(): Speed {
    return this.kept.speed;
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }

  get tips(): boolean {
    return this.kept.tips;
  }
  /** Switching tips on again also forgets which were seen. */
  set tips(on: boolean) {
    this.keep(on ? { tips: on, seen: [] } : { tips: on });
  }

  /** Whether someone has been here on this device. */
  get known(): boolean {
    return this.kept.known;
  }
  set known(known: boolean) {
    this.keep({ known });
  }

  hasSeen(tip: string): boolean {
    return this.kept.seen.includes(tip);
  }

  markSeen(tip: string): void {
    if (!this.hasSeen(tip)) this.keep({ seen: [...this.kept.seen, tip] });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // Storage may be full or forbidden; the choice then holds until the page is closed.
    }
  }
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
