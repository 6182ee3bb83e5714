import { gameOf, type Playable } from '@ragtag/games';
import type { Deal } from '@ragtag/host';
import type { Fact, GameModule, MachineState } from '@ragtag/kernel';
import type { TableRecord } from './record';

/** A table's game, as the server knows it: by its module. */

/** The state of any game. */
export type State = MachineState;
export type { Fact };

type OfGame = { readonly settings: Pick<TableRecord['settings'], 'game'> };

export function playableOf({ settings }: OfGame): Playable {
  return gameOf(settings);
}

export function moduleOf(table: OfGame): GameModule {
  return playableOf(table).module;
}

/** What a table's game is dealt from. */
export function dealOf({ settings, seats }: TableRecord, seed: string): Deal {
  return {
    selection: settings.selection,
    seed,
    seats: seats.map(({ name, setup }) => ({ name: name ?? '', ...(setup !== undefined && { setup }) })),
  };
}
