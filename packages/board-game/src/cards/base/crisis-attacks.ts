import {
  activate,
  activatePlaced,
  attackByUnmannedViper,
  damageVipers,
  destroyedShip,
  discard,
  moveJumpTrack,
  putCard,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { cylonAttack } from './kinds';

/** Cylon attack cards. */
export const crisisAttacks: readonly CrisisCard[] = [
  cylonAttack('ambush', 'Ambush', {
    activate: ['basestars'],
    ships: {
      fore: { raiders: 4 },
      'starboard-quarter': { civilians: 1 },
      aft: { basestars: 1, raiders: 4 },
      'port-quarter': { vipers: 2, civilians: 1 },
      'port-bow': { civilians: 1 },
    },
    special: { name: 'Training New Pilots', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      modifiers: [{ on: 'roll-result', if: attackByUnmannedViper(), add: -2 }],
    },
  }),
  cylonAttack('besieged', 'Besieged', {
    activate: ['raiders'],
    ships: {
      fore: { civilians: 1 },
      'starboard-bow': { civilians: 1 },
      aft: { heavyRaiders: 1 },
      'port-quarter': { basestars: 1 },
      'port-bow': { raiders: 4, vipers: 2, civilians: 1 },
    },
    special: { name: 'Heavy Casualties', do: [activatePlaced('raiders')] },
  }),
  cylonAttack('boarding-parties', 'Boarding Parties', {
    activate: ['heavy-raiders'],
    ships: {
      fore: { heavyRaiders: 2 },
      'starboard-bow': { basestars: 1, raiders: 4 },
      'starboard-quarter': { heavyRaiders: 2 },
      aft: { civilians: 1 },
      'port-quarter': { civilians: 2 },
    },
    // The rule only says that no vipers are placed.
    special: { name: 'Surprise Assault', do: [] },
  }),
  cylonAttack('cylon-swarm', 'Cylon Swarm', {
    activate: ['basestars'],
    ships: {
      fore: { basestars: 1, raiders: 5 },
      'starboard-bow': { heavyRaiders: 1 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 1, civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Massive Deployment', do: [putCard('keep')] },
    inPlay: { until: 'jump', modifiers: [{ on: 'launch-count', add: 1 }] },
  }),
  cylonAttack('heavy-assault', 'Heavy Assault', {
    activate: ['raiders'],
    ships: {
      fore: { basestars: 1 },
      'starboard-bow': { basestars: 1 },
      aft: { civilians: 1 },
      'port-quarter': { civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Heavy Bombardment', do: [activate('basestars')] },
  }),
  cylonAttack('jammed-assault', 'Jammed Assault', {
    activate: ['raiders'],
    ships: {
      fore: { civilians: 1 },
      'starboard-bow': { raiders: 4 },
      'starboard-quarter': { basestars: 1, heavyRaiders: 2 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 1, civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Communications Jamming', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      modifiers: [{ on: 'may-activate', no: 'jammed', locations: ['communications'] }],
    },
  }),
  cylonAttack('raiding-party', 'Raiding Party', {
    activate: ['raiders'],
    ships: {
      'starboard-quarter': { basestars: 1, raiders: 3 },
      aft: { raiders: 2, heavyRaiders: 2 },
      'port-quarter': { civilians: 1 },
      'port-bow': { vipers: 2, civilians: 2 },
    },
    special: { name: 'FTL Failure', do: [moveJumpTrack(-1)] },
  }),
  cylonAttack('surrounded', 'Surrounded', {
    activate: ['basestars'],
    ships: {
      fore: { raiders: 4 },
      'starboard-bow': { basestars: 1 },
      'starboard-quarter': { raiders: 3, heavyRaiders: 1 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 1, civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Panic', do: [discard('current', 3)] },
  }),
  cylonAttack('tactical-strike', 'Tactical Strike', {
    activate: ['raiders'],
    ships: {
      fore: { heavyRaiders: 1 },
      'starboard-quarter': { civilians: 1 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 2, civilians: 1 },
      'port-bow': { basestars: 1, raiders: 5 },
    },
    special: { name: 'Hangar Assault', do: [damageVipers(2, 'reserves')] },
  }),
  cylonAttack('thirty-three', 'Thirty-Three', {
    activate: ['raiders'],
    ships: {
      fore: { basestars: 1 },
      'starboard-quarter': { civilians: 1 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 1, civilians: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Relentless Pursuit', do: [putCard('keep')] },
    inPlay: {
      reactions: [
        {
          window: 'ship-destroyed',
          kind: 'forced',
          if: destroyedShip('civilian', 'basestar'),
          do: [putCard('discard')],
        },
        { window: 'jump-begin', kind: 'forced', do: [putCard('shuffle')] },
      ],
    },
  }),
];
