import { type Answer, type Chooser, chooser } from '@ragtag/kernel';
import { playRandomly } from '@ragtag/kernel/testing';
import {
  type CardFact,
  cards,
  type Deck,
  deckOf,
  defaults,
  module,
  newGame,
  preconstructed,
  type Seating,
  type State,
} from '../../src';

/** Decks of ours, or anything at all. */
const ours = preconstructed.map(deckOf);
const bases = cards.flatMap(({ type }, kind) => (type === 'base' ? [kind] : []));
const others = cards.flatMap(({ type }, kind) => (type === 'base' ? [] : [kind]));

export function mixedDeck(pick: Chooser): Deck {
  const left = [...others];
  const list = Array.from({ length: 20 }, () => [left.splice(pick(left.length), 1)[0], 3] as const);
  return { name: 'Mixed', base: bases[pick(bases.length)], cards: list };
}

export interface RandomGame {
  readonly state: State;
  readonly facts: readonly CardFact[];
  readonly answers: readonly Answer[];
  readonly seats: readonly Seating[];
  readonly seed: string;
}

/** A game of any decks that has just begun. */
export function mixedGame(n: number, players: number) {
  const pick = chooser(n + 1);
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: mixedDeck(pick),
  }));
  const seed = `mixed-${n}`;
  return { ...newGame({ ...defaults, players }, seed, seats), seats, seed };
}

/** A game of players who choose at random; `seen` looks at every question. */
export function randomGame(
  n: number,
  { mixed = false, players = 2 }: { mixed?: boolean; players?: number } = {},
  seen?: (state: State) => void,
): RandomGame {
  const pick = chooser(n + 1);
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: mixed ? mixedDeck(pick) : ours[(n + seat) % ours.length],
  }));
  const seed = `random-${n}`;
  const beginning = {
    options: { ...defaults, players },
    seed,
    seats: seats.map(({ name, deck }) => ({ name, setup: deck })),
  };
  const { state, facts, answers, wrong } = playRandomly(module, { beginning, seed: n + 1 }, (moment) => {
    seen?.(moment.state);
    return undefined;
  });
  if (wrong) throw new Error(`game ${n}: ${wrong}`);
  return { state, facts, answers, seats, seed };
}

/** How many cards of each kind a player has anywhere. */
export function census(state: State, seat: number): Map<number, number> {
  const count = new Map<number, number>();
  const add = (kinds: readonly number[]) => {
    for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1);
  };
  const { hand, deck, discard, missions, resolved, stacks } = state.players[seat];
  add(hand);
  add(deck);
  add(discard);
  add(missions.map((m) => m.kind));
  add(resolved.map((m) => m.kind));
  for (const { kind, supply } of stacks) add([kind, ...supply]);
  for (const p of state.players)
    for (const unit of p.units) {
      if (unit.owner === seat) add(unit.cards);
      add(unit.links.flatMap((link) => (link.owner === seat ? [link.kind] : [])));
    }
  add(state.threats.flatMap((t) => (t.owner === seat ? [t.kind] : [])));
  // A card at work is in no zone.
  for (const frame of state.stack) {
    const { p, seat: owner, card, event, kept } = frame as unknown as Record<string, never>;
    if (p === 'played' && owner === seat && event && !kept) add([card]);
    if (p === 'add-supply' && owner === seat && card !== null) add([card]);
    if (p === 'dig' && owner === seat) add((frame as unknown as { shown: number[] }).shown);
    if (p !== 'play' || owner !== seat) continue;
    const { cards: played, at } = frame as unknown as { cards: { card: number }[]; at: number; i: number };
    if ((frame as { i: number }).i >= 6) add(played.slice(at).map((each) => each.card));
  }
  return count;
}
