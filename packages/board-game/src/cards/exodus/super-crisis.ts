import {
  choosePlayer,
  damageGalactica,
  drawAndDestroyCivilian,
  execute,
  placeCenturions,
  send,
  skillCheck,
  takeHand,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice, crisisCheck } from './kinds';

const noIcons = { cylons: [], jump: false } as const;

/** Super Crisis cards. */
export const exodusSuperCrises: readonly CrisisCard[] = [
  choice('fighting-blind', 'Fighting Blind', 'cag', {
    top: { do: [placeCenturions(2)] },
    bottom: { do: [execute('cag')] },
    when: 'cylonfleet',
    ...noIcons,
  }),
  crisisCheck('fire-all-missiles', 'Fire All Missiles', {
    check: skillCheck(22, ['tactics', 'piloting'], {
      fail: [drawAndDestroyCivilian(2)],
      consequence: [damageGalactica(2)],
    }),
    ...noIcons,
  }),
  crisisCheck('human-prisoner', 'Human Prisoner', {
    check: skillCheck(18, ['leadership', 'tactics'], {
      fail: [
        choosePlayer('target', 'you', 'human', 'able-to-go-to-sickbay'),
        takeHand('you', 'target'),
        send('target', 'sickbay'),
      ],
    }),
    ...noIcons,
  }),
];
