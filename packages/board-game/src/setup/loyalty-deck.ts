import { shuffle } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import { character, indexOf, loyaltyCards } from '../cards/tables';
import type { CharacterCard, LoyaltyCardInfo } from '../cards/types';
import { number } from '../in-play/rulings';
import { reportReceived } from '../procedures/loyalty/loyalty-cards';
import type { G } from '../rules';
import type { State } from '../state';
import { inTheRed } from '../table/queries';
import { rights } from '../table/standing';
import { resources, type Seat } from '../terms';

/** Building and dealing the Loyalty deck. */

type Numbers = Readonly<Record<number, readonly [cylon: number, human: number]>>;

/** Cylon and Not-a-Cylon cards by number of players. rule: setup.loyalty-deck.3p to .6p */
const table: Numbers = {
  3: [1, 5],
  4: [1, 6],
  5: [2, 8],
  6: [2, 9],
};

/** The same where one of the players is a Leader. rule: setup.loyalty-deck.leader-4p to .leader-7p */
const tableWithLeader: Numbers = {
  4: [1, 5],
  5: [1, 7],
  6: [2, 8],
  7: [2, 10],
};

/** rule: setup.loyalty-deck.mutineer-leader, setup.loyalty-deck.mutineer-noleader */
function withMutineer({ options, players }: Pick<State, 'options' | 'players'>): boolean {
  return options.daybreak && players.length % 2 === (options.cylonleader ? 1 : 0);
}

/** In extra-card style there is one card more. rule: setup.loyalty-deck.exodus-3p to .exodus-leader-7p */
function cardsFor({
  options,
  players,
}: Pick<State, 'options' | 'players'>): readonly [cylon: number, human: number] {
  const [cylons, humans] = (options.cylonleader ? tableWithLeader : table)[players.length];
  // rule: setup.loyalty-deck.mutineer-noleader — the Sympathizer's place is taken by a card more
  const more = withMutineer({ options, players }) && !options.cylonleader ? 1 : 0;
  return [cylons, humans + more + (options.exodusloyalty ? 1 : 0)];
}

const human = () => indexOf(loyaltyCards, 'you-are-not-a-cylon');

/** Whether a card lies in the Not-a-Cylon pile, where there may be others than the plain one. */
export const isNotACylon = ({ side, setAside }: LoyaltyCardInfo): boolean =>
  side === 'human' && setAside !== true;

/** The same for cards that only some options put there. rule: setup.exodus.conflicted-unused */
export const liesInPile = ({ options }: Pick<State, 'options'>, card: LoyaltyCardInfo): boolean =>
  isNotACylon(card) && (card.special === undefined || options[card.special]);

/** Mixes a pile whose cards differ; where they do not, there is nothing to mix. */
function mix(s: State, stream: 'setup' | 'cards', pile: number[]): number[] {
  return pile.some((card) => card !== pile[0]) ? shuffle(s, stream, pile) : pile;
}

/** Cards that a character is dealt beyond the usual one, at the start and in the Sleeper Agent phase. */
export function extraLoyalty({ abilities }: CharacterCard): {
  readonly first: number;
  readonly sleeper: number;
} {
  const extra = { first: 0, sleeper: 0 };
  for (const { modifiers = [] } of abilities) {
    for (const { on, set } of modifiers) {
      if (typeof set !== 'number') continue;
      if (on === 'loyalty-dealt-first') extra.first += set - 1;
      if (on === 'loyalty-dealt-sleeper') extra.sleeper += set - 1;
    }
  }
  return extra;
}

/** Not-a-Cylon cards added for characters who are dealt more than one card, now or in the Sleeper Agent phase. */
function extraCards(g: G): number {
  return g.state.players.reduce((n, p) => {
    const { first, sleeper } = extraLoyalty(character(p.character));
    return n + first + sleeper;
  }, 0);
}

const pile = (s: State, wanted: (card: LoyaltyCardInfo) => boolean) =>
  kindsOf(s.options, 'loyalty', loyaltyCards, wanted);

/** Lays out the pile that cards which are no Cylon's come from. */
export function layNotACylons({ state }: G): void {
  state.decks.notACylon = mix(
    state,
    'setup',
    pile(state, (card) => liesInPile(state, card)),
  );
}

const ofEachHalf = 5;

/** Half of it hurts, and half does not. rule: variants.house.special-notacylon */
export function laySpecialLoyalty(s: State): void {
  if (!s.options.house_special_notacylon) return;
  const special = shuffle(
    s,
    'setup',
    pile(s, ({ special: option }) => option !== undefined && !s.options[option]),
  );
  // As many as come with the box of the others.
  const plain = Array.from({ length: ofEachHalf }, human);
  s.decks.special = shuffle(s, 'setup', [...special.slice(0, ofEachHalf), ...plain]);
}

