import type { Scene } from "../wire/types";

/** Whether a person has to look, since they are asked and have not ordered to pass. */
function isAsked(scene: Scene, seat: number): boolean {
  return scene.seats[seat].waiting && scene.seats[seat].kind === "person" && !scene.passing.includes(seat);
}

/** Which of the reader's own seats is to look next at a device that several share. */
export function nextOwn(scene: Scene): number | null {
  const waiting = scene.mine.filter((seat) => isAsked(scene, seat));
  const looksOn = scene.viewer !== null && waiting.includes(scene.viewer);
  return looksOn ? scene.viewer : (waiting[0] ?? scene.viewer);
}

/** Whose eyes a scene is for: null as long as the device has to change hands first. */
export function nextEyes(scene: Scene, eyes: number | null): number | null {
  if (scene.mine.length < 2 || scene.status === "over") return scene.viewer;
  return eyes !== null && nextOwn(scene) === eyes ? eyes : null;
}
