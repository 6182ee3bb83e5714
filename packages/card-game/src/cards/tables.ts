import { registerScripts } from '@ragtag/kernel';
import { type EventName, events, type Modifier, type RulingName, rulingNames } from '../effects/types';
import { type CardType, type Kind, type Resource, resources, type SetName } from '../terms';
import { betrayal } from './betrayal';
import type { Defined } from './define';
import { firstSet } from './first-set';
import { promotional } from './promotional';
import { type Card, isSingular } from './types';

/** All cards as one table of kinds, which only ever grows at its end, and what is looked up in it. */

const of = (set: SetName, list: readonly Defined[]): Card[] => list.map((card) => ({ ...card, set }));

export const cards: readonly Card[] = [
  ...of('first-set', firstSet),
  ...of('promotional', promotional),
  ...of('betrayal', betrayal),
];

for (const card of cards) registerScripts(`ccg/${card.id}`, card);

const byName = new Map<string, Kind>();
for (const [kind, { id, code, alsoCode }] of cards.entries()) {
  for (const name of [id, code, ...alsoCode]) {
    const key = name.toLowerCase();
    if (byName.has(key)) throw new Error(`two cards are called ${name}`);
    byName.set(key, kind);
  }
}

/** The kind that an id or a printed code stands for. */
export function kindOf(name: string): Kind | undefined {
  return byName.get(name.toLowerCase());
}

// Numbers of cards by kind, in short arrays.

const numbers = (value: (card: Card) => number): Int8Array => Int8Array.from(cards, value);

export const printedPower = numbers((c) => c.power);
export const printedThreat = numbers((c) => c.threat);
export const printedMystic = numbers((c) => c.mystic);
export const typeOf: readonly CardType[] = cards.map((c) => c.type);
export const singular: readonly boolean[] = cards.map(isSingular);
export const titleOf: readonly (string | null)[] = cards.map((c) => c.title);
/** Index of the resource that a card makes; -1 for none. */
export const makesOf = numbers((c) => (c.makes === null ? -1 : resources.indexOf(c.makes)));
/** Cost by resource. */
export const costOf: readonly (readonly number[])[] = cards.map((c) =>
  resources.map((r: Resource) => c.cost[r] ?? 0),
);
export const totalCost = numbers((c) => resources.reduce((sum, r) => sum + (c.cost[r] ?? 0), 0));
export const isUnitKind: readonly boolean[] = typeOf.map((t) => t === 'personnel' || t === 'ship');

// Who answers what: by ruling or event, then by kind.

type ByKind<T> = readonly (readonly T[] | undefined)[];

/** For each name, what each kind has for it. */
function tableOf<N extends string, T>(
  names: readonly N[],
  found: (card: Card, name: N) => readonly T[],
): Readonly<Record<N, ByKind<T>>> {
  const table: Partial<Record<N, ByKind<T>>> = {};
  for (const name of names) {
    table[name] = cards.map((card) => {
      const here = found(card, name);
      return here.length > 0 ? here : undefined;
    });
  }
  return table as Record<N, ByKind<T>>;
}

const modifierTable = tableOf<RulingName, Modifier>(rulingNames, (card, on) =>
  card.abilities.flatMap((a) => (a.when === 'always' ? a.modifiers.filter((m) => m.on === on) : [])),
);

/** The changes of a kind that answer to a ruling, while it is in play. */
export const modifiersFor = (on: RulingName): ByKind<Modifier> => modifierTable[on];

const eventTable = tableOf<EventName, number>(events, (card, on) =>
  card.abilities.flatMap((a, i) => ((a.when === 'event' || a.when === 'instead') && a.on === on ? [i] : [])),
);

/** Indexes of a kind's abilities that answer an event. */
export const answering = (on: EventName): ByKind<number> => eventTable[on];

/** Whether any card at all answers. */
export function isAnswered(on: EventName): boolean {
  return answered.has(on);
}
const answered = new Set(events.filter((on) => eventTable[on].some((a) => a !== undefined)));

/** Indexes of a kind's colon abilities. */
export const usable: ByKind<number> = cards.map((card) => {
  const found = card.abilities.flatMap((a, i) => (a.when === 'use' ? [i] : []));
  return found.length > 0 ? found : undefined;
});

/** Keywords that units can have at all. */
const unitKeywords: ReadonlySet<string> = new Set([
  'Manipulate',
  'Sniper',
  'Scramble',
  'Vision',
  'Strafe',
  'Vulnerable',
]);
export const keywordsPrinted = (keyword: string): boolean => unitKeywords.has(keyword);
