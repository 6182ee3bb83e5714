import type { Picked } from '@ragtag/kernel';
import type { GameHalf } from '../shell/half';

let loading: Promise<unknown> | undefined;

/** The cards and boards of further boxes. */
function boxes(): Promise<unknown> {
  loading ??= Promise.all([import('@ragtag/board-game/boxes'), import('./boxes')]).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Options that bring nothing from another box. */
const ofTheBaseBox: ReadonlySet<string> = new Set(['players', 'difficulty', 'nosympathizer', 'discreet']);

/** Whether something beyond the base box might be played with. */
const mayGoBeyondBase = (selection: Picked): boolean =>
  Object.entries(selection).some(([option, value]) => value && !ofTheBaseBox.has(option));

/** The board game's half of the page. */
export const half: GameHalf = {
  table: async () => (await import('./table')).table,
  async lobby() {
    const [{ lobby }] = await Promise.all([import('./lobby'), boxes()]);
    return lobby;
  },
  after: async () => (await import('./after')).after,
  more: (selection) => (mayGoBeyondBase(selection) ? boxes() : null),
};
