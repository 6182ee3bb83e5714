import type { Effect } from '../../effects/types';
import type { Clause, Language } from '../language';
import { decks, resources as resourceNames, skills as skillNames } from './names';
import { amount, count, does, doesAll, listed, order, own } from './words';

type Verbs = Partial<Language['verbs']>;

/** Resources, tracks, and every kind of card. */

function resource(e: Extract<Effect, { do: 'lose' | 'gain' }>): Clause {
  if (e.resource === 'bound') return order(`${e.do} ${typeof e.n === 'number' ? e.n : 'that much'} of it`);
  const object = amount(e.n, resourceNames[e.resource]);
  return { form: 'order', text: `${e.do} ${object}`, verb: e.do, object };
}

const drawn = (n: number, from: Extract<Effect, { do: 'drawSkill' }>['from'], set: string): string => {
  if (from === 'own-set') return `${count(n, 'skill card')} of ${set} skill set`;
  if (from === 'any') return `${count(n, 'skill card')} of any ${n === 1 ? 'type' : 'types'}`;
  const types = listed(
    from.map((s) => skillNames[s]),
    'or',
  );
  return count(n, `${types} card`);
};

export const cardVerbs = {
  lose: resource,
  gain: resource,
  track: (e) =>
    order(
      e.n < 0
        ? `move the fleet back ${count(-e.n, 'space')} on the Jump track`
        : `move the fleet on ${count(e.n, 'space')} on the Jump track`,
    ),
  jump: () => order('jump the fleet'),
  drawSkill: (e, say) => does(say, e.who, 'draw', drawn(e.n, e.from, own(say, e.who))),
  discardSkill(e, say) {
    const what = e.n === 'all' ? 'all skill cards' : count(e.n, 'skill card');
    const counted = e.as === undefined ? '' : `, whose strength counts`;
    return does(say, e.who, 'discard', `${what}${e.random ? ' at random' : ''}${counted}`);
  },
  drawCards: (e, say) => does(say, e.who, 'draw', count(e.n, `${decks[e.deck]} card`)),
  discardCards: (e, say) => does(say, e.who, 'discard', count(e.n, `${decks[e.deck]} card`)),
  drawSeveral(e, say) {
    const rest = e.n === 2 ? 'the other' : 'the others';
    return doesAll(say, e.by, [
      ['draw', count(e.n, `${decks[e.deck]} card`)],
      // rule: crisis.caprica.activation, crisis.caprica.skip-jump
      ['carry out', e.deck === 'crisis' ? '1 of them without its icons' : '1 of them'],
      e.rest === 'bottom' ? ['put', `${rest} under the deck`] : ['discard', rest],
    ]);
  },
  arrange: (e, say) =>
    doesAll(say, e.by, [
      ['look at', `the top card of the ${decks[e.deck]} deck`],
      ['put', 'it back on top or at the bottom'],
    ]),
  addCheckCards: (e) =>
    order(
      e.from === 'destiny'
        ? `add ${count(e.n, 'card')} of the Destiny deck to the check`
        : `add ${count(e.n, `${skillNames[e.from]} card`)} from the deck to the check`,
    ),
  takeCheckCards: (e, say) => does(say, e.who, 'take', `all cards of the check into ${own(say, e.who)} hand`),
  takeFromHand: (e, say) =>
    doesAll(say, e.by, [
      ['look at', `${own(say, e.from)} skill cards`],
      ['take', '1 of them'],
    ]),
  putCard(e) {
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
  playQuorum: (e, say) => does(say, e.who, 'play', '1 Quorum card from the Quorum hand'),
  playSuperCrisis: (e, say) => does(say, e.who, 'play', `1 of ${own(say, e.who)} Super Crisis cards`),
  nextCrisis: (_e, say) => does(say, 'current', 'draw', 'another Crisis card to resolve'),
} satisfies Verbs;
