import type { Cause, CheckSpec } from '../../effects/types';
import type { Scoped } from '../../in-play/rulings';
import type { Seat } from '../../terms';

/** A skill check that is being made. */

export interface CheckCard {
  readonly card: number;
  /** Who added it; null for Destiny. Views never tell. */
  readonly by: Seat | null;
  readonly faceUp: boolean;
  /** Who has looked at it while it lay face down. */
  readonly seenBy?: readonly Seat[];
  /** Set aside for the check, and not added before Destiny. */
  readonly waits?: true;
}

export interface SkillCheck {
  readonly check: string | CheckSpec;
  readonly cause: Cause;
  /** The player the check is about, at locations that name one. */
  readonly target: Seat | null;
  /** Depth of the effects that made the check; its results are carried out in their scene. */
  readonly root: number;
  /** No card, ability or rule in play has a say in it. rule: missions.check-untouchable */
  readonly sealed?: boolean;
  pile: CheckCard[];
  readonly mods: Scoped[];
  readonly used: string[];
  total: number;
  /** The difficulty when the cards were totalled, and then when the outcome was decided. */
  difficulty?: number;
  outcome: 'pass' | 'partial' | 'fail' | null;
  revealed?: boolean;
  /** An answer took the place of the result. */
  prevented?: boolean;
  /** Seats still to add cards. */
  adding?: Seat[];
  /** Who added cards last, and how many. */
  contributor?: Seat;
  contribution?: number;
  reckless?: boolean;
  /** Names of the skill check abilities that were resolved. */
  abilities?: string[];
  /** Which check of which turn it is; games that were saved before do not know. */
  id?: string;
}

declare module '../../rules' {
  interface Procedures {
    'skill-check': SkillCheck;
  }
}
