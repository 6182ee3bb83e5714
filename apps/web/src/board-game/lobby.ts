import { normalise, playerLimits, resolveOptions, type Settings, selectionOf } from '@ragtag/board-game';
import type { Picked } from '@ragtag/kernel';
import type { GameLobby } from '../shell/half';
import { LobbyPanel } from './options/lobby-panel';
import { options as words } from './words';

/** Choosing what the board game is played with. */
export const lobby: GameLobby<Settings & Picked> = {
  Panel: LobbyPanel,
  settle: (selection) => normalise(selection),
  seats(selection) {
    const { min, max } = playerLimits(selection);
    return { least: min, most: max };
  },
  takes: ({ players }) => words.takes(Number(players)),
  conflicts(selection) {
    const resolved = resolveOptions(selection);
    return resolved.ok ? [] : resolved.conflicts.map(({ because }) => because);
  },
  chosen: selectionOf,
};
