/** Equal codes as one, each with how often it is there, in the order in which they first come. */
export function counted(codes: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}
