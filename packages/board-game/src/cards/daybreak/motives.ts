import {
  all,
  any,
  cardsOfType,
  centurionsAboard,
  damagedPlace,
  distanceAtMost,
  mutinyHeld,
  not,
  resourceAtMost,
  shipsInSpace,
  somebody,
  trackSpaceBlue,
  vipersLost,
} from '../../effects/build';
import type { Side } from '../../terms';
import type { MotiveCard } from '../types';

const motive =
  (allegiance: Side) =>
  (id: string, name: string, showable: MotiveCard['showable'], wanted: MotiveCard['if']): MotiveCard => ({
    id,
    name,
    box: 'daybreak',
    // rule: setup.loyalty-deck.motive-trim-notreachery, setup.loyalty-deck.motive-trim-treachery
    when:
      id === 'make-an-ally'
        ? 'motive and daybreak'
        : id === 'fight-with-honor'
          ? 'motive and treachery'
          : 'motive',
    copies: 1,
    allegiance,
    showable,
    if: wanted,
  });

const cylon = motive('cylons');
const human = motive('humans');

const noCylonShips = all(
  not(shipsInSpace('raider', 1)),
  not(shipsInSpace('heavy-raider', 1)),
  not(shipsInSpace('basestar', 1)),
);

/** Goals of Leaders, each worth something only once it has been shown. */
export const daybreakMotives: readonly MotiveCard[] = [
  cylon(
    'a-false-sense-of-security',
    'A False Sense of Security',
    'game-over',
    not(resourceAtMost('morale', 2)),
  ),
  cylon('a-justified-response', 'A Justified Response', 'any-time', all(trackSpaceBlue(), noCylonShips)),
  human(
    'end-the-chase',
    'End the Chase',
    'any-time',
    any(damagedPlace('ftl-control'), damagedPlace('admirals-quarters')),
  ),
  cylon('fight-with-honor', 'Fight with Honor', 'game-over', cardsOfType('you', 'treachery', 3)),
  cylon('harvest-their-resources', 'Harvest their Resources', 'game-over', not(resourceAtMost('food', 1))),
  human(
    'improve-efficiency',
    'Improve Efficiency',
    'game-over',
    all(
      cardsOfType('you', 'politics', 1),
      cardsOfType('you', 'tactics', 1),
      cardsOfType('you', 'engineering', 1),
    ),
  ),
  human('keep-them-docile', 'Keep Them Docile', 'game-over', resourceAtMost('food', 4)),
  human('learn-to-cherish', 'Learn to Cherish', 'game-over', resourceAtMost('population', 6)),
  human(
    'make-an-ally',
    'Make an Ally',
    'any-time',
    all(somebody('another', 'in-brig'), mutinyHeld('you', 1)),
  ),
  cylon(
    'no-unnecessary-force',
    'No Unnecessary Force',
    'any-time',
    all(not(distanceAtMost(4)), not(centurionsAboard(1))),
  ),
  human('pressure-their-leaders', 'Pressure their Leaders', 'game-over', resourceAtMost('morale', 5)),
  human('remove-the-threat', 'Remove the Threat', 'game-over', vipersLost(4)),
  cylon('savor-their-demise', 'Savor their Demise', 'game-over', not(distanceAtMost(6))),
  cylon('subjects-for-study', 'Subjects for Study', 'game-over', not(resourceAtMost('population', 3))),
];
