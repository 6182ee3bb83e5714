import type { Asking } from '@ragtag/kernel';
import { type AttackOption, allAttacks, attacksOnBasestars } from '../../in-play/viper-orders';
import { type G, rules } from '../../rules';
import { nukesBeside } from '../../table/ships';
import type { Seat } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'galactica-target': Asking<AttackOption>;
    'nuke-target': Asking<AttackOption>;
  }
}

/** Galactica's guns and nukes. */

function attack(
  g: G,
  roller: Seat,
  by: 'galactica' | 'nuke',
  { on, area, basestar, scar }: AttackOption,
): void {
  rules.call(g, 'attack', { roller, attack: { by, on, area, pilot: null, basestar, ship: null, scar } });
}

rules.ask<AttackOption, RunFrame>('galactica-target', {
  options: (g) => allAttacks(g.state),
  chosen: (g, _frame, [pick], { seat }) => attack(g, seat, 'galactica', pick),
});

export function changeNukes(g: G, by: number): void {
  const s = g.state;
  const before = s.nukes;
  // rule: setup.components.exodus-nuke
  s.nukes = Math.max(0, before + Math.min(by, nukesBeside(s)));
  if (s.nukes === before) return;
  const rule = s.options.exodus ? 'nukes.spent-discarded' : 'nukes.spent-removed';
  g.facts.push({ fact: 'nukes-changed', by: s.nukes - before, now: s.nukes, rule });
}

rules.ask<AttackOption, RunFrame>('nuke-target', {
  options: (g) => attacksOnBasestars(g.state),
  // rule: nukes.action — the token is used up whatever the roll
  chosen(g, _frame, [pick], { seat }) {
    changeNukes(g, -1);
    attack(g, seat, 'nuke', pick);
  },
});

export const weaponRuns = {
  attackFromGalactica: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'galactica-target')),
  nuke: (g, { by }, _frame, scene) => onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'nuke-target')),
  nukes: (g, { change }) => changeNukes(g, change),
} satisfies Runs;
