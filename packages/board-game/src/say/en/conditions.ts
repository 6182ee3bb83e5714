import type { Language, Sayer } from '../language';
import { boards, decks, inPlace, ships, skills, steps, titles } from './names';
import { anyPlayer } from './verbs-control';
import { be, count, listed, ordinal, own, person } from './words';

/** "there is at least 1 raptor in the Reserves". */
function thereAre(n: number, noun: string, where: string, holds: boolean): string {
  if (holds) return n === 1 ? `there is a ${noun} ${where}` : `there are at least ${count(n, noun)} ${where}`;
  return n === 1 ? `there is no ${noun} ${where}` : `there are fewer than ${count(n, noun)} ${where}`;
}

function has(say: Sayer, who: string, what: string, holds: boolean): string {
  const { text, plain } = person(say, who);
  if (holds) return `${text} ${plain ? 'hold' : 'holds'} ${what}`;
  return `${text} ${plain ? 'do' : 'does'} not hold ${what}`;
}

const some = (n: number, noun: string): string => (n === 1 ? `a ${noun}` : `at least ${count(n, noun)}`);

const sources: Readonly<Partial<Record<string, string>>> = {
  crisis: 'a Crisis card',
  'super-crisis': 'a Super Crisis card',
  quorum: 'a Quorum card',
  location: 'a location',
};

const outcomes = { pass: 'passed', partial: 'come to the middle result', fail: 'failed' } as const;

/** An id as words. */
const words = (id: string | number): string => String(id).replaceAll('-', ' ');

