import type { Refused } from '@ragtag/kernel';

/** Why something that somebody might look for is not among the options, with the rule that says so. */

/** Reasons, and the rules behind them. */
const reasons = {
  'not-in-a-challenge': 'ccg.challenge.effects-step-kinds',
  'cannot-pay': 'ccg.costs.all-or-nothing',
  'not-now': 'ccg.play.requirements',
  'no-target': 'ccg.targets.no-target-no-play',
  'in-reserve': 'ccg.challenge.declare',
  exhausted: 'ccg.states.exhausted-loses',
  'cannot-challenge': 'ccg.challenge.may-not',
  vision: 'ccg.keywords.vision',
  'no-challenges': 'ccg.challenge.no-challenges',
  'challenge-price': 'ccg.challenge.tax',
  'mission-in-reserve': 'ccg.missions.ready-later',
  'one-mission': 'ccg.missions.one-per-phase',
  'not-met': 'ccg.missions.requirements',
  'used-this-turn': 'ccg.triggers.once-per-turn',
  'price-not-payable': 'ccg.abilities.requirements',
  'not-ready-to-defend': 'ccg.challenge.defender-state',
  'other-type': 'ccg.challenge.defender',
  'cannot-defend': 'ccg.challenge.cannot-defend',
} as const;
export type Reason = keyof typeof reasons;

/** What is not offered, by the reason. */
export class Refusals {
  readonly #by = new Map<Reason, string[]>();
  readonly #offered: ReadonlySet<string>;

  constructor(offered: Iterable<string>) {
    this.#offered = new Set(offered);
  }

  add(id: string, reason: Reason): void {
    if (this.#offered.has(id)) return;
    const ids = this.#by.get(reason) ?? [];
    if (!ids.includes(id)) ids.push(id);
    this.#by.set(reason, ids);
  }

  get all(): Refused[] {
    return Array.from(this.#by, ([reason, options]) => ({ reason, rule: reasons[reason], options }));
  }
}
