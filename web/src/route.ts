/** What an address shows. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "credits" }
  | { page: "account" }
  | { page: "lost-password" }
  | { page: "history" }
  | { page: "missing" };

export function route(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "new" && !third) return { page: "new", game: second || null };
  if (first === "table" && second && !third) return { page: "table", id: second };
  if (first === "table" && third === "replay") return { page: "replay", id: second };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (isPlain(first) && !second) return { page: first };
  return { page: "missing" };
}

type Plain = "credits" | "account" | "history" | "lost-password";

/** Whether it is a page that there is only one of. */
function isPlain(page: string): page is Plain {
  return ["credits", "account", "history", "lost-password"].includes(page);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
