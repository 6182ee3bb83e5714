import type { Chooser, Frame } from '@ragtag/kernel';
import { character, skillKinds } from '../../cards/tables';
import type { SkillCheck } from '../../procedures/skill-checks/frame';
import type { Deck, State } from '../../state';
import { rights } from '../../table/standing';
import { type Seat, skills } from '../../terms';
import { inFrames, shuffled, take, unseen, weightedPick } from './dealing';
import { type Known, knownHand } from './known';

/** Hands, Destiny, face-down cards of checks, and the skill decks. */

const checksOf = (s: State) => inFrames<Frame & SkillCheck>(s, 'skill-check');

function everySkillCard(s: State): number[] {
  return [
    ...s.decks.skill.flatMap((d) => [...d.draw, ...d.discard]),
    ...s.decks.destiny,
    ...s.players.flatMap((p) => p.hand),
    ...checksOf(s).flatMap((f) => f.pile.map((c) => c.card)),
  ];
}

const topOf = ({ discard }: Deck): number[] => discard.slice(-1);

/** How likely a player draws a type. */
function drawn(s: State, seat: Seat, skill: number): number {
  const p = s.players[seat];
  if (!rights(p).sheet || p.character === '') return 1;
  return character(p.character).skills.some((line) => line.skills.includes(skills[skill])) ? 8 : 1;
}

/** Cards that lie where the seat knows them: other hands in the order of the seats. */
function keptHands(s: State, seat: Seat, left: number[], known: Known): number[][] {
  return s.players.map((p, other) => {
    if (other === seat) return [];
    // A memory that no longer fits is no longer true.
    return knownHand(known, other)
      .slice(0, p.hand.length)
      .filter((card) => take(left, card));
  });
}

export function dealSkillCards(s: State, seat: Seat, random: Chooser, known: Known): void {
  const open = checksOf(s).flatMap((f) =>
    f.pile.filter((c) => f.revealed || c.faceUp || c.by === seat).map((c) => c.card),
  );
  const seen = [...s.players[seat].hand, ...open, ...s.decks.skill.flatMap(topOf)];
  const left = unseen(everySkillCard(s), seen);
  const kept = keptHands(s, seat, left, known);
  const byType = s.decks.skill.map((_, type) =>
    shuffled(
      random,
      left.filter((card) => skillKinds[card].deck === type),
    ),
  );
  s.decks.skill.forEach((deck, type) => {
    deck.draw = byType[type].splice(0, deck.draw.length);
    // Types are drawn and discarded openly, so how many of a type lie there can be known; which cards, cannot.
    deck.discard = [...byType[type].splice(0, Math.max(0, deck.discard.length - 1)), ...topOf(deck)];
  });
  for (const { likes, put } of shuffled(random, hiddenSlots(s, seat, kept))) {
    const weights = byType.map((cards, type) => cards.length * likes(type));
    put(byType[weightedPick(random, weights)].pop() as number);
  }
  for (const p of s.players) p.hand.sort((a, b) => a - b);
}

interface SkillSlot {
  /** How likely a card of a type lies there. */
  likes(type: number): number;
  put(card: number): void;
}

/** Every skill card that the seat cannot see, outside the decks and discards. */
function hiddenSlots(s: State, seat: Seat, kept: readonly (readonly number[])[]): SkillSlot[] {
  const slots: SkillSlot[] = [];
  const add = (cards: number[], i: number, likes: SkillSlot['likes']) =>
    slots.push({
      likes,
      put: (card) => {
        cards[i] = card;
      },
    });
  for (let i = 0; i < s.decks.destiny.length; i++) add(s.decks.destiny, i, () => 1);
  for (const frame of checksOf(s)) {
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
    const n = p.hand.length;
    p.hand = [...kept[other]];
    for (let i = p.hand.length; i < n; i++) add(p.hand, i, (type) => drawn(s, other, type));
  });
  return slots;
}
