import { skills as skillNames } from '../../say/en/names';
import { count, does, doesAll, own, statement } from '../../say/en/words';
import type { Skill } from '../../terms';
import { number } from '../shape';
import { boundName, skill, who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Cards that are shared out, taken over, searched for, or lost. */

declare module '../types' {
  interface Verbs {
    shareQuorum: { readonly by: Who; readonly n: number };
    buryQuorum: { readonly by: Who; readonly n: number };
    loseQuorum: { readonly n: number };
    drawAndKeep: { readonly who: Who; readonly skill: Skill; readonly n: number; readonly keep: number };
    searchSkillDeck: { readonly by: Who; readonly skill: string; readonly n: number };
    discardSuperCrises: { readonly who: Who };
  }
}

/** Quorum cards are drawn, one goes to the President, another is played or discarded. */
export const shareQuorum = (by: Who, n: number): Effect => ({ do: 'shareQuorum', by, n });
/** Cards of the Quorum hand go under the deck. */
export const buryQuorum = (by: Who, n: number): Effect => ({ do: 'buryQuorum', by, n });
export const discardQuorumAtRandom = (n: number): Effect => ({ do: 'loseQuorum', n });
export const drawAndKeep = (who: Who, skill: Skill, n: number, keep: number): Effect => ({
  do: 'drawAndKeep',
  who,
  skill,
  n,
  keep,
});
/** Cards of a type that was chosen, out of its deck and its discards. */
export const searchSkillDeck = (by: Who, skill: string, n: number): Effect => ({
  do: 'searchSkillDeck',
  by,
  skill,
  n,
});
export const discardSuperCrises = (who: Who): Effect => ({ do: 'discardSuperCrises', who });

export const sharingVerbs = {
  shareQuorum: {
    shape: { by: who, n: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['draw', count(e.n, 'Quorum card')],
        ['give', '1 of them to the President'],
        ['play', 'or discard the other'],
      ]),
    implies: (_e, c) => c.is === 'cards-left' && c.decks.includes('quorum'),
    weigh: (on, e) =>
      on.values.quorum *
      (on.to('president', (seat) => on.trust(seat)) + on.to(e.by, (seat) => on.trust(seat))),
  },
  buryQuorum: {
    shape: { by: who, n: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', "the President's Quorum hand"],
        ['put', `${count(e.n, 'card')} of it under the deck, in any order`],
      ]),
    weigh: (on, e) => -0.7 * e.n * on.values.quorum * on.to('president', (seat) => on.trust(seat)),
  },
  loseQuorum: {
    shape: { n: number },
    en: (e) => statement(`the President discards ${count(e.n, 'Quorum card')} at random`),
    weigh: (on, e) => -e.n * on.values.quorum * on.to('president', (seat) => on.trust(seat)),
  },
  drawAndKeep: {
    shape: { who, skill, n: number, keep: number },
    en: (e, say) =>
      doesAll(say, e.who, [
        ['draw', count(e.n, `${skillNames[e.skill]} card`)],
        ['keep', `${e.keep} of them`],
        ['discard', e.n - e.keep === 1 ? 'the other' : 'the others'],
      ]),
    implies: (e, c) => c.is === 'cards-left' && c.decks.includes(e.skill),
    weigh: (on, e) => on.to(e.who, (seat) => 1.2 * on.draw(seat, e.keep)),
  },
  searchSkillDeck: {
    shape: { by: who, skill: boundName, n: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        [
          'take',
          `${count(e.n, 'card')} of that type of ${own(say, e.by)} choice out of its deck and its discards`,
        ],
        ['shuffle', 'the discards into the deck'],
      ]),
    weigh: (on, e) => on.to(e.by, (seat) => 1.6 * on.draw(seat, e.n)),
  },
  discardSuperCrises: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'discard', `all of ${own(say, e.who)} Super Crisis cards`),
    weigh: (on, e) =>
      on.to(e.who, (seat) => {
        const { superCrises } = on.view.players[seat];
        return on.values.superCrisis * (typeof superCrises === 'number' ? superCrises : superCrises.length);
      }),
  },
} satisfies VerbFamily;
