import { plain } from './at-rest';
import { type Ask, never, type Rules } from './machine';
import type { Fact, Frame, Game, MachineState, Option, Refused } from './state';

/** Something in play that answers a window: a card in hand, an ability, a kept card, a rule. */
export interface Reaction extends Option {
  readonly seat: number;
  /** Happens whether its owner likes it or not. */
  readonly forced: boolean;
  /** Takes the place of the event, and so is offered before what merely adds to it. */
  readonly instead?: boolean;
  /** Leaves its owner's hand when used, so that another copy may be used in the same window. */
  readonly spent: boolean;
}

/** What the kernel must know of a game to run its windows. */
export interface Reactions<G, R extends Reaction> {
  /** Everything that could answer this window now. The event is the frame that opened it. */
  find(game: G, window: string, event: Frame): readonly R[];
  /**
   * Where a window shall tell nothing: everything that might answer it by what is public, and so all that is
   * found. Everybody who might is asked, also those who can only pass. Undefined where only those who can are.
   */
  might?(game: G, window: string, event: Frame): readonly R[] | undefined;
  /** Carries out a reaction. */
  use(game: G, window: string, event: Frame, reaction: R): void;
  /** Who settles the order among several; where answers are given in order, who is offered first. */
  decider(game: G, event: Frame): number;
  /**
   * How those who could answer are asked: all at once and in secret, or openly one after another from the decider.
   * At once by default.
   */
  discipline?(game: G, window: string): 'at-once' | 'in-order';
  /** Whether forced answers may come in any order, so that nobody is asked for it. */
  anyOrder?(game: G, window: string): boolean;
  /** What a seat might look for among its answers in vain, and why. */
  refused?(game: G, window: string, event: Frame, seat: number): readonly Refused[];
}

/** Locals of an open window. */
export interface OpenWindow {
  readonly window: string;
  /** Reactions that were used and may not be used again in this window. */
  readonly done: string[];
  /** Reactions that were announced and wait for their order. */
  wanted: string[];
  /** Set where something could replace the event: that is being offered, or all have passed and it stands. */
  stage?: 'replace' | 'stands';
  /** The event is settled or starts over: nobody is asked any more. */
  closed?: boolean;
  /** Seats that have let it be, where they are asked one after another. */
  passed?: number[];
}

const pass: Option = Object.freeze({ id: 'pass' });

const mark = (r: Reaction) => `${r.seat}:${r.id}`;

/** Whether a mark is that of a reaction, without putting its text together, which would cost more than the rest. */
function isMarked({ seat, id }: Reaction, wanted: string): boolean {
  return (
    wanted.indexOf(':') === wanted.length - id.length - 1 &&
    wanted.endsWith(id) &&
    Number.parseInt(wanted, 10) === seat
  );
}

function unused<R extends Reaction>({ done }: OpenWindow, reactions: readonly R[]): readonly R[] {
  return done.length === 0 ? reactions : reactions.filter((r) => !done.includes(mark(r)));
}

function offeredTo(seat: number, reactions: readonly Reaction[]): readonly Option[] {
  const options: Option[] = [];
  for (const reaction of reactions) if (reaction.seat === seat) options.push(reaction);
  options.push(pass);
  return options;
}

/** First comes what replaces the event, then, if it stands, the rest. */
function inStage<R extends Reaction>({ stage }: OpenWindow, reactions: readonly R[]): readonly R[] {
  if (stage === undefined) return reactions;
  return reactions.filter((r) => (r.instead ?? false) === (stage === 'replace'));
}

/**
 * Reaction windows. Forced answers come first; then everybody who could replace the event, then everybody who
 * could answer it, is asked at once and in secret; if several want to, the decider says who goes first, and
 * whoever comes second is asked again and may withdraw. The window stays open until all pass.
 */
export class Windows<S extends MachineState, F extends Fact, R extends Reaction> {
  readonly #rules: Rules<S, F, Record<'window', OpenWindow>>;
  readonly #reactions: Reactions<Game<S, F>, R>;

