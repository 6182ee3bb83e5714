import {
  type BoardFact,
  type DeckName,
  deckNames,
  type Known,
  type Seat,
  type View,
} from '@ragtag/board-game';

/** Cards of others and of decks that a seat has seen, for as long as they must still lie where it saw them. */
export class SeenCards {
  readonly #seat: Seat;
  readonly #hands: number[][] = [];
  readonly #tops: Partial<Record<DeckName, number[]>> = {};
  readonly #bottoms: Partial<Record<DeckName, number[]>> = {};
  #quorum: number[] = [];
  /** Who has added face-down cards to the running check: what they hold now shows when it is revealed. */
  readonly #adding = new Set<Seat>();
  #revealed: readonly number[] = [];
  /** The top card just looked at, until it is clear where it was put. */
  #arranging: { readonly deck: DeckName; readonly card: number } | null = null;
  /** Cards just drawn to be picked from. */
  #drawn: { readonly deck: DeckName; readonly cards: number[] } | null = null;

  /** Crises carried out this turn and not yet put away. */
  #crises: number[] = [];

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  hear(facts: readonly BoardFact[], view: View): void {
    for (const fact of facts) this.#hearOne(fact);
    if (typeof view.quorumHand !== 'number') this.#quorum = [...view.quorumHand];
    // Once a deck is that low, the cards under it are drawn.
    for (const deck of deckNames) {
      const cards = this.#bottoms[deck];
      if (cards) cards.length = Math.min(cards.length, view.decks[deck].cards);
    }
  }

  known(): Known {
    return {
      hands: this.#hands.map((cards, seat) => (this.#adding.has(seat) ? [] : cards)),
      tops: this.#tops,
      bottoms: this.#bottoms,
      quorum: this.#quorum,
    };
  }

  #hearOne(fact: BoardFact): void {
    switch (fact.fact) {
      case 'hand-seen':
        this.#hands[fact.owner] = [...fact.cards];
        return;
      case 'card-taken':
        if (fact.card !== undefined) this.#taken(fact.seat, fact.from, fact.card);
        return;
      case 'skill-cards-discarded':
        remove(this.#hand(fact.seat), fact.cards);
        return;
      case 'check-started':
        this.#adding.clear();
        this.#revealed = [];
        return;
      case 'check-cards-added':
        if (fact.seat === null) return;
        if (fact.cards) remove(this.#hand(fact.seat), fact.cards);
        else if (fact.n > 0) this.#adding.add(fact.seat);
        return;
      case 'check-revealed':
        this.#checkRevealed(fact.cards);
        return;
      case 'check-cards-taken':
        // rule: skill-check.step13.discard — they lay open before they were taken
        if (fact.n === this.#revealed.length) this.#hand(fact.seat).push(...this.#revealed);
        return;
      case 'check-cards-removed':
        this.#revealed = [...this.#revealed];
        remove(this.#revealed as number[], fact.cards);
        if (fact.to === 'hand') this.#hand(fact.seat).push(...fact.cards);
        return;
      case 'quorum-played':
        remove(this.#quorum, [fact.card]);
        this.#turnedUp('quorum', fact.card);
        return;
      case 'quorum-discarded':
      case 'quorum-removed':
        remove(this.#quorum, [fact.card]);
        return;
      default:
        this.#hearOfDecks(fact);
    }
  }

  #hearOfDecks(fact: BoardFact): void {
    switch (fact.fact) {
      case 'deck-looked-at':
        // What somebody else has looked at may lie elsewhere now.
        if (fact.seat !== this.#seat) this.#forgetDeck(fact.deck);
        return;
      case 'cards-seen':
        this.#looked(fact.deck, fact.cards);
        return;
      case 'bottom-seen':
        if ((this.#bottoms[fact.deck] ?? []).length === 0) this.#bottoms[fact.deck] = [fact.card];
        return;
      case 'effect-chosen':
        this.#arranged(fact.seat, fact.option);
        return;
      case 'deck-reshuffled':
        this.#forgetDeck(fact.deck);
        return;
      case 'quorum-drawn':
        this.#tops.quorum = [];
        return;
      case 'turn-started':
        // What was neither discarded nor kept has been shuffled back in.
        if (this.#crises.length > 0) this.#forgetDeck('crisis');
        this.#crises = [];
        return;
      case 'card-left-play':
        this.#forgetDeck(fact.deck);
        return;
      case 'card-kept':
        remove(this.#crises, [fact.card]);
        return;
      case 'crisis-discarded':
        remove(this.#crises, [fact.card]);
        if (this.#drawn?.deck === fact.deck) remove(this.#drawn.cards, [fact.card]);
        return;
      case 'crisis-drawn':
        this.#turnedUp(fact.deck, fact.card);
        if (fact.deck === 'crisis') this.#crises.push(fact.card);
        return;
      case 'destination-picked':
        this.#turnedUp('destination', fact.card);
    }
  }

  #hand(seat: Seat): number[] {
    this.#hands[seat] ??= [];
    return this.#hands[seat];
  }

  #taken(by: Seat, from: Seat, card: number): void {
    remove(this.#hand(from), [card]);
    if (by !== this.#seat) this.#hand(by).push(card);
  }

  /** A card that is not among the revealed ones was not added. */
  #checkRevealed(cards: readonly number[]): void {
    for (const seat of this.#adding) remove(this.#hand(seat), cards);
    this.#adding.clear();
    this.#revealed = cards;
  }

  #looked(name: string, cards: readonly number[]): void {
    const deck = deckNames.find((d) => d === name);
    // Super Crises are drawn into one's own hand.
    if (!deck || deck === 'super-crisis') return;
    this.#tops[deck] = [];
    if (cards.length === 1) this.#arranging = { deck, card: cards[0] };
    this.#drawn = { deck, cards: [...cards] };
  }

  #arranged(seat: Seat, option: string): void {
    const looked = this.#arranging;
    if (!looked || seat !== this.#seat) return;
    this.#arranging = null;
    this.#drawn = null;
    if (option === 'top') this.#tops[looked.deck] = [looked.card];
    else if (option === 'bottom') this.#putUnder(looked.deck, [looked.card]);
  }

  /** A card of a deck is carried out: its own pick, after which the others lie under the deck, or the top card. */
  #turnedUp(deck: DeckName, card: number): void {
    const drawn = this.#drawn;
    this.#arranging = null;
    this.#drawn = null;
    if (drawn?.deck === deck && drawn.cards.includes(card)) {
      const rest = [...drawn.cards];
      remove(rest, [card]);
      this.#putUnder(deck, rest);
      return;
    }
    const top = this.#tops[deck]?.pop();
    if (top !== undefined && top !== card) this.#forgetDeck(deck);
  }

  #putUnder(deck: DeckName, cards: readonly number[]): void {
    this.#bottoms[deck] = [...[...cards].reverse(), ...(this.#bottoms[deck] ?? [])];
  }

  #forgetDeck(name: string): void {
    const deck = deckNames.find((d) => d === name);
    if (!deck) return;
    this.#tops[deck] = [];
    this.#bottoms[deck] = [];
  }
}

function remove(from: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
  }
}
