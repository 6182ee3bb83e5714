import type { RandomGame } from '@ragtag/host';
import type { GameModule, MachineState } from '@ragtag/kernel';

export interface GameFailure {
  readonly seed: string;
  readonly players: number;
  readonly problem: string;
  /** What to type to see it again. */
  readonly command: string;
}

export interface Count {
  games: number;
  /** Games by who won them. */
  wins: Record<string, number>;
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
  /** Games by what ended them. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly cpuSeconds: number;
  readonly answersPerCpuSecond: number;
  readonly turnsPerGame: Spread;
  readonly answersPerGame: Spread;
  readonly byPlayers: Readonly<Record<number, Readonly<Count>>>;
  readonly failures: readonly GameFailure[];
}

const nothing = (): Count => ({ games: 0, wins: {}, turns: 0, answers: 0 });

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Adds up what happened in many games, and the processor time since the first. */
export class Tally {
  readonly failures: GameFailure[] = [];
  readonly #all = nothing();
  readonly #byPlayers: Record<number, Count> = {};
  readonly #reasons: Record<string, number> = {};
  readonly #turns: number[] = [];
  readonly #answers: number[] = [];
  readonly #before = process.cpuUsage();
  readonly #module: GameModule;

  constructor(module: GameModule) {
    this.#module = module;
  }

  add(
    players: number,
    { state, answers, problem }: RandomGame<MachineState>,
    { seed, command }: Pick<GameFailure, 'seed' | 'command'>,
  ): void {
    const turn = this.#module.turn(state);
    const outcome = this.#module.outcome(state);
    this.#byPlayers[players] ??= nothing();
    for (const count of [this.#all, this.#byPlayers[players]]) {
      count.games++;
      count.turns += turn;
      count.answers += answers;
      if (outcome) add(count.wins, outcome.winner);
    }
    this.#turns.push(turn);
    this.#answers.push(answers);
    if (outcome) add(this.#reasons, outcome.reason);
    if (problem !== null) this.failures.push({ seed, players, problem, command });
  }

  report(): Report {
    const { games, wins, turns, answers } = this.#all;
    const { user, system } = process.cpuUsage(this.#before);
    const cpuSeconds = (user + system) / 1e6;
    return {
      games,
      finished: games - this.failures.length,
      stuck: this.failures.length,
      wins,
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
