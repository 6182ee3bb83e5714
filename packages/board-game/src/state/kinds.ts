import type { ComponentTable } from '../cards/components';
import { character, loyaltyCards, skillKinds, traumaTokens } from '../cards/tables';
import type { State } from '../state';
import { rights } from '../table/standing';
import { type Seat, skills } from '../terms';
import type { KindOf } from './dealing';

/** What can be told of hidden components from their backs, or from how they are dealt. */

const sides = ['human', 'cylon', 'sympathizer', 'sympathetic'];

/** Tables whose components are not all alike to every place. */
export const kindIn: Readonly<Partial<Record<ComponentTable, KindOf>>> = {
  skill: (card) => skillKinds[card].deck,
  // Nobody keeps a disaster. rule: trauma.disaster-human, trauma.disaster-cylon
  trauma: (token) => (traumaTokens[token].symbol === 'disaster' ? 1 : 0),
  loyalty: (card) => sides.indexOf(loyaltyCards[card].side),
};

/** How likely a player has a card: mostly those of the types that the sheet draws. */
export function draws({ players }: State, seat: Seat, card: number): number {
  const { character: id } = players[seat];
  if (!rights(players[seat]).sheet || id === '') return 1;
  return character(id).skills.some((line) => line.skills.includes(skills[skillKinds[card].deck])) ? 8 : 1;
}
