import type { Option } from '@ragtag/kernel';
import { scriptOf } from '@ragtag/kernel';
import type { ActionSpec, Cause, Limit } from '../../effects/types';
import type { G } from '../../rules';
import type { EffectList } from '../../scripts';
import type { Seat } from '../../terms';
import { test } from '../conditions';
import { forbiddenBy } from '../explained';
import { type Idle, isIdle, mayBeIdle } from '../idle';
import { limitReached, scopeOf } from '../limits';
import type { Refusals } from '../objections';
import { isAffordable } from '../prices';
import { mayBeDone } from '../rulings';
import { unbound } from '../scene';

/** What sources of actions have in common. */

export interface ActionOption extends Option, Idle {
  readonly cause: Cause;
  readonly effects?: EffectList;
}

/** One kind of thing that gives a player actions: places, cards, sheets, titles ... */
export interface ActionSource {
  /** Adds what a seat could do now. */
  readonly add: (g: G, seat: Seat, options: ActionOption[]) => void;
  /** Adds what a seat has and cannot do now, and why. */
  readonly refuse?: (g: G, seat: Seat, refused: Refusals) => void;
}

/** An option with what must hold for it; made once, since none of it changes. */
export interface Offer {
  readonly option: ActionOption;
  readonly action: ActionSpec;
  readonly limit?: Limit;
  /** The option where nothing would come of it, as far as that can be. */
  readonly idle?: ActionOption;
}

export function offer(id: string, cause: Cause, action: ActionSpec, limit?: Limit): Offer {
  const option = { id, cause: Object.freeze(cause), effects: scriptOf(action.do) as EffectList };
  const idle = mayBeIdle(action.do) ? Object.freeze({ ...option, idle: true as const }) : undefined;
  return { option: Object.freeze(option), action, limit, idle };
}

export function available(g: G, seat: Seat, { option: { cause }, action, limit }: Offer, price = 0): boolean {
  if (limit && limitReached(g, limit, cause, seat)) return false;
  if (!isAffordable(g, action.do, seat, cause)) return false;
  if (action.needs && !mayBeDone(g, action.needs, { seat })) return false;
  return !action.if || test(g, action.if, { you: seat, bind: unbound, cause, price });
}

/** The option as it stands now. */
export function optionNow(g: G, seat: Seat, { option, action, idle }: Offer, price = 0): ActionOption {
  return idle && isIdle(g, action.do, { you: seat, bind: unbound, cause: option.cause, price })
    ? idle
    : option;
}

/** What speaks against an offer that a seat has, if anything does. */
export function addRefusal(g: G, seat: Seat, { option, action, limit }: Offer, refused: Refusals): void {
  const { id, cause } = option;
  if (limit && limitReached(g, limit, cause, seat))
    refused.add(id, 'spent', scopeOf(limit) === 'game' ? 'actions.once-per-game' : null);
  else if (!available(g, seat, { option, action }))
    refused.add(id, 'requirement', 'actions.sources', action.needs && forbiddenBy(g, action.needs, { seat }));
}
