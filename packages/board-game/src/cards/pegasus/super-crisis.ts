import {
  all,
  charactersIn,
  damageGalactica,
  discard,
  drawCards,
  each,
  eventIs,
  execute,
  isHumanPlayer,
  lose,
  oneByOne,
  putCard,
  rebuildDestiny,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice, crisisCheck, cylonAttack } from './kinds';
import { drawTreachery, treacheryForAll } from './treachery';

const noIcons = { cylons: [], jump: false } as const;

/** Every revealed Cylon player draws. */
const cylonsDraw = (...more: Parameters<typeof oneByOne>[2]) =>
  oneByOne({ players: ['cylon'] }, 'player', [drawTreachery('player', 2), ...more]);

/** Super Crisis cards. */
export const pegasusSuperCrises: readonly CrisisCard[] = [
  choice('demand-peace-manifesto', '"Demand Peace" Manifesto', 'admiral', {
    top: { do: [lose('morale', 1), damageGalactica(2)] },
    bottom: { do: [discard(each('president', 'admiral'), 'all')] },
    ...noIcons,
  }),
  crisisCheck('footage-transmitted', 'Footage Transmitted', {
    check: skillCheck(17, ['politics', 'leadership', 'tactics'], {
      pass: [oneByOne('each-player', 'player', [drawTreachery('player', 1)])],
      partial: { at: 12, do: [cylonsDraw()] },
      fail: [cylonsDraw(drawCards('super-crisis', 'player', 1))],
    }),
    ...noIcons,
  }),
  cylonAttack('lured-into-a-trap', 'Lured into a Trap', {
    activate: ['raiders'],
    ships: {
      'starboard-bow': { basestars: 1, raiders: 3 },
      'starboard-quarter': { basestars: 1, raiders: 3 },
      aft: { heavyRaiders: 1 },
      'port-quarter': { vipers: 1, civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Dangerous Repairs are Necessary', do: [putCard('keep')] },
    inPlay: {
      // rule: jump.lured-into-trap
      reactions: [
        {
          window: 'jump-done',
          kind: 'forced',
          do: [
            putCard('discard'),
            execute(charactersIn('engine-room')),
            execute(charactersIn('ftl-control')),
          ],
        },
      ],
    },
  }),
  choice('psychological-warfare', 'Psychological Warfare', 'president', {
    top: { do: [lose('morale', 1), treacheryForAll(2)] },
    bottom: { do: [cylonsDraw(), rebuildDestiny('treachery', 6)] },
    ...noIcons,
  }),
  crisisCheck('the-farm', 'The Farm', {
    check: skillCheck(15, ['tactics', 'engineering'], {
      partial: { at: 8, do: [lose('food', 1)] },
      fail: [lose('food', 1), lose('population', 1), putCard('keep')],
    }),
    inPlay: {
      modifiers: [
        {
          on: 'may-use-sheet',
          no: 'the-farm',
          if: all(eventIs('limit', 'game'), isHumanPlayer('event.seat')),
        },
      ],
    },
    ...noIcons,
  }),
];
