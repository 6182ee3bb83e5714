import type { Frame } from '@ragtag/kernel';
import { script } from '@ragtag/kernel';
import type { Cause, CheckSpec, Modifier } from '../effects/types';
import type { Procedures } from '../rules';
import type { Seat } from '../terms';
import { nearest } from './queries';
import type { Table } from './table';

/** What is being carried out, as far as a state or a view tells. */

/** A check as a view shows it. */
interface CheckShown {
  readonly cause: Cause;
  readonly target: Seat | null;
  readonly outcome: string | null;
  readonly difficulty: number;
  readonly difficultyParts: { readonly printed: number };
  readonly total: number | null;
  readonly counting: readonly string[];
  readonly faceUp: boolean;
  readonly reckless: boolean;
}

type CheckNow = (Frame & Procedures['skill-check']) | CheckShown;

function shown<T>({ resolving = [] }: Table, what: string): T | undefined {
  return resolving.findLast((each) => each.what === what) as T | undefined;
}

/** The innermost check. */
export function checkNow(t: Table): CheckNow | undefined {
  return t.stack ? nearest(t, 'skill-check') : shown<CheckShown>(t, 'skill-check');
}

/** A Crisis card as a view shows it. */
interface CrisisShown {
  readonly deck: 'crisis' | 'super-crisis';
  readonly card: number;
}

/** The innermost Crisis card that has been drawn. */
export function crisisNow(t: Table): CrisisShown | undefined {
  const crisis: CrisisShown | undefined = t.stack ? nearest(t, 'crisis') : shown<CrisisShown>(t, 'crisis');
  return crisis && crisis.card >= 0 ? crisis : undefined;
}

/** What a card or an ability has put in force for a check. */
export function inForceFor(check: Procedures['skill-check'], on: Modifier['on']): readonly Modifier[] {
  if (check.mods.length === 0) return none;
  return check.mods.map(({ modifier }) => script<Modifier>(modifier)).filter((each) => each.on === on);
}

const none: readonly Modifier[] = [];

/** The skills that count for a check: those printed, and those that something has made count. */
export function countingSkills(check: Procedures['skill-check']): readonly string[] {
  const printed: readonly string[] = script<CheckSpec>(check.check).skills;
  if (check.mods.length === 0) return printed;
  const made = inForceFor(check, 'card-value').flatMap(({ value, cards }) =>
    value === 'positive' && cards?.skill !== undefined ? [cards.skill] : [],
  );
  return [...printed, ...made];
}

/** Whether all cards of a check are added face up. */
export function isFaceUp(check: CheckNow): boolean {
  return 'mods' in check ? inForceFor(check, 'faceup').length > 0 : check.faceUp;
}

export function printedDifficulty(check: CheckNow): number {
  return 'mods' in check ? script<CheckSpec>(check.check).difficulty : check.difficultyParts.printed;
}

/** What the cards come to, once they lie open. */
export function totalOf(check: CheckNow): number | null {
  return 'mods' in check && !check.revealed ? null : check.total;
}

/** Who drew the Crisis that is being carried out. */
export function crisisDrawnBy(t: Table): Seat | undefined {
  return t.stack ? nearest(t, 'crisis')?.seat : shown<{ by: Seat }>(t, 'crisis')?.by;
}

type RunningAttack = Procedures['attack']['attack'];

/** The attack that is being made: announced, or already at the die. */
export function attackNow(t: Table): RunningAttack | null {
  const { stack } = t;
  if (!stack) return shown<{ attack: RunningAttack | null }>(t, 'die-roll')?.attack ?? null;
  for (let i = stack.length - 1; i >= 0; i--) {
    const { p } = stack[i];
    if (p === 'die-roll' || p === 'attack')
      return (stack[i] as unknown as { attack: RunningAttack | null }).attack;
  }
  return null;
}
