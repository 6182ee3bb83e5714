import {
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  loyaltyCards,
  skillKinds,
} from '../cards/tables';
import type { BoardFact } from '../facts';
import type { State } from '../state';
import type { CountedCard } from '../table/counted';
import { type DeckName, deckNames } from '../terms';
import { countedCard, player } from './words';

/** Facts in the words of a scenario: players by character, cards and tokens by id. */

type Table = readonly { readonly id: string }[];

const tables: Record<string, Table> = {
  'loyalty-received': loyaltyCards,
  'loyalty-seen': loyaltyCards,
  'loyalty-revealed': loyaltyCards,
  'quorum-received': deckTables.quorum,
  'quorum-played': deckTables.quorum,
  'quorum-discarded': deckTables.quorum,
  'quorum-removed': deckTables.quorum,
  'destination-picked': deckTables.destination,
  'galactica-damaged': galacticaTokens,
  'basestar-damaged': basestarTokens,
  'civilian-destroyed': civilianShips,
  'civilians-seen': civilianShips,
};

function tableOf(fact: BoardFact): Table {
  const { deck } = fact as { deck?: string };
  if (deck !== undefined && (deckNames as readonly string[]).includes(deck))
    return deckTables[deck as DeckName];
  return tables[fact.fact] ?? skillKinds;
}

const seatFields = new Set([
  'seat',
  'player',
  'viewer',
  'owner',
  'holder',
  'pilot',
  'attacker',
  'from',
  'to',
]);
const cardFields = new Set(['card', 'cards', 'token', 'kind']);

export function describeFact(s: State, fact: BoardFact): Record<string, unknown> {
  const ids = tableOf(fact);
  const named = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(named) : typeof value === 'number' ? ids[value].id : value;
  const told: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fact)) {
    if (value === undefined) continue;
    if (cardFields.has(key)) told[key] = named(value);
    else if (key === 'only') told[key] = (value as number[]).map((seat) => player(s, seat));
    else if (key === 'ships' && Array.isArray(value))
      told[key] = value.map(({ handle, kind }) => ({ handle, kind: named(kind) }));
    else if (key === 'counted') told[key] = (value as readonly CountedCard[]).map(countedCard);
    else if (seatFields.has(key) && typeof value === 'number' && fact.fact !== 'jump-track-moved')
      told[key] = player(s, value);
    else told[key] = value;
  }
  return told;
}
