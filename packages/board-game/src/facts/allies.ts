import { allyCards, traumaTokens } from '../cards/tables';
import { inPlace } from '../say/en/names';
import { tells } from '../say/en/telling';
import { count, listed } from '../say/en/words';
import type { Seat } from '../terms';
import type { FactFamily } from './face';

/** Allies and trauma tokens. */

const reasons = ['duplicate', 'no-place', 'met', 'displaced'] as const;

declare module '../facts' {
  interface Facts {
    'trauma-kept': { seat: Seat; n: number };
    'trauma-received': { seat: Seat; tokens: readonly number[] };
    'trauma-discarded': { seat: Seat; n: number };
    'trauma-given-up': { seat: Seat; tokens: readonly number[] };
    'trauma-mixed': Record<never, never>;
    'disaster-shown': { seat: Seat };
    'ally-placed': { card: number };
    'ally-left': { card: number; why: (typeof reasons)[number] };
    'ally-token-unseen': { card: number };
    'ally-token-laid': { card: number; seat: Seat };
    'ally-token-known': { card: number; seat: Seat; token: number };
    'trauma-taken': { seat: Seat; place: string };
    'trauma-shown': { seat: Seat; tokens: readonly number[]; score: number };
    'ally-met': { seat: Seat; card: number; token: number };
    'mood-looked-at': { seat: Seat };
    'mood-seen': { seat: Seat; tokens: readonly number[] };
    'mood-swapped': { seat: Seat };
    'mood-swapped-for': { seat: Seat; token: number; given: number };
    'centurions-repelled': Record<never, never>;
    'mood-filled': { seat: Seat };
    'mood-filled-with': { seat: Seat; token: number };
  }
}

/** "2 benevolent trauma tokens and 1 antagonistic trauma token". */
export function tokensAre(tokens: readonly number[]): string {
  const kinds = [...new Set(tokens)].sort((a, b) => a - b);
  return listed(
    kinds.map((kind) =>
      count(tokens.filter((t) => t === kind).length, `${traumaTokens[kind].symbol} trauma token`),
    ),
  );
}

/** "benevolent", "a disaster". */
function shown(token: number): string {
  const { symbol } = traumaTokens[token];
  return symbol === 'disaster' ? 'a disaster' : symbol;
}

const whyLeft = {
  duplicate: 'is or was somebody at this table, and leaves the game',
  'no-place': 'has no place any more, and leaves the game',
  met: 'leaves the game',
  displaced: 'is driven away and leaves the game',
} as const;

export const allyFacts = {
  'trauma-kept': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'take', count(f.n, 'trauma token')),
  },
  'trauma-received': {
    fields: { seat: 'seat', tokens: 'trauma-token' },
    en: (f, tell) => tells(tell, f.seat, 'hold', tokensAre(f.tokens)),
  },
  'trauma-discarded': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'discard', count(f.n, 'trauma token')),
  },
  'trauma-given-up': {
    fields: { seat: 'seat', tokens: 'trauma-token' },
    en: (f, tell) => tells(tell, f.seat, 'lose', tokensAre(f.tokens)),
  },
  'trauma-mixed': {
    fields: {},
    en: () => 'The discarded trauma tokens are mixed into a new pool.',
  },
  'disaster-shown': {
    fields: { seat: 'seat' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'show',
        f.rule === 'setup.ionian.disaster-redraw' ? 'a disaster, which is replaced' : 'a disaster',
      ),
  },
  'ally-placed': {
    fields: { card: 'ally-card' },
    en: (f, tell) => `${tell.cardAt('ally', f.card)} can be met ${inPlace(allyCards[f.card].location)}.`,
  },
  'ally-left': {
    fields: { card: 'ally-card', why: { words: reasons, what: 'reason' } },
    en: (f, tell) => `${tell.cardAt('ally', f.card)} ${whyLeft[f.why]}.`,
  },
  'ally-token-unseen': {
    fields: { card: 'ally-card' },
    en: (f, tell) => `${tell.cardAt('ally', f.card)} is given a trauma token that nobody has seen.`,
  },
  'ally-token-laid': {
    fields: { card: 'ally-card', seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'lay', `a trauma token on ${tell.cardAt('ally', f.card)}`),
  },
  'ally-token-known': {
    fields: { card: 'ally-card', seat: 'seat', token: 'trauma-token' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'know',
        `that the token on ${tell.cardAt('ally', f.card)} is ${traumaTokens[f.token].symbol}`,
      ),
  },
  'trauma-taken': {
    fields: { seat: 'seat', place: 'place' },
    en: (f, tell) => tells(tell, f.seat, 'take', `the trauma token ${inPlace(f.place)}`),
  },
  'trauma-shown': {
    fields: { seat: 'seat', tokens: 'trauma-token', score: 'number' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'show',
        `${f.tokens.length === 0 ? 'no trauma tokens' : tokensAre(f.tokens)}: ${f.score > 0 ? '+' : ''}${f.score}`,
      ),
  },
  'ally-met': {
    fields: { seat: 'seat', card: 'ally-card', token: 'trauma-token' },
    en(f, tell) {
      const { symbol } = traumaTokens[f.token];
      const comes = symbol === 'disaster' ? 'so nothing comes of it' : allyCards[f.card][symbol].name;
      const end = symbol === 'disaster' ? `, ${comes}` : `: ${comes}`;
      return tells(
        tell,
        f.seat,
        'meet',
        `${tell.cardAt('ally', f.card)}, and the token is ${shown(f.token)}${end}`,
      );
    },
  },
  'mood-looked-at': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'look', 'at the Mood Pool'),
  },
  'mood-seen': {
    fields: { seat: 'seat', tokens: 'trauma-token' },
    en: (f, tell) => tells(tell, f.seat, 'see', tokensAre(f.tokens)),
  },
  'mood-swapped': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'swap', 'a trauma token with one of the Mood Pool'),
  },
  'mood-swapped-for': {
    fields: { seat: 'seat', token: 'trauma-token', given: 'trauma-token' },
    en: (f, tell) =>
      tells(tell, f.seat, 'take', `one that is ${shown(f.token)} for one that is ${shown(f.given)}`),
  },
  'centurions-repelled': {
    fields: {},
    en: () => 'The centurions are driven back.',
  },
  'mood-filled': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'give', 'a trauma token to the Mood Pool'),
  },
  'mood-filled-with': {
    fields: { seat: 'seat', token: 'trauma-token' },
    en: (f, tell) => tells(tell, f.seat, 'give', `a token that is ${traumaTokens[f.token].symbol}`),
  },
} satisfies FactFamily;
