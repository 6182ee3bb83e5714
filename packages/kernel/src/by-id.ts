/**
 * Things by the id of the card, sheet or place they belong to. Few answer to any one name, and looking through a
 * few is faster than any table.
 */
export type ById<T> = { readonly id: string; readonly items: T[] }[];

export function addById<T>(list: ById<T>, id: string, item: T): void {
  const found = list.find((each) => each.id === id);
  if (found) found.items.push(item);
  else list.push({ id, items: [item] });
}

export function byId<T>(list: ById<T>, id: string): readonly T[] | undefined {
  for (let i = 0; i < list.length; i++) if (list[i].id === id) return list[i].items;
  return undefined;
}
