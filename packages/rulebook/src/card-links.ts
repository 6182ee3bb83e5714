/** Links of a book to a card of its game: `card:flattop`. */

const prefix = 'card:';

export const isCardLink = (url: string): boolean => url.startsWith(prefix);

/** The card that a link leads to. */
export const cardOf = (url: string): string => url.slice(prefix.length);
