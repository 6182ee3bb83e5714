import { setImmediate as nextTurn } from 'node:timers/promises';

/** The exit code of a program that was stopped by Ctrl+C. */
export const interruptedCode = 130;

/** Ctrl+C, or the same from another program: the work is to stop, and what came of it so far to be told. */
export class Interruption {
  readonly #signals: readonly NodeJS.Signals[];
  readonly #actions: (() => void)[] = [];
  #wanted = false;

  constructor(signals: readonly NodeJS.Signals[] = ['SIGINT']) {
    this.#signals = signals;
    for (const signal of signals) process.on(signal, this.stop);
  }

  get wanted(): boolean {
    return this.#wanted;
  }

  whenWanted(action: () => void): void {
    this.#actions.push(action);
  }

  /** Looks up from long work: signals are heard only then. */
  async lookUp(): Promise<boolean> {
    await nextTurn();
    return this.#wanted;
  }

  /** From now on signals end the program again. */
  end(): void {
    for (const signal of this.#signals) process.off(signal, this.stop);
  }

  readonly stop = (): void => {
    // Whoever asks twice does not want to wait.
    if (this.#wanted) process.exit(interruptedCode);
    this.#wanted = true;
    for (const action of this.#actions) action();
  };
}
