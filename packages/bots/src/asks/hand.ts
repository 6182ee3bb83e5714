import {
  centurionsOnTrack,
  checkIn,
  countVipers,
  isCylonPlayer,
  isPilot,
  type OptionOf,
  raidersInSpace,
  type Skill,
  skillKinds,
  skills,
} from '@ragtag/board-game';
import { hasOwnGoals } from '../leaders';
import { cardsMissing, cardsToKeep } from '../motives';
import type { Situation } from '../situation';
import { weighList } from '../weigh/weigh';
import { best, bestFew, type Rule, type Rules } from './rule';

/** Cards in one's own hand: which to give up, which to draw. */

/** What a card is good for besides its strength, by its name. Cards that are not listed have only their strength. */
const uses: Readonly<Record<string, (s: Situation) => number>> = {
  'executive-order': () => 1.6,
  'declare-emergency': () => 0.8,
  'strategic-planning': () => 0.4,
  'consolidate-power': () => 0.5,
  'launch-scout': (s) => (s.view.reserves.raptors > 0 ? 0.5 : 0),
  repair: (s) =>
    Math.min(1.5, 0.5 * s.view.damagedLocations.length + 0.2 * countVipers(s.view.damagedVipers)),
  'maximum-firepower': (s) => (s.me.piloting !== null ? 1 : 0),
  'evasive-maneuvers': (s) => (raidersInSpace(s.view) > 0 ? 0.4 : 0.1),
  'investigative-committee': () => 0.2,
  'investigative-committee-pegasus': () => 0.2,
  'critical-situation': () => 1.2,
  'preventative-policy': () => 0.5,
  'at-any-cost': () => 0.4,
  'jury-rigged': () => 0.6,
  calculations: () => 0.3,
  'full-throttle': (s) => (s.me.piloting !== null ? 0.8 : 0),
  'state-of-emergency': () => 1.5,
  'political-prowess': () => 0.8,
  'scout-for-fuel': (s) => (s.view.reserves.raptors > 0 ? 0.5 : 0),
  'best-of-the-best': (s) => (raidersInSpace(s.view) > 2 ? 1 : 0.2),
  'build-nuke': (s) => (s.view.nukes < 3 ? 0.8 : 0),
  'run-interference': (s) => (s.me.piloting !== null && raidersInSpace(s.view) > 0 ? 0.8 : 0),
};

/** How much this bot would rather keep a card. */
export function keepWorth(s: Situation, card: number): number {
  return usualWorth(s, card) + (hasOwnGoals(s.me) ? wantedForMotive(s, card) : 0);
}

/** What it is worth to keep a card that a Motive asks for: much for one of the last, little for one too many. */
function wantedForMotive({ me }: Situation, card: number): number {
  const { skill } = skillKinds[card];
  if (!cardsToKeep(me).some((wanted) => wanted.skill === skill)) return 0;
  return cardsMissing(me, skill) >= 0 ? 6 : 1;
}

function usualWorth(s: Situation, card: number): number {
  const { strength, skill, card: info } = skillKinds[card];
  if (isCylonPlayer(s.me)) return skill === 'treachery' ? strength + 2 : strength;
  if (skill === 'treachery') return (s.sign > 0 ? treacheryHeld(s) : 2 + strength) + givenUpLoss(s, card);
  const use = uses[info.id]?.(s) ?? 0;
  return strength + (s.sign > 0 ? use : 0.4 * use);
}

/** What it does to whoever gives a card up, in strength of cards. rule: mutiny.treachery-discard */
function givenUpLoss(s: Situation, card: number): number {
  const { whenDiscarded } = skillKinds[card].card;
  return whenDiscarded ? -3 * weighList(s.outlook, whenDiscarded, { you: s.seat, bind: {} }) : 0;
}

