import {
  count,
  loyaltyCards,
  mutinyCards,
  type PlayerView,
  quorumCards,
  skillKinds,
} from '@ragtag/board-game';
import type { Situation } from '../situation';
import { brigLoss } from '../weigh/people';
import { weighList } from '../weigh/weigh';
import { keepWorth } from './hand';
import { best, bestFew, type Rules } from './rule';
import { sceneFor } from './value';

/** Mutiny cards, and what the cards beside them ask. */

/** What a Mutiny card does for the humans. */
export const mutinyWorth = (s: Situation, card: number) =>
  weighList(s.outlook, mutinyCards[card].action.do, sceneFor(s));

/** How likely the next Mutiny card comes before one that is held has been got rid of otherwise: the Mutineer draws most. */
const another = { others: 0.35, mutineer: 0.6 };

/** How many Mutiny cards somebody may hold. rule: mutiny.limit-one, mutineer.limit-two */
function mutinyLimit({ loyalty }: PlayerView): number {
  const raised = loyalty.some(
    ({ card, faceUp }) =>
      card !== null && faceUp && loyaltyCards[card].modifiers?.some(({ on }) => on === 'mutiny-limit'),
  );
  return raised ? 2 : 1;
}

/** What it is worth not to hold a Mutiny card any more: the next one would lead into the Brig. rule: mutiny.over-limit */
export function reliefWorth(s: Situation): number {
  const limit = mutinyLimit(s.me);
  if (s.me.location === 'brig' || count(s.me.mutiny ?? 0) < limit) return 0;
  return (limit > 1 ? another.mutineer : another.others) * brigLoss(s.outlook, s.seat);
}

const quorumWorth = (s: Situation, card: number) =>
  s.sign * weighList(s.outlook, quorumCards[card].action.do, sceneFor(s));

const any = () => undefined;

export const mutinyRules = {
  'hand-mutiny': (s) => best(s, ({ card }) => s.sign * mutinyWorth(s, card)),
  // What can do most for the own side is kept.
  'discard-mutiny': (s) => bestFew(s, s.question.min, ({ card }) => -s.sign * mutinyWorth(s, card)),
  'give-quorum': (s) => best(s, ({ card }) => quorumWorth(s, card)),
  'use-quorum': (s) => best(s, ({ id, card }) => (id === 'play' ? quorumWorth(s, card) : 0)),
  'bury-quorum': (s) => best(s, ({ card }) => -quorumWorth(s, card)),
  'keep-skills': (s) => bestFew(s, s.question.min, ({ card }) => keepWorth(s, card)),
  'search-skill-deck': (s) =>
    bestFew(s, s.question.min, ({ card }) => keepWorth(s, card) + 0.1 * skillKinds[card].strength),
  // One more viper in space is one more that acts.
  'place-viper': (s) => best(s, ({ ship }) => (s.sign > 0 && ship !== undefined ? 1 : 0)),
  'launch-gained': any,
  quarantine: any,
  'sacrifice-viper': (s) =>
    best(s, ({ pilot, ship }) => (pilot === null ? 1 : 0) + (ship === 'viper' ? 0.5 : 0)),
  'stay-behind': () => ['leave'],
  'leave-raptors': () => [],
} satisfies Rules;
