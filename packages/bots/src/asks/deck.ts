import {
  type CrisisBox,
  crisisCards,
  innermost,
  type OptionOf,
  quorumCards,
  script,
  superCrisisCards,
} from '@ragtag/board-game';
import { destinationEvidence } from '../beliefs/destination-evidence';
import { hides, told } from '../hiding';
import type { Situation } from '../situation';
import { trackWorth } from '../weigh/dials';
import { weighList } from '../weigh/weigh';
import { best, bestSeen, type Rule, type Rules } from './rule';
import { asking, boxWorth, crisisWorth, deckCardWorth, destinationWorth, sceneFor } from './value';

/** Cards of decks: which to take, which to carry out, which to put under. */

const chooseBox: Rule<OptionOf<'choose-box'>> = (s) => {
  const crisis = innermost(s.view, 'crisis');
  if (crisis?.what !== 'crisis') return undefined;
  const card = (crisis.deck === 'crisis' ? crisisCards : superCrisisCards)[crisis.card];
  return bestSeen(s, ({ id, added }) => {
    const box = added ? script<CrisisBox>(added) : id === 'top' || id === 'bottom' ? card[id] : undefined;
    return box ? boxWorth(s.outlook, box, sceneFor(s)) : 0;
  });
};

/** What an unseen Crisis costs on average but for what it does to the Jump track, and how often it moves the fleet on. */
const usualCrisis = -2.2;
const jumpIcons = 0.55;
const usualDestination = 0.8;

/** What the unseen top card of a deck is worth on average, to compare a seen one with. */
function usualWorth({ outlook: { view, weights } }: Situation, deck: string): number {
  if (deck === 'crisis') return usualCrisis + jumpIcons * trackWorth(view, weights, 1);
  return deck === 'destination' ? usualDestination : 0;
}

const arrange: Rule<OptionOf<'arrange'>> = (s) => {
  const effect = asking(s, 'arrange')?.effect;
  const deck = effect?.do === 'arrange' ? effect.deck : 'crisis';
  const { card } = s.options[0];
  const worth = deckCardWorth(s.outlook, deck, card, sceneFor(s)) - usualWorth(s, deck);
  return [worth * s.sign >= 0 ? 'top' : 'bottom'];
};

const keepCard: Rule<OptionOf<'keep-card'>> = (s) => {
  const [{ id }] = s.options;
  const isQuorum = quorumCards.some((q) => q.id === id);
  // Nobody else sees what is not kept.
  return best(s, ({ card }) => {
    if (isQuorum) return s.sign * weighList(s.outlook, quorumCards[card].action.do, sceneFor(s));
    return s.sign * crisisWorth(s.outlook, crisisCards[card], false, sceneFor(s));
  });
};

/** What is welcome goes on top, the rest under the deck. */
const putBack: Rule<OptionOf<'put-back'>> = (s) =>
  best(s, ({ deck, card, place }) => {
    const worth = deckCardWorth(s.outlook, deck, card, sceneFor(s)) - usualWorth(s, deck);
    return s.sign * (place === 'top' ? worth : -worth);
  });

export const deckRules = {
  'choose-box': chooseBox,
  'pick-crisis': (s) =>
    // Nobody else sees the card that was not picked.
    best(
      s,
      ({ card }) => (s.sign > 0 ? 1 : -0.6) * crisisWorth(s.outlook, crisisCards[card], true, sceneFor(s)),
    ),
  'keep-card': keepCard,
  arrange,
  'choose-destination': (s) =>
    best(s, ({ id, card }) => {
      const worth = s.sign * destinationWorth(s.outlook, card, sceneFor(s));
      return hides(s) ? worth - told(s, id, destinationEvidence(s.view, card)) : worth;
    }),
  'play-quorum': (s) =>
    bestSeen(s, ({ cause: { card } }) =>
      card === undefined ? 0 : weighList(s.outlook, quorumCards[card].action.do, sceneFor(s)),
    ),
  'play-super-crisis': (s) =>
    best(s, ({ card }) => s.sign * crisisWorth(s.outlook, superCrisisCards[card], false, sceneFor(s))),
  'put-back': putBack,
  'discard-quorum': (s) =>
    best(s, ({ card }) => -s.sign * weighList(s.outlook, quorumCards[card].action.do, sceneFor(s))),
  'discard-super-crisis': (s) =>
    best(s, ({ card }) => -s.sign * crisisWorth(s.outlook, superCrisisCards[card], false, sceneFor(s))),
} satisfies Rules;
