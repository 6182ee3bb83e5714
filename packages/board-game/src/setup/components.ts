import { shuffle } from '@ragtag/kernel';
import {
  basestarTokens,
  civilianShips,
  crisisCards,
  destinationCards,
  galacticaTokens,
  quorumCards,
  skillKinds,
  superCrisisCards,
} from '../cards/tables';
import type { Options } from '../options';
import type { State } from '../state';
import { pieces, type Resource, resources } from '../terms';

/** Taking the components of the boxes in play out of their boxes. */

type Dials = Record<Resource, number>;

/** rule: setup.board.resources-standard, variants.no-sympathizer.resources, variants.difficulty.* */
export function openingDials(options: Options): Dials {
  const { nosympathizer, players, difficulty } = options;
  if (nosympathizer && players % 2 === 0) return { fuel: 8, food: 7, morale: 9, population: 10 };
  const dials: Dials = { fuel: 8, food: 8, morale: 10, population: 12 };
  const change = { standard: 0, easierhumans: 2, easiercylons: -2 }[difficulty];
  for (const resource of resources) dials[resource] += change;
  return dials;
}

/** Indexes of a table, each as often as the card has copies. */
function copies(cards: readonly { readonly copies: number }[]): number[] {
  return cards.flatMap((card, index) => Array<number>(card.copies).fill(index));
}

/** rule: setup.board.decks, setup.board.skill-decks, setup.board.other-tokens */
export function unpack(s: State): void {
  const mixed = (items: number[]) => shuffle(s, 'setup', items);
  s.decks.crisis.draw = mixed(copies(crisisCards));
  s.decks['super-crisis'].draw = mixed(copies(superCrisisCards));
  s.decks.quorum.draw = mixed(copies(quorumCards));
  s.decks.destination.draw = mixed(copies(destinationCards));
  const skillDecks = 5;
  s.decks.skill = Array.from({ length: skillDecks }, (_, skill) => ({
    draw: mixed(
      skillKinds.flatMap((kind, card) => (kind.deck === skill ? Array<number>(kind.copies).fill(card) : [])),
    ),
    discard: [],
  }));
  s.civilians = mixed(copies(civilianShips));
  s.galacticaDamage.pile = mixed(galacticaTokens.map((_, i) => i));
  s.basestarDamage = mixed(basestarTokens.map((_, i) => i));
  s.reserves = { vipers: pieces.vipers, raptors: pieces.raptors };
}
