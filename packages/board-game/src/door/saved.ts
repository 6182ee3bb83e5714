import { fromRest, migrate, type Tables, toRest } from '@ragtag/kernel';
import { componentNames } from '../cards/components';
import { withIdsOfToday } from '../cards/former-ids';
import type { BoardFact } from '../facts';
import { rules } from '../rules';
import type { State } from '../state';
import { everyText } from '../state/every-text';
import { factAtRest } from '../state/facts-at-rest';
import { vipersFrom } from '../table/vipers';
import { areas, deckNames } from '../terms';
import './engine';
import { migrations } from './migrations';
import { whole } from './parts';
import { nameThen } from './version-2';

/**
 * Games at rest. A saved state says the names of components and steps, so that a later build finds them again wherever
 * they stand by then. It shares nothing with the state that it was made from.
 */

/** A state as it is stored: plain data, in names. */
export interface SavedState {
  readonly version: number;
}

/** The form in which a game is stored. */
export function save(state: State): SavedState {
  return toRest(whole.atRest, state, componentNames, rules.declared()) as SavedState;
}

/** Reads a saved state, bringing an older one up to date; what it cannot read it refuses as `Unreadable`. */
export function load(saved: unknown): State {
  const named = migrate(saved, migrations);
  const read = fromRest(whole.atRest, named, componentNames, rules.declared()) as State;
  // Decks that came with later builds.
  for (const deck of deckNames) read.decks[deck] ??= { draw: [], discard: [] };
  const state = whole.settled(read);
  Object.freeze(state.options);
  settleVipers(state);
  return state;
}

/** Vipers, in the one form that they have. */
function settleVipers(state: State): void {
  const { areas: space, reserves, destroyed, players } = state;
  for (const area of areas) space[area].vipers = vipersFrom(space[area].vipers);
  reserves.vipers = vipersFrom(reserves.vipers);
  destroyed.vipers = vipersFrom(destroyed.vipers);
  state.damagedVipers = vipersFrom(state.damagedVipers);
  for (const { piloting } of players) Object.freeze(piloting);
}

/** A fact as it is stored. */
export interface SavedFact {
  readonly fact: BoardFact['fact'];
  readonly only?: readonly number[];
}

/** Facts carry no version. Where one holds a position, it was stored when states did: in version 2. */
const factTables: Tables = {
  ...componentNames,
  positionNow(table, position) {
    const name = nameThen(table, position);
    return name === undefined ? undefined : componentNames.positionOf(table, name);
  },
};

export function saveFact(fact: BoardFact): SavedFact {
  return toRest(factAtRest(fact.fact), fact, componentNames, rules.declared()) as SavedFact;
}

/** Reads a stored fact, of whatever age; what it cannot read it refuses as `Unreadable`. */
export function loadFact(saved: SavedFact): BoardFact {
  const named = everyText(saved, withIdsOfToday);
  return fromRest(factAtRest(named.fact), named, factTables, rules.declared()) as BoardFact;
}
