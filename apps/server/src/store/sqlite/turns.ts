import { NotStored } from '../store';

/** What the database says where the fault is not in what was asked of it. */
const outsideTrouble = /^SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN|PROTOCOL|NOMEM)/;

function failureOf(error: unknown): unknown {
  if (error instanceof NotStored) return error;
  const { code } = error as { readonly code?: unknown };
  return outsideTrouble.test(String(code)) ? new NotStored(error) : error;
}

/** One transaction after another, whichever connection of this server it is on: they would wait for each other blindly. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  /** Whether the last attempt to store anything failed. */
  fails = false;

  take<T>(transaction: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#attempt(transaction));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #attempt<T>(transaction: () => Promise<T>): Promise<T> {
    try {
      const done = await transaction();
      this.fails = false;
      return done;
    } catch (error) {
      const failure = failureOf(error);
      this.fails = failure instanceof NotStored;
      throw failure;
    }
  }
}

/** Whether each by itself may be stored where all together were not. Otherwise each would wait as long again. */
export const helpsAlone = (error: unknown) => !(error instanceof NotStored);
