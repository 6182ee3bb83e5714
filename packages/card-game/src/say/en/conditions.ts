import { together, withArticle } from '@ragtag/kernel/say';
import type { Condition, Modifier } from '../../effects/types';
import { amount, type Bound, isLess, noun, person, ref } from './nouns';

const phases = { ready: 'ready', execution: 'execution', cylon: 'Cylon' } as const;
const told: Readonly<Record<string, string>> = {
  threat: 'it was a Cylon threat',
  byThreat: 'a Cylon threat did it',
  byDefender: 'it was defending',
};

const roles = {
  challenger: 'challenging',
  defender: 'defending',
  'in-challenge': 'challenging or defending',
  'challenging-threat': 'challenging a Cylon threat',
  'challenging-you-undefended': 'challenging you without a defender',
} as const;

/** When a card or ability can be used at all, after "only". */
export function occasion(c: Condition, bound: Bound): string {
  if (c.is === 'phase') return `during the ${phases[c.phase]} phase`;
  if (c.is !== 'challenge') return `if ${condition(c, bound)}`;
  return c.of === 'ships' ? 'during a challenge between two ships' : 'during a challenge';
}

/** A condition as it is written after "if" or "while". */
export function condition(c: Condition, bound: Bound): string {
  switch (c.is) {
    case 'not':
      return condition(c.it, bound).replace(' is ', ' is not ');
    case 'all':
      return together(
        c.of.map((each) => condition(each, bound)),
        'all',
      );
    case 'role':
      return `${ref(c.what, bound)} is ${roles[c.role]}`;
    case 'challenging':
      return `${ref(c.what, bound)} is challenging ${withArticle(noun(c.against))}`;
    case 'opponent-has-no':
      return `${ref(c.what, bound)} is challenging an opponent without any ${noun(c.filter)}`;
    case 'phase':
      return `it is the ${phases[c.phase]} phase`;
    case 'controls':
      return `${person(c.who, bound).text} control ${withArticle(`${c.filter.other ? 'other ' : ''}${noun(c.filter)}`)}`;
    case 'challenge':
      return c.of === 'ships' ? 'it is a challenge between two ships' : 'there is a challenge';
    case 'challenge-kind':
      return `it is a ${c.kind} challenge`;
    case 'matches':
      return `${ref(c.what, bound)} is ${withArticle(noun(c.filter))}`;
    case 'same':
      return `${ref(c.what, bound)} is ${ref(c.as, bound)}`;
    case 'player':
      return `that player is ${person(c.as, bound).text}`;
    case 'card-has':
      return `it is ${withArticle(c.trait)} card`;
    case 'card-is':
      return `it was a ${c.type}`;
    case 'told':
      return told[c.name] ?? c.name;
  }
}

function concern({ of }: Modifier, bound: Bound): string {
  if (typeof of === 'object') return `every ${of.all.other ? 'other ' : ''}${noun(of.all)}`;
  if (of === 'threats') return 'every Cylon threat';
  return of === 'everybody' ? 'everybody' : ref(of, bound);
}

/** What a change does, as a statement. */
export function modifier(m: Modifier, bound: Bound = {}): string {
  const whom = concern(m, bound);
  const add = m.add ?? 0;
  const { n, per } = amount(add);
  const sign = isLess(add) ? '-' : '+';
  const text = ((): string => {
    switch (m.on) {
      case 'power':
        return `${whom} has ${sign}${n} power${per}`;
      case 'threat':
        return `${whom} has ${sign}${n} Cylon threat`;
      case 'mystic':
        return `${typeof m.of === 'object' ? `each ${m.of.all.trait} card` : 'each card'} that you reveal for its mystic value counts ${n} more`;
      case 'fleet-defense':
        return `the fleet defense level is ${n} ${isLess(add) ? 'lower' : 'higher'}`;
      case 'trait':
        return m.takes ? `${whom} loses the trait ${m.takes}` : `${whom} has the trait ${m.gives}`;
      case 'keyword':
        return `${whom} has ${m.gives}`;
      case 'singular':
        return `${whom.replace(/^every /, 'each ')} is not singular`;
      case 'may-challenge':
        return `${whom} cannot challenge`;
      case 'may-declare':
        return 'nobody can challenge an opponent';
      case 'may-defend':
        return `${whom.replace(/^every /, 'no ').replace(/^this/, 'this')}${whom.startsWith('every ') ? ' can' : ' cannot'} defend`;
      case 'may-defend-against':
        return `only units with power ${m.powerAtLeast} or more can defend against ${whom}`;
      case 'may-be-target':
        return `${whom} cannot be a target`;
      case 'may-be-target-of-power':
        return `${whom} cannot be a target of what changes power`;
      case 'influence-loss':
        return 'no player loses influence';
      case 'influence-gain':
        return 'no player gains influence';
      case 'challenge-price':
        return `whoever challenges you pays ${n} resource of any type for it`;
      case 'cost':
        return `a card costs ${n} less`;
      case 'conversion':
        return 'a stack of 2 or more logistics makes 3 of any one type';
      case 'loser-exhausted':
        return 'the unit that loses is exhausted instead of defeated';
      case 'pursuit':
        return 'the defender is not defeated if it loses, and the challenger is defeated if it wins';
      case 'fills-two':
        return 'this counts as a Civilian unit and as a Cylon unit at once for what a mission requires';
    }
  })();
  if (!m.if) return text;
  if (m.if.is === 'phase') return `${text} during the ${phases[m.if.phase]} phase`;
  // What the change is about was named already.
  const named = typeof m.of === 'string' ? { ...bound, [m.of]: 'it' } : bound;
  return `${text} while ${condition(m.if, named)}`;
}
