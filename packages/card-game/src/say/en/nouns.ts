import { listed, type Subject, withArticle } from '@ragtag/kernel/say';
import type { Amount, Filter, Ref, TargetKind, TargetSpec, Which, Who } from '../../effects/types';

/** Who and what is meant, in words. */

const roles: Readonly<Record<NonNullable<Filter['role']>, string>> = {
  challenger: 'that is challenging',
  defender: 'that is defending',
  'in-challenge': 'that is challenging or defending',
  'challenging-threat': 'that is challenging a Cylon threat',
  'challenging-you-undefended': 'that is challenging you without a defender',
};

/** Whom an own card belongs to, seen from whoever is addressed. */
const owners: Readonly<Record<string, string>> = {
  you: 'you control',
  'opponent-of-you': 'an opponent controls',
  others: 'other players control',
};

function adjectives(f: Filter): string[] {
  const words: string[] = [];
  if (f.down === true) words.push('exhausted');
  if (f.down === false) words.push('face-up');
  if (f.alert === true) words.push('alert');
  if (f.alert === false) words.push('reserve');
  if (f.singular) words.push('singular');
  if (f.trait) words.push(f.trait);
  if (f.anyTrait) words.push(listed(f.anyTrait, 'or'));
  if (f.allTraits) words.push(f.allTraits.join(' '));
  return words;
}

function afterwards(f: Filter): string[] {
  const words: string[] = [];
  if (f.noTrait) words.push(`without the trait ${f.noTrait}`);
  if (f.keyword) words.push(`with ${f.keyword}`);
  if (f.title) words.push(`with the title ${f.title}`);
  if (f.titleOf) words.push('with that title');
  if (f.powerAtMost !== undefined) words.push(`with power ${f.powerAtMost} or less`);
  if (f.powerAtLeast !== undefined) words.push(`with power ${f.powerAtLeast} or more`);
  if (f.of) words.push(owners[f.of] ?? 'that player controls');
  if (f.role) words.push(roles[f.role]);
  return words;
}

const stackNoun = (f: Filter): string => {
  if (f.base) return 'base';
  if (f.bare) return 'asset without supply cards';
  if (f.asset) return 'asset';
  return f.supplied ? 'resource stack with supply cards' : 'resource stack';
};

/** "reserve Cylon personnel you control". */
export function noun(f: Filter, kind: TargetKind = 'unit'): string {
  const what =
    kind === 'mission'
      ? f.unresolved
        ? 'unresolved mission'
        : 'mission'
      : kind === 'stack'
        ? stackNoun(f)
        : (f.type ?? 'unit');
  return [...adjectives(f), what, ...afterwards(f)].join(' ');
}

/** A target: "target Pilot", or what a player chooses. */
export function target(
  { kind, filter, many, not, powerOf }: TargetSpec,
  how: 'target' | 'a' = 'target',
): string {
  const before = (words: string): string => {
    const other = filter.other || not ? `other ${words}` : words;
    if (many) return `any number of ${other.replace(/^(\S+ )?(personnel|ship|unit)/, '$1$2s')}`;
    return how === 'target' ? `target ${other}` : withArticle(other);
  };
  switch (kind) {
    case 'player':
      return before(filter.of === 'opponent-of-you' ? 'opponent' : 'player');
    case 'threat':
      return before('Cylon threat');
    case 'threatening':
      return before('card with a Cylon threat');
    case 'discard':
      return before(
        `${[...adjectives(filter), filter.type ?? ''].filter(Boolean).join(' ')} card in your discard pile`.trim(),
      );
    case 'hand':
      return before(`${filter.type ?? ''} card in your hand`.trim());
    case 'in-stack':
      return before(`${noun(filter)} card of a unit stack you control`);
    default:
      return before(`${noun(filter, kind)}${powerOf === undefined ? '' : ' with the same power'}`);
  }
}

/** Names as a text knows them: bound ones as what was chosen for them. */
export type Bound = Readonly<Record<string, string>>;

const plain: Readonly<Record<string, string>> = {
  this: 'this',
  host: 'the linked unit',
  challenger: 'the challenger',
  defender: 'the defender',
  chosen: 'it',
  unit: 'that unit',
  it: 'it',
};

export const ref = (name: Ref, bound: Bound): string => bound[name] ?? plain[name] ?? 'it';

export function which(what: Which, bound: Bound): string {
  if (typeof what === 'string') return ref(what, bound);
  return `every ${what.all.other ? 'other ' : ''}${noun(what.all, what.kind)}`;
}

export function person(who: Who, bound: Bound): Subject {
  switch (who) {
    case 'you':
      return { text: 'you', plain: true };
    case 'each':
      return { text: 'each player', plain: false };
    case 'others':
      return { text: 'each other player', plain: false };
    case 'player':
      return { text: bound.player ?? 'that player', plain: false };
    case 'chosen':
    case 'winner':
      return { text: who === 'winner' ? 'the player with the highest value' : 'that player', plain: false };
    default:
      if (who.startsWith('controller-of:')) return { text: 'its controller', plain: false };
      if (who.startsWith('owner-of:')) return { text: 'its owner', plain: false };
      return { text: bound[who] ?? 'that player', plain: false };
  }
}

/** "2", or what a number depends on. */
export function amount(n: Amount, bound: Bound = {}): { readonly n: string; readonly per: string } {
  if (typeof n === 'number') return { n: String(Math.abs(n)), per: '' };
  const times = 'times' in n && n.times !== undefined ? Math.abs(n.times) : 1;
  if ('count' in n)
    return { n: String(times), per: ` for each ${n.count.other ? 'other ' : ''}${noun(n.count, n.kind)}` };
  if ('countCards' in n) {
    const { trait, of } = n.countCards;
    const owner = of === 'you' ? 'you control' : 'that player controls';
    return { n: '1', per: ` for each ${trait} unit and each ${trait} mission ${owner}` };
  }
  if ('bound' in n)
    return n.bound === 'paying'
      ? { n: String(times), per: ' for each of them' }
      : { n: 'that mystic value', per: '' };
  if ('mysticOf' in n) return { n: 'its mystic value', per: '' };
  if ('supplyOf' in n) return { n: '1', per: ` for each supply card in ${ref(n.supplyOf, bound)}` };
  if ('bareAssetsOf' in n)
    return { n: '1', per: ' for each asset without supply cards that its controller has' };
  if ('startingHandOf' in n) return { n: 'as many as the starting hand on their base', per: '' };
  return { n: 'the difference of the totals', per: '' };
}

export const isLess = (n: Amount): boolean =>
  typeof n === 'number' ? n < 0 : 'times' in n && n.times !== undefined && n.times < 0;
