import {
  cards,
  costOf,
  isUnitKind,
  makesOf,
  printedMystic,
  printedPower,
  printedThreat,
  totalCost,
} from '../cards/tables';
import type { Filter } from '../effects/types';
import { canFill, type Filler, placesOf } from '../in-play/requirements';
import { matchesCard } from '../in-play/rulings';
import { type CardType, cardTypes, type Kind, type Resource, resources } from '../terms';
import { cardsOf, type Deck } from './deck';

/** What a deck is made of, in numbers. */
export interface DeckStatistics {
  readonly size: number;
  readonly types: Readonly<Record<CardType, number>>;
  /** Personnel and ships, which alone can become assets. */
  readonly units: number;
  /** How many cards cost so much in all, by the index; missions cost nothing and are left out. */
  readonly curve: readonly number[];
  /** By resource: what all cards cost in it, and how many cards can make it; bases make it too. */
  readonly demand: Readonly<Record<Resource, number>>;
  readonly supply: Readonly<Record<Resource, number>>;
  /** How many cards have this mystic value, by the index, and the mean of all. */
  readonly mystic: readonly number[];
  readonly mysticMean: number;
  /** Means over units. */
  readonly power: number;
  readonly threat: number;
  readonly missions: readonly MissionStatistics[];
  /** How likely it is to have drawn a card that makes the resource, by the turn, from the first. */
  readonly assetChance: Readonly<Record<Resource, readonly number[]>>;
}

/** How a mission fares in its deck. */
export interface MissionStatistics {
  readonly kind: Kind;
  readonly n: number;
  /** Each place, and how many cards of the deck could fill it. */
  readonly places: readonly { readonly filter: Filter; readonly cards: number }[];
  /** Whether different units of the deck fill all places at once; cards of one title are one unit. */
  readonly fillable: boolean;
}

const drawnEachTurn = 2;
const turnsAhead = 3;

const byResource = <T>(of: (resource: Resource, index: number) => T): Record<Resource, T> =>
  Object.fromEntries(resources.map((resource, index) => [resource, of(resource, index)])) as Record<
    Resource,
    T
  >;

function histogram(values: readonly number[]): number[] {
  const counts: number[] = [];
  for (const value of values) {
    while (counts.length <= value) counts.push(0);
    counts[value]++;
  }
  return counts;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** The chance that at least one of `wanted` cards is among the first `drawn`. */
function chanceOfOne(wanted: number, size: number, drawn: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(drawn, size); i++) none *= Math.max(0, size - wanted - i) / (size - i);
  return 1 - none;
}

/** The places that each unit in play could fill: one for each title, and each card without one. */
function fillersOf(places: readonly Filter[], { cards: list }: Deck): Filler[] {
  const bits = (kind: Kind): Filler =>
    places.reduce((all, filter, place) => (matchesCard(filter, kind) ? all | (1 << place) : all), 0);
  const titled = new Map<string, Filler>();
  const fillers: Filler[] = [];
  for (const [kind, n] of list) {
    if (!isUnitKind[kind]) continue;
    const { title } = cards[kind];
    if (title !== null) titled.set(title, (titled.get(title) ?? 0) | bits(kind));
    else for (let i = 0; i < n; i++) fillers.push(bits(kind));
  }
  return [...titled.values(), ...fillers];
}

function missionsOf(deck: Deck): MissionStatistics[] {
  return deck.cards.flatMap(([kind, n]) => {
    if (cards[kind].type !== 'mission') return [];
    const places = placesOf[kind];
    const filledBy = (filter: Filter): number =>
      sum(deck.cards.map(([unit, many]) => (isUnitKind[unit] && matchesCard(filter, unit) ? many : 0)));
    return [
      {
        kind,
        n,
        places: places.map((filter) => ({ filter, cards: filledBy(filter) })),
        fillable: canFill(places.length, fillersOf(places, deck)),
      },
    ];
  });
}

/** Only of cards that there are. */
export function statistics(given: Deck): DeckStatistics {
  const deck = { ...given, cards: given.cards.filter(([kind]) => cards[kind] !== undefined) };
  const base = cards[deck.base];
  const all = cardsOf(deck);
  const units = all.filter((kind) => isUnitKind[kind]);
  const makers = (index: number): Kind[] => units.filter((kind) => makesOf[kind] === index);
  const types = Object.fromEntries(
    cardTypes.map((type) => [type, all.filter((kind) => cards[kind].type === type).length]),
  ) as Record<CardType, number>;
  return {
    size: all.length,
    types,
    units: units.length,
    curve: histogram(all.filter((kind) => cards[kind].type !== 'mission').map((kind) => totalCost[kind])),
    demand: byResource((_, index) => sum(all.map((kind) => costOf[kind][index]))),
    supply: byResource((resource, index) => makers(index).length + (base?.makes === resource ? 1 : 0)),
    mystic: histogram(all.map((kind) => printedMystic[kind])),
    mysticMean: mean(all.map((kind) => printedMystic[kind])),
    power: mean(units.map((kind) => printedPower[kind])),
    threat: mean(units.map((kind) => printedThreat[kind])),
    missions: missionsOf(deck),
    assetChance: byResource((_, index) =>
      Array.from({ length: turnsAhead }, (_, turn) =>
        chanceOfOne(makers(index).length, all.length, (base?.hand ?? 0) + drawnEachTurn * (turn + 1)),
      ),
    ),
  };
}
