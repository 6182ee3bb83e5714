import { count, does, own } from '../../say/en/words';
import type { Scales } from '../scales';
import { number, optional } from '../shape';
import { who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Skill cards that go from one hand to another, or to the Destiny deck and back. */

declare module '../types' {
  interface Verbs {
    swapHands: { readonly who: Who; readonly with: Who };
    takeRandom: { readonly who: Who; readonly from: Who; readonly n?: number };
    takeDestiny: { readonly who: Who; readonly n: number };
    putOnDestiny: { readonly who: Who; readonly n: number };
  }
}

export const swapHands = (who: Who, other: Who): Effect => ({ do: 'swapHands', who, with: other });
export const takeRandom = (who: Who, from: Who): Effect => ({ do: 'takeRandom', who, from });
export const takeSomeAtRandom = (who: Who, from: Who, n: number): Effect => ({
  do: 'takeRandom',
  who,
  from,
  n,
});
export const takeDestiny = (who: Who, n: number): Effect => ({ do: 'takeDestiny', who, n });
export const putOnDestiny = (who: Who, n: number): Effect => ({ do: 'putOnDestiny', who, n });

/** Each has the other's cards: a gain for whoever had fewer. */
function swapWorth(on: Scales, one: number, other: number): number {
  const size = (seat: number) => on.view.players[seat].cards;
  return (size(other) - size(one)) * on.card(2, 4) * (on.trust(one) - on.trust(other)) * 0.5;
}

export const handVerbs = {
  swapHands: {
    shape: { who, with: who },
    en: (e, say) => does(say, e.who, 'exchange', `the whole hand of skill cards for ${own(say, e.with)}`),
    weigh: (on, e) => on.to(e.who, (one) => on.to(e.with, (other) => swapWorth(on, one, other))),
  },
  takeRandom: {
    shape: { who, from: who, n: optional(number) },
    en: (e, say) => does(say, e.who, 'take', `${e.n ?? 1} of ${own(say, e.from)} skill cards at random`),
    weigh: (on, e) =>
      on.to(e.who, (seat) =>
        on.to(e.from, (from) => (e.n ?? 1) * on.card(2, 4) * (on.trust(seat) - on.trust(from))),
      ),
  },
  takeDestiny: {
    shape: { who, n: number },
    en: (e, say) =>
      does(say, e.who, 'take', `the top ${count(e.n, 'card')} of the Destiny deck into the hand`),
    weigh: (on, e) => on.to(e.who, (seat) => on.draw(seat, e.n)),
  },
  putOnDestiny: {
    shape: { who, n: number },
    en: (e, say) =>
      does(say, e.who, 'put', `${count(e.n, 'skill card')} of the hand on top of the Destiny deck`),
    // The worst ones go there.
    weigh: (on, e) => on.to(e.who, (seat) => -0.6 * on.draw(seat, e.n)),
  },
} satisfies VerbFamily;
