import type { Migration } from '@ragtag/kernel';

/** Brings saved games up to date, one for each version. */
export const migrations: readonly Migration[] = [
  (state) => state,
  // Players may offer a draw.
  (state) => ({ ...state, draw: [] }) as typeof state,
  // Players remember what they were shown.
  (state) => {
    const { players } = state as unknown as { players: object[] };
    return { ...state, players: players.map((p) => ({ ...p, seenHand: [], seenTops: [] })) } as typeof state;
  },
];

export const stateVersion = migrations.length;
