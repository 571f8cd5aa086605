/** Whose Domain the reader looks at; their own unless they say otherwise. */
class Gaze {
  seat = $state<number | null>(null);
}

export const gaze = new Gaze();