/** A Loyalty deck of some Cylon cards and some that are none, mixed. rule: setup.loyalty-deck.piles */
export function stackLoyalty(g: G, stream: 'setup' | 'cards', cylons: number, humans: number): void {
  const s = g.state;
  const cylonPile = shuffle(
    s,
    stream,
    pile(s, ({ side, setAside }) => side === 'cylon' && setAside !== true),
  );
  const notCylons = s.decks.notACylon.splice(0, humans);
  // rule: limits.not-a-cylon-pile — the Sympathizer stands in, without its text
  while (notCylons.length < humans) notCylons.push(human());
  // rule: setup.loyalty-deck.drop-cylon-pile — the unused ones leave the game unseen
  const mutineer = withMutineer(s) ? [indexOf(loyaltyCards, 'you-are-the-mutineer')] : [];
  s.decks.loyalty = [...cylonPile.slice(0, cylons), ...notCylons, ...mutineer];
  shuffle(s, stream, s.decks.loyalty);
}

/** rule: setup.loyalty-deck.boomer-extra, setup.loyalty-deck.baltar-extra */
export function buildLoyaltyDeck(g: G): void {
  const [cylons, humans] = cardsFor(g.state);
  layNotACylons(g);
  stackLoyalty(g, 'setup', cylons, humans + extraCards(g));
}

/** Late, and larger for every resource in the red. rule: variants.two-player.sleeper */
export function buildLateLoyaltyDeck(g: G): void {
  const inRed = resources.filter((resource) => inTheRed(g.state, resource)).length;
  stackLoyalty(g, 'cards', 1, 2 + inRed);
}

/** Deals a player the top cards of the Loyalty deck, which is never rebuilt. rule: loyalty.facedown */
export function dealLoyalty(
  g: G,
  seat: Seat,
  n: number,
  from: Seat | null = null,
  deck = g.state.decks.loyalty,
): number[] {
  const cards: number[] = [];
  for (let k = 0; k < n; k++) {
    const card = deck.pop();
    if (card === undefined) break;
    cards.push(card);
    g.state.players[seat].loyalty.push({ card, faceUp: false, seenBy: [] });
  }
  g.facts.push({ fact: 'loyalty-dealt', seat, n: cards.length });
  g.facts.push({ fact: 'loyalty-received', seat, cards, only: [seat] });
  reportReceived(g, seat, cards, from);
  return cards;
}

/** The next card of the Not-a-Cylon pile. rule: limits.not-a-cylon-pile — rebuilt from those that were discarded */
export function takeNotACylon(g: G): number | undefined {
  const { decks } = g.state;
  const { discardedLoyalty = [] } = decks;
  const goesBack = (card: number) => isNotACylon(loyaltyCards[card]);
  if (decks.notACylon.length === 0 && discardedLoyalty.some(goesBack)) {
    decks.notACylon = mix(g.state, 'cards', discardedLoyalty.filter(goesBack));
    decks.discardedLoyalty = discardedLoyalty.filter((card) => !goesBack(card));
    g.facts.push({ fact: 'deck-reshuffled', deck: 'not-a-cylon', rule: 'limits.not-a-cylon-pile' });
  }
  return decks.notACylon.pop();
}

/** What joins the deck once the first cards are dealt. */
function lateCard(g: G): number {
  const { nosympathizer, sympatheticcylon } = g.state.options;
  // rule: setup.characters.boomer-nosympathizer-waived — the Sympathizer stands in when the pile is empty
  if (nosympathizer) return takeNotACylon(g) ?? human();
  // rule: setup.loyalty-deck.sympathetic-aside, setup.loyalty-deck.sympathizer-aside
  return indexOf(loyaltyCards, sympatheticcylon ? 'you-are-a-sympathetic-cylon' : 'you-are-a-sympathizer');
}

/** rule: setup.loyalty-deck.deal, setup.loyalty-deck.baltar-two, setup.loyalty-deck.late-cards */
export function dealFirstLoyalty(g: G, order: readonly Seat[]): void {
  const s = g.state;
  for (const seat of order) {
    // rule: leaders.no-loyalty
    if (rights(s.players[seat]).loyalty) dealLoyalty(g, seat, number(g, 'loyalty-dealt-first', 1, { seat }));
  }
  // rule: setup.loyalty-deck.sympathizer-unused
  if (s.players.length % 2 === 1 || s.options.cylonleader || s.options.daybreak) return;
  s.decks.loyalty.push(lateCard(g));
  shuffle(s, 'setup', s.decks.loyalty);
}
