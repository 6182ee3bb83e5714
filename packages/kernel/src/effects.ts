import { plain, type Shape, type Shapes } from './at-rest';
import type { Rules } from './machine';
import { script, scriptOf } from './scripts';
import type { Fact, Frame, Game, MachineState } from './state';

/**
 * Lists of effects: a verb and what belongs to it, one after another. What the verbs are is for each game to say; how a
 * list waits, nests and binds names is the same for all.
 */

export interface AnyEffect {
  readonly do: string;
}

/** A list by its path, or itself where it has none. */
export type ListOf<E extends AnyEffect> = string | readonly E[];

/** A list of effects being carried out. A list inside another reads and binds names in the outermost one. */
export interface ListFrame<E extends AnyEffect, C> {
  readonly list: ListOf<E>;
  /** How many effects of the list have been started. */
  at: number;
  /** Depth of the outermost list's frame; its own for the outermost. */
  readonly root: number;
  readonly you: number;
  readonly cause: C;
  /** Names bound by choices; only in the outermost list. */
  readonly bind: Record<string, unknown>;
  /** Branches of the running either/or that were taken already. */
  taken?: number[];
}

/** On whose behalf a list runs. */
export interface ListScene<C> {
  readonly you: number;
  readonly cause: C;
  readonly bind: Record<string, unknown>;
}

const noBindings: Record<string, unknown> = Object.freeze({});

/** What a game with verbs of its own does with lists of them. */
export function effectLists<S extends MachineState, F extends Fact, E extends AnyEffect, C>(
  rules: Rules<S, F, Record<'effects', ListFrame<E, C>>>,
  shapes: { readonly cause: Shape; readonly bind: Shape } = { cause: plain, bind: plain },
) {
  type Running = Frame & ListFrame<E, C>;
  return {
    /** Carries out effects on behalf of a seat. They run as soon as the running step returns. */
    runEffects(g: Game<S, F>, list: ListOf<E>, scene: ListScene<C>): void {
      const ref = typeof list === 'string' ? list : (scriptOf(list) as ListOf<E>);
      if (script<readonly E[]>(ref).length === 0) return;
      const { you, cause, bind } = scene;
      rules.call(g, 'effects', { list: ref, at: 0, root: g.state.stack.length, you, cause, bind });
    },

    /** Carries out a list inside a running one, sharing what it has bound. `root` is the depth of the outermost list. */
    runNested(g: Game<S, F>, list: readonly E[], root: number): void {
      if (list.length === 0) return;
      const outer = g.state.stack[root] as Running;
      rules.call(g, 'effects', {
        list: scriptOf(list) as ListOf<E>,
        at: 0,
        root,
        you: outer.you,
        cause: outer.cause,
        bind: noBindings,
      });
    },

    /** The frame of the outermost list, in which roles and names are read. */
    sceneOf: (g: Game<S, F>, frame: ListFrame<E, C>): Running => g.state.stack[frame.root] as Running,

    /** The effect that a frame is carrying out. */
    currentEffect: <X extends E>(frame: ListFrame<E, C>): X =>
      script<readonly E[]>(frame.list)[frame.at - 1] as X,

    /** Declares how each effect is carried out. */
    declare(carryOut: (g: Game<S, F>, effect: E, frame: Running, scene: Running) => void): void {
      rules.locals('effects', {
        list: plain,
        at: plain,
        root: plain,
        you: plain,
        taken: plain,
        ...shapes,
      } as unknown as Shapes<ListFrame<E, C>>);
      rules.procedure('effects', {
        runOneAfterAnother(g, frame) {
          const list = script<readonly E[]>(frame.list);
          if (frame.at >= list.length) return;
          frame.i = 0;
          carryOut(g, list[frame.at++], frame, g.state.stack[frame.root] as Running);
        },
      });
    },
  };
}

/** Runs the same effect once more after what it called or asked is done. */
export function runAgain(frame: { at: number }): void {
  frame.at--;
}

/** Takes the result of the procedure that an effect called; undefined until it has returned. */
export function takeResult<T>(frame: Frame): T | undefined {
  const result = frame.result as T | undefined;
  frame.result = undefined;
  return result;
}
