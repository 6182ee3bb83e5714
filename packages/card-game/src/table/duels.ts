import type { OpenQuestion, Option } from '@ragtag/kernel';
import { fork } from '../door/fork';
import { power, threatPower } from '../in-play/rulings';
import { challengeThreat } from '../procedures/challenges/start';
import type { G } from '../rules';
import type { State } from '../state';
import type { Handle, Seat } from '../terms';
import { challengeIn, threatBy, unitBy } from './queries';

/** The powers that would stand against each other if an option were chosen; all of it lies open on the table. */
export interface Duel {
  readonly option: string;
  readonly challenger: number;
  /** Null where nobody would defend. */
  readonly defender: number | null;
}

interface OfUnits extends Option {
  readonly unit?: Handle;
  readonly threat?: Handle;
}

/** What some numbers are only while a unit challenges or defends, so it does in a state of its own. */
function tried(s: State, seat: Seat, { id, unit, threat }: OfUnits): State | undefined {
  const g: G = { state: fork(s), facts: [] };
  const challenge = challengeIn(g.state);
  if (challenge) {
    if (unit === undefined && id !== 'no-defense') return undefined;
    challenge.defender = unit ?? null;
  } else {
    if (unit === undefined || threat === undefined) return undefined;
    challengeThreat(g, seat, unit, threat);
  }
  return g.state;
}

function powerOf(s: State, handle: Handle | null, seat: Seat | null): number | undefined {
  const unit = handle === null || seat === null ? undefined : unitBy(s, handle);
  return unit && power(s, unit, seat as Seat);
}

function duelOf(s: State, seat: Seat, option: OfUnits): Duel | undefined {
  const state = tried(s, seat, option);
  const challenge = state && challengeIn(state);
  if (!state || !challenge) return undefined;
  const challenger = powerOf(state, challenge.challenger, challenge.seat);
  if (challenger === undefined) return undefined;
  const threat = challenge.threat === null ? undefined : threatBy(state, challenge.threat);
  const defender = threat
    ? threatPower(state, threat)
    : powerOf(state, challenge.defender, challenge.opponent);
  return { option: option.id, challenger, defender: defender ?? null };
}

const ofChallenges: ReadonlySet<string> = new Set(['defender', 'cylon-choice']);

/** Whether the options of a question set units against each other. */
export const hasDuels = ({ ask }: Pick<OpenQuestion, 'ask'>): boolean => ofChallenges.has(ask);

export function duelsOf(s: State, { seat, options }: OpenQuestion): readonly Duel[] {
  return options.flatMap((option) => duelOf(s, seat, option) ?? []);
}
