import type { PlayedGame } from './game';
import type { Job } from './worker';

const nameOf = ({ players, seed }: Job) => `${players} ${seed}`;

/** The games of a tournament: what is to be played, and what has been. */
export class Games {
  readonly #wanted: readonly Job[];
  readonly #played = new Map<string, PlayedGame>();
  #humanWins = 0;

  constructor(wanted: readonly Job[], before: readonly PlayedGame[]) {
    this.#wanted = wanted;
    const names = new Set(wanted.map(nameOf));
    for (const game of before) if (names.has(nameOf(game)) && !this.#played.has(nameOf(game))) this.add(game);
  }

  get total(): number {
    return this.#wanted.length;
  }

  get done(): number {
    return this.#played.size;
  }

  /** Percent of the games so far. */
  get humansWin(): number {
    return Math.round((100 * this.#humanWins) / Math.max(1, this.done));
  }

  add(game: PlayedGame): void {
    this.#played.set(nameOf(game), game);
    if (game.winner === 'humans') this.#humanWins++;
  }

  left(): Job[] {
    return this.#wanted.filter((job) => !this.#played.has(nameOf(job)));
  }

  /** In the order in which they are wanted, whichever was over first. */
  played(): PlayedGame[] {
    return this.#wanted.flatMap((job) => this.#played.get(nameOf(job)) ?? []);
  }
}
