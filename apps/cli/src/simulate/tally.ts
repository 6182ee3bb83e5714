import type { RandomGame } from '../random-game';

export interface GameFailure {
  readonly seed: string;
  readonly players: number;
  readonly problem: string;
  /** What to type to see it again. */
  readonly command: string;
}

export interface Count {
  games: number;
  humanWins: number;
  cylonWins: number;
  turns: number;
  answers: number;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export interface Report extends Count {
  readonly finished: number;
  readonly stuck: number;
  /** Games by what ended them: the rule, and which resource, track or the like it was. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
  readonly answersPerCpuSecond: number;
  readonly turnsPerGame: Spread;
  readonly answersPerGame: Spread;
  readonly byPlayers: Readonly<Record<number, Readonly<Count>>>;
  readonly failures: readonly GameFailure[];
}

const nothing = (): Count => ({ games: 0, humanWins: 0, cylonWins: 0, turns: 0, answers: 0 });

/** Adds up what happened in many games, and the processor time since the first. */
export class Tally {
  readonly failures: GameFailure[] = [];
  readonly #all = nothing();
  readonly #byPlayers: Record<number, Count> = {};
  readonly #reasons: Record<string, number> = {};
  readonly #turns: number[] = [];
  readonly #answers: number[] = [];
  readonly #before = process.cpuUsage();

  add(
    players: number,
    { state, answers, problem }: RandomGame,
    { seed, command }: Pick<GameFailure, 'seed' | 'command'>,
  ): void {
    this.#byPlayers[players] ??= nothing();
    for (const count of [this.#all, this.#byPlayers[players]]) {
      count.games++;
      count.turns += state.turn.number;
      count.answers += answers;
      if (state.over?.winner === 'humans') count.humanWins++;
      if (state.over?.winner === 'cylons') count.cylonWins++;
    }
    this.#turns.push(state.turn.number);
    this.#answers.push(answers);
    if (state.over) {
      const { rule, reason } = state.over;
      const key = reason === '' || reason === rule ? rule : `${rule}/${reason}`;
      this.#reasons[key] = (this.#reasons[key] ?? 0) + 1;
    }
    if (problem !== null) this.failures.push({ seed, players, problem, command });
  }

  report(): Report {
    const { games, humanWins, cylonWins, turns, answers } = this.#all;
    const { user, system } = process.cpuUsage(this.#before);
    const cpuSeconds = (user + system) / 1e6;
    return {
      games,
      finished: games - this.failures.length,
      stuck: this.failures.length,
      humanWins,
      cylonWins,
      reasons: Object.fromEntries(Object.entries(this.#reasons).sort(([, a], [, b]) => b - a)),
      turns,
      answers,
      cpuSeconds,
      answersPerCpuSecond: Math.round(answers / cpuSeconds),
      turnsPerGame: spread(this.#turns),
      answersPerGame: spread(this.#answers),
      byPlayers: this.#byPlayers,
      failures: this.failures,
    };
  }
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { least: sorted[0], median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
}
