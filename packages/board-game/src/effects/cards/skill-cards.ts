import { skills as skillNames } from '../../say/en/names';
import { count, does, doesAll, listed, own } from '../../say/en/words';
import type { Skill } from '../../terms';
import { either, flag, list, number, optional, text } from '../shape';
import { boundName, everybody, skill, who } from '../shape-words';
import type { Effect, EffectOf, Who, WhoAll } from '../types';
import { same, type VerbFamily } from '../verb-face';

/** Skill cards: drawing, discarding, taking. */

/** Types that may be drawn: a skill set, any, those named, or one that was chosen before. */
type DrawnFrom =
  | 'own-set'
  | 'any'
  | readonly Skill[]
  | { readonly chosen: string }
  /** The skill set of somebody else. */
  | { readonly setOf: Who };

declare module '../types' {
  interface Verbs {
    drawSkill: { readonly who: Who; readonly n: number; readonly from: DrawnFrom };
    discardSkill: {
      readonly who: Who | WhoAll;
      readonly n: number | 'all';
      readonly random?: boolean;
      /** Binds the strength of what was discarded. */
      readonly as?: string;
    };
    takeFromHand: { readonly by: Who; readonly from: string };
  }
}

export const drawSkill = (who: Who, n: number, from: EffectOf<'drawSkill'>['from']): Effect => ({
  do: 'drawSkill',
  who,
  n,
  from,
});
export const discard = (who: Who | WhoAll, n: number | 'all'): Effect => ({ do: 'discardSkill', who, n });
/** The strength of what is discarded is bound. */
export const discardAs = (as: string, who: Who, n: number): Effect => ({ do: 'discardSkill', who, n, as });
export const discardRandom = (who: Who | WhoAll, n: number): Effect => ({
  do: 'discardSkill',
  who,
  n,
  random: true,
});
export const takeFromHand = (by: Who, from: string): Effect => ({ do: 'takeFromHand', by, from });

const drawn = (n: number, from: DrawnFrom, set: string): string => {
  if (from === 'own-set') return `${count(n, 'skill card')} of ${set} skill set`;
  if (typeof from === 'object' && 'setOf' in from)
    return `${count(n, 'skill card')} of that player's skill set`;
  if (typeof from === 'object' && 'chosen' in from) return `${count(n, 'skill card')} of that type`;
  if (from === 'any') return `${count(n, 'skill card')} of any ${n === 1 ? 'type' : 'types'}`;
  const types = listed(
    from.map((s) => skillNames[s]),
    'or',
  );
  return count(n, `${types} card`);
};

const isTreachery = (from: unknown) =>
  Array.isArray(from) && from.length > 0 && from.every((type) => type === 'treachery');

/** Treachery is in a human's way and in a Cylon's favour. */
const treacheryLoss = 0.2;

export const skillCardVerbs = {
  drawSkill: {
    shape: {
      who,
      n: number,
      from(written, scope) {
        if (written.isMap) {
          const { chosen, setOf } = written.fields('chosen', 'setOf');
          if (chosen) boundName(chosen, scope);
          if (setOf) who(setOf, scope);
        } else if (written.isList) list(skill)(written, scope);
        else written.oneOf(['own-set', 'any'], 'set of skills');
      },
    },
    en: (e, say) => does(say, e.who, 'draw', drawn(e.n, e.from, own(say, e.who))),
    implies: (e, c) => c.is === 'cards-left' && same(c.decks, e.from),
    weigh: (on, e) =>
      on.to(e.who, (seat) => (isTreachery(e.from) ? -treacheryLoss * e.n : on.draw(seat, e.n))),
  },
  discardSkill: {
    shape: { who: everybody, n: either('all', number), random: optional(flag), as: optional(text) },
    en(e, say) {
      const what = e.n === 'all' ? 'all skill cards' : count(e.n, 'skill card');
      const counted = e.as === undefined ? '' : `, whose strength counts`;
      return does(say, e.who, 'discard', `${what}${e.random ? ' at random' : ''}${counted}`);
    },
    weigh: (on, e) =>
      -on.seats(e.who).reduce((loss, seat) => loss + on.discard(seat, e.n, e.random ?? false), 0),
  },
  takeFromHand: {
    shape: { by: who, from: who },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', `${own(say, e.from)} skill cards`],
        ['take', '1 of them'],
      ]),
    weigh: (on, e) => on.to(e.from, (from) => -on.card(3, 4) * (0.5 + on.trust(from))),
  },
} satisfies VerbFamily;
