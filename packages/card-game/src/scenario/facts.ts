import { unknownWord, type Written } from '@ragtag/kernel/scenario';
import { cards } from '../cards/tables';
import type { CardFact, FactName, FactOf } from '../facts';
import type { State } from '../state';
import type { Handle, Kind } from '../terms';
import { byIdAndCode, namesOf } from './names';
import { card, player } from './table';

/** Facts in the words of a scenario: cards by id, things in play by name, players by seat. */

const kindFields: ReadonlySet<string> = new Set(['kind', 'by', 'found']);
const kindLists: ReadonlySet<string> = new Set(['cards']);
const handleFields: ReadonlySet<string> = new Set([
  'handle',
  'challenger',
  'defender',
  'threat',
  'host',
  'stack',
]);
const handleLists: ReadonlySet<string> = new Set(['handles', 'stacks', 'freighters']);
const seatFields: ReadonlySet<string> = new Set(['seat', 'opponent', 'first', 'deck']);
/** Facts in which `by`, `challenger` and `defender` are numbers or words of their own. */
const plainNumbers: ReadonlySet<FactName> = new Set(['influence', 'totals', 'challenge-won'] as const);

/** What lies in play by its names; what has left it by its handle. */
function called(names: ReadonlyMap<Handle, string>, handle: Handle): unknown {
  const name = names.get(handle);
  return name === undefined ? handle : byIdAndCode(name);
}

function word(
  s: State,
  names: ReadonlyMap<Handle, string>,
  fact: FactName,
  key: string,
  value: unknown,
): unknown {
  if (typeof value === 'number' && !(plainNumbers.has(fact) && key !== 'seat')) {
    if (kindFields.has(key) && cards[value]) return card(value);
    if (handleFields.has(key)) return called(names, value);
    if (seatFields.has(key) && s.players[value]) return player(s, value);
  }
  if (Array.isArray(value)) {
    if (kindLists.has(key)) return (value as Kind[]).map(card);
    if (handleLists.has(key)) return (value as Handle[]).map((handle) => called(names, handle));
  }
  return value;
}

/** A target by what sort of thing it is. */
function target(
  s: State,
  names: ReadonlyMap<Handle, string>,
  { of, target: it }: FactOf<'targeted'>,
): unknown {
  if (Array.isArray(it))
    return of === 'in-stack' ? card(it[1] as Kind) : (it as Handle[]).map((handle) => called(names, handle));
  if (typeof it !== 'number') return it;
  if (of === 'player') return player(s, it);
  return of === 'discard' || of === 'hand' ? card(it) : called(names, it);
}

export function describeFact(s: State, fact: CardFact): Record<string, unknown> {
  const names = namesOf(s);
  return Object.fromEntries(
    Object.entries(fact).map(([key, value]) => [
      key,
      fact.fact === 'targeted' && key === 'target'
        ? target(s, names, fact)
        : word(s, names, fact.fact, key, value),
    ]),
  );
}

/** Every fact there is. */
const known: Readonly<Record<FactName, true>> = {
  'game-began': true,
  'base-revealed': true,
  redrew: true,
  'turn-began': true,
  'phase-began': true,
  'phase-ended': true,
  drew: true,
  'drew-cards': true,
  reshuffled: true,
  'asset-played': true,
  'supply-played': true,
  'supply-is': true,
  reordered: true,
  passed: true,
  played: true,
  'ability-used': true,
  targeted: true,
  paid: true,
  'entered-play': true,
  moved: true,
  flipped: true,
  changed: true,
  'rule-changed': true,
  influence: true,
  'influence-kept': true,
  'mission-resolved': true,
  linked: true,
  challenged: true,
  defended: true,
  undefended: true,
  'mystic-revealed': true,
  'mystic-skipped': true,
  totals: true,
  'challenge-won': true,
  'challenge-ended': true,
  defeated: true,
  'defeat-replaced': true,
  triggered: true,
  'threat-level': true,
  'threat-revealed': true,
  'red-text': true,
  jumped: true,
  'supply-lost': true,
  discarded: true,
  milled: true,
  'to-hand': true,
  'hand-shown': true,
  looked: true,
  'looked-cards': true,
  shown: true,
  'put-on-deck': true,
  searched: true,
  'extra-actions': true,
  'chose-mode': true,
  conceded: true,
  'draw-offered': true,
  'draw-withdrawn': true,
  'player-out': true,
  'game-over': true,
};
export const factNames = Object.keys(known);

export function checkFact(_s: State, expected: Written): void {
  const fact = expected.isMap ? expected.entries.get('fact') : expected;
  if (fact && !factNames.includes(fact.id)) fact.fail(unknownWord(fact.id, 'fact', factNames));
}
