type Values = Readonly<Record<string, unknown>>;

/** Whether two values of plain data say the same. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && listsSayTheSame(a, b);
  return !Array.isArray(b) && recordsSayTheSame(a as Values, b as Values);
}

// Most of what is compared is the very same: whatever can be told without a call is.

function listsSayTheSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) {
    const [one, other] = [a[n], b[n]];
    if (one !== other && (typeof one !== 'object' || !saysTheSame(one, other))) return false;
  }
  return true;
}

function recordsSayTheSame(a: Values, b: Values): boolean {
  let more = 0;
  for (const key in a) {
    const [one, other] = [a[key], b[key]];
    if (one !== other && (typeof one !== 'object' || !saysTheSame(one, other))) return false;
    // A field that says nothing does not stand for another one that does.
    if (one === undefined && !(key in b)) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/**
 * Has a state share with an earlier one, of which it began as a copy, whatever has not changed since: fields, and those
 * in lists. What is old stays where it is in memory, and is found by identity to say the same. Neither is changed any more.
 */
export function shareUnchanged(state: object, earlier: object): void {
  const [now, before] = [state as Record<string, unknown>, earlier as Values];
  for (const key in now) {
    const [field, known] = [now[key], before[key]];
    if (typeof field !== 'object' || field === null || field === known) continue;
    if (saysTheSame(field, known)) now[key] = known;
    else if (Array.isArray(field) && Array.isArray(known)) {
      for (let n = 0; n < field.length; n++) if (saysTheSame(field[n], known[n])) field[n] = known[n];
    }
  }
}
