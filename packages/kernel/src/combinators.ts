import type { Step } from './machine';
import type { Frame } from './state';

/** Runs a step only where the condition holds. */
export function when<G, L>(condition: (game: G, frame: Frame & L) => boolean, step: Step<G, L>): Step<G, L> {
  return (game, frame) => {
    if (condition(game, frame)) step(game, frame);
  };
}

/** Runs a step again and again as long as the condition holds; what it calls or asks is finished in between. */
export function repeat<G, L>(
  condition: (game: G, frame: Frame & L) => boolean,
  step: Step<G, L>,
): Step<G, L> {
  return (game, frame) => {
    if (!condition(game, frame)) return;
    frame.i--;
    step(game, frame);
  };
}

/**
 * Runs a step once for each item of a list that is drawn up when the step is first reached. The items still to
 * come are kept in the frame under `left`, so that the loop survives a pause at any question.
 */
export function each<G, L, T>(
  left: keyof L & string,
  list: (game: G, frame: Frame & L) => readonly T[],
  step: (game: G, frame: Frame & L, item: T) => void,
): Step<G, L> {
  return (game, frame) => {
    const locals = frame as Record<string, unknown>;
    locals[left] ??= list(game, frame).slice();
    const items = locals[left] as T[];
    if (items.length === 0) {
      locals[left] = undefined;
      return;
    }
    frame.i--;
    step(game, frame, items.shift() as T);
  };
}
