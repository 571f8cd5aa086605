import { type DeskProps, SeatsDesk } from "../../parts/desk";
import type { OptionShown, Phrase } from "../../wire/types";
import type {
  AdventurerPiece,
  AttackView,
  DomainsCatalogue,
  DomainsSeatView,
  DomainsView,
  FortunePiece,
  HenchmanPiece,
  MonsterPiece,
  PartyView,
  PlaceView,
  SpaceView,
  SpellPiece,
  TilePiece,
  TileSidePiece,
} from "./types";

interface Piece {
  id: string;
  name: string;
  text: Phrase;
}

/** The parts of the table one of which a small screen begins with. */
export type Part = "city" | "domain" | "hand";

/** What is chosen in a window of its own, by what each choice does. */
export const CHOSEN_APART = ["deck", "element", "buy", "skulls", "times", "side", "order", "seat", "tavern"];
/** Spaces by their codes alone: those of whoever chooses. */
const OWN_SPACES = ["corrupt", "at", "own_minion"];
const IN_DOMAINS = [...OWN_SPACES, "strike"];
const IN_CITY = ["place", "send", "minion", "adventurer", "henchman"];
const IN_HAND = ["cast", "use", "build"];
const DISCARD_OF: Record<string, string> = { unicorn: "A", swan: "B" };

/** An attack as the screen draws it: one in progress, or a party on its way to one. */
export type RaidShown = Pick<
  AttackView,
  "owner" | "space" | "tavern" | "dice" | "plus" | "defense" | "chance" | "rolled" | "total" | "fell"
>;

/** The table of Dark Domains, as its screen asks about it. */
export class Desk extends SeatsDesk<DomainsView, DomainsCatalogue> {
  readonly cards: DomainsCatalogue;
  private readonly pieces: Map<string, Piece>;

  constructor(props: DeskProps<DomainsView, DomainsCatalogue>) {
    super(props);
    this.cards = props.cards;
    const { fortune, adventurers, henchmen, tiles, monsters, spells } = props.cards;
    const all: Piece[] = [...fortune, ...adventurers, ...henchmen, ...tiles, ...monsters, ...spells];
    this.pieces = new Map(all.map((piece) => [piece.id, piece]));
  }

  fortune(code: string): FortunePiece {
    return this.pieces.get(code) as FortunePiece;
  }

  adventurer(code: string): AdventurerPiece {
    return this.pieces.get(code) as AdventurerPiece;
  }

  henchman(code: string): HenchmanPiece {
    return this.pieces.get(code) as HenchmanPiece;
  }

  tile(code: string): TilePiece {
    return this.pieces.get(code) as TilePiece;
  }

  monster(code: string): MonsterPiece {
    return this.pieces.get(code) as MonsterPiece;
  }

  spell(code: string): SpellPiece {
    return this.pieces.get(code) as SpellPiece;
  }

  /** A piece in words, by its code. */
  told(code: string): string {
    const piece = this.pieces.get(code);
    return piece ? `${piece.name}. ${this.words.render(piece.text)}` : code;
  }

  /** The side of a tile that lies up. */
  side(code: string, dark: boolean): TileSidePiece {
    return dark ? this.tile(code).dark : this.tile(code).light;
  }

  itemTold(item: string, amount: number): string {
    return this.say(`item-${item}`, { amount });
  }

  initial(seat: number): string {
    return [...this.name(seat)][0] ?? "";
  }

  /** The option that speaks of any of these things; where several do, the one of the verb. */
  optionFor(codes: readonly string[], wanted = ""): OptionShown | undefined {
    return this.options.find(
      ({ verb, thing }) => thing !== null && codes.includes(thing) && (!wanted || verb === wanted),
    );
  }

  /** The first reason why none of these things can be chosen. */
  reasonFor(codes: readonly string[]): string {
    return codes.map((code) => this.reason(code)).find(Boolean) ?? "";
  }

  /** All options of some verbs. */
  optionsOf(verbs: readonly string[]): OptionShown[] {
    return this.options.filter(({ verb }) => verbs.includes(verb));
  }

