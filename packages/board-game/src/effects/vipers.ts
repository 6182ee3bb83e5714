import type { Option } from '@ragtag/kernel';
import { seatFor } from '../in-play/scene';
import { type AttackOption, allAttacks, attacksOnBasestars } from '../in-play/viper-orders';
import { manViper } from '../operations/space';
import { type G, rules } from '../rules';
import { nearest } from '../table/queries';
import type { Seat } from '../terms';
import type { Who } from './types';
import type { RunFrame, RunScene, Verbs } from './verb';

/** Vipers sent out, Galactica's guns, nukes, and looks at the civilian ships. */

function attack(g: G, roller: Seat, by: 'galactica' | 'nuke', { on, area, basestar }: AttackOption): void {
  rules.call(g, 'attack', { roller, attack: { by, on, area, pilot: null, basestar } });
}

rules.ask<AttackOption, RunFrame>('galactica-target', {
  options: (g) => allAttacks(g.state),
  chosen: (g, _frame, [pick], { seat }) => attack(g, seat, 'galactica', pick),
});

function changeNukes(g: G, by: number): void {
  const s = g.state;
  const before = s.nukes;
  s.nukes = Math.max(0, before + by);
  if (s.nukes === before) return;
  g.facts.push({ fact: 'nukes-changed', by: s.nukes - before, now: s.nukes, rule: 'nukes.spent-removed' });
}

rules.ask<AttackOption, RunFrame>('nuke-target', {
  options: (g) => attacksOnBasestars(g.state),
  // rule: nukes.action — the token is used up whatever the roll
  chosen(g, _frame, [pick], { seat }) {
    changeNukes(g, -1);
    attack(g, seat, 'nuke', pick);
  },
});

interface CenturionOption extends Option {
  readonly space: number;
}

rules.ask<CenturionOption, RunFrame>('centurion-target', {
  options: (g) =>
    g.state.boarding.flatMap((there, space) => (there > 0 ? [{ id: `centurion:${space}`, space }] : [])),
  chosen: (g, _frame, [{ space }], { seat }) =>
    void rules.call(g, 'attack', {
      roller: seat,
      attack: { by: 'armory', on: 'centurion', area: null, pilot: null, basestar: null },
      space,
    }),
});

/** Does something on behalf of whoever the role stands for, if anybody. */
function as(g: G, who: Who, scene: RunScene, then: (seat: Seat) => void): void {
  const seat = seatFor(g.state, who, scene);
  if (seat !== undefined) then(seat);
}

export const viperVerbs = {
  launchSelf: (g, { who }, _frame, scene) =>
    as(g, who, scene, (seat) => rules.call(g, 'launch-self', { seat })),
  takeLaunchedViper: (g, { who }, _frame, scene) =>
    as(g, who, scene, (seat) => {
      const area = nearest(g.state, 'viper-launched')?.area;
      if (area !== undefined && g.state.areas[area].vipers > 0) manViper(g, seat, area);
    }),
  activateVipers: (g, { who, upTo }, _frame, scene) =>
    as(g, who, scene, (seat) =>
      rules.call(g, 'viper-activations', { seat, left: upTo, own: false, cause: scene.cause }),
    ),
  ownViperAttacks: (g, { who, upTo }, _frame, scene) =>
    as(g, who, scene, (seat) => rules.call(g, 'viper-attacks', { seat, left: upTo })),
  attackFromGalactica: (g, { by }, _frame, scene) =>
    as(g, by, scene, (seat) => rules.put(g, seat, 'galactica-target')),
  attackCenturion: (g, { by }, _frame, scene) =>
    as(g, by, scene, (seat) => rules.put(g, seat, 'centurion-target')),
  nuke: (g, { by }, _frame, scene) => as(g, by, scene, (seat) => rules.put(g, seat, 'nuke-target')),
  nukes: (g, { change }) => changeNukes(g, change),
  scoutCivilians: (g, { by, n }, _frame, scene) =>
    as(g, by, scene, (seat) => rules.call(g, 'scout-civilians', { seat, n })),
} satisfies Verbs;
