import { type Chooser, type Frame, fork, type Question, startStreams } from '@ragtag/kernel';
import { character, loyaltyCards, skillKinds } from './cards/tables';
import type { Crisis } from './procedures/crisis';
import type { DrawSeveral } from './procedures/draw-several';
import type { Jump } from './procedures/jump';
import type { SkillCheck } from './procedures/skill-check';
import type { Deck, State } from './state';
import { areas, type DeckName, deckNames, type Seat, skills } from './terms';

/**
 * A game that this seat could be in: everything it may not know is dealt anew. What comes out depends on the state
 * only through what the seat may know, so it tells a thinking bot nothing that it must not be told.
 *
 * `doubt` is how likely the seat holds each player to be a Cylon; Loyalty cards are dealt in keeping with it.
 */
export function determinize(state: State, seat: Seat, random: Chooser, doubt?: readonly number[]): State {
  const s = fork(state);
  forgetQuestions(s, seat);
  dealSkillCards(s, seat, random);
  for (const name of deckNames) dealDeck(s, name, seat, random);
  dealLoyalty(s, seat, random, doubt);
  dealCivilians(s, seat, random);
  s.dice = [];
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
}

/** What others were asked in secret, and what they have answered, is not known. */
function forgetQuestions(s: State, seat: Seat): void {
  s.questions = s.questions
    .filter((q) => q.seat === seat || !q.secret)
    .map((q): Question => {
      if (q.seat === seat || !q.picks) return q;
      const { picks: _, ...open } = q;
      return open;
    });
}

/** Whether the seat is being asked by this frame, and so sees what lies before it. */
function isAskedAt(s: State, frame: Frame, seat: Seat): boolean {
  const at = s.stack.indexOf(frame);
  return s.questions.some((q) => q.seat === seat && q.at === at);
}

function shuffled(random: Chooser, cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

function take(from: number[], card: number): void {
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
}

/** A place of hidden cards, to be filled again with as many. */
interface Place {
  readonly cards: readonly number[];
  fill(cards: number[]): void;
}

function inFrames<F extends Frame>(s: State, procedure: string): F[] {
  return s.stack.filter((f) => f.p === procedure) as F[];
}

/** All copies of the cards that are in this game, sorted, less those that can be seen. */
function unseen(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all].sort((a, b) => a - b);
  for (const card of seen) take(left, card);
  return left;
}

// Skill cards

function everySkillCard(s: State): number[] {
  return [
    ...s.decks.skill.flatMap((d) => [...d.draw, ...d.discard]),
    ...s.decks.destiny,
    ...s.players.flatMap((p) => p.hand),
    ...inFrames<Frame & SkillCheck>(s, 'skill-check').flatMap((f) => f.pile.map((c) => c.card)),
  ];
}

function topOf({ discard }: Deck): number[] {
  return discard.slice(-1);
}

/** How likely a player draws a type. */
function drawn(s: State, seat: Seat, skill: number): number {
  const p = s.players[seat];
  if (p.cylon !== null || p.character === '') return 1;
  return character(p.character).skills.some((line) => line.skills.includes(skills[skill])) ? 8 : 1;
}

function weightedPick(random: Chooser, weights: readonly number[]): number {
  const total = weights.reduce((a, b) => a + b, 0);
  let at = (random(1_000_000) / 1_000_000) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.findLastIndex((w) => w > 0);
}

function dealSkillCards(s: State, seat: Seat, random: Chooser): void {
  const checks = inFrames<Frame & SkillCheck>(s, 'skill-check');
  const open = checks.flatMap((f) =>
    f.pile.filter((c) => f.revealed || c.faceUp || c.by === seat).map((c) => c.card),
  );
  const seen = [...s.players[seat].hand, ...open, ...s.decks.skill.flatMap(topOf)];
  const left = unseen(everySkillCard(s), seen);
  const byType = s.decks.skill.map((_, type) =>
    shuffled(
      random,
      left.filter((card) => skillKinds[card].deck === type),
    ),
  );
  s.decks.skill.forEach((deck, type) => {
    deck.draw = byType[type].splice(0, deck.draw.length);
  });
  const slots = hiddenSlots(s, seat);
  // Where no discards lie, all that is not in the deck must be in somebody's hands.
  s.decks.skill.forEach((deck, type) => {
    if (deck.discard.length > 0) return;
    for (const card of byType[type].splice(0)) {
      const i = weightedPick(
        random,
        slots.map((slot) => slot.likes(type)),
      );
      slots.splice(i, 1)[0].put(card);
    }
  });
  for (const { likes, put } of slots) {
    const weights = byType.map((cards, type) => cards.length * likes(type));
    put(byType[weightedPick(random, weights)].pop() as number);
  }
  for (const p of s.players) p.hand.sort((a, b) => a - b);
  s.decks.skill.forEach((deck, type) => {
    deck.discard = [...byType[type], ...topOf(deck)];
  });
}

interface SkillSlot {
  /** How likely a card of a type lies there. */
  likes(type: number): number;
  put(card: number): void;
}

/** Every skill card that the seat cannot see, outside the decks and discards. */
function hiddenSlots(s: State, seat: Seat): SkillSlot[] {
  const slots: SkillSlot[] = [];
  const add = (cards: number[], i: number, likes: SkillSlot['likes']) =>
    slots.push({
      likes,
      put: (card) => {
        cards[i] = card;
      },
    });
  for (let i = 0; i < s.decks.destiny.length; i++) add(s.decks.destiny, i, () => 1);
  for (const frame of inFrames<Frame & SkillCheck>(s, 'skill-check')) {
    frame.pile.forEach((c, i) => {
      const { by, faceUp } = c;
      if (frame.revealed || faceUp || by === seat) return;
      slots.push({
        likes: (type) => (by === null ? 1 : drawn(s, by, type)),
        put: (card) => {
          frame.pile[i] = { ...c, card };
        },
      });
    });
  }
  s.players.forEach((p, other) => {
    if (other === seat) return;
    for (let i = 0; i < p.hand.length; i++) add(p.hand, i, (type) => drawn(s, other, type));
  });
  return slots;
}

