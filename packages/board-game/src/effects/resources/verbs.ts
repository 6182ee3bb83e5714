import type { Clause } from '../../say/clause';
import { resources as resourceNames } from '../../say/en/names';
import { amount as amountWords, count, does, order } from '../../say/en/words';
import { highestOf } from '../../table/dials';
import type { Resource } from '../../terms';
import type { Scales } from '../scales';
import { number, optional, text, word } from '../shape';
import { amount, resourceOrBound, who } from '../shape-words';
import type { Amount, Bare, Effect, EffectOf, Who } from '../types';
import { follows, type VerbFamily } from '../verb-face';

/** Resources, the Jump Preparation track, the jump. */

declare module '../types' {
  interface Verbs {
    lose: { readonly resource: Resource | 'bound'; readonly n: Amount; readonly as?: string };
    gain: { readonly resource: Resource | 'bound'; readonly n: Amount; readonly as?: string };
    chooseHighest: { readonly as: string; readonly by: Who };
    track: { readonly track: 'jump'; readonly n: number };
    jump: { readonly blind?: number };
    redrawDestination: Bare;
    resetTrack: Bare;
  }
}

export const lose = (resource: Resource, n: Amount): Effect => ({ do: 'lose', resource, n });
export const gain = (resource: Resource, n: Amount): Effect => ({ do: 'gain', resource, n });
/** Gains a resource that was chosen earlier. */
export const gainChosen = (as: string, n: Amount): Effect => ({ do: 'gain', resource: 'bound', n, as });
/** Loses a resource that was chosen earlier. */
export const loseChosen = (as: string, n: Amount): Effect => ({ do: 'lose', resource: 'bound', n, as });
/** The highest resource is bound; of several that are equal, whoever is named picks. */
export const chooseHighest = (as: string, by: Who): Effect => ({ do: 'chooseHighest', as, by });
export const moveJumpTrack = (n: number): Effect => ({ do: 'track', track: 'jump', n });
/** Once in a jump: the jump itself then does not do it again. */
export const resetTrack = (): Effect => ({ do: 'resetTrack' });
export const jump = (): Effect => ({ do: 'jump' });
/** The Admiral draws so many Destinations, and nobody else has a say in it. */
export const blindJump = (blind: number): Effect => ({ do: 'jump', blind });
/** The Destination that says so is discarded, and another one followed in its place. */
export const redrawDestination = (): Effect => ({ do: 'redrawDestination' });

function words(e: EffectOf<'lose' | 'gain'>): Clause {
  if (e.resource === 'bound') return order(`${e.do} ${typeof e.n === 'number' ? e.n : 'that much'} of it`);
  const object = amountWords(e.n, resourceNames[e.resource]);
  return { form: 'order', text: `${e.do} ${object}`, verb: e.do, object };
}

function resourceOf(on: Scales, effect: EffectOf<'lose' | 'gain'>): Resource | undefined {
  if (effect.resource !== 'bound') return effect.resource;
  return effect.as === undefined ? undefined : (on.bound(effect.as) as Resource | undefined);
}

export const resourceVerbs = {
  lose: {
    shape: { resource: resourceOrBound, n: amount, as: optional(text) },
    en: words,
    weigh: (on, e) => {
      const resource = resourceOf(on, e);
      const risk = typeof e.n === 'object' && 'trackSpace' in e.n ? on.values.risk : 1;
      return resource ? -risk * on.loss(resource, on.amount(e.n)) : 0;
    },
  },
  gain: {
    shape: { resource: resourceOrBound, n: amount, as: optional(text) },
    en: words,
    weigh: (on, e) => {
      const resource = resourceOf(on, e);
      return resource ? -on.loss(resource, -on.amount(e.n)) : 0;
    },
  },
  chooseHighest: {
    shape: { as: text, by: who },
    en: (e, say) => does(say, e.by, 'choose', 'the highest resource'),
    weigh: follows,
    tries: ({ view }) => highestOf(view.resources).slice(0, 1),
  },
  track: {
    shape: { track: word(['jump'], 'track'), n: number },
    en: (e) =>
      order(
        e.n < 0
          ? `move the fleet back ${count(-e.n, 'space')} on the Jump track`
          : `move the fleet on ${count(e.n, 'space')} on the Jump track`,
      ),
    weigh: (on, e) => on.track(e.n),
  },
  resetTrack: {
    shape: {},
    en: () => order('put the fleet marker back to the start of the Jump track'),
    weigh: (on) => on.track(-2),
  },
  redrawDestination: {
    shape: {},
    en: () => order('discard this card, draw another Destination card and follow that one'),
    weigh: () => 0.6,
  },
  jump: {
    shape: { blind: optional(number) },
    en: (e) =>
      order(
        e.blind === undefined
          ? 'jump the fleet'
          : `jump the fleet; the Admiral draws only ${count(e.blind, 'Destination card')} for it`,
      ),
    weigh: (on) => on.jump(),
  },
} satisfies VerbFamily;
