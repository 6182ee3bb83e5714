import {
  type Card,
  type CardType,
  cards,
  type Keyword,
  type Kind,
  matchesCard,
  type Rarity,
  type Resource,
  type SetName,
  type Trait,
} from '@ragtag/card-game';
import { cardText } from '@ragtag/card-game/say';

/** Which cards are looked for, and in which order. */
export interface Filters {
  readonly text: string;
  readonly type?: CardType;
  readonly set?: SetName;
  readonly costs?: Resource;
  readonly makes?: Resource;
  readonly trait?: Trait;
  readonly keyword?: Keyword;
  readonly rarity?: Rarity;
  readonly does?: string;
  /** A mission whose places they could fill. */
  readonly fits?: Kind;
  readonly cost?: number;
  readonly power?: number;
  readonly threat?: number;
  readonly mystic?: number;
  readonly sort: SortBy;
}

/** Numbers on a card. */
export const measures = ['cost', 'power', 'threat', 'mystic'] as const;
export type Measure = (typeof measures)[number];

export const sortings = ['name', ...measures] as const;
export type SortBy = (typeof sortings)[number];

export const noFilters: Filters = { text: '', sort: 'name' };

/** What is searched, in small letters; made once for each card. */
const texts = cards.map((card) => `${card.name} ${card.code} ${cardText(card).text}`.toLowerCase());

/** The verbs that a card is written with. */
const verbs = cards.map((card) => {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { do: verb, on } = value as { do?: unknown; on?: unknown };
    if (typeof verb === 'string') found.add(verb);
    if (on === 'power') found.add('power');
    for (const each of Object.values(value)) walk(each);
  };
  walk([card.plan, card.abilities, card.red]);
  return found;
});

export const costIn = ({ cost }: Card): number => Object.values(cost).reduce((sum, n) => sum + n, 0);

/** A number on a card, where its kind of card has one. */
function measured(card: Card, measure: Measure): number | undefined {
  if (measure === 'power') return isUnit(card) || card.type === 'base' ? card.power : undefined;
  if (card.type === 'base') return undefined;
  return measure === 'cost' ? costIn(card) : card[measure];
}

/** Which values there are of a number. */
export const valuesOf = (measure: Measure): number[] =>
  [...new Set(cards.flatMap((card) => measured(card, measure) ?? []))].sort((a, b) => a - b);

function passes(kind: Kind, filters: Filters, words: readonly string[]): boolean {
  const card = cards[kind];
  const { type, set, costs, makes, trait, keyword, rarity, does, fits } = filters;
  return (
    (type === undefined || card.type === type) &&
    (set === undefined || card.set === set) &&
    (costs === undefined || (card.cost[costs] ?? 0) > 0) &&
    (makes === undefined || card.makes === makes) &&
    (trait === undefined || card.traits.includes(trait)) &&
    (keyword === undefined || card.keywords.includes(keyword)) &&
    (rarity === undefined || card.rarity === rarity) &&
    (does === undefined || verbs[kind].has(does)) &&
    (fits === undefined ||
      cards[fits].requires.some(({ filter }) => isUnit(card) && matchesCard(filter, kind))) &&
    measures.every((each) => filters[each] === undefined || measured(card, each) === filters[each]) &&
    words.every((word) => texts[kind].includes(word))
  );
}

export const isUnit = ({ type }: Card): boolean => type === 'personnel' || type === 'ship';

export function search(filters: Filters): Kind[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.flatMap((_, kind) => (passes(kind, filters, words) ? [kind] : []));
  const value = (kind: Kind): number =>
    filters.sort === 'cost' ? costIn(cards[kind]) : filters.sort === 'name' ? 0 : -cards[kind][filters.sort];
  return found.sort((a, b) => value(a) - value(b) || (cards[a].name < cards[b].name ? -1 : 1));
}
