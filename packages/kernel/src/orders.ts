import type { MachineState, OpenQuestion, Option } from './state';

/**
 * Standing orders: whether a player wants to be asked when a reaction is possible. `always` asks wherever one is,
 * `when-useful` where it could help the player, `when-held` where a card in hand could be used; `never` passes.
 */
export type StandingOrder = 'never' | 'when-held' | 'when-useful' | 'always';

export interface StandingOrders {
  /** For every window that has no order of its own. */
  readonly otherwise: StandingOrder;
  /** By the name of the window. */
  readonly windows: Readonly<Record<string, StandingOrder>>;
}

/** The reaction window that a question belongs to, if it does. */
export function windowOf(
  state: MachineState,
  question: { readonly at: number; readonly secret?: boolean },
): string | undefined {
  if (!question.secret) return undefined;
  const { window } = state.stack[question.at] as { window?: unknown };
  return typeof window === 'string' ? window : undefined;
}

export function orderFor({ windows, otherwise }: StandingOrders, window: string): StandingOrder {
  return Object.hasOwn(windows, window) ? windows[window] : otherwise;
}

/** Whether standing orders say to let a reaction pass; `isHeld` tells which options come from the hand, `isUseful` which could help. */
export function passesByOrder(
  orders: StandingOrders,
  window: string | undefined,
  { options }: Pick<OpenQuestion, 'options'>,
  isHeld: (option: Option) => boolean,
  isUseful: (option: Option) => boolean,
): boolean {
  if (window === undefined || !options.some(({ id }) => id === 'pass')) return false;
  switch (orderFor(orders, window)) {
    case 'never':
      return true;
    case 'when-held':
      return !options.some(isHeld);
    case 'when-useful':
      return !options.some((option) => option.id !== 'pass' && isUseful(option));
    case 'always':
      // Who is asked only so that the question tells nothing has nothing to decide.
      return options.length === 1;
  }
}
