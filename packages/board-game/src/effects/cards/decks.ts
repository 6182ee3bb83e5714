import { decks } from '../../say/en/names';
import { count, does, doesAll, order, own } from '../../say/en/words';
import type { DeckName } from '../../terms';
import type { Scales } from '../scales';
import { flag, number, optional, word } from '../shape';
import { deck, who } from '../shape-words';
import type { Effect, EffectOf, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Quorum cards, Crises, Super Crises, and the tops of decks. */

declare module '../types' {
  interface Verbs {
    drawCards: { readonly deck: 'quorum' | 'super-crisis'; readonly who: Who; readonly n: number };
    discardCards: { readonly deck: 'super-crisis'; readonly who: Who; readonly n: number };
    drawSeveral: {
      readonly deck: DeckName;
      readonly by: Who;
      readonly n: number;
      readonly keep: 'run';
      readonly rest: 'bottom' | 'discard';
    };
    arrange: { readonly deck: DeckName; readonly by: Who };
    putCard: {
      readonly where: 'keep' | 'give' | 'remove' | 'discard' | 'objective' | 'shuffle';
      readonly to?: string;
    };
    playQuorum: { readonly who: Who };
    playSuperCrisis: { readonly who: Who };
    /** `still`: by a location of the Cylons, which activates no ships. */
    nextCrisis: { readonly still?: boolean };
  }
}

export const drawCards = (deck: 'quorum' | 'super-crisis', who: Who, n: number): Effect => ({
  do: 'drawCards',
  deck,
  who,
  n,
});
export const discardCards = (deck: 'super-crisis', who: Who, n: number): Effect => ({
  do: 'discardCards',
  deck,
  who,
  n,
});
/** Draws several cards, carries one out and puts the rest away. */
export const drawAndRunOne = (deck: DeckName, by: Who, n: number, rest: 'bottom' | 'discard'): Effect => ({
  do: 'drawSeveral',
  deck,
  by,
  n,
  keep: 'run',
  rest,
});
export const arrange = (deck: DeckName, by: Who): Effect => ({ do: 'arrange', deck, by });
/** What becomes of the card that says so. */
export const putCard = (where: Exclude<EffectOf<'putCard'>['where'], 'give'>): Effect => ({
  do: 'putCard',
  where,
});
export const giveCard = (to: string): Effect => ({ do: 'putCard', where: 'give', to });
export const playQuorum = (who: Who): Effect => ({ do: 'playQuorum', who });
export const playSuperCrisis = (who: Who): Effect => ({ do: 'playSuperCrisis', who });
export const nextCrisis = (): Effect => ({ do: 'nextCrisis' });
/** The same, without its Activate Cylon Ships step. */
export const nextStillCrisis = (): Effect => ({ do: 'nextCrisis', still: true });

/** The overlay, whose cards go under the deck, leaves the jump. rule: crisis.caprica.activation, crisis.caprica.skip-jump, crisis.caprica.jump-counts */
const withoutIcons = (rest: 'bottom' | 'discard'): string =>
  rest === 'bottom' ? 'without activating Cylon ships' : 'without its icons';

/** What it is worth to see the top card of a deck and to put it away: of Crises, above all whether they move the fleet on. */
export const foresight = (on: Scales, deck: string): number =>
  deck === 'crisis' ? 0.35 + 0.3 * on.track(1) : 0.35;

export const deckVerbs = {
  drawCards: {
    shape: { deck: word(['quorum', 'super-crisis'], 'deck'), who, n: number },
    en: (e, say) => does(say, e.who, 'draw', count(e.n, `${decks[e.deck]} card`)),
    implies: (e, c) => c.is === 'cards-left' && c.decks.includes(e.deck),
    weigh: (on, e) =>
      on.to(e.who, (seat) =>
        e.deck === 'quorum' ? e.n * on.values.quorum * on.trust(seat) : -e.n * on.values.superCrisis,
      ),
  },
  discardCards: {
    shape: { deck: word(['super-crisis'], 'deck'), who, n: number },
    en: (e, say) => does(say, e.who, 'discard', count(e.n, `${decks[e.deck]} card`)),
    implies: (_e, c) => c.is === 'super-crises',
    weigh: (on, e) => e.n * 0.8 * on.values.superCrisis,
  },
  drawSeveral: {
    shape: {
      deck,
      by: who,
      n: number,
      keep: word(['run'], 'use'),
      rest: word(['bottom', 'discard'], 'place'),
    },
    en(e, say) {
      const rest = e.n === 2 ? 'the other' : 'the others';
      return doesAll(say, e.by, [
        ['draw', count(e.n, `${decks[e.deck]} card`)],
        ['carry out', e.deck === 'crisis' ? `1 of them ${withoutIcons(e.rest)}` : '1 of them'],
        e.rest === 'bottom' ? ['put', `${rest} under the deck`] : ['discard', rest],
      ]);
    },
    implies: (e, c) => c.is === 'cards-left' && c.decks.includes(e.deck),
    weigh: (on, e) =>
      e.deck === 'quorum' ? on.to(e.by, (seat) => 1.2 * on.values.quorum * e.n * 0.5 * on.trust(seat)) : -1.6,
  },
  arrange: {
    shape: { deck, by: who },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', `the top card of the ${decks[e.deck]} deck`],
        ['put', 'it back on top or at the bottom'],
      ]),
    implies: (e, c) => c.is === 'cards-left' && c.decks.includes(e.deck),
    weigh: (on, e) => on.to(e.by, (seat) => foresight(on, e.deck) * on.trust(seat)),
  },
  putCard: {
    shape: {
      where: word(['keep', 'give', 'remove', 'discard', 'objective', 'shuffle'], 'place'),
      to: optional(who),
    },
    en(e) {
      switch (e.where) {
        case 'keep':
          return order('keep this card in play');
        case 'give':
          return order('put this card in play with that player');
        case 'remove':
          return order('remove this card from the game');
        case 'discard':
          return order('discard this card');
        case 'objective':
          return order('put this card beside the objective');
        case 'shuffle':
          return order('shuffle this card into its deck');
      }
    },
    weigh: (on, e) => {
      if (e.where === 'objective') return on.distance(1);
      return e.where === 'keep' ? -0.3 : 0;
    },
  },
  playQuorum: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'play', '1 Quorum card from the Quorum hand'),
    implies: (_e, c) => c.is === 'quorum-cards',
    weigh: (on) => on.quorumCard(),
  },
  playSuperCrisis: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'play', `1 of ${own(say, e.who)} Super Crisis cards`),
    implies: (_e, c) => c.is === 'super-crises',
    weigh: (on) => -2.6 * on.values.superCrisis,
  },
  nextCrisis: {
    shape: { still: optional(flag) },
    en: (e, say) =>
      does(
        say,
        'current',
        'draw',
        e.still
          ? 'a Crisis card to resolve without activating Cylon ships'
          : 'another Crisis card to resolve',
      ),
    weigh: () => -0.9,
  },
} satisfies VerbFamily;
