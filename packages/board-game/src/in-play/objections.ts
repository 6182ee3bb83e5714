import type { Refused } from '@ragtag/kernel';
import type { Cause } from '../effects/types';

/** Why something on the table is not among the options of a question. It tells a seat nothing that it may not know. */
export type Reason =
  | 'here'
  | 'hazardous'
  | 'cylons-only'
  | 'humans-only'
  | 'price'
  | 'not-piloting'
  | 'too-far'
  | 'out-of-reach'
  | 'absent'
  | 'damaged'
  | 'no-action'
  | 'requirement'
  | 'spent'
  | 'reaction-only'
  | 'counts-only'
  | 'action-only'
  | 'another-moment'
  | 'limit'
  | 'cylon'
  | 'forbidden'
  | 'not-asked';

export interface Objection {
  readonly reason: Reason;
  /** The rule that says so, where one does. */
  readonly rule: string | null;
  /** What in play forbids it. */
  readonly by?: Cause;
}

/** Options that are missing for one reason. */
export interface RefusedOptions extends Refused, Objection {
  readonly reason: Reason;
}

/** Collects what is refused, by what speaks against it. */
export class Refusals {
  readonly #found: (Objection & { readonly options: string[] })[] = [];

  add(option: string, reason: Reason, rule: string | null, by?: Cause): void {
    const like = this.#found.find(
      (each) => each.reason === reason && each.rule === rule && each.by?.id === by?.id,
    );
    if (like) like.options.push(option);
    else this.#found.push(by ? { reason, rule, by, options: [option] } : { reason, rule, options: [option] });
  }

  get all(): readonly RefusedOptions[] {
    return this.#found;
  }
}
