/** What the browser lets this page do about notifications. */
export type Permission = "granted" | "denied" | "default" | "missing";

export function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "missing";
}

/** Asks the person; browsers only do so after a click. */
export async function askToNotify(): Promise<Permission> {
  return permission() === "missing" ? "missing" : Notification.requestPermission();
}

/** Shows a notification, unless the page is being looked at; a click on it leads to the page. */
export function notify(title: string, text: string, tag: string): void {
  if (!document.hidden || permission() !== "granted") return;
  const shown = new Notification(title, { body: text, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