// Decks of whole cards

/** Cards that somebody else has drawn to pick from. */
function drawnToPick(s: State, name: DeckName, seat: Seat): Place[] {
  return s.stack
    .filter((frame) => !isAskedAt(s, frame, seat))
    .flatMap((frame): Place[] => {
      const picking = frame as Frame & Partial<Crisis & DrawSeveral & Jump>;
      const deck = frame.p === 'jump' ? 'destination' : picking.deck;
      if (!['crisis', 'draw-several', 'jump'].includes(frame.p) || deck !== name) return [];
      return [{ cards: picking.drawn ?? [], fill: (cards) => putDrawn(picking, cards) }];
    });
}

function putDrawn(frame: { drawn?: number[] }, cards: number[]): void {
  if (frame.drawn) frame.drawn = cards;
}

/** Cards in hands that the seat does not see. */
function handsOf(s: State, name: DeckName, seat: Seat): Place[] {
  if (name === 'quorum' && s.titles.president !== seat) {
    const fill = (cards: number[]) => {
      s.quorumHand = cards.sort((a, b) => a - b);
    };
    return [{ cards: s.quorumHand, fill }];
  }
  if (name !== 'super-crisis') return [];
  return s.players.flatMap((p, other) => {
    const fill = (cards: number[]) => {
      p.superCrises = cards.sort((a, b) => a - b);
    };
    return other === seat ? [] : [{ cards: p.superCrises, fill }];
  });
}

/** Whether the seat is just now shown the top card of a deck. */
function seesTop(s: State, seat: Seat): boolean {
  return s.questions.some((q) => q.seat === seat && q.ask === 'arrange');
}

function dealDeck(s: State, name: DeckName, seat: Seat, random: Chooser): void {
  const deck = s.decks[name];
  const top = seesTop(s, seat) ? deck.draw.slice(-1) : [];
  const places: Place[] = [
    ...drawnToPick(s, name, seat),
    {
      cards: deck.draw.slice(0, deck.draw.length - top.length),
      fill: (cards) => {
        deck.draw = [...cards, ...top];
      },
    },
    {
      cards: deck.discard.slice(0, -1),
      fill: (cards) => {
        deck.discard = [...cards, ...topOf(deck)];
      },
    },
    ...handsOf(s, name, seat),
  ];
  // Sorted first, so that the order in which they lay tells nothing.
  const pool = places.flatMap(({ cards }) => cards).sort((a, b) => a - b);
  shuffled(random, pool);
  for (const { cards, fill } of places) fill(pool.splice(0, cards.length));
}

// Loyalty cards

function isCylon(card: number): boolean {
  return loyaltyCards[card].side === 'cylon';
}

interface Slot {
  readonly weight: number;
  put(card: number): void;
}

/** Odds, held within bounds: nobody is quite sure of anybody. */
function odds(p: number): number {
  const held = Math.max(0.03, Math.min(0.97, p));
  return held / (1 - held);
}

function dealLoyalty(s: State, seat: Seat, random: Chooser, doubt: readonly number[] | undefined): void {
  const hidden: number[] = [];
  const slots: Slot[] = [];
  s.players.forEach((p, owner) => {
    const unknown = p.loyalty.filter((l) => owner !== seat && !l.faceUp && !l.seenBy.includes(seat));
    for (const l of unknown) {
      hidden.push(l.card);
      const weight = doubt ? odds(doubt[owner]) / unknown.length : 1;
      slots.push({
        weight: p.cylon === null ? weight : 0.3,
        put: (card) => {
          l.card = card;
        },
      });
    }
  });
  const undealt = s.decks.loyalty;
  undealt.forEach((card, i) => {
    hidden.push(card);
    slots.push({
      weight: doubt ? 0.25 : 1,
      put: (other) => {
        undealt[i] = other;
      },
    });
  });
  for (const card of mixedCylons(s, hidden, seat, random)) {
    const i = isCylon(card)
      ? weightedPick(
          random,
          slots.map((slot) => slot.weight),
        )
      : random(slots.length);
    slots.splice(i, 1)[0].put(card);
  }
}

/** The hidden cards, Cylons first; which of the Cylon cards they are, those cannot tell who have not seen them. */
function mixedCylons(s: State, hidden: readonly number[], seat: Seat, random: Chooser): number[] {
  const known = s.players.flatMap((p, owner) =>
    p.loyalty.filter((l) => owner === seat || l.faceUp || l.seenBy.includes(seat)).map((l) => l.card),
  );
  const kinds = loyaltyCards.flatMap((card, i) =>
    card.side === 'cylon' ? Array<number>(card.copies).fill(i) : [],
  );
  const cylons = shuffled(random, unseen(kinds, known.filter(isCylon)));
  const others = hidden.filter((card) => !isCylon(card)).sort((a, b) => a - b);
  const n = hidden.length - others.length;
  return [...cylons.slice(0, n), ...shuffled(random, others)];
}

// Civilian ships

function dealCivilians(s: State, seat: Seat, random: Chooser): void {
  const ships = areas.flatMap((area) => s.areas[area].civilians.filter((c) => !c.seenBy.includes(seat)));
  const pool = [...s.civilians, ...ships.map((c) => c.kind)];
  shuffled(
    random,
    pool.sort((a, b) => a - b),
  );
  for (const ship of ships) ship.kind = pool.pop() as number;
  s.civilians = pool;
}
