import { randomInt } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import { open } from '../../in-play/reactions';
import { number, type Scoped, scopedModifiers } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { nearest } from '../../table/queries';
import type { Area, Seat, ViperClass } from '../../terms';

/** What an attack roll is about. */
export interface Attack {
  readonly by: 'raider' | 'basestar' | 'unmanned-viper' | 'viper' | 'galactica' | 'nuke' | 'armory';
  readonly on: 'raider' | 'heavy-raider' | 'basestar' | 'viper' | 'galactica' | 'centurion';
  readonly area: Area | null;
  /** Pilot of the attacked viper. */
  readonly pilot: Seat | null;
  /** Index of the attacked basestar. */
  readonly basestar: number | null;
  /** The attacked raider is Scar. */
  readonly scar?: boolean;
  /** Class of the viper that attacks or is attacked; null where none does. */
  readonly ship: ViperClass | null;
}

export interface DieRoll {
  readonly roller: Seat;
  readonly cause: Cause;
  readonly attack: Attack | null;
  /** What is in force for this roll, re-rolls included. rule: dice.reroll-keeps-effects */
  readonly mods: Scoped[];
  readonly used: string[];
  die: number;
  final: number;
  /** The number was said, not rolled. */
  set?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'die-roll': DieRoll;
  }
}

rules.locals('die-roll', {
  roller: plain,
  cause: aCause,
  attack: plain,
  mods: scopedModifiers,
  die: plain,
  final: plain,
});

/** What a roll came to. rule: dice.skipped-roll — what was said instead of rolled is no roll */
export interface Rolled {
  readonly n: number;
  readonly die: 'rolled' | 'replaced';
}

/** Starts a roll, which hands back `Rolled`. */
export function rollDie(g: G, roller: Seat, cause: Cause, attack: Attack | null = null): void {
  rules.call(g, 'die-roll', { roller, cause, attack, mods: [], used: [], die: 0, final: 0 });
}

/** What changes a roll that lies already counts at once. rule: dice.range */
export function recount(g: G): void {
  const roll = nearest(g.state, 'die-roll');
  if (roll && roll.die > 0) roll.final = resultOf(g, roll.die);
}

/** rule: dice.range — held within 1 to 8 after all modifiers */
const resultOf = (g: G, die: number) => Math.max(1, Math.min(8, number(g, 'roll-result', die)));

/** Rolling the die: announced, rolled, perhaps rolled again, and then read. */
rules.procedure('die-roll', {
  openBefore: (g) => open(g, 'before-die-roll'),
  roll(g, frame) {
    // A roll that was replaced opens nothing more.
    if (frame.set) return rules.finish(g, { n: frame.final, die: 'replaced' } satisfies Rolled);
    frame.die = g.state.dice.shift() ?? randomInt(g.state, 'dice', 1, 8);
    frame.final = resultOf(g, frame.die);
    g.facts.push({
      fact: 'die-rolled',
      seat: frame.roller,
      die: frame.die,
      result: frame.final,
      cause: frame.cause,
    });
  },
  openAfter: (g) => open(g, 'after-die-roll'),
  read: (g, frame) => rules.finish(g, { n: frame.final, die: 'rolled' } satisfies Rolled),
});
