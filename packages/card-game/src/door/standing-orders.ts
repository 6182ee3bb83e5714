import {
  type OpenQuestion,
  type Option,
  passesByOrder,
  type Question,
  type StandingOrders,
} from '@ragtag/kernel';
import type { State } from '../state';
import type { ChallengeRoles } from '../table/queries';

/**
 * Moments that a player may want to be asked at, or not. An action of the execution phase is none of them: nobody
 * gives that away for good. The last two are named like the events that can be replaced.
 */
export const moments = [
  'challenge',
  'challenge-of-others',
  'answer-challenge',
  'would-lose-influence',
  'would-be-defeated',
] as const;
export type Moment = (typeof moments)[number];

type Asked = Pick<Question, 'at' | 'seat' | 'ask'>;

export function momentOf({ stack }: State, { at, seat, ask }: Asked): Moment | undefined {
  const frame = stack[at];
  if (ask === 'answer-challenge') return ask;
  if (ask === 'react-in-order') return (frame as unknown as { readonly window: Moment }).window;
  if (ask !== 'action' || frame.p !== 'challenge') return undefined;
  const { seat: challenging, opponent } = frame as unknown as ChallengeRoles;
  return seat === challenging || seat === opponent ? 'challenge' : 'challenge-of-others';
}

/** Whether a question can be passed by orders: also an action, where nothing but a pass is possible. */
export const mayPass = (state: State, asked: Asked): boolean =>
  asked.ask === 'action' || momentOf(state, asked) !== undefined;

export const isPlayedFromHand = ({ id }: Option): boolean => id.startsWith('play:');

/** Who could but pass is asked only so that the question tells nothing. rule: ccg.info.silent-offers */
export function ordersPass(orders: StandingOrders, state: State, question: OpenQuestion): boolean {
  const { ask, options } = question;
  if (ask === 'action' && options.length === 1) return true;
  return passesByOrder(orders, momentOf(state, question), question, isPlayedFromHand, () => true);
}
