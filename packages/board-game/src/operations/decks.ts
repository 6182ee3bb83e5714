import { shuffle } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import { deckTables, skillKinds } from '../cards/tables';
import type { DeckCard } from '../cards/types';
import type { Cause } from '../effects/types';
import type { G } from '../rules';
import type { Deck } from '../state';
import type { DeckName } from '../terms';
import { type Seat, skills } from '../terms';

/** Taking and putting cards. Every pile keeps its top at the end of the array. */

/** rule: limits.deck-reshuffle — an empty deck is rebuilt from its discards. */
function top(g: G, name: string, deck: Deck): number | undefined {
  if (deck.draw.length === 0 && deck.discard.length > 0) {
    deck.draw = shuffle(g.state, 'cards', deck.discard);
    deck.discard = [];
    g.facts.push({ fact: 'deck-reshuffled', deck: name, rule: 'limits.deck-reshuffle' });
  }
  return deck.draw.pop();
}

/** The top card, or nothing where neither deck nor discards hold one. */
export function drawCard(g: G, name: DeckName): number | undefined {
  return top(g, name, g.state.decks[name]);
}

/** Its pile, or what is out of the game: a card of contents that were swapped does not come back. */
function comesBack(g: G, name: DeckName, card: number): boolean {
  const { decks } = g.state;
  if (deckTables[name][card].contents === decks.contents?.[name]) return true;
  decks.removed.push({ deck: name, card });
  return false;
}

export function discardCard(g: G, name: DeckName, card: number): void {
  if (comesBack(g, name, card)) g.state.decks[name].discard.push(card);
}

export function putUnder(g: G, name: DeckName, card: number): void {
  if (comesBack(g, name, card)) g.state.decks[name].draw.unshift(card);
}

export function putOnTop(g: G, name: DeckName, card: number): void {
  if (comesBack(g, name, card)) g.state.decks[name].draw.push(card);
}

export function shuffleInto(g: G, name: DeckName, card: number): void {
  if (!comesBack(g, name, card)) return;
  const { draw } = g.state.decks[name];
  draw.push(card);
  shuffle(g.state, 'cards', draw);
}

/**
 * A phase of the game takes the cards of a deck and its discards out of the game and puts others in their place:
 * the deck stays the same one to everything that names it. rule: newcaprica.setup.crisis-deck
 */
export function swapContents(g: G, name: DeckName, contents: string): void {
  const { decks, options } = g.state;
  // rule: variants.forced.all-endings
  if (options.allendings) decks.aside = { ...decks.aside, [name]: decks[name] };
  else removeAll(g, name);
  const cards: readonly DeckCard[] = deckTables[name];
  const kinds = kindsOf(options, name, cards, (card) => card.contents === contents);
  decks[name] = { draw: shuffle(g.state, 'cards', kinds), discard: [] };
  decks.contents = { ...decks.contents, [name]: contents };
}

function removeAll({ state: { decks } }: G, name: DeckName): void {
  for (const card of [...decks[name].draw, ...decks[name].discard]) decks.removed.push({ deck: name, card });
}

/** What was set aside comes back, as it was. rule: variants.forced.all-endings */
export function bringBackContents(g: G, name: DeckName): void {
  const { decks } = g.state;
  const aside = decks.aside?.[name];
  if (!aside) return;
  removeAll(g, name);
  decks[name] = aside;
  decks.aside = undefined;
  decks.contents = { ...decks.contents, [name]: undefined };
}

/** The top card of a skill deck, by index of the skill. */
export function drawSkillCard(g: G, skill: number): number | undefined {
  return top(g, skills[skill], g.state.decks.skill[skill]);
}

/** Hands are kept sorted, so that their order tells nothing. */
export function addToHand(hand: number[], card: number): void {
  let i = hand.length;
  while (i > 0 && hand[i - 1] > card) i--;
  hand.splice(i, 0, card);
}

/** A player draws skill cards: everybody sees of which types, only the player sees which. */
export function drawIntoHand(g: G, seat: Seat, types: readonly number[], rule?: string): void {
  const { hand } = g.state.players[seat];
  const cards: number[] = [];
  for (const type of types) {
    const card = drawSkillCard(g, type);
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return;
  for (const card of cards) addToHand(hand, card);
  g.facts.push({ fact: 'skill-cards-drawn', seat, skills: cards.map((c) => skillKinds[c].skill), rule });
  g.facts.push({ fact: 'skill-cards-received', seat, cards, only: [seat] });
}

/** rule: skills.discard-faceup */
export function discardFromHand(g: G, seat: Seat, cards: readonly number[], cause: Cause): void {
  if (cards.length === 0) return;
  const { hand } = g.state.players[seat];
  for (const card of cards) {
    hand.splice(hand.indexOf(card), 1);
    putOnSkillPile(g, card);
  }
  g.facts.push({ fact: 'skill-cards-discarded', seat, cards, cause, rule: 'skills.discard-faceup' });
}

export function putOnSkillPile(g: G, card: number): void {
  g.state.decks.skill[skillKinds[card].deck].discard.push(card);
}

/** Two cards of each type in play, shuffled. rule: setup.destiny.ten */
export function buildDestiny(g: G): void {
  const { decks } = g.state;
  const cards: number[] = [];
  for (let skill = 0; skill < decks.skill.length; skill++) {
    for (let n = 0; n < 2; n++) {
      const card = drawSkillCard(g, skill);
      if (card !== undefined) cards.push(card);
    }
  }
  decks.destiny = shuffle(g.state, 'cards', cards);
}

/** rule: skills.destiny.rebuild — rebuilt at once when its last card is used. */
export function drawDestiny(g: G): number | undefined {
  const { decks } = g.state;
  if (decks.destiny.length === 0) buildDestiny(g);
  const card = decks.destiny.pop();
  if (decks.destiny.length === 0) {
    buildDestiny(g);
    g.facts.push({ fact: 'destiny-rebuilt', rule: 'skills.destiny.rebuild' });
  }
  return card;
}
