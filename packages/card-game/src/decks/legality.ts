import { cards } from '../cards/tables';
import { deckMinimum, type Options } from '../options';
import type { Kind } from '../terms';
import type { Deck } from './deck';

/** What speaks against a deck: everything at once, each with its rule. */
export interface Objection {
  readonly rule: string;
  readonly problem:
    | 'no-base'
    | 'too-few'
    | 'too-many-copies'
    | 'base-among-cards'
    | 'set-not-allowed'
    | 'unknown-card';
  readonly cards: readonly Kind[];
  /** The number that it is about, such as how many cards there are. */
  readonly n?: number;
}

const mostCopies = 4;

export function legality(deck: Deck, options: Options): Objection[] {
  const found: Objection[] = [];
  const exists = (kind: Kind): boolean => cards[kind] !== undefined;
  const all = [deck.base, ...deck.cards.map(([kind]) => kind)];
  const unknown = all.filter((kind) => !exists(kind));
  if (unknown.length > 0)
    found.push({ rule: 'ccg.deckbuilding.any-card', problem: 'unknown-card', cards: unknown });
  if (!exists(deck.base) || cards[deck.base].type !== 'base')
    found.push({ rule: 'ccg.deckbuilding.base', problem: 'no-base', cards: [] });
  const listed = deck.cards.filter(([kind]) => exists(kind));
  const size = listed.reduce((sum, [, n]) => sum + n, 0);
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
  return found;
}
