import { cards, costOf } from '../cards/tables';
import { deckMinimum, type Options } from '../options';
import { type Kind, type Resource, resources } from '../terms';
import type { Deck } from './deck';
import { statistics } from './statistics';

/** What a deck may have and had better not. rule: ccg.deckbuilding.advice */
export interface Advice {
  readonly rule: 'ccg.deckbuilding.advice';
  readonly about:
    | 'few-units'
    | 'nothing-pays'
    | 'mission-never-filled'
    | 'mission-hardly-filled'
    | 'low-mystic'
    | 'high-threat';
  readonly cards: readonly Kind[];
  /** The number that it is about. */
  readonly n?: number;
  readonly resources?: readonly Resource[];
}

const rule = 'ccg.deckbuilding.advice';
/** Fewer cards for a place than this, and it is seldom filled. */
const fewForAPlace = 4;
const lowMystic = 1.5;
const highThreat = 2.5;

export function advice(deck: Deck, options: Options): Advice[] {
  const { units, supply, missions, mysticMean, threat, size } = statistics(deck);
  const found: Advice[] = [];
  // Thirty of sixty: short decks need half as well.
  if (units < Math.min(30, deckMinimum[options.format] / 2))
    found.push({ rule, about: 'few-units', cards: [], n: units });
  const missing = resources.filter((resource) => supply[resource] === 0);
  const unpaid = deck.cards.flatMap(([kind]) =>
    cards[kind] && missing.some((resource) => costOf[kind][resources.indexOf(resource)] > 0) ? [kind] : [],
  );
  if (unpaid.length > 0) {
    const wanted = missing.filter((resource) =>
      unpaid.some((kind) => costOf[kind][resources.indexOf(resource)] > 0),
    );
    found.push({ rule, about: 'nothing-pays', cards: unpaid, resources: wanted });
  }
  const never = missions.filter(({ fillable }) => !fillable).map(({ kind }) => kind);
  if (never.length > 0) found.push({ rule, about: 'mission-never-filled', cards: never });
  const hardly = missions.filter(
    ({ fillable, places }) => fillable && places.some((place) => place.cards < fewForAPlace),
  );
  if (hardly.length > 0)
    found.push({ rule, about: 'mission-hardly-filled', cards: hardly.map(({ kind }) => kind) });
  if (size > 0 && mysticMean < lowMystic)
    found.push({ rule, about: 'low-mystic', cards: [], n: Math.round(100 * mysticMean) / 100 });
  if (threat > highThreat)
    found.push({ rule, about: 'high-threat', cards: [], n: Math.round(100 * threat) / 100 });
  return found;
}
