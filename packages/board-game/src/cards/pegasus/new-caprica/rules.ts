import {
  all,
  causedBy,
  causedByOne,
  evacuateCivilian,
  eventIs,
  inOrbit,
  occupied,
  offTheBoard,
  onBoard,
  place,
  returnToOrbit,
  sleeperOver,
} from '../../../effects/build';
import type { OptionRule } from '../../types';
import { firepowerAgainstOccupation } from './locations';

const rule = (id: string, what: Pick<OptionRule, 'reactions' | 'modifiers'>): OptionRule => ({
  id,
  box: 'pegasus',
  when: 'newcaprica',
  ...what,
});

/** What the ending changes beyond its cards. */
export const newCapricaRules: readonly OptionRule[] = [
  firepowerAgainstOccupation,
  rule('newcaprica.rules.brig-becomes-detention', {
    modifiers: [{ on: 'sent-to', locations: ['brig'], set: 'detention', if: onBoard('you', 'new-caprica') }],
  }),
  rule('newcaprica.rules.quorum-detention', {
    modifiers: [
      {
        on: 'sent-to',
        locations: ['brig'],
        set: 'detention',
        if: all(causedBy('quorum'), onBoard('president', 'new-caprica')),
      },
    ],
  }),
  rule('newcaprica.before.resurrection', {
    modifiers: [{ on: 'sent-to', locations: ['resurrection-ship'], set: 'medical-center', if: occupied() }],
  }),
  rule('newcaprica.before.gaeta-doral', {
    modifiers: [
      {
        on: 'sent-to',
        locations: ['command'],
        set: 'resistance-hq',
        if: all(occupied(), causedByOne('sheet', 'coup')),
      },
    ],
  }),
  // Whoever was stranded comes to where the others are. Boomer goes where her predecessor would have been put.
  rule('execution.start-place-newcaprica', {
    modifiers: [
      {
        on: 'sent-to',
        locations: ['hangar-deck'],
        set: 'resistance-hq',
        if: all(occupied(), offTheBoard('you')),
      },
      { on: 'start-place', set: 'resistance-hq', if: occupied() },
      {
        on: 'start-place',
        set: 'detention',
        if: all(
          eventIs('character', 'sharon-boomer-valerii'),
          eventIs('board', 'new-caprica'),
          sleeperOver(),
        ),
      },
    ],
  }),
  // The marker is not needed any more: what would move it is of no use.
  rule('newcaprica.after.jump-ignored', {
    modifiers: [
      {
        on: 'may-activate',
        locations: ['engine-room', 'ftl-control'],
        no: 'jump-track-done',
        if: inOrbit(),
      },
    ],
  }),
  rule('newcaprica.before.jump-icon', { modifiers: [{ on: 'track-end', set: 'return', if: occupied() }] }),
  rule('newcaprica.after.battle', {
    reactions: [
      {
        window: 'track-end',
        kind: 'forced',
        if: all(eventIs('end', 'return'), occupied()),
        do: [
          returnToOrbit(),
          place({
            'starboard-bow': { basestars: 1, raiders: 4 },
            'starboard-quarter': { basestars: 1, raiders: 4 },
            'port-quarter': { vipers: 2 },
            'port-bow': { vipers: 2 },
          }),
        ],
      },
    ],
  }),
  rule('newcaprica.after.evacuate', {
    reactions: [{ window: 'evacuate', kind: 'forced', if: inOrbit(), do: [evacuateCivilian('current')] }],
  }),
];
