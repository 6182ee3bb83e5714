import { leastPlayers, module, mostPlayers, resolveOptions, selectionOf } from '@ragtag/card-game';
import type { Picked, SetupProblem } from '@ragtag/kernel';
import type { GameLobby } from '../../shell/half';
import { DeckChoice } from './deck-choice';
import { Panel } from './panel';

/** What speaks against a selection does not matter here: the nearest one that can be played does. */
function optionsOf(selection: Picked) {
  const resolved = resolveOptions(selection);
  return resolved.ok ? resolved.options : undefined;
}

const inDeck = (problem: SetupProblem) => ({ at: 'deck', ...problem });

/** Choosing what the card game is played with. */
export const lobby: GameLobby = {
  Panel,
  settle(selection) {
    const options = optionsOf(selection) ?? optionsOf({});
    if (!options) return selection;
    const { players, format, sets, turnLimit } = selectionOf(options);
    return { players, format, sets, turnLimit };
  },
  seats: () => ({ least: leastPlayers, most: mostPlayers }),
  conflicts(selection) {
    const resolved = resolveOptions(selection);
    return resolved.ok ? [] : resolved.conflicts.map(({ because }) => because);
  },
  chosen: (selection) => selection,
  Setup: DeckChoice,
  bring(selection, written) {
    const options = optionsOf(selection);
    const read = module.setup?.read(written);
    if (!options || !read?.ok) {
      const problems = read && !read.ok ? read.problems.map(inDeck) : [];
      return { kept: undefined, setup: { ready: false, label: null, problems } };
    }
    const problems = module.setup?.check(read.setup, options) ?? [];
    const setup = { ready: problems.length === 0, label: read.setup.name, problems: problems.map(inDeck) };
    return { kept: read.setup, setup };
  },
};
