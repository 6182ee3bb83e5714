import { cards, type Deck, type Kind } from '@ragtag/card-game';

/** A card of which two decks hold different numbers. */
interface Difference {
  readonly kind: Kind;
  readonly here: number;
  readonly there: number;
}

/** What sets two decks apart, bases first, then cards by name. */
export function differences(here: Deck, there: Deck): readonly Difference[] {
  const counts = ({ base, cards: held }: Deck) => new Map([[base, 1] as const, ...held]);
  const [mine, theirs] = [counts(here), counts(there)];
  const isBase = (kind: Kind) => (cards[kind].type === 'base' ? 0 : 1);
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .filter((kind) => cards[kind] !== undefined)
    .map((kind) => ({ kind, here: mine.get(kind) ?? 0, there: theirs.get(kind) ?? 0 }))
    .filter((each) => each.here !== each.there)
    .sort((a, b) => isBase(a.kind) - isBase(b.kind) || cards[a.kind].name.localeCompare(cards[b.kind].name));
}