export const conditions: Language['conditions'] = {
  not: (c, say, holds) => say.condition(holds ? c : c.it),
  all: (c, say) => say.condition(c),
  any: (c, say) => say.condition(c),
  'distance-at-most': (c, _say, holds) =>
    `the distance travelled is ${holds ? `${c.n} or less` : `more than ${c.n}`}`,
  'resource-at-most': (c, _say, holds) =>
    `${c.resource} is at ${holds ? `${c.n} or less` : `${c.n + 1} or more`}`,
  'resource-in-the-red': (_c, _say, holds) => `${holds ? 'a' : 'no'} resource is in its red zone`,
  at: (c, say, holds) => be(say, c.who, holds, inPlace(c.location)),
  on: (c, say, holds) =>
    be(say, c.who, holds, c.board === 'cylon' ? 'at a Cylon location' : `on ${boards[c.board]}`),
  'off-the-board': (c, say, holds) => be(say, c.who, true, holds ? 'off the board' : 'on the board'),
  'sharing-location': (c, say, holds) =>
    `${holds ? 'another' : 'no other'} character is at ${own(say, c.who)} location`,
  pilot: (c, say, holds) => be(say, c.who, holds, 'a pilot'),
  piloting: (c, say, holds) => be(say, c.who, holds, 'piloting a viper'),
  'started-piloting': (c, say, holds) =>
    c.who === 'you' && say.voice === 'reader'
      ? `you were ${holds ? '' : 'not '}piloting a viper when your turn began`
      : `${person(say, c.who).text} was ${holds ? '' : 'not '}piloting a viper when the turn began`,
  holds: (c, say, holds) => be(say, c.who, holds, titles[c.title]),
  'sympathizer-cylon': (c, say, holds) => {
    const { text } = person(say, c.who);
    return `${text} ${holds ? 'became' : 'did not become'} a Cylon through the Sympathizer card`;
  },
  'skill-cards': (c, say, holds) =>
    has(
      say,
      c.who,
      c.exactly === undefined
        ? some(c.atLeast ?? 1, 'skill card')
        : `exactly ${count(c.exactly, 'skill card')}`,
      holds,
    ),
  nukes: (c, say, holds) => has(say, 'admiral', some(c.atLeast, 'nuke'), holds),
  'in-reserves': (c, _say, holds) => thereAre(c.atLeast, c.ship, 'in the Reserves', holds),
  'damaged-vipers': (c, _say, holds) => thereAre(c.atLeast, 'damaged viper', 'aboard', holds),
  destroyed: (c, _say, holds) =>
    holds
      ? `at least ${count(c.atLeast, ships[c.ship])} ${c.atLeast === 1 ? 'has' : 'have'} been destroyed`
      : `fewer than ${count(c.atLeast, ships[c.ship])} have been destroyed`,
  'location-damaged': (c, say, holds) => `${own(say, c.at)} location is ${holds ? '' : 'not '}damaged`,
  centurions: (c, _say, holds) => thereAre(c.atLeast, 'centurion', 'on the Boarding Party track', holds),
  'ships-in-space': (c, say, holds) =>
    thereAre(
      c.atLeast,
      ships[c.ship],
      c.areaOf === undefined ? 'in space' : `in ${own(say, c.areaOf)} area`,
      holds,
    ),
  'super-crises': (c, say, holds) => has(say, c.who, some(c.atLeast, 'Super Crisis card'), holds),
  'hidden-loyalty': (c, say, holds) => has(say, c.who, some(c.atLeast, 'hidden Loyalty card'), holds),
  'quorum-cards': (c, _say, holds) => thereAre(c.atLeast, 'playable card', 'in the Quorum hand', holds),
  'cards-left': (c, _say, holds) =>
    `there is ${holds ? 'a' : 'no'} card left in ${listed(
      c.decks.map((deck) => `the ${{ ...decks, ...skills }[deck]} deck`),
      'or',
    )}`,
  somebody(c, _say, holds) {
    const able = c.filter.includes('able-to-go-to-brig')
      ? ' who can be sent to the Brig'
      : c.filter.includes('able-to-go-to-sickbay')
        ? ' who can be sent to Sickbay'
        : '';
    const player = `${anyPlayer(c.filter)}${able}`;
    return holds ? `there is ${player}` : `there is no ${player.replace(/^(?:a|another) /, 'other ')}`;
  },
  'track-space-blue': (_c, _say, holds) =>
    `the fleet is ${holds ? '' : 'not '}on a blue space of the Jump track`,
  'viper-can-act': (_c, _say, holds) =>
    `there is ${holds ? 'an' : 'no'} unmanned viper in space or in the Reserves`,
  'viper-to-fly': (_c, _say, holds) =>
    `there is ${holds ? 'an' : 'no'} unmanned viper in space or in the Reserves`,
  'turn-step': (c, _say, holds) => `it is ${holds ? '' : 'not '}the ${steps[c.step]}`,
  'your-turn': (_c, say, holds) => `it is ${holds ? '' : 'not '}${own(say, 'you')} turn`,
  'turn-number': (c, say, holds) => `it is ${holds ? '' : 'not '}${own(say, 'you')} ${ordinal(c.n)} turn`,
  'check-of'(c, _say, holds) {
    const from =
      c.source === 'location' && c.ids
        ? `made ${listed(c.ids.map(inPlace), 'or')}`
        : `of ${sources[c.source] ?? c.source}`;
    return `the check is ${holds ? '' : 'not '}${from}`;
  },
  'check-target': (c, say, holds) => `it is ${holds ? '' : 'not '}about ${person(say, c.who).text}`,
  'drawn-by': (c, say, holds) => `${person(say, c.who).text} ${holds ? 'drew' : 'did not draw'} it`,
  'attack-on': (c, say, holds) =>
    `it is ${holds ? '' : 'not '}an attack on ${say.voice === 'piece' ? 'this' : 'a'} ${ships[c.ship]}`,
  'attack-by': (c, _say, holds) => `it is ${holds ? '' : 'not '}an attack by an ${ships[c.ship]}`,
  'attacked-viper-piloted': (_c, _say, holds) => `the attacked viper has ${holds ? 'a' : 'no'} pilot`,
  'skill-card-used': (c, say, holds) =>
    `${person(say, c.by).text} ${holds ? 'used' : 'did not use'} ${say.card('skill', c.id)}`,
  'destroyed-ship': (c, _say, holds) =>
    `it was ${holds ? '' : 'not '}${listed(
      c.ship.map((s) => `a ${ships[s]}`),
      'or',
    )}`,
  'title-went-to': (c, say, holds) => {
    const { text, plain } = person(say, c.who);
    if (holds) return `${text} ${plain ? 'become' : 'becomes'} ${titles[c.title]}`;
    return `${text} ${plain ? 'do' : 'does'} not become ${titles[c.title]}`;
  },
  'check-counts': (c, _say, holds) =>
    `${skills[c.skill]} cards ${holds ? 'count' : 'do not count'} as positive in the check`,
  'check-faceup': (_c, _say, holds) => `cards are ${holds ? '' : 'not '}added to the check face up`,
  'check-reckless': (_c, _say, holds) => `the check is ${holds ? '' : 'not '}reckless`,
  'check-outcome': (c, _say, holds) =>
    `the check has ${holds ? '' : 'not '}${listed(
      c.outcome.map((o) => outcomes[o]),
      'or',
    )}`,
  'check-total': (c, _say, holds) =>
    c.atMost === undefined
      ? `the total is ${holds ? '' : 'not '}${c.atLeast ?? 0} or more`
      : `the total is ${holds ? '' : 'not '}${c.atMost} or less`,
  event: (c, _say, holds) =>
    `the ${words(c.field)} is ${holds ? '' : 'not '}${listed(c.among.map(words), 'or')}`,
  'event-bound': (c, _say, holds) => `the ${words(c.field)} is ${holds ? '' : 'not '}the one chosen`,
  'event-about': (c, say, holds) => `it is ${holds ? '' : 'not '}about ${person(say, c.who).text}`,
  'caused-by': (c, _say, holds) =>
    `it is ${holds ? '' : 'not '}caused by ${listed(
      c.kinds.map((kind) => sources[kind] ?? kind),
      'or',
    )}`,
  'discard-of': (c, say, holds) =>
    `${person(say, c.who).text} ${holds ? 'must' : 'need not'} discard skill cards`,
  'about-this-card': (_c, _say, holds) => `it is ${holds ? '' : 'not '}this card`,
};

export function together(parts: readonly string[], how: 'all' | 'any'): string {
  if (how === 'all') return parts.join(' and ');
  return parts.join(parts.some((part) => part.includes(' and ')) ? ', or ' : ' or ');
}
