import type { Quiet } from "../wire/types";

/** Someone at the table whom one does not want to hear, or not to have at one's tables. */
export type Whom = Pick<Quiet, "seat" | "chat" | "kind">;
