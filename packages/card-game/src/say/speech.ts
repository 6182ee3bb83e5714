import { BaseSpeech, type Clause, englishGrammar } from '@ragtag/kernel/say';
import type { Effect } from '../effects/types';
import type { Bound } from './en/nouns';
import { type Say, verbs } from './en/verbs';

/** Lists of effects in words, where some names stand for what was chosen before. */
export class Speech extends BaseSpeech<Effect> implements Say {
  readonly #bound: Bound;

  constructor(bound: Bound = {}) {
    super(englishGrammar);
    this.#bound = bound;
  }

  knowing(bound: Bound): Speech {
    return new Speech(bound);
  }

  protected override clause(effect: Effect): Clause {
    const words = verbs[effect.do] as (e: Effect, say: Say, b: Bound) => Clause;
    return words(effect, this, this.#bound);
  }

  /** What was named in full once is then only pointed at. */
  protected override after(effect: Effect): Speech {
    const bound = this.#bound;
    if (effect.do === 'choose') return this.knowing({ ...bound, [effect.as]: 'it' });
    if (!('what' in effect) || typeof effect.what !== 'string' || !bound[effect.what]) return this;
    return this.knowing({ ...bound, [effect.what]: 'it' });
  }
}
