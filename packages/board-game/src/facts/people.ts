import type { Cause } from '../effects/types';
import { titles } from '../say/en/names';
import { cardsOf, tells, whom, whose } from '../say/en/telling';
import { capital, count } from '../say/en/words';
import {
  type AgendaDeck,
  agendaDecks,
  type Death,
  deaths,
  type PlayerToken,
  playerTokens,
  type Seat,
  type Title,
} from '../terms';
import type { FactFamily } from './face';

/** Characters, titles, Loyalty cards. */

const phases = ['sleeper-agents', 'crossroads'] as const;

declare module '../facts' {
  interface Facts {
    'character-picked': { seat: Seat; character: string };
    'title-given': { title: Title; seat: Seat; from: Seat | null };
    'loyalty-dealt': { seat: Seat; n: number };
    'loyalty-received': { seat: Seat; cards: readonly number[] };
    'loyalty-looked-at': { viewer: Seat; owner: Seat; n: number };
    'loyalty-seen': { viewer: Seat; owner: Seat; cards: readonly number[] };
    'loyalty-passed': { from: Seat; to: Seat; n: number };
    'loyalty-revealed': { seat: Seat; card: number };
    'leftover-shown': { cards: readonly number[] };
    'cylon-revealed': { seat: Seat };
    executed: { seat: Seat; character: string; how: Death; cause: Cause };
    'left-game': { seat: Seat };
    'agenda-dealt': { seat: Seat; deck: AgendaDeck };
    'agenda-received': { seat: Seat; card: number };
    'agenda-judged': { seat: Seat; card: number; met: boolean };
    infiltration: { seat: Seat; begins: boolean };
    phase: { phase: (typeof phases)[number] };
    'assist-picked': { character: string };
    'assist-dealt': { n: number };
    'assist-looked-at': { viewer: Seat; n: number };
    'assist-seen': { viewer: Seat; cards: readonly number[] };
    'assist-shown': { card: number };
    'assist-left': { character: string };
    'tokens-changed': { seat: Seat; token: PlayerToken; by: number; now: number };
  }
}

export const peopleFacts = {
  'character-picked': {
    fields: { seat: 'seat', character: 'character' },
    en(f, tell) {
      // Whoever plays a character is not called by it yet.
      const names = (seat: Seat): string => tell.view?.players[seat].name || tell.names(seat);
      const verb = f.rule === 'execution.new-character' ? 'go on' : 'play';
      const as = verb === 'play' ? '' : 'as ';
      return tells({ ...tell, names }, f.seat, verb, as + tell.card('character', f.character));
    },
  },
  'title-given': {
    fields: { title: 'title', seat: 'seat', from: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'become', titles[f.title]),
  },
  'loyalty-dealt': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'receive', count(f.n, 'Loyalty card')),
  },
  'leftover-shown': {
    fields: { cards: 'loyalty-card' },
    en: (f, tell) => `Nobody was dealt ${cardsOf(tell, 'loyalty', f.cards)}`,
  },
  'loyalty-received': {
    fields: { seat: 'seat', cards: 'loyalty-card' },
    en: (f, tell) => tells(tell, f.seat, 'receive', cardsOf(tell, 'loyalty', f.cards)),
  },
  'loyalty-looked-at': {
    fields: { viewer: 'seat', owner: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.viewer, 'look at', `${f.n} of ${whose(tell, f.owner)} Loyalty cards`),
  },
  'loyalty-seen': {
    fields: { viewer: 'seat', owner: 'seat', cards: 'loyalty-card' },
    en: (f, tell) => `${capital(whose(tell, f.owner))} Loyalty: ${cardsOf(tell, 'loyalty', f.cards)}.`,
  },
  'loyalty-passed': {
    fields: { from: 'seat', to: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.from, 'give', `${count(f.n, 'Loyalty card')} to ${whom(tell, f.to)}`),
  },
  'loyalty-revealed': {
    fields: { seat: 'seat', card: 'loyalty-card' },
    en: (f, tell) => tells(tell, f.seat, 'show', `a Loyalty card: ${tell.cardAt('loyalty', f.card)}`),
  },
  'cylon-revealed': {
    fields: { seat: 'seat' },
    en: (f, tell) =>
      f.seat === tell.you ? 'You are a Cylon, and all know it.' : `${tell.names(f.seat)} is a Cylon.`,
  },
  executed: {
    fields: {
      seat: 'seat',
      character: 'character',
      how: { words: deaths, what: 'kind of death' },
      cause: 'cause',
    },
    en(f, tell) {
      const by = tell.cause(f.cause);
      return `${tell.card('character', f.character)} is ${f.how}${by ? ` (${by})` : ''}.`;
    },
  },
  'left-game': {
    fields: { seat: 'seat' },
    en: (f, tell) => `${f.seat === tell.you ? 'You are' : `${tell.names(f.seat)} is`} out of the game.`,
  },
  'agenda-dealt': {
    fields: { seat: 'seat', deck: { words: agendaDecks, what: 'deck of Agendas' } },
    en: (f, tell) => tells(tell, f.seat, 'receive', `a ${f.deck} Agenda`),
  },
  'agenda-received': {
    fields: { seat: 'seat', card: 'agenda-card' },
    en: (f, tell) => tells(tell, f.seat, 'receive', `the Agenda ${tell.cardAt('agenda', f.card)}`),
  },
  'agenda-judged': {
    fields: { seat: 'seat', card: 'agenda-card', met: { words: ['true', 'false'], what: 'result' } },
    en: (f, tell) =>
      `${capital(whose(tell, f.seat))} Agenda ${tell.cardAt('agenda', f.card)} is ${f.met ? '' : 'not '}fulfilled.`,
  },
  infiltration: {
    fields: { seat: 'seat', begins: { words: ['true', 'false'], what: 'beginning or end' } },
    en: (f, tell) => tells(tell, f.seat, f.begins ? 'begin to infiltrate' : 'stop infiltrating'),
  },
  phase: {
    fields: { phase: { words: phases, what: 'phase' } },
    en: (f) =>
      `The ${{ 'sleeper-agents': 'Sleeper Agent', crossroads: 'Crossroads' }[f.phase]} phase begins.`,
  },
  'assist-picked': {
    fields: { character: 'character' },
    en: (f, tell) => `${tell.card('character', f.character)} stands by as the assistant.`,
  },
  'assist-dealt': {
    fields: { n: 'number' },
    en: (f) => `The assistant receives ${count(f.n, 'Loyalty card')}.`,
  },
  'assist-looked-at': {
    fields: { viewer: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.viewer, 'look at', `${count(f.n, 'Loyalty card')} of the assistant`),
  },
  'assist-seen': {
    fields: { viewer: 'seat', cards: 'loyalty-card' },
    en: (f, tell) => `The assistant's Loyalty: ${cardsOf(tell, 'loyalty', f.cards)}.`,
  },
  'assist-shown': {
    fields: { card: 'loyalty-card' },
    en: (f, tell) => `A Loyalty card of the assistant is turned up: ${tell.cardAt('loyalty', f.card)}.`,
  },
  'assist-left': {
    fields: { character: 'character' },
    en: (f, tell) => `${tell.card('character', f.character)} was a Cylon, and is gone.`,
  },
  'tokens-changed': {
    fields: { seat: 'seat', token: { words: playerTokens, what: 'token' }, by: 'number', now: 'number' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        f.by < 0 ? 'spend' : 'gain',
        `${count(Math.abs(f.by), `${f.token} token`)}; now ${f.now}`,
      ),
  },
} satisfies FactFamily;
