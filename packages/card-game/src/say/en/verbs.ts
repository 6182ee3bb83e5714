import { acting, type Clause, order, statement, thirdPerson, whole } from '@ragtag/kernel/say';
import type { Effect, EffectOf, Mode, Verb, Who } from '../../effects/types';
import { condition, modifier } from './conditions';
import { amount, type Bound, isLess, noun, person, ref, target, which } from './nouns';

/** What effects do, in words. */

const lasting: Readonly<Record<string, string>> = {
  turn: ' until the end of the turn',
  challenge: ' in this challenge',
};
const until = (how: string | undefined): string =>
  how === undefined ? ' this phase' : (lasting[how] ?? ' this phase');

/** Whose hand, deck or discard pile it is, after who does something with it. */
const whose = (who: Who): string => (who === 'you' ? 'your' : 'their');

function does(who: Who, verb: string, rest: string, bound: Bound): Clause {
  return acting(who, person(who, bound), who === 'you', [verb, rest]);
}

export function sayMode({ choose, do: effects }: Mode, say: Say, bound: Bound): string {
  const chosen = choose ? { ...bound, chosen: ownCard(choose) } : bound;
  return say
    .knowing(chosen)
    .inline(effects)
    .replace(/every (.+?) you control/g, 'every $1 they control')
    .replace('into your hand', 'into their hand');
}

function ownCard(choose: NonNullable<Mode['choose']>): string {
  if (choose.kind === 'player') return 'an opponent';
  if (choose.filter.base) return 'their base';
  const { of: _of, ...filter } = choose.filter;
  const words = target({ ...choose, filter: choose.kind === 'stack' ? choose.filter : filter }, 'a');
  return words.replace(/ you control$/, '').replace('in your discard pile', 'in their discard pile');
}

/** What the words of one effect need of the whole. */
export interface Say {
  /** The same, where names stand for other things. */
  knowing(bound: Bound): Say;
  inline(list: readonly Effect[]): string;
}

type VerbWords = { readonly [V in Verb]: (effect: EffectOf<V>, say: Say, bound: Bound) => Clause };