  /** The Action Spaces of a location, in their order. */
  places(location: string): PlaceView[] {
    return this.view.city.filter((place) => place.location === location);
  }

  /** Whose minions stand at a location. */
  minionsAt(location: string): number[] {
    if (location === this.view.guild.place) return this.view.guild.minions;
    return this.places(location).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  }

  /** Whether a minion can be sent to a location now. */
  isOpen(location: string): boolean {
    const codes = [location, ...this.places(location).map(({ place }) => place)];
    return this.options.some(({ verb, thing }) => ["place", "send"].includes(verb) && codes.includes(thing ?? ""));
  }

  party(tavern: string): PartyView {
    return this.view.parties.find((party) => party.tavern === tavern)!;
  }

  /** The code of a place in a party; the leader's is 1. */
  member(tavern: string, at: number): string {
    return `${DISCARD_OF[tavern]}-${at + 1}`;
  }

  space(seat: number, code: string): SpaceView {
    return this.view.seats[seat].spaces.find(({ space }) => space === code)!;
  }

  /** By which codes options call a space of a seat, besides what lies on it. */
  spaceCodes(seat: number, space: string): string[] {
    return seat === this.view.seat ? [space, `${seat}-${space}`] : [`${seat}-${space}`];
  }

  /** What a minion does at a location, in a few words. */
  does(location: string): string {
    const { guild, thug } = this.view;
    return this.say("screen-does", { location, metal: guild.metal, stone: guild.stone, thug });
  }

  /** Where a minion is being resolved. */
  get resolvingAt(): string | null {
    if (this.view.resolving === "builders-guild") return this.view.resolving;
    return this.view.city.find(({ place }) => place === this.view.resolving)?.location ?? null;
  }

  placeName(place: string): string {
    return this.cards.places.find(({ id }) => id === place)?.name ?? place;
  }

  /** What a minion does on a place, as the rules have it. */
  placeText(place: string): string {
    const piece = this.cards.places.find(({ id }) => id === place);
    return piece ? this.words.render(piece.text) : "";
  }

  areaName(area: string): string {
    return this.say("area", { area });
  }

  /** What a space is called: by its tile, else by who lives there, else by its area. */
  spaceName(seat: number, code: string): string {
    const { area, tile, dark, monsters } = this.space(seat, code);
    if (tile) return this.side(tile, dark).name;
    return monsters.length ? this.monster(monsters[0].monster).name : this.areaName(area);
  }

  /** The text of a Fortune card that speaks this turn. */
  fortuneText(code: string, which: string): string {
    const { top, bottom } = this.fortune(code);
    if (which === "none") return this.say("screen-fortune-silent");
    return this.words.render(which === "bottom" && bottom ? bottom : top);
  }

  pile(deck: string): DomainsView["piles"][number] {
    return this.view.piles.find((pile) => pile.deck === deck)!;
  }

  /** Whose stores and hand lie below: the reader's own, or for a spectator those of whoever is asked. */
  get player(): DomainsSeatView {
    return this.own ?? this.view.seats[this.view.waiting[0] ?? this.view.first];
  }

  /** The seats in whose Domains something can be struck, in their order. */
  get struck(): number[] {
    const seats = this.optionsOf(["strike"]).map(({ thing }) => Number(thing!.split("-")[0]));
    return [...new Set(seats)];
  }

  /** What can be chosen in a window of its own. */
  get apart(): OptionShown[] {
    const shown = this.optionsOf(this.struck.length > 1 ? [...CHOSEN_APART, "strike"] : CHOSEN_APART);
    return [...shown, ...this.options.filter((option) => option.thing && this.isNowhere(option))];
  }

  /** Whether an option speaks of a piece that does not lie on the part of the table which is drawn. */
  private isNowhere({ verb, thing }: OptionShown): boolean {
    if (verb === "monster") return !this.liesInCity(thing!) && !this.liesInDomain(thing!);
    if (verb === "henchman") return thing!.startsWith("HE") && !this.own?.henchmen.some((one) => one.henchman === thing);
    return false;
  }

