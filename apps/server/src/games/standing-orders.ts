import type { OpenQuestion, State } from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';
import type { Orders } from '@ragtag/protocol';

/** The reaction window that a question belongs to, if it does. */
export function windowOf(
  state: State,
  question: { readonly at: number; readonly secret?: boolean },
): string | undefined {
  if (!question.secret) return undefined;
  const { window } = state.stack[question.at] as { window?: unknown };
  return typeof window === 'string' ? window : undefined;
}

const comesFromHand = (option: Option) =>
  (option as { readonly cause?: { readonly kind?: unknown } }).cause?.kind === 'skill';

/** Whether the player's standing orders say to let this reaction pass. */
export function ordersPass(orders: Orders, state: State, question: OpenQuestion): boolean {
  const window = windowOf(state, question);
  if (window === undefined || !question.options.some(({ id }) => id === 'pass')) return false;
  const order = Object.hasOwn(orders.windows, window) ? orders.windows[window] : orders.otherwise;
  switch (order) {
    case 'never':
      return true;
    case 'when-held':
      return !question.options.some(comesFromHand);
    case 'always':
      return false;
  }
}