export const verbs: VerbWords = {
  ready: (e, _say, b) => ({ ...order(`ready ${which(e.what, b)}`), verb: 'ready', object: which(e.what, b) }),
  commit: (e, _say, b) => ({
    ...order(`commit ${which(e.what, b)}`),
    verb: 'commit',
    object: which(e.what, b),
  }),
  exhaust: (e, _say, b) => ({
    ...order(`exhaust ${which(e.what, b)}`),
    verb: 'exhaust',
    object: which(e.what, b),
  }),
  restore: (e, _say, b) => order(`restore ${which(e.what, b)}`),
  defeat(e, _say, b) {
    const object = e.and === undefined ? which(e.what, b) : `${which(e.what, b)} and ${which(e.and, b)}`;
    return { ...order(`defeat ${object}`), verb: 'defeat', object };
  },
  sacrifice: (e, _say, b) => {
    if (typeof e.what === 'string' || e.what.all.of !== 'others')
      return order(`sacrifice ${which(e.what, b)}`);
    const { of: _of, ...filter } = e.what.all;
    return does('others', 'sacrifice', `every ${noun(filter)}`, b);
  },
  returnToHand: (e, _say, b) => order(`return ${which(e.what, b)} to its owner's hand`),
  toDeck: (e, _say, b) =>
    order(
      e.where === 'top'
        ? `put ${which(e.what, b)} on top of its owner's deck`
        : `shuffle ${which(e.what, b)} into its owner's deck`,
    ),
  toReserve: (e, _say, b) => order(`put ${ref(e.what, b)} into its owner's reserve area`),
  separate: (e, _say, b) =>
    order(`take ${ref(e.what, b)} out of its stack and put it into your reserve area`),
  exchange: (e, _say, b) =>
    order(`put ${ref(e.card, b)} into play in the place of ${ref(e.unit, b)}, which returns to your hand`),
  sacrificeSupply: () => order('sacrifice a supply card'),
  power: (e, _say, b) => {
    const { n, per } = amount(e.n, b);
    const holds = e.if ? ` while ${condition(e.if, b)}` : '';
    const sign = isLess(e.n) ? '-' : '+';
    const much = /^\d/.test(n) ? `${sign}${n}` : `${sign}X`;
    const where = /^\d/.test(n) ? per : `, X being ${n}`;
    return has(which(e.what, b), `${much} power`, `${until(e.until)}${where}${holds}`);
  },
  threatPower: (e) =>
    statement(`every Cylon threat has ${e.n < 0 ? '-' : '+'}${Math.abs(e.n)} power this phase`),
  threatValue: (e, _say, b) =>
    statement(
      `${ref(e.what, b)} has ${e.n < 0 ? '-' : '+'}${Math.abs(e.n)} Cylon threat until the end of the turn`,
    ),
  grant: (e, _say, b) =>
    has(which(e.what, b), isTrait(e.gives) ? `the trait ${e.gives}` : e.gives, until(e.until)),
  strip: (e, _say, b) => statement(`${ref(e.what, b)} loses the trait ${e.takes}${until(e.until)}`),
  protect: (e, _say, b) =>
    statement(
      `${ref(e.what, b)} cannot be a target${e.from === 'power' ? ' of what changes power' : ''}${until(e.until)}`,
    ),
  inForce: (e, _say, b) =>
    statement(
      e.until === 'challenge'
        ? `in this challenge ${modifier(e.modifier, b)}`
        : `${modifier(e.modifier, b)}${until(e.until)}`,
    ),
  gain: (e, _say, b) => influence('gain', e, b),
  lose: (e, _say, b) => influence('lose', e, b),
  lessenLoss: (e) => statement(`the loss is ${e.n} smaller`),
  draw: (e, _say, b) => {
    const { n, per } = amount(e.n, b);
    return does(e.who, 'draw', /^\d+$/.test(n) ? `${n} card${n === '1' ? '' : 's'}${per}` : `${n}${per}`, b);
  },
  discard: (e, _say, b) => does(e.who, 'discard', e.n === 1 ? 'a card' : `${e.n} cards`, b),
  discardHand: (e, _say, b) => does(e.who, 'discard', `${whose(e.who)} whole hand`, b),
  reformat: () => order('discard any number of cards and draw as many'),
  mill: (e, _say, b) => {
    const { n, per } = amount(e.n);
    return does(
      e.who,
      'put',
      `the top ${n === '1' ? 'card' : `${n} cards`} of ${whose(e.who)} deck into ${whose(e.who)} discard pile${per}`,
      b,
    );
  },
  recover: (e, _say, b) => order(`take ${ref(e.what, b)} into your hand`),
  showHand: (e, _say, b) => does(e.who, 'show', `${whose(e.who)} hand`, b),
  pickFromHand: (e) =>
    order(
      `choose a ${e.filter ? `${noun(e.filter)} ` : ''}card of that hand, which ${e.to === 'discard' ? 'is discarded' : "goes on top of its owner's deck"}`,
    ),
  handToDeck: (e, _say, b) => does(e.who, 'put', 'a card of their hand on top of their deck', b),
  look: (e, _say, b) => order(`look at the top card of ${deckOf(e.deckOf, b)}`),
  arrange: (e, _say, b) =>
    whole(
      order(
        e.may
          ? `look at the top card of ${deckOf(e.deckOf, b)}; you may put it at the bottom`
          : `look at the top ${e.n} cards of ${deckOf(e.deckOf, b)}, leave one on top and put the other${e.n === 2 ? '' : 's'} at the bottom`,
      ),
    ),
  search: (e) =>
    order(
      `search your deck for ${Object.keys(e.filter).length === 0 ? 'a card' : `a ${noun(e.filter).replace(' unit', '')} card`}${e.show ? ', show it' : ''}, take it into your hand and shuffle`,
    ),
  recycle: () => order('shuffle your discard pile into your deck'),
  dig: (e, _say, b) =>
    whole(
      statement(
        `show the top ${e.n} cards of your deck; ${person(e.by, b).text} chooses one for the bottom, and you take the other`,
      ),
    ),
  showTop: () => order('show the top card of your deck'),
  highStakes: (e) =>
    whole(
      statement(
        `each player shows their hand; whoever holds most cards of the highest mystic value among all gains ${e.n} influence`,
      ),
    ),
  compareMystic: () =>
    statement('each player reveals a mystic value, and those who tie for the highest reveal again'),
  generate: (e) => statement(`1 ${e.makes} more is made for that payment`),
  fillPlaces: (e) =>
    statement(
      e.trait
        ? `this counts as ${e.n} ${e.trait} unit for that mission`
        : `this counts as any ${e.n} units that the mission requires`,
    ),
  lessen: (e) => apart(`a card that you play in that action costs ${e.n} less of one resource`),
  convert: () => apart('in that action a stack that would make 2 or more logistics makes 3 of any one type'),
  supply: (e) =>
    order(
      e.from === 'this'
        ? 'put this beneath a base or asset of yours as a supply card'
        : 'put a card of your hand beneath a base or asset of yours as a supply card',
    ),
  reveal: () => order('reveal a mystic value'),
  nextReveal: (e, _say, b) => {
    const when = e.until === 'challenge' ? 'in this challenge' : 'for a challenge this turn';
    const whose = e.who === 'you' ? 'your next reveal' : `the next reveal of ${person(e.who, b).text}`;
    if (e.how === 'skip')
      return statement(
        `${whose} ${when} does not happen; ${ref(e.target ?? 'it', b)} then has +X power this phase, X being the mystic value of the linked unit`,
      );
    return statement(
      e.how === 'sum'
        ? `${whose} ${when} is of two cards, added together`
        : `${whose} ${when} is of two cards, of which you choose the one that counts`,
    );
  },
  redraw: () => order('ignore that value and reveal another'),
  endChallenge: () => statement('the challenge ends without a winner'),
  chooseDefender: () => statement('you may choose the defender of that challenge'),
  joinDefense: () =>
    order('play this from your hand for its cost; it may defend against that challenge from the reserve'),
  notDefeated: () => statement('it is not defeated'),
  removeThreat: (e, _say, b) => order(`put ${ref(e.what, b)} into its owner's discard pile`),
  extraThreat: () => statement('whoever revealed this reveals another Cylon threat'),
  shield: (e, _say, b) =>
    statement(`the red text of ${ref(e.threat, b)} does not concern ${person(e.who, b).text}`),
  extraActions: (e) => apart(`take ${e.n === 1 ? 'another action' : `${e.n} more actions`} after this one`),
  endPhase: () => statement('the execution phase ends at once'),
  extraPhases: () =>
    apart('after the Cylon phase that follows there are another execution phase and another Cylon phase'),
  actsFirst: (e, _say, b) =>
    statement(`${person(e.who, b).text} acts first in the next Cylon phase of this turn`),
  if: (e, say, b) => {
    const then = 'what' in e.if && b[e.if.what] ? { ...b, [e.if.what]: 'it' } : b;
    return whole(statement(`if ${condition(e.if, b)}, ${say.knowing(then).inline(e.then)}`));
  },
  eachPlayer: (e, say, b) => {
    const { text } = person(e.who, b);
    const things = e.of.map((each) => sayMode(each, say, b));
    if (things.length > 1) return whole(statement(`${text} chooses one: ${things.join('; or ')}`));
    if (e.of[0].choose?.kind === 'player')
      return whole(statement(`${text} chooses an opponent; ${things[0]}`));
    const [verb, ...rest] = things[0].split(' ');
    const more = rest
      .join(' ')
      .replace(/, then (\w+)/, (_all, next: string) => `, then ${thirdPerson(next)}`);
    return statement(`${text} ${thirdPerson(verb)} ${more}`);
  },
  choose: (e) => order(`choose ${target(e.target, 'a')}`),
  later: (e, say) => ({
    form: 'whole',
    timed: true,
    text: `when the challenge ends, ${say.inline(e.then)}`,
  }),
};

/** "has +1 power this phase"; what the same card has for as long is said together. */
function has(what: string, thing: string, lasts: string): Clause {
  return { ...statement(`${what} has ${thing}${lasts}`), has: { what, thing, lasts } };
}

/** A sentence of its own, without "then": it says itself when it happens. */
const apart = (text: string): Clause => ({ form: 'whole', timed: true, text });

const traitWords = new Set(['Civilian', 'Cylon', 'Enlisted', 'Machine', 'Officer', 'Pilot', 'Politician']);
const isTrait = (word: string): boolean => traitWords.has(word);

const deckOf = (who: Who, b: Bound): string =>
  who === 'you' ? 'your deck' : `the deck of ${person(who, b).text}`;

function influence(verb: 'gain' | 'lose', e: EffectOf<'gain' | 'lose'>, b: Bound): Clause {
  const { n, per } = amount(e.n);
  const much = /^\d/.test(n) ? `${n} influence${per}` : `X influence, X being ${n}`;
  return does(e.who, verb, much, b);
}
