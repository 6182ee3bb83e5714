import { deskOf, type Wish } from '../desk';
import { Failure } from '../failure';
import { writeGame } from '../game-file';
import { readGameId } from '../input/game-flag';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { print } from '../output/print';
import { speakerFor } from '../words';
import { write } from '../write';
import { Lines } from './lines';
import { type PlayLevel, Session } from './session';

export interface PlayFlags {
  readonly game: string;
  readonly players?: number;
  readonly decks?: string;
  readonly seed?: string;
  readonly character?: string;
  readonly level: PlayLevel;
  readonly options: string;
  readonly save?: string;
}

/** A game of one person against bots. */
export async function play(flags: PlayFlags): Promise<void> {
  const playable = readGameId(flags.game);
  const { module } = playable;
  const options = gameOptions(module, readSelectionBesidePlayers(module, flags.options), flags.players);
  const desk = await deskOf(module);
  let wish: Wish | undefined;
  if (flags.character !== undefined) {
    if (!desk.wish) throw new Failure('Nobody chooses a character in this game.');
    wish = desk.wish(flags.character);
  }
  const seed = flags.seed ?? String(Date.now());
  const speaker = await speakerFor(module, desk);
  const { level, decks } = flags;
  const session = new Session(playable, speaker, { options, seed, level, wish, decks });
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
