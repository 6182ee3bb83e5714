import { scriptOf } from '@ragtag/kernel';
import type { Condition, Effect, Limit, React, WindowName } from '../effects/types';
import type { EffectList } from '../scripts';
import { mayBeIdle } from './idle';
import { hasPrice } from './prices';

/** What a component answers to a window, read once and kept ready: all are of one shape, which makes them fast to read. */
export interface Response {
  readonly if?: Condition;
  readonly limit?: Limit;
  /** Whose answer it is, where it is not that of whoever holds the card. */
  readonly by?: React['by'];
  readonly wait?: WindowName;
  readonly do: readonly Effect[];
  readonly effects: EffectList;
  readonly forced: boolean;
  readonly instead: boolean;
  /** It may be out of reach for somebody. */
  readonly hasPrice: boolean;
  /** There may be moments at which nothing would come of it. */
  readonly mayBeIdle: boolean;
}

export function responseOf({ kind, if: condition, limit, by, wait, do: effects }: React): Response {
  return {
    if: condition,
    limit,
    by,
    wait,
    do: effects,
    effects: scriptOf(effects) as EffectList,
    forced: kind === 'forced' || kind === 'forced-instead',
    instead: kind === 'instead' || kind === 'forced-instead',
    hasPrice: hasPrice(effects),
    mayBeIdle: mayBeIdle(effects),
  };
}
