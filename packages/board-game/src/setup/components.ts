import { shuffle } from '@ragtag/kernel';
import { inGame } from '../cards/in-game';
import { basestarTokens, civilianShips, deckTables, galacticaTokens, skillKinds } from '../cards/tables';
import type { Belonging, CardInfo } from '../cards/types';
import type { Options } from '../options';
import type { State } from '../state';
import { deckNames, pieces, type Resource, resources, skills } from '../terms';

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

/** rule: setup.board.decks, setup.board.skill-decks, setup.board.other-tokens */
export function unpack(s: State): void {
  /** Indexes of a table, each as often as the card has copies, mixed. */
  const mixed = <T extends Belonging & { readonly copies?: number }>(
    cards: readonly T[],
    wanted: (card: T) => boolean = () => true,
  ) => {
    const indexes: number[] = [];
    cards.forEach((card, index) => {
      if (!inGame(s.options, card) || !wanted(card)) return;
      for (let n = card.copies ?? 1; n > 0; n--) indexes.push(index);
    });
    return shuffle(s, 'setup', indexes);
  };
  for (const name of deckNames) s.decks[name].draw = mixed<CardInfo>(deckTables[name]);
  const types = s.options.treachery ? skills.length : skills.length - 1;
  s.decks.skill = Array.from({ length: types }, (_, type) => ({
    draw: mixed(skillKinds, (kind) => kind.deck === type),
    discard: [],
  }));
  s.civilians = mixed(civilianShips);
  s.galacticaDamage.pile = mixed(galacticaTokens);
  s.basestarDamage = mixed(basestarTokens);
  s.reserves = { vipers: pieces.vipers, raptors: pieces.raptors };
}
