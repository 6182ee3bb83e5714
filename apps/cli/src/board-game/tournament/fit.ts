import { module, newGame, type State } from '@ragtag/board-game';
import {
  createBot,
  type Feature,
  positionFeatures,
  positionSigns,
  positionWeights,
  setByHand,
} from '@ragtag/bots/board';
import { HostedGame } from '@ragtag/host';
import { gameOptions } from '../../input/game-options';
import { print } from '../../output/print';
import { logisticRegression, type Sample } from '../../tournament/logistic';

/** What positions are worth, learnt from games between officers. */

const byHand = Object.keys(setByHand) as Feature[];
const names = (Object.keys(positionWeights) as Feature[]).filter((name) => !byHand.includes(name));

function sampleOf(state: State): Sample {
  const features = positionFeatures(state);
  const given = byHand.reduce((sum, name) => sum + positionWeights[name] * features[name], 0);
  return { features: names.map((name) => features[name]), given };
}

/** The position at the start of every turn of a game, and whether the humans won it. */
function positionsOf(players: number, seed: string): { samples: Sample[]; won: boolean } {
  const began = newGame(gameOptions(module, {}, players), seed);
  const { state } = began;
  const bots = new Map(state.players.map((_, seat) => [seat, createBot({ level: 'officer', seat, seed })]));
  const table = new HostedGame(module, began, { bots });
  const samples: Sample[] = [];
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
  const samples: Sample[] = [];
  const won: boolean[] = [];
  for (let game = 0; game < games; game++) {
    const played = positionsOf(4 + (game % 3), `fit-${game}`);
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
