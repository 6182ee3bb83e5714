/**
 * What many card games on the web do: the state is plain records, and every action copies all of it. Whole games of it are
 * a measure that moves with the machine as whole games of ours do.
 */

interface PlainCard {
  readonly id: string;
  readonly name: string;
  readonly owner: number;
  zone: string;
  exhausted: boolean;
  readonly power: number;
  readonly cost: number;
}

interface State {
  turn: number;
  readonly players: { influence: number; readonly name: string }[];
  readonly cards: PlainCard[];
  readonly log: string[];
}

const zones = ['deck', 'hand', 'reserve', 'alert', 'discard'];
const actionsInAGame = 107;

function start(): State {
  const cards = Array.from({ length: 120 }, (_, n) => ({
    id: `card-${n}`,
    name: `Card ${n % 30}`,
    owner: n % 2,
    zone: 'deck',
    exhausted: false,
    power: n % 5,
    cost: n % 4,
  }));
  const players = ['Ada', 'Ben'].map((name) => ({ name, influence: 10 }));
  return { turn: 1, players, cards, log: [] };
}

function act(before: State, action: number): State {
  const state = JSON.parse(JSON.stringify(before)) as State;
  const card = state.cards[(action * 37) % state.cards.length];
  card.zone = zones[(zones.indexOf(card.zone) + 1) % zones.length];
  card.exhausted = !card.exhausted;
  state.players[card.owner].influence += action % 3 === 0 ? 1 : -1;
  state.log.push(
    `${state.players[card.owner].name} moves ${card.name} to ${card.zone} in turn ${state.turn}.`,
  );
  if (action % 2 === 0) {
    state.turn++;
    state.log.push(
      `Turn ${state.turn} begins: influence ${state.players.map((p) => p.influence).join(' to ')}.`,
    );
  }
  return state;
}

/** Plays one game; returns how many that is. */
export function playCloneGame(): number {
  let state = start();
  for (let action = 0; action < actionsInAGame; action++) state = act(state, action);
  if (state.turn !== 1 + Math.ceil(actionsInAGame / 2)) throw new Error('a game lost some of its turns');
  return 1;
}
