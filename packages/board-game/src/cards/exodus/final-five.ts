import {
  aboutThisCard,
  activate,
  damageGalactica,
  discard,
  discardRandom,
  execute,
  isHumanPlayer,
  later,
  removeThisCard,
  send,
  showCard,
  turnCardDown,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { LoyaltyCardInfo } from '../types';

/**
 * Whoever looks at one of these shows it to all, and its owner carries it out; one that an execution brings to light
 * costs everybody cards. Cylon players are not touched.
 * rule: loyalty.final-five.examined, loyalty.final-five.executed, loyalty.final-five.cylons-immune
 */
const oneOfTheFive = (id: string, name: string, examined: readonly Effect[]): LoyaltyCardInfo => ({
  id: `ff-${id}`,
  name: `The Final Five: ${name}`,
  box: 'exodus',
  when: 'finalfive or house_special_notacylon',
  special: 'finalfive',
  copies: 1,
  side: 'human',
  reactions: [
    {
      window: 'loyalty-examined',
      kind: 'forced',
      if: aboutThisCard(),
      do: [showCard(), ...examined, turnCardDown()],
    },
    {
      window: 'loyalty-shown',
      kind: 'forced',
      if: aboutThisCard(),
      do: [removeThisCard(), discard({ players: ['human'] }, 2)],
    },
  ],
});

/** Humans whom it is better not to look at. */
export const finalFive: readonly LoyaltyCardInfo[] = [
  oneOfTheFive('examiner-executed', 'Whoever Examines This Card Is Executed', [
    when(isHumanPlayer('event.viewer'), [execute('event.viewer')]),
  ]),
  oneOfTheFive('activate-ships', 'If Examined, Cylon Ships Are Activated', [
    activate('raiders', 'basestars', 'heavy-raiders'),
  ]),
  oneOfTheFive('damage-twice', 'If Examined, Galactica Is Damaged Twice', [damageGalactica(2)]),
  // Once all that was looked at has been carried out. rule: loyalty.final-five.order
  oneOfTheFive('owner-executed', 'If Examined, You Are Executed', [
    later('look-over', [
      when(isHumanPlayer('you'), [execute('you')]),
      discardRandom({ players: ['another', 'human'] }, 2),
    ]),
  ]),
  oneOfTheFive('examiner-brig', 'Whoever Examines This Card Is Sent to the Brig', [
    send('event.viewer', 'brig'),
  ]),
];
