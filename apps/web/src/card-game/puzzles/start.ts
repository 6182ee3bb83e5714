import { module } from '@ragtag/card-game';
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
