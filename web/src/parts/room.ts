/** Whether the page has its side panel, so that what it shows there does not push cards away from the pointer. */
export function isRoomy(): boolean {
  return matchMedia("(min-width: 1000px)").matches;
}
