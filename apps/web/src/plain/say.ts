/** An id or a name in the data as words. */
export function plainly(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-:#>_]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a game says, or its data as words where it has none for it: a box may be newer than its words. */
export function saidOr<T>(say: () => T, otherwise: T): T {
  try {
    return say();
  } catch {
    return otherwise;
  }
}
