import type { Modifier } from '../../effects/types';
import type { Clause, Language, Sayer } from '../language';
import { inPlace, place, skills as skillNames, steps } from './names';
import { change, count, listed, order, own, person, statement } from './words';

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

function valuedCards(m: Modifier): string {
  const { skill, strength } = m.cards ?? {};
  const cards =
    skill === undefined
      ? 'cards'
      : Object.hasOwn(skillNames, skill)
        ? `${skillNames[skill as keyof typeof skillNames]} cards`
        : 'cards of that type';
  return strength === undefined ? cards : `${cards} of strength ${strength}`;
}

const values = { zero: 'as strength 0', positive: 'as positive', double: 'double' } as const;

function valued(m: Modifier): string {
  return `${valuedCards(m)} count ${values[m.value ?? 'positive']}`;
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
    return statement(
      `whenever basestars launch raiders or heavy raiders, each launches ${m.add} more of that kind`,
    );
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
  'step-happens'(m, say) {
    const own = say.voice === 'reader' && m.steps?.length === 1 && m.steps[0] === 'crisis';
    if (own) return standing('you draw no Crisis card on your turn', m, say);
    return standing(
      `there is no ${listed(
        (m.steps ?? []).map((s) => steps[s] ?? s),
        'or',
      )} step`,
      m,
      say,
    );
  },
  'check-total'(m, say) {
    const each = m.cards ? ` for each of the ${valuedCards(m)}` : '';
    return standing(
      `the total of the check is ${Math.abs(m.add ?? 0)} ${(m.add ?? 0) < 0 ? 'lower' : 'higher'}${each}`,
      m,
      say,
    );
  },
  'check-abilities': (m, say) => standing('skill check abilities are not resolved', m, say),
  reckless: (m, say) => standing(`the check is ${m.set === false ? 'never ' : ''}reckless`, m, say),
  'hit-result': (m, say) => standing(`the ship is ${m.set} instead`, m, say),
  'may-use-card': (m, say) => mayNot(say, m, 'use the text of skill cards'),
  'may-use-sheet': (m, say) => mayNot(say, m, 'use the ability'),
  'card-action-cost': (m, say) =>
    standing(`to use the action of a skill card, first discard ${m.add} more`, m, say),
  'move-cost': number('the price of a move in skill cards'),
  'viper-cost': (m, say) =>
    standing(`to activate a viper, first discard ${count(m.add ?? 0, 'skill card')}`, m, say),
  'deck-in-use': (m, say) => standing(`the ${m.set} deck is used`, m, say),
  'discard-count': (m, say) =>
    number(`the number of cards that ${person(say, 'you').text} must discard`)(m, say),
  'move-range': (m, say) => standing(`vipers move up to ${m.set ?? m.atLeast} areas`, m, say),
  'stays-at-jump': (m, say) => standing('the ship stays in space when the fleet jumps', m, say),
  'activation-icons': (m, say) =>
    standing(
      m.icons && m.icons.length > 0 ? `the icons are ${listed(m.icons)} instead` : 'the icons are ignored',
      m,
      say,
    ),
  'jump-icon': (m, say) => standing(`the Crisis card ${m.set ? 'has a' : 'has no'} jump icon`, m, say),
  'sent-to': (m, say) =>
    standing(
      `whoever would go to ${listed((m.locations ?? []).map(place), 'or')} goes to ${place(String(m.set))} instead`,
      m,
      say,
    ),
  'final-jump': (m, say) => standing(`the next jump ${m.set ? 'ends' : 'does not end'} the game`, m, say),
};
