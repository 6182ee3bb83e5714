import { type Frame, type MachineState, type Migration, startStreams } from '@ragtag/kernel';
import { withIdsOfToday } from '../cards/former-ids';
import { everyText } from '../state/every-text';
import { nameEverything } from './version-2';
import { vipersByClass } from './version-5';

/** What brings a saved state from the version of its index to the next one. */
export const migrations: readonly Migration[] = [
  () => {
    throw new Error('Games from before version 1 cannot be continued.');
  },
  (state) => ({ ...state, streams: renewed(state.streams), stack: state.stack.map(withMovedScript) }),
  nameEverything,
  (state) => everyText(state, withActionLists),
  (state) =>
    ({
      ...state,
      players: (state as MachineState & BeforeStanding).players.map(withStanding),
    }) as MachineState,
  vipersByClass,
  (state) => everyText(state, asSince7),
];

interface BeforeStanding {
  readonly players: readonly { readonly cylon?: string | null }[];
}

/** Only Cylon players used to be told apart. */
function withStanding({ cylon, ...player }: BeforeStanding['players'][number]): object {
  return { ...player, standing: cylon ?? 'human' };
}

/** Random streams were four words of another generator; the new ones start from these. */
function renewed(streams: MachineState['streams']): MachineState['streams'] {
  const started: MachineState['streams'] = {};
  for (const [name, was] of Object.entries(streams)) {
    Object.assign(started, startStreams(was.join(), [name]));
  }
  return started;
}

/** Effect lists that stand elsewhere on their card now. */
const movedScripts: Readonly<Record<string, string>> = {
  'base/quorum/presidential-pardon.action.do': 'base/quorum/presidential-pardon.action.do.0.then',
};

function withMovedScript(frame: Frame & { readonly list?: unknown }): Frame {
  const list = typeof frame.list === 'string' ? movedScripts[frame.list] : undefined;
  if (list === undefined) return frame;
  const moved = { ...frame, list };
  return moved;
}

/** Locations had one action; they have a list of them now, and the paths into it say which. */
function withActionLists(text: string): string {
  return text.replace(/^(base\/location\/[^.]+)\.action\./, '$1.actions.0.');
}

/** Lists of effects up to version 6 that stand elsewhere on their card now. */
const movedSince6: Readonly<Record<string, string>> = {
  'exodus/loyalty/ff-owner-executed.reactions.0.do.2.then':
    'exodus/loyalty/ff-owner-executed.reactions.0.do.1.then',
};

/** Up to version 6 some cards had other ids. */
function asSince7(text: string): string {
  const now = withIdsOfToday(text);
  return movedSince6[now] ?? now;
}
