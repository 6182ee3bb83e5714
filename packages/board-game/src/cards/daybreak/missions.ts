import {
  addToDestiny,
  clearCylons,
  countMission,
  damageGalactica,
  damageVipers,
  destroyHub,
  destroyShips,
  gain,
  gainToken,
  lose,
  oneByOne,
  place,
  placeCenturions,
  rebelBasestar,
  removePieces,
  repairAnywhere,
  skillCheck,
  turnMission,
  withdrawVipers,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { Skill } from '../../terms';
import type { MissionCard } from '../types';
import { drawTreachery } from './kinds';

interface MissionResults {
  readonly pass?: readonly Effect[];
  readonly fail: readonly Effect[];
}

/** Nothing has a say in the check of a mission. rule: missions.check-untouchable */
const mission = (
  id: string,
  name: string,
  difficulty: number,
  skills: readonly Skill[],
  results: MissionResults,
  distance = 0,
): MissionCard => ({
  id,
  name,
  box: 'daybreak',
  when: 'demetrius',
  copies: 1,
  kind: 'mission',
  check: { ...skillCheck(difficulty, skills, results), sealed: true },
  distance,
});

/** The cards of the Mission deck. */
export const missionCards: readonly MissionCard[] = [
  mission('attack-on-the-colony', 'Attack on the Colony', 14, ['tactics', 'piloting'], {
    pass: [clearCylons('basestar'), removePieces('basestar', 1)],
    fail: [place({ fore: { basestars: 1 } }), damageGalactica(1)],
  }),
  mission('cylon-civil-war', 'Cylon Civil War', 21, ['politics', 'leadership', 'tactics'], {
    pass: [rebelBasestar('human')],
    fail: [rebelBasestar('cylon')],
  }),
  mission('destroy-the-hub', 'Destroy the Hub', 14, ['leadership', 'tactics', 'piloting'], {
    pass: [destroyHub()],
    fail: [lose('population', 1), withdrawVipers(), damageVipers(2, 'reserves')],
  }),
  mission(
    'digging-up-the-past',
    'Digging Up the Past',
    14,
    ['politics', 'leadership'],
    { pass: [countMission(1)], fail: [addToDestiny('treachery', 2), turnMission()] },
    1,
  ),
  mission('needs-of-the-people', 'Needs of the People', 18, ['politics', 'leadership', 'engineering'], {
    pass: [gain('food', 2), repairAnywhere('current')],
    fail: [lose('food', 1), oneByOne({ players: ['human'] }, 'player', [drawTreachery('player', 1)])],
  }),
  mission('rescue-hera', 'Rescue Hera', 20, ['politics', 'tactics', 'piloting'], {
    pass: [oneByOne({ players: ['human', 'no-miracle'] }, 'player', [gainToken('player', 'miracle', 1)])],
    fail: [lose('morale', 1), destroyShips('raptor', 1)],
  }),
  mission('the-red-stripes', 'The Red Stripes', 16, ['tactics', 'piloting', 'engineering'], {
    pass: [
      clearCylons('heavy-raider'),
      clearCylons('centurion'),
      removePieces('heavy-raider', 2),
      removePieces('centurion', 2),
    ],
    fail: [place({ fore: { heavyRaiders: 1 } }), placeCenturions(1)],
  }),
  mission(
    'the-search-for-home',
    'The Search For Home',
    25,
    ['politics', 'leadership', 'tactics', 'engineering'],
    { pass: [countMission(2)], fail: [lose('fuel', 1), turnMission()] },
    2,
  ),
];