/** Treachery is of no use to the humans, but a Cylon player may answer when it is given up. */
function treacheryHeld(s: Situation): number {
  return s.view.players.some((p) => isCylonPlayer(p) && p.cards > 0) ? 0.6 : -1;
}

const giveUp: Rule<OptionOf<'discard'>> = (s) =>
  bestFew(s, s.question.min, ({ card }) => -keepWorth(s, card));

/** How useful another card of a type would be. */
function typeWorth(s: Situation, skill: number): number {
  const name = skills[skill];
  const held = s.me.hand?.filter((c) => skillKinds[c].deck === skill).length ?? 0;
  const wanted = hasOwnGoals(s.me) && cardsMissing(s.me, name) > 0 ? 2 : 0;
  return wanted + usualTypeWorth(s, name, held);
}

function usualTypeWorth(s: Situation, name: Skill, held: number): number {
  let worth = 1 - 0.18 * held;
  if (name === 'leadership') worth += 0.3;
  if (name === 'tactics' || name === 'politics') worth += 0.2;
  if (name === 'piloting') worth -= isPilot(s.me) ? 0 : 0.3;
  if (name === 'engineering' && s.view.damagedLocations.length + centurionsOnTrack(s.view) > 1) worth += 0.2;
  if (s.sign > 0) return name === 'treachery' ? -1 : worth;
  // Cards of every kind spoil every check, and treachery spoils them all.
  return 1 - 0.3 * held + (name === 'treachery' ? 0.4 : 0);
}

/** Types one after another, each further one of a type being worth less. */
const drawTypes: Rule<OptionOf<'draw-types'>> = (s) => {
  const times = new Map<number, number>();
  return bestFew(s, s.question.min, ({ skill }) => {
    const n = times.get(skill) ?? 0;
    times.set(skill, n + 1);
    return typeWorth(s, skill) - 0.22 * n;
  });
};

const split: Rule<OptionOf<'split-skills'>> = (s) =>
  best(s, ({ split: types }) => {
    const times = new Map<number, number>();
    return types.reduce((sum, skill) => {
      const n = times.get(skill) ?? 0;
      times.set(skill, n + 1);
      return sum + typeWorth(s, skill) - 0.22 * n;
    }, 0);
  });

/** What spoils every check goes, or what helps most. */
const searchDestiny: Rule<OptionOf<'search-destiny'>> = (s) =>
  bestFew(s, s.question.min, ({ card }) => {
    const { skill, strength } = skillKinds[card];
    return s.sign * (skill === 'treachery' ? 3 : 0) - 0.1 * strength;
  });

/** Into the check where they do what is wanted of it. */
const checkOrHand: Rule<OptionOf<'check-or-hand'>> = (s) => {
  const counting: readonly string[] = checkIn(s.view)?.counting ?? [];
  const sum = s.options[0].cards.reduce((total, card) => {
    const { skill, strength } = skillKinds[card];
    return total + (counting.includes(skill) ? strength : -strength);
  }, 0);
  return [s.sign * sum >= 6 ? 'check' : 'hand'];
};

export const handRules = {
  discard: giveUp,
  'pay-for-move': giveUp,
  'pay-for-location': giveUp,
  'pay-price': giveUp,
  'spend-cards': giveUp,
  'draw-types': drawTypes,
  'opening-hand': drawTypes,
  'split-skills': split,
  'assist-card': (s) =>
    best(s, ({ skill, instead }) => {
      if (skill === undefined) return 0;
      return typeWorth(s, skill) - (instead === undefined ? 0 : typeWorth(s, instead));
    }),
  'forgo-skill': (s) => best(s, ({ skill }) => -typeWorth(s, skill)),
  'give-card': giveUp,
  'search-destiny': searchDestiny,
  'check-or-hand': checkOrHand,
  'take-card': (s) => best(s, ({ card }) => skillKinds[card].strength),
  // rule: cylon-players.ignore-crisis
  ignore: () => ['ignore'],
} satisfies Rules;
