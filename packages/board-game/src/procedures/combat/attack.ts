import type { Frame } from '@ragtag/kernel';
import { registerList, scriptOf } from '@ragtag/kernel';
import { destroyRaidersIn } from '../../effects/space/areas';
import { runEffects } from '../../effects/start';
import type { Cause } from '../../effects/types';
import { open, struckOut } from '../../in-play/reactions';
import { couldAnswer, named, type Scoped } from '../../in-play/rulings';
import { targetIsThere } from '../../in-play/subjects';
import {
  damageViper,
  destroyBasestar,
  destroyCenturion,
  destroyCylonFighter,
  destroyViper,
  tokensSay,
} from '../../operations/losses';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { attackRow, type Hit, hitOf } from '../../table/attack-table';
import { marked } from '../../table/vipers';
import type { Area, Seat } from '../../terms';
import type { Attack, Rolled } from './die-roll';

export interface AttackFrame {
  readonly roller: Seat;
  readonly attack: Attack;
  /** Space of the attacked centurion on the Boarding Party track. */
  readonly space?: number;
  /** What is added to the die. */
  readonly plus?: number;
  /** An answer took the place of the attack. */
  prevented?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    attack: AttackFrame;
  }
}

rules.locals('attack', { roller: plain, attack: plain, space: plain, plus: plain });

const cause = (id: Attack['by']): Cause => Object.freeze({ kind: 'attack', id });
const causes: { readonly [K in Attack['by']]: Cause } = {
  raider: cause('raider'),
  basestar: cause('basestar'),
  viper: cause('viper'),
  'unmanned-viper': cause('unmanned-viper'),
  galactica: cause('galactica'),
  nuke: cause('nuke'),
  armory: cause('armory'),
};

/** rule: damage.basestar-structural — what lies on the attacked basestar changes the roll. */
function modsOf(g: G, { attack, roller, plus }: AttackFrame): Scoped[] {
  if (plus !== undefined) return [{ modifier: { on: 'roll-result', add: plus }, owner: roller, bind: {} }];
  if (attack.basestar === null) return [];
  return tokensSay(g.state, attack.basestar, 'roll-result').map((modifier) => ({
    modifier: scriptOf(modifier),
    owner: roller,
    bind: {},
  }));
}

const raidersTakenByNuke = 3;

function hitBasestar(g: G, basestar: number, hit: Hit, roller: Seat): void {
  const { area } = g.state.basestars[basestar];
  switch (hit) {
    case 'damaged-twice':
    case 'damaged':
      rules.call(g, 'damage-basestar', { basestar, left: hit === 'damaged' ? 1 : 2, token: -1 });
      return;
    case 'destroyed-with-raiders':
    case 'destroyed':
      // rule: damage.basestar-destroy-direct
      destroyBasestar(g, basestar);
      if (hit === 'destroyed-with-raiders' && area !== null) destroyRaidersWithIt(g, area, roller);
  }
}

/** The roll was high enough for Scar; whoever rolled picks, where there is a choice. rule: scar.nuke */
const takeRaiders = registerList('rules/combat/nuke-raiders', [
  destroyRaidersIn('area', raidersTakenByNuke, 'you'),
]);

/** rule: nukes.seven-eight-raiders */
export function destroyRaidersWithIt(g: G, area: Area, roller: Seat): void {
  if (g.state.marks.scar === area) {
    runEffects(g, takeRaiders, { you: roller, cause: causes.nuke, bind: { area } });
    return;
  }
  for (let n = Math.min(raidersTakenByNuke, g.state.areas[area].raiders); n > 0; n--)
    destroyCylonFighter(g, 'raider', area);
}

function strike(g: G, frame: AttackFrame, hit: Hit): void {
  const { by, on, area, pilot, basestar, ship } = frame.attack;
  switch (on) {
    case 'galactica':
      rules.call(g, 'damage-galactica', { left: 1, cause: causes[by] });
      return;
    case 'centurion':
      if (frame.space !== undefined) destroyCenturion(g, frame.space);
      return;
    case 'basestar':
      if (basestar !== null) hitBasestar(g, basestar, hit, frame.roller);
      return;
    case 'viper':
      if (area !== null && ship !== null)
        (hit === 'destroyed' ? destroyViper : damageViper)(g, { area, pilot, ship });
      return;
    default:
      if (area !== null) destroyCylonFighter(g, on, area, frame.attack.scar);
  }
}

/** rule: scar.seven-eight, scar.no-roll — by a roll, and a high one */
const fells = ({ n, die }: Rolled) => die === 'rolled' && n >= 7;

/** What a hit really does to the ship. */
function hitResult(g: G, attack: Attack, hit: Hit | undefined, rolled: Rolled): Hit | 'missed' {
  const { die } = rolled;
  if (attack.scar && !fells(rolled)) return 'missed';
  if (hit === undefined || !couldAnswer(g, 'hit-result')) return hit ?? 'missed';
  return named<Hit | 'missed'>(g, 'hit-result', hit, { ...attack, ship: attack.on, hit, die });
}

/** One attack: a roll, read off the attack table. */
rules.procedure('attack', {
  openBefore: (g) => open(g, 'before-attack'),
  roll(g, frame) {
    if (struckOut(frame) || !targetIsThere(g.state, frame)) return rules.finish(g);
    const { roller, attack } = frame;
    const mods = modsOf(g, frame);
    rules.call(g, 'die-roll', { roller, cause: causes[attack.by], attack, mods, used: [], die: 0, final: 0 });
  },
  hitOrMiss(g, frame: Frame & AttackFrame) {
    const { by, on, area, pilot, ship } = frame.attack;
    const attacker = by === 'viper' ? frame.roller : null;
    const row = attackRow(by, on, ship);
    const rolled = frame.result as Rolled;
    const result = hitResult(g, frame.attack, hitOf(row, rolled.n), rolled);
    const of = ship === null ? undefined : marked(ship);
    g.facts.push({ fact: 'attack', by, attacker, on, area, pilot, ship: of, result, rule: row.rule });
    if (result !== 'missed') strike(g, frame, result);
  },
});
