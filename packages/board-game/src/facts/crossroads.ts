import { crossroadsCards, traumaTokens } from '../cards/tables';
import { ended, tells, whom, whose } from '../say/en/telling';
import { capital } from '../say/en/words';
import type { Seat, Side } from '../terms';
import { tokensAre } from './allies';
import type { FactFamily } from './face';

/** The Crossroads phase and the trial at its end. */

const results = ['benevolent', 'antagonistic'] as const;

declare module '../facts' {
  interface Facts {
    'crossroads-dealt': { seat: Seat };
    'crossroads-received': { seat: Seat; card: number };
    'crossroads-laid': { seat: Seat };
    'crossroads-token': { seat: Seat; token: number };
    'crossroads-shown': { seat: Seat; card: number };
    'crossroads-result': {
      seat: Seat;
      card: number;
      result: (typeof results)[number];
      by: 'token' | 'choice';
    };
    'trial-begins': Record<never, never>;
    /** `counts`: how many of the tokens speak against the player. */
    'trial-shown': { seat: Seat; tokens: readonly number[]; as: Side; counts: number };
    'trial-spared': { seat: Seat };
    'trial-acquits': Record<never, never>;
    'trial-verdict': { seat: Seat; player: Seat };
    'trauma-gone': Record<never, never>;
  }
}

export const crossroadsFacts = {
  'crossroads-dealt': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'receive', 'a Crossroads card, face down'),
  },
  'crossroads-received': {
    fields: { seat: 'seat', card: 'crossroads-card' },
    en: (f, tell) => `${capital(whose(tell, f.seat))} Crossroads card: ${tell.cardAt('crossroads', f.card)}.`,
  },
  'crossroads-laid': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'lay', 'a trauma token beside the card, face down'),
  },
  'crossroads-token': {
    fields: { seat: 'seat', token: 'trauma-token' },
    en: (f, tell) => tells(tell, f.seat, 'choose', `a token that is ${traumaTokens[f.token].symbol}`),
  },
  'crossroads-shown': {
    fields: { seat: 'seat', card: 'crossroads-card' },
    en: (f, tell) => tells(tell, f.seat, 'show', `the Crossroads card ${tell.cardAt('crossroads', f.card)}`),
  },
  'crossroads-result': {
    fields: {
      seat: 'seat',
      card: 'crossroads-card',
      result: { words: results, what: 'result' },
      by: { words: ['token', 'choice'], what: 'way' },
    },
    en(f, tell) {
      const { name } = crossroadsCards[f.card][f.result];
      if (f.by === 'choice')
        return tells(tell, f.seat, 'choose', `the ${f.result} result, having no token: ${name}`);
      return ended(`The token beside it is ${f.result}: ${name}`);
    },
  },
  'trial-begins': {
    fields: {},
    en: () => 'The trial begins. Allies, Crossroads cards and their tokens leave the game.',
  },
  'trial-shown': {
    fields: {
      seat: 'seat',
      tokens: 'trauma-token',
      as: { words: ['humans', 'cylons'], what: 'side' },
      counts: 'number',
    },
    en(f, tell) {
      if (f.tokens.length === 0) return tells(tell, f.seat, 'have', 'no trauma tokens to show');
      const against = `${f.counts === 1 ? '1 counts' : `${f.counts} count`} against ${f.as === 'humans' ? 'a human' : 'a Cylon'}`;
      return tells(tell, f.seat, 'show', `${tokensAre(f.tokens)}; ${against}`);
    },
  },
  'trial-spared': {
    fields: { seat: 'seat' },
    en: (f, tell) => `So few are not enough against ${whom(tell, f.seat)}, and are discarded.`,
  },
  'trial-acquits': {
    fields: {},
    en: () => 'The trial ends: nobody is eliminated.',
  },
  'trial-verdict': {
    fields: { seat: 'seat', player: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'decide', `against ${whom(tell, f.player)}`),
  },
  'trauma-gone': {
    fields: {},
    en: () => 'All trauma tokens leave the game.',
  },
} satisfies FactFamily;
