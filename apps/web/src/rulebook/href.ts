/** Where in the book a link leads. */
export interface BookPlace {
  readonly rule?: string;
  readonly table?: string;
  readonly page?: '/rulebook' | '/aids';
}

/** The address of the book for options that are told in a query, opened at a rule. */
export function bookHref(query: string, { rule, table, page = '/rulebook' }: BookPlace = {}): string {
  const from = table ? `${query ? '&' : '?'}table=${encodeURIComponent(table)}` : '';
  return `${page}${query}${from}${rule ? `#${rule}` : ''}`;
}
