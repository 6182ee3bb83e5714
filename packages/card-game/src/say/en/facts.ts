import { capital, count, doing, whom, whose } from '@ragtag/kernel/say';
import type { Seat } from '../../terms';
import type { FactWords } from '../language';
import type { Teller } from '../teller';

const phases = { ready: 'ready', execution: 'execution', cylon: 'Cylon' } as const;
const places = {
  hand: "its owner's hand",
  deck: "its owner's deck",
  discard: "its owner's discard pile",
  alert: 'the alert area',
  reserve: 'the reserve area',
  resource: 'the resource area',
  supply: 'the supply',
  linked: 'a unit',
  threat: 'the middle of the table',
  gone: 'the box',
} as const;

/** "You draw 2 cards.", "Anna draws 2 cards." */
const tells = (tell: Teller, seat: Seat, verb: string, rest?: string): string =>
  `${doing(tell, seat, verb, rest)}.`;

export const facts: FactWords = {
  'game-began': (f, t) =>
    `The fleet defense level is ${f.defense}. ${capital(whom(t, f.first))} will be first.`,
  'base-revealed': (f, t) => tells(t, f.seat, 'reveal', `${t.card(f.kind)}, with ${f.influence} influence`),
  redrew: (f, t) =>
    tells(t, f.seat, f.yes ? 'shuffle' : 'keep', f.yes ? 'the hand into the deck and draw anew' : 'the hand'),
  'turn-began': (f) => `Turn ${f.turn} begins.`,
  'phase-began': (f, t) =>
    `The ${phases[f.phase]} phase begins; ${whom(t, f.first)} ${f.first === t.you ? 'are' : 'is'} first.`,
  'phase-ended': () => '',
  drew: (f, t) => tells(t, f.seat, 'draw', count(f.n, 'card')),
  'drew-cards': (f, t) => `Drawn: ${t.cards(f.cards)}.`,
  reshuffled: (f, t) => `${capital(whose(t, f.seat))} discard pile is shuffled into a new deck.`,
  'asset-played': (f, t) => tells(t, f.seat, 'play', `${t.card(f.kind)} as an asset`),
  'supply-played': (f, t) => tells(t, f.seat, 'put', `a supply card beneath ${t.named(f.stack, f.beneath)}`),
  'supply-is': (f, t) => `The supply card is ${t.card(f.kind)}.`,
  reordered: (f, t) => tells(t, f.seat, 'put', `${t.card(f.kind)} on top of its stack`),
  passed: (f, t) => tells(t, f.seat, 'pass'),
  played: (f, t) => tells(t, f.seat, 'play', `${t.card(f.kind)}${f.expedited ? ' with Expedite' : ''}`),
  'ability-used': (f, t) => tells(t, f.seat, 'use', t.card(f.kind)),
  targeted: ({ of, target, kinds }, t) => {
    const chosen = t.chosen(of, target, kinds);
    return chosen === '' ? '' : `Chosen: ${chosen}.`;
  },
  paid: (f, t) => tells(t, f.seat, 'spend', t.things(f.stacks, f.kinds).join(' and ')),
  'entered-play': (f, t) => `${t.card(f.kind)} comes into play${f.onto ? ' on top of its namesake' : ''}.`,
  moved: (f, t) => `${t.card(f.kind)} goes to ${places[f.to]}.`,
  flipped: (f, t) => `${t.card(f.kind)} is ${f.down ? 'exhausted' : 'restored'}.`,
  changed(f, t) {
    const what = t.things(f.handles, f.kinds).join(', ');
    switch (f.what) {
      case 'power':
        return `${what}: power ${f.n > 0 ? '+' : ''}${f.n}.`;
      case 'threat':
        return `${what}: Cylon threat ${f.n > 0 ? '+' : ''}${f.n}.`;
      case 'protected':
        return `${what} cannot be chosen as a target.`;
      case 'trait-lost':
        return `${what} loses ${f.word}.`;
      default:
        return `${what} gains ${f.word}.`;
    }
  },
  'rule-changed': (f, t) => `${t.card(f.kind)} is in force.`,
  influence: (f, t) =>
    tells(
      t,
      f.seat,
      f.by < 0 ? 'lose' : 'gain',
      `${Math.abs(f.by)} influence, and ${f.seat === t.you ? 'have' : 'has'} ${f.now}`,
    ),
  'influence-kept': (f, t) => `${capital(whose(t, f.seat))} influence does not change.`,
  'mission-resolved': (f, t) => tells(t, f.seat, 'resolve', t.card(f.kind)),
  linked: (f, t) => `${t.card(f.kind)} is linked to ${t.named(f.host, f.to)}.`,
  challenged: (f, t) =>
    tells(
      t,
      f.seat,
      'challenge',
      `${f.opponent !== null ? whom(t, f.opponent) : 'a Cylon threat'} with ${t.card(f.kind)}`,
    ),
  defended: (f, t) => `${t.card(f.kind)} defends.`,
  undefended: () => 'There is no defender.',
  'mystic-revealed': (f, t) =>
    f.kind === null
      ? tells(t, f.seat, 'have', 'no card to reveal')
      : tells(t, f.seat, 'reveal', `${t.card(f.kind)}, mystic value ${f.value}`),
  'mystic-skipped': (f, t) => tells(t, f.seat, 'reveal', 'nothing this time'),
  totals: (f) => `The challenger comes to ${f.challenger}, the defender to ${f.defender}.`,
  'challenge-won': (f) => `The ${f.by} wins.`,
  'challenge-ended': (f) => (f.early ? 'The challenge ends early.' : 'The challenge is over.'),
  defeated: (f, t) => `${t.card(f.kind)} is defeated.`,
  'defeat-replaced': (f, t) => `${t.card(f.by)} averts a defeat.`,
  triggered: (f, t) => `${t.card(f.kind)} takes effect.`,
  'threat-level': (f) => `Cylon threat level ${f.level} against a fleet defense level of ${f.defense}.`,
  'threat-revealed': (f, t) => tells(t, f.seat, 'reveal', `${t.card(f.kind)} as a Cylon threat`),
  'red-text': (f, t) => `The red text of ${t.card(f.kind)} happens.`,
  jumped: () => 'The fleet jumps.',
  'supply-lost': (f, t) => tells(t, f.seat, 'sacrifice', `the supply card ${t.card(f.kind)}`),
  discarded: (f, t) => tells(t, f.seat, 'discard', t.cards(f.cards)),
  milled: (f, t) => `${capital(whose(t, f.seat))} deck loses ${t.cards(f.cards)}.`,
  'to-hand': (f, t) => tells(t, f.seat, 'take', f.cards ? t.cards(f.cards) : count(f.n, 'card')),
  'hand-shown': (f, t) => tells(t, f.seat, 'show', `the hand: ${t.cards(f.cards) || 'no cards'}`),
  looked: (f, t) => tells(t, f.seat, 'look at', `${count(f.n, 'card')} on top of a deck`),
  'looked-cards': (f, t) => `Seen: ${t.cards(f.cards)}.`,
  shown: (f, t) => tells(t, f.seat, 'show', t.cards(f.cards)),
  'put-on-deck': (f, t) =>
    tells(
      t,
      f.seat,
      'put',
      `${count(f.n, 'card')} ${f.where === 'bottom' ? 'at the bottom of' : 'on top of'} a deck`,
    ),
  searched: (f, t) =>
    tells(
      t,
      f.seat,
      'search',
      `the deck${typeof f.found === 'number' ? ` and find ${t.card(f.found)}` : ''}`,
    ),
  'extra-actions': (f, t) => tells(t, f.seat, 'have', `${count(f.n, 'more action')}`),
  'chose-mode': (f, t) => tells(t, f.seat, 'choose', f.mode.replaceAll('-', ' ')),
  conceded: (f, t) => tells(t, f.seat, 'concede', 'the game'),
  'draw-offered': (f, t) => tells(t, f.seat, 'offer', 'a draw'),
  'draw-withdrawn': (f, t) => tells(t, f.seat, 'withdraw', 'the offer of a draw'),
  'player-out': (f, t) =>
    f.seat === t.you ? 'You are out of the game.' : `${whom(t, f.seat)} is out of the game.`,
  'game-over': (f, t) =>
    f.winners.length === 0
      ? 'Nobody wins.'
      : `The game is over. Won by ${f.winners.map((s) => whom(t, s)).join(' and ')}.`,
};
