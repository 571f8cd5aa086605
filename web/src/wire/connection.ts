import type { Chats, ClientMessage, Done, Hinted, Refused, Scene, ServerMessage } from "./types";

export type Link = "connecting" | "live" | "away" | "closed";
export type Answer = Done | Refused | Hinted;
type WithoutRef<M> = M extends ClientMessage ? Omit<M, "ref"> : never;
export type Request = WithoutRef<Exclude<ClientMessage, { type: "hello" }>>;

export interface Listener {
  scene(scene: Scene): void;
  chats(chats: Chats): void;
  link(link: Link): void;
  /** The server could not even read a message. */
  refused(text: string): void;
  /** With which seat's eyes the page looks, null leaving it to the server; and whether it wants the table told. */
  hello(): { seat: number | null; in_words: boolean };
}

interface Open {
  message: ClientMessage;
  answer: (answer: Answer) => void;
}

/** With this code the server closes a line to a table that it does not have. */
const NO_SUCH_TABLE = 4404;
/** With this code the server refuses what it cannot do for the moment. */
const UNAVAILABLE = "unavailable";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A table's WebSocket that comes back by itself and loses nothing: what has no answer yet is sent again. */
export class Connection {
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, Open>();
  private readonly session = token();
  private count = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly makeSocket: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    this.drop();
    this.listener.link("connecting");
    const socket = this.makeSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Sends a message, now or as soon as the server can be reached, and gives its answer. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, ref: this.nextRef() } as ClientMessage;
    return new Promise((answer) => {
      this.open.set(message.ref, { message, answer });
      this.post(message);
    });
  }

  /** Looks at the table again, with whatever eyes the listener has now. */
  look(): void {
    this.greet();
  }

  /** Drops the line at once: the network has gone, which a socket notices only after a long time. */
  interrupt(): void {
    this.drop();
    this.lost();
  }

  end(): void {
    this.drop();
  }

  private opened(): void {
    this.greet();
    for (const { message } of this.open.values()) this.post(message);
    this.listener.link("live");
  }

  private greet(): void {
    this.post({ type: "hello", ref: this.nextRef(), ...this.listener.hello() });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "scene") this.show(message);
    else if (message.type === "chats") this.listener.chats(message);
    else this.settle(message);
  }

  /** Only whoever gets to see the table may come back soon: a line that is refused opens, too. */
  private show(scene: Scene): void {
    this.wait = FIRST_WAIT;
    this.listener.scene(scene);
  }

  private settle(answer: Answer): void {
    if (answer.type === "refused" && answer.code === UNAVAILABLE) return this.postLater(answer.ref);
    if (answer.type === "refused" && answer.ref === null) return this.listener.refused(answer.text);
    const ref = answer.ref!;
    this.open.get(ref)?.answer(answer);
    this.open.delete(ref);
  }

  /** Sends a message again after a while. If it was the table that could not be had, the line is closed instead. */
  private postLater(ref: string | null): void {
    const open = ref === null ? undefined : this.open.get(ref);
    if (open) setTimeout(() => this.post(open.message), FIRST_WAIT);
  }

  private lost(code?: number): void {
    this.socket = null;
    if (code === NO_SUCH_TABLE) return this.listener.link("closed");
    this.listener.link("away");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.timer);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private post(message: ClientMessage): void {
    if (this.isLive()) this.socket!.send(JSON.stringify(message));
  }

  private isLive(): boolean {
    return this.socket?.readyState === 1;
  }

  private nextRef(): string {
    this.count += 1;
    return `${this.session}-${this.count}`;
  }
}

/** Random letters: crypto.randomUUID is missing on pages that come over plain HTTP. */
function token(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join("");
}

export function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
