import {
  agendaCards,
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  loyaltyCards,
  motiveCards,
  skillKinds,
} from '../cards/tables';
import type { BoardFact } from '../facts';
import type { Field } from '../facts/face';
import { facts } from '../facts/index';
import type { State } from '../state';
import type { CountedCard } from '../table/counted';
import { isDeckName } from '../terms';
import { tokenIs } from './allies';
import { countedCard, player } from './words';

/** Facts in the words of a scenario: players by character, cards and tokens by id. */

type ByName = readonly { readonly id: string }[];

/** The table that the cards and tokens of a field are in. */
const tables: Readonly<Partial<Record<Extract<Field, string>, ByName>>> = {
  'skill-card': skillKinds,
  'loyalty-card': loyaltyCards,
  'agenda-card': agendaCards,
  'motive-card': motiveCards,
  'mutiny-card': deckTables.mutiny,
  'mission-card': deckTables.mission,
  'quorum-card': deckTables.quorum,
  'destination-card': deckTables.destination,
  'galactica-damage': galacticaTokens,
  'basestar-damage': basestarTokens,
  'ally-card': deckTables.ally,
  'crossroads-card': deckTables.crossroads,
  'civilian-ship': civilianShips,
};

function tableOf(field: Field, { deck = '' }: { readonly deck?: string }): ByName | undefined {
  if (field === 'card' || field === 'whole-card') return isDeckName(deck) ? deckTables[deck] : skillKinds;
  return typeof field === 'string' ? tables[field] : undefined;
}

const named = (table: ByName, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => named(table, each))
    : typeof value === 'number'
      ? table[value].id
      : value;

function describe(s: State, field: Field, value: unknown, fact: BoardFact): unknown {
  const table = tableOf(field, fact as { readonly deck?: string });
  if (table) return named(table, value);
  if (field === 'trauma-token') return Array.isArray(value) ? value.map(tokenIs) : tokenIs(Number(value));
  if (field === 'seat' && typeof value === 'number') return player(s, value);
  if (field === 'counted') return (value as readonly CountedCard[]).map(countedCard);
  if (field === 'civilian-ships')
    return (value as readonly { handle: number; kind: number }[]).map(({ handle, kind }) => ({
      handle,
      kind: civilianShips[kind].id,
    }));
  return value;
}

export function describeFact(s: State, fact: BoardFact): Record<string, unknown> {
  const fields: Readonly<Partial<Record<string, Field>>> = facts[fact.fact].fields;
  const told: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fact)) {
    if (value === undefined) continue;
    const field = fields[key];
    if (key === 'only') told[key] = (value as number[]).map((seat) => player(s, seat));
    else told[key] = field ? describe(s, field, value, fact) : value;
  }
  return told;
}
