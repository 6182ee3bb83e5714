import type { GameModule, MachineState } from '@ragtag/kernel';

const none: Readonly<Record<string, string>> = {};

/** By the id of a seat's open questions: the reaction window each belongs to. */
export function windowsOf<S extends MachineState>(
  module: Pick<GameModule<S>, 'windowOf'>,
  state: S,
  seat: number | null,
): Readonly<Record<string, string>> {
  let windows: Record<string, string> | undefined;
  for (const question of state.questions) {
    const isOpen = question.seat === seat && !question.picks;
    const window = isOpen ? module.windowOf(state, question) : undefined;
    if (window === undefined) continue;
    windows ??= {};
    windows[question.id] = window;
  }
  return windows ?? none;
}
