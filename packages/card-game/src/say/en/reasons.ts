import type { Reason } from '../../in-play/refusals';

/** Why something cannot be chosen, one sentence each. */
export const reasons: Readonly<Record<Reason, string>> = {
  'not-in-a-challenge': 'In a challenge only events and abilities may be played.',
  'cannot-pay': 'Your resource stacks do not pay for it.',
  'not-now': 'It says itself when it may be played, and that is not now.',
  'no-target': 'There is nothing that it could be done to.',
  'in-reserve': 'It lies in the reserve area; only alert units challenge.',
  exhausted: 'It is exhausted.',
  'cannot-challenge': 'A text says that it cannot challenge.',
  vision: 'A unit with Vision can neither challenge nor defend.',
  'no-challenges': 'Nobody may challenge a player in this phase.',
  'challenge-price': 'You cannot pay what a challenge costs.',
  'mission-in-reserve': 'It lies in the reserve area; only alert missions are resolved.',
  'one-mission': 'You have resolved a mission in this phase.',
  'not-met': 'Your alert units do not meet what it requires.',
  'used-this-turn': 'It has been used this turn.',
  'price-not-payable': 'Its price cannot be paid.',
  'not-ready-to-defend': 'Only a face-up alert unit can defend.',
  'other-type': 'It is not of the type that this challenge is of.',
  'cannot-defend': 'A text says that it cannot defend.',
};
