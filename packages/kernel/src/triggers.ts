import { never, type Rules } from './machine';
import type { Fact, Frame, Game, MachineState, Option } from './state';

/** Something that was set off and waits to be dealt with. */
export interface Trigger {
  readonly id: string;
  readonly seat: number;
  /** Its owner may let it be. */
  readonly may: boolean;
}

/** What the kernel must know of a game to deal with what was set off. */
export interface TriggerTable<G, T extends Trigger> {
  /** What waits in the state; the list itself. */
  queue(game: G): T[];
  /** From whom seats are counted. */
  first(game: G): number;
  /** The next seat that is still in. */
  left(game: G, seat: number): number;
  /** Whether it can still be used: its price can be paid, its owner is in the game. */
  usable(game: G, trigger: T): boolean;
  use(game: G, trigger: T): void;
}

/** Locals of what is being dealt with. */
export interface Dealing<T extends Trigger = Trigger> {
  /** What was set off at the same time, and is left of it. */
  batch: T[];
  /** The one being asked about. */
  asked?: T;
}

/** Of what is alike only the first is named: which of them comes first is all one. */
const isFirst = (batch: readonly Trigger[], at: number): boolean =>
  batch.findIndex((t) => t.id === batch[at].id) === at;

/**
 * Triggers: public, ordered, and patient. What is set off waits until the running card, ability or step is finished; then
 * it is dealt with by seat from the first player, in an order that each owner chooses for the own ones; who may let it
 * be is asked when its turn comes. What is set off meanwhile comes after.
 */
export class Triggers<S extends MachineState, F extends Fact, T extends Trigger> {
  readonly #rules: Rules<S, F, Record<'triggers', Dealing<T>>>;
  readonly #table: TriggerTable<Game<S, F>, T>;

  constructor(rules: Rules<S, F, Record<'triggers', Dealing<T>>>, table: TriggerTable<Game<S, F>, T>) {
    this.#rules = rules;
    this.#table = table;
    rules.procedure('triggers', {
      pickNext: (game, frame) => this.#next(game, frame),
      useIt: (game, frame) => this.#useIt(game, frame),
    });
    rules.ask<Option & { readonly trigger: T }, Dealing<T>>('order-of-triggers', {
      options: (game, frame, { seat }) =>
        frame.batch
          .filter((t, i) => t.seat === seat && isFirst(frame.batch, i) && this.#table.usable(game, t))
          .map((trigger) => ({ id: trigger.id, trigger })),
      chosen: (_game, frame, [pick]) => {
        frame.asked = frame.batch.find((t) => t.id === pick.id);
      },
    });
    rules.ask<Option & { readonly trigger?: T }, Dealing<T>>('may-answer', {
      moot: never,
      options: (_game, frame) => [{ id: 'yes', trigger: frame.asked }, { id: 'no' }],
      chosen: (game, frame, [pick]) => {
        const { asked } = frame;
        frame.asked = undefined;
        if (asked && pick.id === 'yes') this.#table.use(game, asked);
      },
    });
  }

  /** Deals with everything that waits, as soon as the running step returns. Costs next to nothing where nothing does. */
  drain(game: Game<S, F>): void {
    if (this.#table.queue(game).length > 0) this.#rules.call(game, 'triggers', { batch: [] });
  }

  #next(game: Game<S, F>, frame: Frame & Dealing<T>): void {
    const { queue, first, left, usable } = this.#table;
    if (frame.batch.length === 0) frame.batch = queue(game).splice(0);
    if (frame.batch.length === 0) {
      this.#rules.finish(game);
      return;
    }
    const start = first(game);
    let seat = start;
    do {
      const own = frame.batch.filter((t) => t.seat === seat && usable(game, t));
      if (own.length > 0) {
        if (own.every((t) => t.id === own[0].id)) frame.asked = own[0];
        else this.#rules.put(game, seat, 'order-of-triggers');
        return;
      }
      seat = left(game, seat);
    } while (seat !== start);
    // What is left can no longer be used by anybody.
    frame.batch = [];
    frame.i = 0;
  }

  #useIt(game: Game<S, F>, frame: Frame & Dealing<T>): void {
    frame.i = 0;
    const { asked } = frame;
    if (!asked) return;
    frame.batch.splice(frame.batch.indexOf(asked), 1);
    if (asked.may) {
      this.#rules.put(game, asked.seat, 'may-answer');
      return;
    }
    frame.asked = undefined;
    this.#table.use(game, asked);
  }
}
