/** What a game says, or something else where it has no words: a box may be newer than its words. */
export function saidOr<T>(say: () => T, otherwise: T): T {
  try {
    return say();
  } catch {
    return otherwise;
  }
}
