/** Only after some hundred copies does a place that spreads make them in their final shape. */
const warmUp = 2000;
/** Fields that have held some of each kind may hold anything without a change of shape. */
const kinds = [0, {}, undefined];

/**
 * Objects with the same fields and nothing in them yet, which are then written one by one. All are of one shape, and
 * keep their fields in themselves: written key by key from nothing they would not, and copies made by spreading one
 * another have shapes of their own, so that what has been compiled for the one is of no use to the other.
 *
 * `spread` is `(empty) => ({ ...empty })`, written where it is passed: a place that spreads many shapes is slow.
 */
export function shells<T extends object>(keys: readonly string[], spread: (empty: T) => T): () => T {
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as T;
  for (const key of keys) empty[key as keyof T] = undefined as T[keyof T];
  // A shape of which nothing is left would be forgotten, and with it all that was compiled for it.
  let last = spread(empty);
  for (let i = 0; i < warmUp; i++) last = spread(empty);
  for (const value of kinds) for (const key of keys) last[key as keyof T] = value as T[keyof T];
  return () => {
    last = spread(empty);
    return last;
  };
}
