import { cards } from '../cards/tables';
import { deckMinimum, type Options } from '../options';
import type { Kind } from '../terms';
import { type Deck, deckOf, noBase, sizeOf } from './deck';
import { preconstructed } from './preconstructed';

/** What speaks against a deck: everything at once, each with its rule. */
export interface Objection {
  /** None for what only the format of the table asks for. */
  readonly rule?: string;
  readonly problem:
    | 'no-base'
    | 'too-few'
    | 'too-many-copies'
    | 'base-among-cards'
    | 'set-not-allowed'
    | 'unknown-card'
    | 'not-preconstructed'
    | 'not-in-pool';
  readonly cards: readonly Kind[];
  /** The number that it is about, such as how many cards there are. */
  readonly n?: number;
}

const mostCopies = 4;

/** Whether a deck is one of ours, card by card. */
function isPreconstructed(deck: Deck): boolean {
  const listed = (cards: Deck['cards']): string =>
    JSON.stringify([...cards].sort(([a], [b]) => a - b).map(([kind, n]) => [kind, n]));
  return preconstructed
    .map(deckOf)
    .some((ours) => ours.base === deck.base && listed(ours.cards) === listed(deck.cards));
}

/** `pool` is what a sealed deck may be made of; bases are free. */
export function legality(deck: Deck, options: Options, pool?: readonly Kind[]): Objection[] {
  const found: Objection[] = [];
  const exists = (kind: Kind): boolean => cards[kind] !== undefined;
  const all = deck.cards.map(([kind]) => kind);
  if (deck.base !== noBase) all.unshift(deck.base);
  const unknown = all.filter((kind) => !exists(kind));
  if (unknown.length > 0)
    found.push({ rule: 'ccg.deckbuilding.any-card', problem: 'unknown-card', cards: unknown });
  if (!exists(deck.base) || cards[deck.base].type !== 'base')
    found.push({ rule: 'ccg.deckbuilding.base', problem: 'no-base', cards: [] });
  const listed = deck.cards.filter(([kind]) => exists(kind));
  const size = sizeOf({ ...deck, cards: listed });
  if (size < deckMinimum[options.format])
    found.push({ rule: 'ccg.deckbuilding.minimum', problem: 'too-few', cards: [], n: size });
  const bases = listed.map(([kind]) => kind).filter((kind) => cards[kind].type === 'base');
  if (bases.length > 0)
    found.push({ rule: 'ccg.deckbuilding.types-in-deck', problem: 'base-among-cards', cards: bases });
  const copies = new Map<Kind, number>();
  for (const [kind, n] of listed) copies.set(kind, (copies.get(kind) ?? 0) + n);
  // rule: ccg.deckbuilding.four, ccg.deckbuilding.reprints — printings are one kind
  for (const [kind, n] of copies)
    if (n > mostCopies)
      found.push({ rule: 'ccg.deckbuilding.four', problem: 'too-many-copies', cards: [kind], n });
  const barred = all.filter((kind) => exists(kind) && !options.sets.includes(cards[kind].set));
  if (barred.length > 0)
    found.push({
      rule: 'ccg.deckbuilding.any-card',
      problem: 'set-not-allowed',
      cards: [...new Set(barred)],
    });
  if (options.format === 'preconstructed' && !isPreconstructed(deck))
    found.push({ problem: 'not-preconstructed', cards: [] });
  if (pool) {
    const missing = [...copies].filter(([kind, n]) => n > pool.filter((each) => each === kind).length);
    if (missing.length > 0) found.push({ problem: 'not-in-pool', cards: missing.map(([kind]) => kind) });
  }
  return found;
}
