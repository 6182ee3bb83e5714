/** Stored data with each of its texts changed; everything else stays as it is. */
export function everyText<T>(data: T, change: (text: string) => string): T {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, changed(value)]));
  };
  return changed(data) as T;
}