  constructor(rules: Rules<S, F, Record<'window', OpenWindow>>, reactions: Reactions<Game<S, F>, R>) {
    this.#rules = rules;
    this.#reactions = reactions;
    rules.locals('window', { passed: plain });
    rules.procedure('window', {
      offer: (game, frame) => this.#offer(game, frame),
      settle: (game, frame) => this.#settle(game, frame),
    });
    const react: Ask<Game<S, F>, Option, OpenWindow> = {
      moot: never,
      options: (game, frame, { seat }) => offeredTo(seat, this.#offered(game, frame)),
      chosen: (_game, frame, picks, { seat }) => {
        if (picks[0].id !== 'pass') frame.wanted.push(mark(picks[0] as R));
        else frame.passed?.push(seat);
      },
      refused:
        reactions.refused &&
        ((game, frame, { seat }) =>
          reactions.refused?.(game, frame.window, this.#event(game, frame), seat) ?? []),
    };
    rules.ask('react', { ...react, secret: true });
    if (reactions.discipline) rules.ask('react-in-order', react);
    rules.ask<R & { id: string }, OpenWindow>('order-of-reactions', {
      options: (game, frame) =>
        this.#open(game, frame)
          .filter((r) => frame.wanted.includes(mark(r)))
          .map((r) => Object.assign({}, r, { id: mark(r), reaction: r.id })),
      chosen: (game, frame, [pick]) => this.#use(game, frame, pick.id),
    });
  }

  /** Opens a window on the running frame. Costs next to nothing where nobody could answer. */
  open(game: Game<S, F>, window: string): void {
    const { stack } = game.state;
    const event = stack[stack.length - 1];
    const { might, find } = this.#reactions;
    if ((might?.(game, window, event) ?? find(game, window, event)).length === 0) return;
    this.#rules.call(game, 'window', { window, done: [], wanted: [], stage: undefined });
  }

  /** Closes the innermost open window once the running answer is done. */
  close(game: Game<S, F>): void {
    const { stack } = game.state;
    for (let i = stack.length - 1; i >= 0; i--) {
      if (stack[i].p !== 'window') continue;
      (stack[i] as Frame & OpenWindow).closed = true;
      return;
    }
  }

  #event(game: Game<S, F>, frame: OpenWindow): Frame {
    const { stack } = game.state;
    return stack[stack.indexOf(frame as unknown as Frame) - 1];
  }

  #open(game: Game<S, F>, frame: OpenWindow): readonly R[] {
    return unused(frame, this.#reactions.find(game, frame.window, this.#event(game, frame)));
  }

  /** What might be answered by somebody's choice, where that decides who is asked. */
  #suspected(game: Game<S, F>, frame: OpenWindow): readonly R[] | undefined {
    const might = this.#reactions.might?.(game, frame.window, this.#event(game, frame));
    return might && unused(frame, might).filter((r) => !r.forced);
  }

  #offered(game: Game<S, F>, frame: OpenWindow): readonly R[] {
    return inStage(frame, this.#open(game, frame));
  }

  #offer(game: Game<S, F>, frame: Frame & OpenWindow): void {
    if (frame.closed) {
      this.#rules.finish(game);
      return;
    }
    const open = this.#open(game, frame);
    frame.wanted = open.filter((r) => r.forced).map(mark);
    if (frame.wanted.length > 0) return;
    const expected = this.#suspected(game, frame) ?? open;
    if (frame.stage === undefined && expected.some((r) => r.instead)) frame.stage = 'replace';
    if (this.#reactions.discipline?.(game, frame.window) === 'in-order') {
      this.#offerNext(game, frame, inStage(frame, open));
      return;
    }
    const asked: number[] = [];
    const offered = inStage(frame, open);
    for (const { seat } of inStage(frame, expected)) {
      if (asked.includes(seat)) continue;
      asked.push(seat);
      this.#rules.put(game, seat, 'react', undefined, offeredTo(seat, offered));
    }
  }

  /** Asks the seat nearest after the decider that could answer and has not let it be. */
  #offerNext(game: Game<S, F>, frame: Frame & OpenWindow, open: readonly R[]): void {
    const { passed = [] } = frame;
    const first = this.#reactions.decider(game, this.#event(game, frame));
    const seats = open.map(({ seat }) => seat).filter((seat) => !passed.includes(seat));
    if (seats.length === 0) return;
    const after = seats.filter((seat) => seat >= first);
    const next = Math.min(...(after.length > 0 ? after : seats));
    frame.passed = passed;
    this.#rules.put(game, next, 'react-in-order');
  }

  #settle(game: Game<S, F>, frame: Frame & OpenWindow): void {
    const { wanted } = frame;
    if (wanted.length === 1 || (wanted.length > 1 && this.#inAnyOrder(game, frame)))
      this.#use(game, frame, wanted[0]);
    else if (wanted.length > 1)
      this.#rules.put(game, this.#reactions.decider(game, this.#event(game, frame)), 'order-of-reactions');
    else if (frame.passed && this.#anyLeft(game, frame)) frame.i = 0;
    else if (frame.stage === 'replace') {
      frame.stage = 'stands';
      if (frame.passed) frame.passed = [];
      frame.i = 0;
    } else this.#rules.finish(game);
  }

  #inAnyOrder(game: Game<S, F>, frame: OpenWindow): boolean {
    if (!this.#reactions.anyOrder?.(game, frame.window)) return false;
    return this.#open(game, frame).every((r) => r.forced || !frame.wanted.includes(mark(r)));
  }

  /** Whether somebody has not been offered to answer yet, where they are asked one after another. */
  #anyLeft(game: Game<S, F>, frame: OpenWindow): boolean {
    return this.#offered(game, frame).some(({ seat }) => !frame.passed?.includes(seat));
  }

  #use(game: Game<S, F>, frame: Frame & OpenWindow, wanted: string): void {
    const reaction = this.#open(game, frame).find((r) => isMarked(r, wanted)) as R;
    if (!reaction.spent) frame.done.push(wanted);
    frame.wanted = [];
    frame.i = 0;
    this.#reactions.use(game, frame.window, this.#event(game, frame), reaction);
  }
}
