import { cardsOf, tells } from '../say/en/telling';
import { capital, count } from '../say/en/words';
import type { Seat } from '../terms';
import type { FactFamily } from './face';

/** Mutiny cards, Motives, missions, assault raptors. */

const missionFates = ['objective', 'discarded', 'shuffled'] as const;

declare module '../facts' {
  interface Facts {
    'mutiny-drawn': { seat: Seat };
    'mutiny-received': { seat: Seat; card: number };
    'mutiny-played': { seat: Seat; card: number };
    'mutiny-discarded': { seat: Seat; cards: readonly number[] };
    'motives-dealt': { seat: Seat; n: number };
    'motives-received': { seat: Seat; cards: readonly number[] };
    'motive-shown': { seat: Seat; card: number };
    'mission-started': { seat: Seat; card: number };
    'mission-over': { card: number; fate: (typeof missionFates)[number] };
    'rebel-basestar': { side: 'human' | 'cylon' };
    'hub-destroyed': Record<never, never>;
    'assault-raptor-gained': { left: number };
    'quorum-buried': { seat: Seat };
  }
}

const fates = {
  objective: 'goes beside the objective',
  discarded: 'is discarded',
  shuffled: 'goes back into its deck',
} as const;

export const mutinyFacts = {
  'mutiny-drawn': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'draw', '1 Mutiny card'),
  },
  'mutiny-received': {
    fields: { seat: 'seat', card: 'mutiny-card' },
    en: (f, tell) => tells(tell, f.seat, 'hold', tell.cardAt('mutiny', f.card)),
  },
  'mutiny-played': {
    fields: { seat: 'seat', card: 'mutiny-card' },
    en: (f, tell) => tells(tell, f.seat, 'play', `the Mutiny card ${tell.cardAt('mutiny', f.card)}`),
  },
  'mutiny-discarded': {
    fields: { seat: 'seat', cards: 'mutiny-card' },
    en: (f, tell) => tells(tell, f.seat, 'discard', cardsOf(tell, 'mutiny', f.cards)),
  },
  'motives-dealt': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'receive', count(f.n, 'Motive')),
  },
  'motives-received': {
    fields: { seat: 'seat', cards: 'motive-card' },
    en: (f, tell) => tells(tell, f.seat, 'receive', cardsOf(tell, 'motive', f.cards)),
  },
  'motive-shown': {
    fields: { seat: 'seat', card: 'motive-card' },
    en: (f, tell) => tells(tell, f.seat, 'show', `a Motive: ${tell.cardAt('motive', f.card)}`),
  },
  'mission-started': {
    fields: { seat: 'seat', card: 'mission-card' },
    en: (f, tell) => tells(tell, f.seat, 'start', `the mission ${tell.cardAt('mission', f.card)}`),
  },
  'mission-over': {
    fields: { card: 'mission-card', fate: { words: missionFates, what: 'fate of a mission' } },
    en: (f, tell) => `${capital(tell.cardAt('mission', f.card))} ${fates[f.fate]}.`,
  },
  'rebel-basestar': {
    fields: { side: { words: ['human', 'cylon'], what: 'side' } },
    en: (f) => `The Rebel Basestar serves ${f.side === 'human' ? 'human' : 'Cylon'} players.`,
  },
  'hub-destroyed': {
    fields: {},
    en: () => 'The Hub is destroyed.',
  },
  'assault-raptor-gained': {
    fields: { left: 'number' },
    en: () => 'The fleet gains an assault raptor.',
  },
  'quorum-buried': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'put', 'a card of the Quorum hand under the deck'),
  },
} satisfies FactFamily;
