import { shuffle } from '@ragtag/kernel';
import { character, loyaltyCards } from '../../cards/tables';
import type { G } from '../../rules';
import { dealLoyalty, extraLoyalty, takeNotACylon } from '../../setup/loyalty-deck';
import { sleeperPhaseIsOver } from '../../table/milestones';
import type { Seat } from '../../terms';

/** Loyalty cards of an executed human and of who comes after, by the style of the game. */

/** rule: execution.loyalty-discard, execution.loyalty-keep */
export function loyaltyOfVictim(g: G, seat: Seat): void {
  const { decks, options, players } = g.state;
  if (!options.exodusloyalty) return;
  // rule: execution.mutineer
  const kept = players[seat].loyalty.filter(({ card }) => loyaltyCards[card].handedOn);
  const cards = players[seat].loyalty.filter((held) => !kept.includes(held)).map(({ card }) => card);
  players[seat].loyalty = kept;
  decks.discardedLoyalty = [...(decks.discardedLoyalty ?? []), ...cards];
}

function addNotACylon(g: G, n: number): void {
  const { loyalty } = g.state.decks;
  for (let k = 0; k < n; k++) {
    const card = takeNotACylon(g);
    if (card !== undefined) loyalty.push(card);
  }
  if (n > 0) shuffle(g.state, 'cards', loyalty);
}

/** What the deck gains for the newcomer, and how many cards the newcomer takes from it. */
function forNewcomer(g: G, seat: Seat, victim: string): { readonly added: number; readonly drawn: number } {
  const before = extraLoyalty(character(victim));
  const now = extraLoyalty(character(g.state.players[seat].character));
  const extraCard = g.state.options.exodusloyalty;
  if (sleeperPhaseIsOver(g.state)) {
    // rule: execution.loyalty-new, execution.newcomer.boomer-exodus
    return extraCard ? { added: 1 + now.sleeper, drawn: 1 + now.sleeper } : { added: 0, drawn: 0 };
  }
  // rule: execution.boomer-victim-plain, execution.newcomer.boomer-plain, execution.newcomer.baltar
  const usual = extraCard ? 1 : 0;
  return { added: usual + now.sleeper + now.first, drawn: usual + before.sleeper + now.first };
}

/** rule: execution.loyalty-new */
export function loyaltyOfNewcomer(g: G, seat: Seat, victim: string): void {
  const { added, drawn } = forNewcomer(g, seat, victim);
  addNotACylon(g, added);
  if (drawn > 0) dealLoyalty(g, seat, drawn);
  // rule: variants.house.special-notacylon — never rebuilt
  const { special = [] } = g.state.decks;
  if (special.length > 0) dealLoyalty(g, seat, 1, null, special);
}
