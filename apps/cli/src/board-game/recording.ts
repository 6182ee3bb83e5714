import type { State } from '@ragtag/board-game';
import { type RecordingPlan, traitsOfPlace } from '../saved-games/plan';

function traitsOf(state: State): string[] {
  const traits = traitsOfPlace(state);
  const at = state.stack.map(({ p, i }) => `${p}.${i}`);
  for (const [depth, { p }] of state.stack.entries()) {
    const { window } = state.stack[depth] as { readonly window?: unknown };
    if (p === 'window') traits.add(`window ${String(window)} on ${at[depth - 1]}`);
  }
  traits.add(`${state.players.length} players at ${state.stack.at(-1)?.p}`);
  for (const { deck } of state.inPlay) traits.add(`${deck} in play`);
  for (const { until } of state.inForce) traits.add(`in force until ${until}`);
  for (const { window } of state.later) traits.add(`later at ${window}`);
  for (const { standing } of state.players) if (standing !== 'human') traits.add(`${standing} Cylon`);
  if (state.decks.discardedLoyalty) traits.add('discarded loyalty');
  if (state.decks.removed.length > 0) traits.add('removed cards');
  return [...traits];
}

const allBoxes = { pegasus: true, exodus: true, daybreak: true, cylonleader: true };
const everyModule = { ...allBoxes, cylonfleet: true, personalgoal: true, finalfive: true };

export const boardGameRecording: RecordingPlan = {
  package: 'board-game',
  players: [1, 2, 3, 4, 5, 6, 7],
  variants: [
    {},
    { discreet: true },
    { nosympathizer: true },
    { nosympathizer: true, discreet: true },
    { difficulty: 'easierhumans' },
    { pegasus: true },
    { pegasus: true, cylonleader: true, ending: 'newcaprica' },
    { exodus: true, discreet: true },
    { exodus: true, cylonfleet: true, personalgoal: true, finalfive: true },
    { daybreak: true },
    { daybreak: true, cylonleader: true, ending: 'searchforhome' },
    { ...everyModule, ending: 'searchforhome' },
    { ...everyModule, ending: 'newcaprica', forcedemetrius: true },
    { sympatheticcylon: true, forceoverlay: true },
    { pegasus: true, exodus: true, extradeath: true, discreet: true },
    { exodus: true, ending: 'ioniannebula' },
    { exodus: true, allyseasons: true, discreet: true },
    { ...everyModule, ending: 'ioniannebula' },
    { ...everyModule, ending: 'allendings' },
    { mode: 'twoplayer' },
    { mode: 'oneplayer' },
    { mode: 'cooperative' },
    {
      exodus: true,
      nosympathizer: true,
      house_allow_boomer: true,
      house_deal_leftover: true,
      house_leftover_penalty: true,
    },
    { pegasus: true, house_special_notacylon: true },
    { pegasus: true, daybreak: true, cylonleader: true, house_daybreak_agendas: true },
  ],
  traitsOf: (state) => traitsOf(state as State),
};
