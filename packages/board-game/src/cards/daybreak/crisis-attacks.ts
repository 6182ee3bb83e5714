import {
  addToDestiny,
  all,
  destroyedShip,
  destroyShips,
  drawMutiny,
  eventIs,
  gainAssaultRaptor,
  putCard,
} from '../../effects/build';
import type { React } from '../../effects/types';
import type { CrisisCard } from '../types';
import { cylonAttack } from './kinds';

/** The card goes with the first basestar that is destroyed. */
const untilBasestarFalls: readonly React[] = [
  { window: 'ship-destroyed', kind: 'forced', if: destroyedShip('basestar'), do: [putCard('discard')] },
];

/** Cylon attack cards. */
export const crisisAttacks: readonly CrisisCard[] = [
  cylonAttack('blindsided', 'Blindsided', {
    activate: ['raiders'],
    ships: {
      fore: { basestars: 1, heavyRaiders: 1 },
      'starboard-bow': { raiders: 3 },
      aft: { basestars: 1, heavyRaiders: 1 },
      'port-quarter': { civilians: 1 },
      'port-bow': { vipers: 1, civilians: 2 },
    },
    special: { name: 'Pluck Out Their Eyes', do: [destroyShips('raptor', 1)] },
  }),
  cylonAttack('event-horizon', 'Event Horizon', {
    activate: ['raiders'],
    ships: {
      fore: { raiders: 2, vipers: 1 },
      'starboard-bow': { basestars: 1 },
      aft: { basestars: 1, raiders: 2 },
      'port-quarter': { vipers: 1 },
      'port-bow': { vipers: 1 },
    },
    special: { name: 'Gravity Well', do: [putCard('keep')] },
    // rule: vipers.gravity-well
    inPlay: { until: 'jump', modifiers: [{ on: 'viper-cost', add: 1 }] },
  }),
  cylonAttack('hornets-nest', "Hornet's Nest", {
    activate: ['raiders'],
    ships: {
      fore: { vipers: 1, civilians: 1, raiders: 3 },
      'starboard-quarter': { basestars: 1 },
      aft: { raiders: 3 },
      'port-quarter': { vipers: 1 },
      'port-bow': { civilians: 2 },
    },
    special: { name: 'Suppressive Fire', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      modifiers: [
        {
          on: 'may-use-card',
          no: 'suppressive-fire',
          if: all(eventIs('skill', 'piloting'), eventIs('use', 'action')),
        },
      ],
      reactions: untilBasestarFalls,
    },
  }),
  cylonAttack('lockdown', 'Lockdown', {
    activate: ['heavy-raiders'],
    ships: {
      fore: { heavyRaiders: 2 },
      'starboard-bow': { basestars: 1, heavyRaiders: 2 },
      aft: { vipers: 1, civilians: 1 },
      'port-quarter': { civilians: 1 },
    },
    special: { name: 'Concerted Attack', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      modifiers: [{ on: 'may-activate', no: 'concerted-attack', locations: ['armory'] }],
      reactions: untilBasestarFalls,
    },
  }),
  cylonAttack('reprisal', 'Reprisal', {
    activate: ['raiders'],
    ships: {
      fore: { civilians: 1, raiders: 2 },
      'starboard-bow': { vipers: 1 },
      'starboard-quarter': { vipers: 1 },
      aft: { heavyRaiders: 1, raiders: 3 },
      'port-quarter': { civilians: 1 },
      'port-bow': { basestars: 1 },
    },
    special: {
      name: 'Opportunity for Treason',
      do: [addToDestiny('treachery', 2), drawMutiny('current', 1)],
    },
  }),
  cylonAttack('trial-by-fire', 'Trial by Fire', {
    activate: ['raiders'],
    ships: {
      fore: { raiders: 3, heavyRaiders: 2 },
      'starboard-bow': { vipers: 1 },
      aft: { basestars: 1 },
      'port-bow': { civilians: 1 },
    },
    special: { name: "Cavalry's Here", do: [gainAssaultRaptor('launched')] },
  }),
];
