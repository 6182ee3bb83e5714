import type { Option } from '@ragtag/kernel';
import { scriptOf } from '@ragtag/kernel';
import type { ActingAs } from '../../cards/types';
import type { ActionSpec, Cause, Limit } from '../../effects/types';
import type { G } from '../../rules';
import type { EffectList } from '../../scripts';
import type { Seat } from '../../terms';
import { test } from '../conditions';
import { forbiddenBy } from '../explained';
import { type Idle, isIdle, mayBeIdle } from '../idle';
import { limitReached, scopeOf } from '../limits';
import type { Refusals } from '../objections';
import { hasPrice, isAffordable } from '../prices';
import { mayBeDone } from '../rulings';
import { unbound } from '../scene';

/** What sources of actions have in common. */

export interface ActionOption extends Option, Idle {
  readonly cause: Cause;
  readonly effects?: EffectList;
}

/** What a card or an ability may be used for on one's own turn. */
export type TurnUse = 'action' | 'movement';

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
  readonly cause: Cause;
  readonly action: ActionSpec;
  readonly limit: Limit | undefined;
  readonly needs: ActionSpec['needs'];
  readonly if: ActionSpec['if'];
  readonly hasPrice: boolean;
  /** The option where nothing would come of it, as far as that can be. */
  readonly idle: ActionOption | undefined;
  /** For whom it is, where it is not for everybody. */
  readonly for: ActingAs | undefined;
}

/** What an option takes, read once. All are of one shape, which makes them fast to read. */
export function offering(option: ActionOption, action: ActionSpec, limit?: Limit, who?: ActingAs): Offer {
  const { needs, if: condition } = action;
  const { id, cause, effects } = option;
  const idle =
    effects && mayBeIdle(action.do) ? Object.freeze({ id, cause, effects, idle: true as const }) : undefined;
  return {
    option: Object.freeze(option),
    cause: Object.freeze(cause),
    action,
    limit,
    needs,
    if: condition,
    hasPrice: hasPrice(action.do),
    idle,
    for: who,
  };
}

export function offer(id: string, cause: Cause, action: ActionSpec, limit?: Limit, who?: ActingAs): Offer {
  return offering({ id, cause, effects: scriptOf(action.do) as EffectList }, action, limit, who);
}

/** Whether a seat could do now what it is offered. */
export function available(g: G, seat: Seat, offer: Offer, price = 0): boolean {
  const { cause, limit, needs, if: condition } = offer;
  if (limit && limitReached(g, limit, cause, seat)) return false;
  if (offer.hasPrice && !isAffordable(g, offer.action.do, seat, cause)) return false;
  if (needs && !mayBeDone(g, needs, { seat })) return false;
  return !condition || test(g, condition, { you: seat, bind: unbound, cause, price });
}

/** The option as it stands now. */
export function optionNow(g: G, seat: Seat, { option, action, idle }: Offer, price = 0): ActionOption {
  return idle && isIdle(g, action.do, { you: seat, bind: unbound, cause: option.cause, price })
    ? idle
    : option;
}

/** What speaks against an offer that a seat has, if anything does. */
export function addRefusal(g: G, seat: Seat, offer: Offer, refused: Refusals): void {
  const { option, cause, limit, needs } = offer;
  if (limit && limitReached(g, limit, cause, seat))
    refused.add(option.id, 'spent', scopeOf(limit) === 'game' ? 'actions.once-per-game' : null);
  else if (!available(g, seat, offer))
    refused.add(option.id, 'requirement', 'actions.sources', needs && forbiddenBy(g, needs, { seat }));
}
