import type { Modifier } from '../../effects/types';
import type { Clause, Language, Sayer } from '../language';
import { inPlace, place, skills as skillNames } from './names';
import { change, listed, order, own, person, statement } from './words';

/** What is changed while something is in play. A statement, followed by its condition if it has one. */

function standing(text: string, m: Modifier, say: Sayer, when: 'if' | 'while' = 'if'): Clause {
  return statement(m.if ? `${text} ${when} ${say.condition(m.if)}` : text);
}

function changeRoll(add: number): string {
  return add < 0 ? `subtract ${-add} from the roll` : `add ${add} to the roll`;
}

/** "the hand limit is 8", "... is 2 higher", "... is at most 1". */
function number(what: string) {
  return (m: Modifier, say: Sayer): Clause => {
    if (typeof m.set === 'number') return standing(`${what} is ${m.set}`, m, say);
    if (m.atMost !== undefined) return standing(`${what} is at most ${m.atMost}`, m, say);
    const add = m.add ?? 0;
    return standing(`${what} is ${Math.abs(add)} ${add < 0 ? 'lower' : 'higher'}`, m, say);
  };
}

/** A reason against: for everybody where the card lies in play for all, else for "you". */
function mayNot(say: Sayer, m: Modifier, what: string): Clause {
  const who = say.voice === 'all' ? 'nobody may' : `${person(say, 'you').text} may not`;
  return standing(`${who} ${what}`, m, say, 'while');
}

function valued(m: Modifier): string {
  const { skill, strength } = m.cards ?? {};
  const cards =
    skill === undefined
      ? 'cards'
      : Object.hasOwn(skillNames, skill)
        ? `${skillNames[skill as keyof typeof skillNames]} cards`
        : 'cards of that type';
  const which = strength === undefined ? cards : `${cards} of strength ${strength}`;
  return `${which} count ${m.value === 'zero' ? 'as strength 0' : 'as positive'}`;
}

export const modifiers: Language['modifiers'] = {
  'check-difficulty': (m, say, until) =>
    until === 'this-check'
      ? order(change(m.add ?? 0, 'its difficulty'))
      : number('the difficulty of a skill check')(m, say),
  'roll-result': (m, say, until) =>
    until === 'this-roll' ? order(changeRoll(m.add ?? 0)) : number('the result of a roll')(m, say),
  'card-value': (m, say, until) =>
    until === 'this-check' ? order(`make ${valued(m)} in this check`) : standing(valued(m), m, say),
  faceup: (m, say, until) =>
    until === 'this-check'
      ? order('have all its cards added face up')
      : standing('cards are added to skill checks face up', m, say),
  'loss-amount': number('the loss of a resource'),
  'box-choices'(m, say) {
    if (m.must)
      return standing(`${person(say, 'you').text} must choose the ${m.must} box of a Crisis card`, m, say);
    const does = m.box?.check ? say.check(m.box.check) : say.inline(m.box?.do ?? []);
    return standing(`${person(say, 'you').text} may choose this box of a Crisis card too: ${does}`, m, say);
  },
  'may-hold-title': (m, say) => mayNot(say, m, 'hold a title'),
  'destiny-cards': number('the number of Destiny cards'),
  contribution: (m, say) =>
    mayNot(say, m, `add more than ${m.atMost} card${m.atMost === 1 ? '' : 's'} to a skill check`),
  'receive-skills': (m, say) =>
    standing(
      `in the Receive Skills step ${person(say, 'you').text} draw only ${m.atMost} skill card`,
      m,
      say,
    ),
  'hand-limit': (m, say) => number(`${own(say, 'you')} hand limit`)(m, say),
  'action-count': (m, say) =>
    standing(`${person(say, 'you').text} may take ${m.set} actions in the Action step`, m, say),
  'activation-cost': (m, say) =>
    standing(`to activate a location, first discard ${m.add} skill cards`, m, say),
  'crisis-draw': (m, say) =>
    standing(
      `when ${person(say, 'you').text} draw a Crisis card, draw ${m.draw} instead, resolve 1 and put the other under the deck`,
      m,
      say,
    ),
  'destination-draw': (m) =>
    statement(`at the next jump the holder, not the Admiral, draws ${m.draw} Destination cards and picks 1`),
  'discard-how': (m, say) =>
    standing(`when ${person(say, 'you').text} must discard skill cards, they are picked at random`, m, say),
  'loyalty-dealt-first': (m) => statement(`you are dealt ${m.set} Loyalty cards at the start of the game`),
  'loyalty-dealt-sleeper': (m) =>
    statement(`you are dealt ${m.set} Loyalty cards in the Sleeper Agent phase`),
  'launch-count'(m, say) {
    if (say.voice === 'piece') return statement('this basestar launches nothing');
    return statement(`whenever basestars launch raiders, each launches ${m.add} more`);
  },
  'may-attack': () => statement('this basestar does not attack'),
  'legal-target': (m, say) =>
    standing(
      `nobody but ${person(say, m.only ?? 'you').text} may be chosen ${listed((m.locations ?? []).map(inPlace), 'or')}`,
      m,
      say,
      'while',
    ),
  'may-act': (m, say) => mayNot(say, m, 'take actions'),
  'may-activate': (m, say) =>
    mayNot(say, m, `activate ${m.locations ? listed(m.locations.map(place), 'or') : 'a location'}`),
  'may-look': (m, say) => mayNot(say, m, "look at another player's Loyalty cards"),
  'may-move': (m, say) =>
    mayNot(say, m, m.locations ? `move to ${listed(m.locations.map(place), 'or')}` : 'move'),
  'crisis-step': () => statement('you draw no Crisis card on your turn'),
};
