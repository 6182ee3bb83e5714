import { factsFor } from '@ragtag/kernel';
import type { ScenarioGame, Written } from '@ragtag/kernel/scenario';
import { withIdsOfToday } from '../cards/former-ids';
import { answer, newGame, pending } from '../door/engine';
import type { BoardFact } from '../facts';
import { rules } from '../rules';
import type { State } from '../state';
import { checkFact } from './fact-fields';
import { describeFact } from './facts';
import { type Given, givenKeys, layTable, readOptions, readSeed } from './given';
import { liesHidden } from './hidden';
import { checkId, checkOption, ruleIds } from './known';
import { optionNames } from './option-names';
import { describeView } from './seen';
import { type Begin, isSetup, readStart } from './start';
import { table } from './table';
import { player, readSeat, seatName } from './words';

export interface Position {
  readonly state: State;
  readonly facts: readonly BoardFact[];
}

const seedsTried = 500;

/** A whole setup. Where a first player is named, the seed is varied until the draw falls on that seat. */
function setUp(given: Given): Position {
  const options = readOptions(given);
  const seed = readSeed(given);
  const wanted = given.turn?.whole(0, options.players - 1, 'seat');
  for (let n = 0; n < seedsTried; n++) {
    const game = newGame(options, n === 0 ? seed : `${seed}/${n}`);
    if (wanted === undefined || game.state.turn.seat === wanted) {
      game.state.dice = given.dice?.items.map((die) => die.whole(1, 8, 'die')) ?? [];
      return game;
    }
  }
  return given.turn?.fail('no seed makes this seat the first player') as never;
}

function runOn(state: State, begin: Begin): Position {
  const game = { state, facts: [] as BoardFact[] };
  begin(game);
  rules.run(game);
  return game;
}

/** Lays the table and lets what is to happen begin; `laid` is shown the table before anything has happened. */
export function begin(
  written: Written | undefined,
  laid: (state: State) => void = () => undefined,
): Position {
  const given: Given = written?.fields(...givenKeys) ?? {};
  if (isSetup(given.start)) return setUp(given);
  let start: Begin = () => undefined;
  const state = layTable(given, (build) => {
    start = readStart(build, given.start);
  });
  laid(state);
  return runOn(state, start);
}

/** Scenarios of the board game: see docs/scenarios.md. */
export const scenarioGame: ScenarioGame<State, BoardFact> = {
  reword: withIdsOfToday,
  begin: (written) => begin(written),
  goOn(state, now) {
    if (state.stack.length > 0 || state.over)
      now.fail('something is still going on: `now` comes when all is done');
    return runOn(state, readStart({ state }, now)).facts;
  },
  pending,
  answer,
  optionNames,
  unasked: (state, seat) => rules.unaskedOf({ state, facts: [] }, seat),
  seat: readSeat,
  seatName,
  player,
  table,
  view: describeView,
  readable: factsFor,
  fact: describeFact,
  knowsRule: (id) => ruleIds.includes(id),
  asks: () => rules.asks(),
  checkFact,
  checkOption,
  checkId,
  liesHidden,
};
