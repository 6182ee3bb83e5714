import { characterCards } from '@ragtag/board-game';
import { Failure } from '../failure';
import { writeGame } from '../game-file';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { print } from '../output/print';
import { write } from '../write';
import type { PlayLevel } from './bots';
import { Lines } from './lines';
import { Session } from './session';

export interface Flags {
  readonly players: number;
  readonly seed?: string;
  readonly character?: string;
  readonly level: PlayLevel;
  readonly options: string;
  readonly save?: string;
}

function checkCharacter(id: string | undefined): void {
  if (id === undefined || characterCards.some((card) => card.id === id)) return;
  const ids = characterCards.map((card) => card.id).join(', ');
  throw new Failure(`There is no character "${id}". There are: ${ids}.`);
}

/** A game of one person against bots. */
export async function play(flags: Flags): Promise<void> {
  const options = gameOptions(readSelectionBesidePlayers(flags.options), flags.players);
  checkCharacter(flags.character);
  const seed = flags.seed ?? String(Date.now());
  const session = new Session(options, seed, flags.level, flags.character);
  // A file that cannot be written is told of now, not when the game is over and lost.
  if (flags.save !== undefined) write(flags.save, writeGame(session.game()));
  const lines = new Lines();
  print(`A game of ${options.players} with seed ${seed}. Type "help" to see what you can type.`);
  try {
    await session.run(lines);
  } finally {
    lines.close();
    // Before anything is told: the terminal may be gone.
    if (flags.save !== undefined) write(flags.save, writeGame(session.game()));
    print(session.farewell());
    if (flags.save !== undefined) print(`Wrote the game to ${flags.save}.`);
  }
}
