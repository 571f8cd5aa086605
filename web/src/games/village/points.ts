import type { HeroView, View } from "./types";

const WARLORD = 7;
const FORTRESS = 5;
const HOSTAGE = 5;
const LURKER = 3;

/** What each hero has points for at the end; nothing is said of what it has none for. */
export function points(view: View): (hero: HeroView) => Record<string, number> {
  return ({ hero, camp, gold, cards }) => {
    const isSlayer = view.slayer === hero;
    const slain = camp.reduce((sum, { strength }) => sum + strength, 0);
    const parts = {
      figures: slain + (isSlayer ? WARLORD : 0) + (view.lurker_camp === hero ? LURKER : 0),
      gold: gold ?? 0,
      cards,
      hostages: HOSTAGE * view.hostages.filter((holder) => holder === hero).length,
      fortress: isSlayer ? FORTRESS : 0,
    };
    return Object.fromEntries(Object.entries(parts).filter(([, value]) => value > 0));
  };
}