  private liesInCity(card: string): boolean {
    return this.view.city.some((place) => place.card === card);
  }

  private liesInDomain(monster: string): boolean {
    return Boolean(this.own?.spaces.some(({ monsters }) => monsters.some((one) => one.monster === monster)));
  }

  /** Whether the choice lies in a Domain, so that nothing may cover it. */
  get needsDomain(): boolean {
    return this.optionsOf(IN_DOMAINS).length > 0 || this.options.some(({ verb }) => ["special", "bar"].includes(verb));
  }

  /** The attack that is going on or about to be made. */
  get raid(): RaidShown | null {
    if (this.view.attack) return this.view.attack;
    const party = this.view.parties.find(({ on_its_way, target }) => on_its_way && target?.kind === "attack");
    if (!party) return null;
    const { seat: owner, space, defense, chance } = party.target!;
    const { tavern, dice, plus } = party;
    return { owner, space, tavern, dice, plus, defense, chance: chance ?? 0, rolled: [], total: null, fell: null };
  }

  /** Whether the spell that is being answered is aimed at any of these things, besides spaces of its caster. */
  isAimedAt(codes: readonly string[]): boolean {
    const targets = (this.view.reaction?.targets ?? []).filter((name) => !OWN_SPACES.includes(verbOf(name)));
    return targets.some((name) => codes.includes(thingOf(name)));
  }

  /** What a pick is aimed at, in words; empty for elements, which only pay. */
  targetTold(name: string): string {
    const thing = thingOf(name);
    const verb = verbOf(name);
    if (verb === "strike") return this.strikeTold(thing);
    if (verb === "seat") return this.name(Number(thing));
    if (verb === "adventurer") return this.memberName(thing);
    if ([...OWN_SPACES, "element", "side"].includes(verb)) return "";
    if (verb === "tavern") return this.say("screen-location", { location: thing });
    const piece = this.pieces.get(thing);
    return piece ? piece.name : this.placeName(thing);
  }

  /** A space by its code with the seat, such as `1-W1`. */
  spaceAt(thing: string): SpaceView {
    const [seat, space] = thing.split("-");
    return this.space(Number(seat), space);
  }

  strikeTold(thing: string): string {
    const [seat, space] = thing.split("-");
    return this.say("screen-space-of", { seat: Number(seat), space: this.spaceName(Number(seat), space) });
  }

  private memberName(thing: string): string {
    const [tavern, at] = thing.split("-");
    const members = this.view.parties[tavern === "A" ? 0 : 1].members;
    const member = members[Number(at) - 1];
    return member ? this.adventurer(member.adventurer).name : thing;
  }

  /** A space in words: what stands and lives there, and how hard it is to take. */
  spaceTold(space: SpaceView): string {
    const tile = space.tile ? this.side(space.tile, space.dark).name : this.say("screen-bare");
    const monsters = space.monsters.map(({ monster }) => this.monster(monster).name);
    const text = [tile, ...monsters].join(", ");
    return this.say("screen-space-told", { area: space.area, space: space.space, text, defense: space.defense });
  }

  /** A Domain in words: all of its spaces on which anything stands. */
  domainTold(seat: number): string {
    const built = this.view.seats[seat].spaces.filter(({ tile, monsters }) => tile || monsters.length);
    return built.map((space) => this.spaceTold(space)).join("; ");
  }

  /** Where the action is, so that a small screen begins with it. */
  get focus(): Part {
    if (this.optionsOf(IN_HAND).length) return "hand";
    const inCity = this.optionsOf(IN_CITY).length > 0;
    return (this.needsDomain && !inCity) || this.raid ? "domain" : "city";
  }
}

function verbOf(name: string): string {
  return name.slice(0, name.indexOf(" "));
}

/** What the name of an option speaks of: its verb comes first. */
export function thingOf(name: string): string {
  return name.slice(name.indexOf(" ") + 1);
}
