/** What can be opened above or beside the table, one at a time. */
export type Panel = "log" | "menu" | "rules" | "lesson" | "result";

/** The tabs beside the table. */
export type Tab = "log" | "chat" | "odds";
