import { gameOf, type Playable } from '@ragtag/games';
import type { Deal } from '@ragtag/host';
import type { Fact, GameModule, MachineState } from '@ragtag/kernel';
import { hashOf } from '../secrets';
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

const hashes = new Map<string, string>();

/** Tells builds apart that have other cards: kept with each game that begins, worked out once. */
export function contentHash({ id, content }: GameModule): string {
  let hash = hashes.get(id);
  if (hash === undefined) {
    hash = hashOf(JSON.stringify(content())).slice(0, 16);
    hashes.set(id, hash);
  }
  return hash;
}

/** What a table's game is dealt from. */
export function dealOf({ settings, seats }: TableRecord, seed: string): Deal {
  return {
    selection: settings.selection,
    seed,
    seats: seats.map(({ name, setup }) => ({ name: name ?? '', ...(setup !== undefined && { setup }) })),
  };
}
