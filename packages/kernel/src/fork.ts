function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    if (n === 0) return [] as T;
    if (typeof value[0] !== 'object') return value.slice() as T;
    const items = new Array(n);
    for (let i = 0; i < n; i++) items[i] = copy(value[i]);
    return items as T;
  }
  // Frozen parts (the options of the game) never change and are shared.
  if (Object.isFrozen(value)) return value;
  const fields = { ...value } as Record<string, unknown>;
  for (const key in fields) {
    const field = fields[key];
    if (typeof field === 'object' && field !== null) fields[key] = copy(field);
  }
  return fields as T;
}

/** A copy of a state, or of any part of one. Lists hold either plain values or objects, never both. */
export function fork<T>(part: T): T {
  return copy(part);
}
