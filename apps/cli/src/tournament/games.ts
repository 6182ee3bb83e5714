import type { Job, PlayedGame } from './kind';

const nameOf = ({ players, seed, options = '' }: PlayedGame) => `${players} ${seed} ${options}`;

/** The games of a tournament: what is to be played, and what has been. */
export class Games<G extends PlayedGame> {
  readonly #wanted: readonly Job[];
  readonly #played = new Map<string, G>();

  constructor(wanted: readonly Job[], before: readonly G[]) {
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

  add(game: G): void {
    this.#played.set(nameOf(game), game);
  }

  left(): Job[] {
    return this.#wanted.filter((job) => !this.#played.has(nameOf(job)));
  }

  /** In the order in which they are wanted, whichever was over first. */
  played(among: (job: Job) => boolean = () => true): G[] {
    return this.#wanted.filter(among).flatMap((job) => this.#played.get(nameOf(job)) ?? []);
  }
}
