import { cards, module } from '@ragtag/card-game';
import { startScenario } from '@ragtag/card-game/scenario';
import { startLocalGame } from '../../shell/game/start';
import { puzzles, puzzleText } from './puzzles';

/** Lays the table of a puzzle: the game begins in the middle, against a bot. */
export function startPuzzle(name: string, player: string): string {
  const { state } = startScenario(puzzleText, puzzles.indexOf(name));
  const [you, ...others] = state.players;
  const laid = { ...state, players: [{ ...you, name: player }, ...others] };
  return startLocalGame({
    game: 'card',
    selection: { players: 2 },
    seats: [
      { name: player, by: 'person' },
      { name: state.players[1].name, by: 'bot', level: 'officer' },
    ],
    from: { after: 0, state: module.save(laid) },
    task: name,
  });
}

export interface Position {
  readonly units: string;
  readonly hand: string;
  readonly influence: number;
  readonly theirs: number;
}

/** What one has to win with, and against how much. */
export function positionOf(name: string): Position {
  const [you, other] = startScenario(puzzleText, puzzles.indexOf(name)).state.players;
  const named = (kinds: readonly number[]) => kinds.map((kind) => cards[kind].name).join('; ');
  return {
    units: named(you.units.map((unit) => unit.cards[0])),
    hand: named(you.hand),
    influence: you.influence,
    theirs: other.influence,
  };
}
