import { unknownWord, type Written } from '@ragtag/kernel/scenario';
import { cards } from '../cards/tables';
import type { CardFact, FactName, FactOf, FieldsOf } from '../facts';
import type { State } from '../state';
import type { Handle, Kind } from '../terms';
import { byIdAndCode, namesOf } from './names';
import { card, player } from './table';

/** Facts in the words of a scenario: cards by id, things in play by name, players by seat. */

const kindFields: ReadonlySet<string> = new Set(['kind', 'by', 'found', 'beneath', 'to']);
const kindLists: ReadonlySet<string> = new Set(['cards', 'kinds']);
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

/** Every fact there is, with its fields. */
export const factFields: { readonly [N in FactName]: readonly (keyof FieldsOf<N>)[] } = {
  'game-began': ['first', 'defense'],
  'base-revealed': ['seat', 'kind', 'influence'],
  redrew: ['seat', 'yes'],
  'turn-began': ['turn'],
  'phase-began': ['phase', 'first'],
  'phase-ended': ['phase'],
  drew: ['seat', 'n'],
  'drew-cards': ['seat', 'cards'],
  reshuffled: ['seat'],
  'asset-played': ['seat', 'kind', 'handle'],
  'supply-played': ['seat', 'stack', 'beneath'],
  'supply-is': ['seat', 'kind'],
  reordered: ['seat', 'handle', 'kind'],
  passed: ['seat'],
  played: ['seat', 'kind', 'expedited'],
  'ability-used': ['seat', 'kind', 'handle', 'number'],
  targeted: ['seat', 'name', 'of', 'target', 'kinds'],
  paid: ['seat', 'stacks', 'freighters', 'kinds'],
  'entered-play': ['seat', 'kind', 'handle', 'onto'],
  moved: ['handle', 'kind', 'seat', 'to'],
  flipped: ['handle', 'kind', 'seat', 'down'],
  changed: ['handles', 'what', 'n', 'word', 'kinds'],
  'rule-changed': ['seat', 'kind'],
  influence: ['seat', 'by', 'now'],
  'influence-kept': ['seat'],
  'mission-resolved': ['seat', 'kind', 'handle'],
  linked: ['kind', 'handle', 'host', 'to'],
  challenged: ['seat', 'challenger', 'kind', 'opponent', 'threat', 'as'],
  defended: ['seat', 'defender', 'kind'],
  undefended: ['seat'],
  'mystic-revealed': ['seat', 'kind', 'value'],
  'mystic-skipped': ['seat'],
  totals: ['challenger', 'defender'],
  'challenge-won': ['by'],
  'challenge-ended': ['early'],
  defeated: ['handle', 'kind', 'seat'],
  'defeat-replaced': ['handle', 'kind', 'by'],
  triggered: ['seat', 'kind', 'handle'],
  'threat-level': ['level', 'defense'],
  'threat-revealed': ['seat', 'kind', 'handle'],
  'red-text': ['seat', 'kind', 'handle'],
  jumped: [],
  'supply-lost': ['seat', 'kind'],
  discarded: ['seat', 'cards'],
  milled: ['seat', 'cards'],
  'to-hand': ['seat', 'n', 'cards'],
  'hand-shown': ['seat', 'cards'],
  looked: ['seat', 'deck', 'n'],
  'looked-cards': ['seat', 'deck', 'cards'],
  shown: ['seat', 'cards'],
  'put-on-deck': ['seat', 'n', 'where'],
  searched: ['seat', 'found'],
  'extra-actions': ['seat', 'n'],
  'chose-mode': ['seat', 'kind', 'mode'],
  conceded: ['seat'],
  'draw-offered': ['seat'],
  'draw-withdrawn': ['seat'],
  'player-out': ['seat'],
  'game-over': ['winners'],
};
export const factNames = Object.keys(factFields);

/** What any fact can be asked for. */
const always: readonly string[] = ['fact', 'rule', 'only'];

export function checkFact(_s: State, expected: Written): void {
  const fact = expected.isMap ? expected.entries.get('fact') : expected;
  if (fact && !factNames.includes(fact.id)) fact.fail(unknownWord(fact.id, 'fact', factNames));
  if (!fact || !expected.isMap) return;
  const fields = [...always, ...factFields[fact.id as FactName]];
  for (const [key, field] of expected.entries)
    if (!fields.includes(key)) field.fail(unknownWord(key, `field of ${fact.id}`, fields));
}
