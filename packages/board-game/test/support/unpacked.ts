import type { Selection, State } from '../../src';
import { unpack } from '../../src/setup/components';
import { emptyTable } from '../../src/setup/new-game';
import { optionsFor } from './random-game';

/** A table with the components of its boxes taken out, before anybody has done anything. */
export function unpacked(selection: Selection & { readonly players: number }): State {
  const state = emptyTable(optionsFor(selection), 'counted');
  unpack(state);
  return state;
}

/** How many cards lie in the decks that every game has. */
export const counted = ({ decks }: State) => ({
  crisis: decks.crisis.draw.length,
  super: decks['super-crisis'].draw.length,
  quorum: decks.quorum.draw.length,
  destination: decks.destination.draw.length,
  skills: decks.skill.map(({ draw }) => draw.length),
});
