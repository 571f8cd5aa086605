import { Connection, liveAddress, type Answer, type Link, type Request } from "../wire/connection";
import { continued, news } from "../wire/story";
import type { Chat, Hinted, OptionShown, Scene, Told } from "../wire/types";
import { nextEyes } from "./handover";
import { Pace, readingTime } from "./pace.svelte";

/** A live table: what the server last said of it, and what can be said to the server. */
export class Table {
  scene = $state.raw<Scene | null>(null);
  story = $state.raw<Told[]>([]);
  chats = $state.raw<Chat[]>([]);
  hint = $state.raw<Hinted | null>(null);
  link = $state<Link>("connecting");
  /** Why the last message was refused, until the next one is sent. */
  refused = $state<string | null>(null);
  /** The number of the decision that has been answered, while the answer is on its way. */
  answered = $state<number | null>(null);
  thinking = $state(false);
  /** When the scene came, to go on counting the seconds of its timers. */
  received = $state(0);
  /** The seat whose person looks at this device; null until they say so, where several share it. */
  eyes = $state<number | null>(null);

  /** Whether the table is to be told, for a screen that cannot draw it. */
  inWords = false;
  /** What happens at the table, not faster than it can be seen. */
  readonly pace = new Pace();
  private readonly connection: Connection;

  constructor(readonly id: string) {
    this.connection = new Connection(liveAddress(id), {
      scene: (scene) => this.arrive(scene),
      chats: ({ chats }) => this.hear(chats),
      link: (link) => (this.link = link),
      refused: (text) => (this.refused = text),
      hello: () => ({ seat: this.scene ? this.scene.viewer : this.eyes, in_words: this.inWords }),
    });
  }

  open(): () => void {
    const back = () => this.connection.connect();
    const gone = () => this.connection.interrupt();
    addEventListener("online", back);
    addEventListener("offline", gone);
    this.connection.connect();
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
      this.connection.end();
    };
  }

  /** Looks with the eyes of one of one's own seats. */
  lookAs(seat: number): void {
    this.eyes = seat;
    if (this.scene?.viewer !== seat) this.lookAnew();
  }

  /** Forgets what was seen with other eyes, and looks again. */
  lookAnew(): void {
    this.pace.clear();
    this.scene = null;
    this.story = [];
    this.chats = [];
    this.hint = null;
    this.connection.look();
  }

  async send(request: Request): Promise<Answer> {
    this.refused = null;
    const answer = await this.connection.send(request);
    if (answer.type === "refused") this.refused = answer.text;
    return answer;
  }

  async choose(option: OptionShown): Promise<void> {
    const asked = this.scene?.asked;
    if (!asked || this.answered === asked.number) return;
    this.answered = asked.number;
    const answer = await this.send({ type: "choose", seat: asked.seat, decision: asked.number, option: option.id });
    if (answer.type === "refused") this.answered = null;
  }

  async askHint(): Promise<void> {
    const asked = this.scene?.asked;
    if (!asked || this.thinking) return;
    this.thinking = true;
    const answer = await this.send({ type: "ask-hint", seat: asked.seat, decision: asked.number });
    this.thinking = false;
    if (answer.type === "hinted") this.hint = answer;
  }

  private arrive(scene: Scene): void {
    const now = Date.now();
    this.pace.take(() => this.take(scene, now), readingTime(scene));
  }

  private take(scene: Scene, received: number): void {
    if (scene.asked?.number !== this.answered) this.answered = null;
    if (scene.asked?.number !== this.hint?.decision) this.hint = null;
    const story = news(this.story, scene.story);
    this.story = continued(this.story, story);
    this.received = received;
    this.eyes = nextEyes(scene, this.eyes);
    this.scene = { ...scene, story };
  }

  private hear(chats: Chat[]): void {
    const first = chats[0]?.number ?? Infinity;
    this.chats = [...this.chats.filter((chat) => chat.number < first), ...chats];
  }
}
