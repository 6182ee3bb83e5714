import type { OpenQuestion, Option } from '@ragtag/kernel';
import type { State } from '../state';

/**
 * Standing orders: whether a player wants to be asked when a reaction is possible. `when-held` asks where a card
 * in hand could be used, `always` also where a character's ability could; `never` passes.
 */
export type StandingOrder = 'never' | 'when-held' | 'always';

export interface StandingOrders {
  /** For every window that has no order of its own. */
  readonly otherwise: StandingOrder;
  /** By the name of the window. */
  readonly windows: Readonly<Record<string, StandingOrder>>;
}

/** The reaction window that a question belongs to, if it does. */
export function windowOf(
  state: State,
  question: { readonly at: number; readonly secret?: boolean },
): string | undefined {
  if (!question.secret) return undefined;
  const { window } = state.stack[question.at] as { window?: unknown };
  return typeof window === 'string' ? window : undefined;
}

export function orderFor({ windows, otherwise }: StandingOrders, window: string): StandingOrder {
  return Object.hasOwn(windows, window) ? windows[window] : otherwise;
}

const comesFromHand = (option: Option) =>
  (option as { readonly cause?: { readonly kind?: unknown } }).cause?.kind === 'skill';

/** Whether the player's standing orders say to let this reaction pass. */
export function ordersPass(orders: StandingOrders, state: State, question: OpenQuestion): boolean {
  const window = windowOf(state, question);
  if (window === undefined || !question.options.some(({ id }) => id === 'pass')) return false;
  switch (orderFor(orders, window)) {
    case 'never':
      return true;
    case 'when-held':
      return !question.options.some(comesFromHand);
    case 'always':
      // Who is asked only so that the question tells nothing has nothing to decide.
      return question.options.length === 1;
  }
}
