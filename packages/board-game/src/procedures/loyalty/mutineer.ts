import { registerList } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Effect } from '../../effects/types';
import type { G } from '../../rules';
import { dealLoyalty } from '../../setup/loyalty-deck';
import type { Seat } from '../../terms';
import { reportReceived } from './loyalty-cards';

/** A Loyalty card that lies face up and is handed on. rule: mutineer.kind */

const isHandedOn = (card: number) => loyaltyCards[card].handedOn === true;

/** The cards face up with a player that go on to somebody else with the player's turning Cylon. */
function toHandOn(g: G, seat: Seat): number[] {
  return g.state.players[seat].loyalty.flatMap(({ card, faceUp }) =>
    faceUp && isHandedOn(card) ? [card] : [],
  );
}

const toAHuman = registerList('rules/loyalty/hand-on', [
  { do: 'choosePlayer', as: 'target', by: 'you', filter: ['another', 'human', 'takes-loyalty'] },
  { do: 'handOn', from: 'you', to: 'target' },
] satisfies readonly Effect[]);

/** rule: cylon-reveal.mutineer-pass — at whatever distance */
export function handOnLoyalty(g: G, seat: Seat): void {
  if (toHandOn(g, seat).length === 0) return;
  const cause = { kind: 'rule', id: 'cylon-reveal.mutineer-pass' } as const;
  runEffects(g, toAHuman, { you: seat, cause, bind: {} });
}

/** Gives such cards to another player, face up. */
export function handOn(g: G, from: Seat, to: Seat): void {
  const cards = toHandOn(g, from);
  const { players } = g.state;
  players[from].loyalty = players[from].loyalty.filter(({ card, faceUp }) => !faceUp || !isHandedOn(card));
  for (const card of cards) {
    players[to].loyalty.push({ card, faceUp: true, seenBy: [] });
    g.facts.push({ fact: 'loyalty-passed', from, to, n: 1, rule: 'cylon-reveal.mutineer-pass' });
  }
  reportReceived(g, to, cards, from);
}

/** A newcomer receives such a card of the victim again. rule: execution.mutineer */
export function receiveAgain(g: G, seat: Seat): void {
  reportReceived(g, seat, toHandOn(g, seat), seat);
}

/** Whether such a card is still where nobody has shown it. */
function isMissing({ state: { decks, players } }: G): boolean {
  return (
    !players.some(({ loyalty }) => loyalty.some(({ card, faceUp }) => faceUp && isHandedOn(card))) &&
    decks.loyalty.some(isHandedOn)
  );
}

const oneMore = registerList('rules/loyalty/one-more', [
  { do: 'choosePlayer', as: 'target', by: 'current', filter: ['human', 'takes-loyalty'] },
  { do: 'dealMissing', who: 'target' },
] satisfies readonly Effect[]);

/** rule: sleeper.mutineer-missing */
export function dealMissing(g: G): void {
  if (!isMissing(g)) return;
  const cause = { kind: 'rule', id: 'sleeper.mutineer-missing' } as const;
  runEffects(g, oneMore, { you: g.state.turn.seat, cause, bind: {} });
}

/** What it says of cards from the deck is left out, as if somebody had handed it over. */
export function dealOneMore(g: G, seat: Seat): void {
  dealLoyalty(g, seat, 1, seat);
}
