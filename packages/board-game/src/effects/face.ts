/** One face of everything in a table, by name. */
export function face<T extends object, F extends keyof T[keyof T]>(
  table: T,
  name: F,
): { readonly [K in keyof T]: T[K][F & keyof T[K]] } {
  return Object.fromEntries(
    Object.entries(table).map(([key, faces]) => [key, (faces as T[keyof T])[name]]),
  ) as { readonly [K in keyof T]: T[K][F & keyof T[K]] };
}
