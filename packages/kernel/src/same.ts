type Values = Readonly<Record<string, unknown>>;

/** Whether two values of plain data say the same. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && listsSayTheSame(a, b);
  return !Array.isArray(b) && recordsSayTheSame(a as Values, b as Values);
}

// Most of what is compared is the very same: whatever can be told without a call is. Nothing is made on the way.

function listsSayTheSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) {
    const one = a[n];
    if (one !== b[n] && (typeof one !== 'object' || !saysTheSame(one, b[n]))) return false;
  }
  return true;
}

function recordsSayTheSame(a: Values, b: Values): boolean {
  let more = 0;
  for (const key in a) {
    const one = a[key];
    const other = b[key];
    if (one !== other && (typeof one !== 'object' || !saysTheSame(one, other))) return false;
    // A field that says nothing does not stand for another one that does.
    if (one === undefined && !(key in b)) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** Has a list share with an earlier one whatever in it says the same; whether that is all of it. */
function shareItems(list: unknown[], earlier: readonly unknown[]): boolean {
  let areAllShared = list.length === earlier.length;
  for (let n = 0; n < list.length; n++) {
    const item = list[n];
    const known = earlier[n];
    if (item === known) continue;
    if (typeof item === 'object' && saysTheSame(item, known)) list[n] = known;
    else areAllShared = false;
  }
  return areAllShared;
}

/**
 * Has a state share with an earlier one, of which it began as a copy, whatever has not changed since: fields, and those
 * in lists. What is old stays where it is in memory, and is found by identity to say the same. Neither is changed any more.
 */
export function shareUnchanged(state: object, earlier: object): void {
  const now = state as Record<string, unknown>;
  const before = earlier as Values;
  for (const key in now) {
    const field = now[key];
    const known = before[key];
    if (typeof field !== 'object' || field === null || field === known) continue;
    const isShared =
      Array.isArray(field) && Array.isArray(known) ? shareItems(field, known) : saysTheSame(field, known);
    if (isShared) now[key] = known;
  }
}
