import type { Bare, Cause } from '../effects/types';
import { because, skillCards, tells } from '../say/en/telling';
import { count } from '../say/en/words';
import type { Change, CountedCard } from '../table/counted';
import type { Seat, Skill } from '../terms';
import type { FactFamily } from './face';

/** Skill checks and dice. */

declare module '../facts' {
  interface Facts {
    /** `skills`: those that count for it; absent in what games told before this was told. */
    'check-started': { difficulty: number; skills?: readonly Skill[]; cause: Cause };
    'check-cards-added': { seat: Seat | null; n: number; cards?: readonly number[] };
    /** `counted` and `changes`: absent in what games told before this was told. */
    'check-revealed': { cards: readonly number[]; counted?: readonly CountedCard[] };
    'ability-resolved': { cause: Cause };
    'check-totalled': {
      total: number;
      difficulty: number;
      counted?: readonly CountedCard[];
      changes?: readonly Change[];
    };
    /** `difficulty`: after all that was done once the total was known; absent in what games told before this was told. */
    'check-result': { outcome: 'pass' | 'partial' | 'fail'; total: number | null; difficulty?: number };
    'check-cards-taken': { seat: Seat; n: number };
    'check-cards-opened': { seat: Seat; cards: readonly number[] };
    'check-cards-removed': { seat: Seat; cards: readonly number[]; to: 'hand' | 'discard' };
    'reckless-drawn': { cards: readonly number[] };
    'destiny-rebuilt': Bare;
    'die-rolled': { seat: Seat; die: number; result: number; cause: Cause };
  }
}

const outcomes = { pass: 'passes', partial: 'passes in part', fail: 'fails' } as const;

export const checkFacts = {
  'check-started': {
    fields: { difficulty: 'number', skills: 'skill', cause: 'cause' },
    en: (f, tell) => `Skill check of difficulty ${f.difficulty}${because(tell, f.cause)}.`,
  },
  'check-cards-added': {
    fields: { seat: 'seat', n: 'number', cards: 'skill-card' },
    en(f, tell) {
      const shown = f.cards && f.cards.length > 0 ? `: ${skillCards(tell, f.cards)}` : '';
      const cards = `${f.n === 0 ? 'no cards' : count(f.n, 'card')} to the check${shown}`;
      return f.seat === null ? `Destiny adds ${cards}.` : tells(tell, f.seat, 'add', cards);
    },
  },
  'check-revealed': {
    fields: { cards: 'skill-card', counted: 'counted' },
    en: (f, tell) =>
      f.cards.length === 0
        ? 'The check holds no cards.'
        : `The cards of the check: ${skillCards(tell, f.cards)}.`,
  },
  'ability-resolved': {
    fields: { cause: 'cause' },
    en: (f, tell) => `The skill check ability of ${tell.card('skill', f.cause.id)} is resolved.`,
  },
  'check-totalled': {
    fields: { total: 'number', difficulty: 'number', counted: 'counted', changes: 'changes' },
    en: (f) => `The check comes to ${f.total} against ${f.difficulty}.`,
  },
  'check-result': {
    fields: {
      outcome: { words: ['pass', 'partial', 'fail'], what: 'outcome' },
      total: 'number',
      difficulty: 'number',
    },
    en: (f) =>
      `The check ${outcomes[f.outcome]}${f.total === null ? ' without being made' : ` with ${f.total}`}.`,
  },
  'check-cards-taken': {
    fields: { seat: 'seat', n: 'number' },
    en: (f, tell) => tells(tell, f.seat, 'take', `the ${count(f.n, 'card')} of the check`),
  },
  'check-cards-opened': {
    fields: { seat: 'seat', cards: 'skill-card' },
    en: (f, tell) => tells(tell, f.seat, 'lay', `open what was added: ${skillCards(tell, f.cards)}`),
  },
  'check-cards-removed': {
    fields: { seat: 'seat', cards: 'skill-card', to: { words: ['hand', 'discard'], what: 'place' } },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        f.to === 'hand' ? 'take' : 'discard',
        `${skillCards(tell, f.cards)} out of the check`,
      ),
  },
  'reckless-drawn': {
    fields: { cards: 'skill-card' },
    en: (f, tell) => `The reckless check shows ${skillCards(tell, f.cards)}.`,
  },
  'destiny-rebuilt': {
    fields: {},
    en: () => 'The Destiny deck is built anew.',
  },
  'die-rolled': {
    fields: { seat: 'seat', die: 'number', result: 'number', cause: 'cause' },
    en: (f, tell) => {
      const why = [f.die === f.result ? undefined : `${f.die} on the die`, tell.cause(f.cause)].filter(
        Boolean,
      );
      return tells(tell, f.seat, 'roll', `${f.result}${why.length > 0 ? ` (${why.join('; ')})` : ''}`);
    },
  },
} satisfies FactFamily;
