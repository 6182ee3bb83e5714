import {
  atLeast,
  atMost,
  charactersIn,
  charactersOn,
  eventIs,
  kill,
  oneByOne,
  prevent,
  roll,
  send,
} from '../../effects/build';
import type { Effect, Who } from '../../effects/types';
import type { OptionRule } from '../types';

/** Whoever is hurt rolls for it: up to this number kills, everything else is Sickbay. */
const riskDeath = (who: Who, deadly: number): Effect =>
  roll(who, atMost(deadly, [kill(who)]), atLeast(deadly + 1, [send(who, 'sickbay')]));

/** Whoever flew is out of the viper already, and goes to Sickbay as always, if not worse. */
const riskPilot = (deadly: number): readonly Effect[] => [
  roll('event.seat', atMost(deadly, [prevent(), kill('event.seat')])),
];

/** What groups may add to the rules. */
export const houseRules: readonly OptionRule[] = [
  {
    id: 'extra-death.location',
    box: 'base',
    when: 'extradeath',
    reactions: [
      {
        window: 'location-damaged',
        kind: 'forced-instead',
        do: [prevent(), oneByOne(charactersIn('event.location'), 'player', [riskDeath('player', 1)])],
      },
    ],
  },
  {
    id: 'extra-death.colonial-one',
    box: 'base',
    when: 'extradeath and daybreak',
    reactions: [
      {
        window: 'ship-abandoned',
        kind: 'forced-instead',
        if: eventIs('board', 'colonial-one'),
        do: [prevent(), oneByOne(charactersOn('colonial-one'), 'player', [riskDeath('player', 1)])],
      },
    ],
  },
  {
    id: 'extra-death.pilot-damaged',
    box: 'base',
    when: 'extradeath',
    reactions: [
      {
        window: 'viper-hit',
        kind: 'forced',
        if: eventIs('hit', 'damaged'),
        do: riskPilot(1),
      },
    ],
  },
  {
    id: 'extra-death.pilot-destroyed',
    box: 'base',
    when: 'extradeath',
    reactions: [
      {
        window: 'viper-hit',
        kind: 'forced',
        if: eventIs('hit', 'destroyed'),
        do: riskPilot(2),
      },
    ],
  },
];
