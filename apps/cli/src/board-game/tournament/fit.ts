import { module, newGame, type State } from '@ragtag/board-game';
import {
  createBot,
  type Feature,
  knownFeatures,
  positionSigns,
  positionWeights,
  setByHand,
} from '@ragtag/bots/board';
import { HostedGame } from '@ragtag/host';
import { gameOptions, readSelection } from '../../input/game-options';
import { print } from '../../output/print';
import { logisticRegression, type Observation } from '../../tournament/logistic';
import { configurations } from './suite';

/** What positions are worth, learnt from games between officers of all boxes and endings. */

const byHand = Object.keys(setByHand) as Feature[];
const names = (Object.keys(positionWeights) as Feature[]).filter((name) => !byHand.includes(name));

function sampleOf(state: State): Observation {
  const features = knownFeatures(state);
  const given = byHand.reduce((sum, name) => sum + positionWeights[name] * features[name], 0);
  return { features: names.map((name) => features[name]), given };
}

/** Cylons as officers play them, and between those others of every kind, from harmless to ruthless. */
const malices = [0, undefined, 0.5, undefined, 1, undefined];

/** Every configuration of the suite with every number of players. */
const tables = configurations.flatMap(({ options, players }) =>
  players.map((n) => gameOptions(module, readSelection(module, options), n)),
);

/** The position at the start of every turn of a game, and whether the humans won it. */
function positionsOf(game: number): { samples: Observation[]; won: boolean } {
  const round = Math.floor(game / tables.length);
  const malice = malices[(game + round) % malices.length];
  const seed = `fit-${round}`;
  const began = newGame(tables[game % tables.length], seed);
  const { state } = began;
  const bots = new Map(
    state.players.map((_, seat) => [seat, createBot({ level: 'officer', seat, seed, malice })]),
  );
  const table = new HostedGame(module, began, { bots });
  const samples: Observation[] = [];
  let turn = 0;
  while (table.step()) {
    if (state.turn.number === turn || state.over) continue;
    turn = state.turn.number;
    samples.push(sampleOf(state));
  }
  return { samples, won: state.over?.winner === 'humans' };
}

/** Plays games, fits the weights, and prints them as they stand in `position-weights.ts`. */
export function fitPositions(games: number): void {
  const samples: Observation[] = [];
  const won: boolean[] = [];
  for (let game = 0; game < games; game++) {
    const played = positionsOf(game);
    for (const sample of played.samples) {
      samples.push(sample);
      won.push(played.won);
    }
  }
  const signs = names.map((name) => positionSigns[name] ?? 0);
  const weights = logisticRegression(samples, won, signs);
  names.forEach((name, i) => {
    print(`  ${name}: ${Math.round(1000 * weights[i]) / 1000},`);
  });
}
