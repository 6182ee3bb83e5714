import {
  all,
  branch,
  chooseLocationOn,
  choosePlayer,
  evacuateCivilian,
  inOrbit,
  locked,
  may,
  onBoard,
  oneOf,
  prepareCivilian,
  prepared,
  send,
  when,
} from '../../../effects/build';
import type { Effect, Who } from '../../../effects/types';
import { crisisKinds } from '../../crisis-kinds';
import type { CrisisCard } from '../../types';

/** The Crisis cards of the occupation, and what many of them say. */

const printed = crisisKinds('pegasus');

/** Where the fleet prepares to jump, it evacuates later: both icons are on the same cards. */
const occupied = (card: CrisisCard): CrisisCard => ({
  ...card,
  when: 'newcaprica',
  contents: 'new-caprica',
  ...(card.jump && { evacuation: true }),
});

export const choice: typeof printed.choice = (...card) => occupied(printed.choice(...card));
export const crisisCheck: typeof printed.crisisCheck = (...card) => occupied(printed.crisisCheck(...card));

export const onNewCaprica = (who: Who) => onBoard(who, 'new-caprica');

/** A civilian ship is prepared; once Galactica is back, one may be evacuated instead. */
export const prepareOrEvacuate = (by: Who): Effect =>
  oneOf(
    by,
    branch('prepare', [prepareCivilian(1)], locked(1)),
    branch('evacuate', [evacuateCivilian(by)], all(inOrbit(), prepared(1))),
  );

/** Whoever is aboard a ship is out of reach. */
export const detainCurrent = (): Effect => when(onNewCaprica('current'), [send('current', 'detention')]);
export const hurtCurrent = (): Effect => when(onNewCaprica('current'), [send('current', 'medical-center')]);

/** Somebody picks a human player on New Caprica, who is taken away. */
export const detainOne = (by: Who): readonly Effect[] => [
  choosePlayer('target', by, 'human', 'able-to-go-to-detention'),
  send('target', 'detention'),
];
export const hurtOne = (by: Who): readonly Effect[] => [
  choosePlayer('target', by, 'human', 'able-to-go-to-medical-center'),
  send('target', 'medical-center'),
];

/** Somebody may be freed, to any other location of New Caprica. */
export const freeOne = (by: Who): Effect =>
  may(by, [
    choosePlayer('target', by, 'in-detention'),
    chooseLocationOn('new-caprica', 'place', by, ['medical-center']),
    send('target', 'place', 'detention'),
  ]);
