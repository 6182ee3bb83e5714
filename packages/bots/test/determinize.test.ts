import { answer, determinize, fork, newGame, pending, type State, view } from '@ragtag/board-game';
import { type Chooser, chooser, randomPicks, startStreams } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { optionsFor } from './table';

function answerAll(state: State, pick: Chooser): void {
  for (const question of pending(state)) {
    for (let tries = 0; tries < 50; tries++) {
      const picks = randomPicks(question, pick);
      if (answer(state, { seat: question.seat, question: question.id, picks }).ok) break;
    }
  }
}

/** Positions out of random games, each at a question; all of them, or some. */
function* positions(players: readonly number[], games: number, every = 17): Generator<State> {
  for (let game = 0; game < games; game++) {
    const pick = chooser(game + 1);
    const { state } = newGame(optionsFor(players[game % players.length]), `position-${game}`);
    for (let n = 0; !state.over && n < 2000; n++) {
      if (n % every === 0) yield fork(state);
      answerAll(state, pick);
    }
  }
}

/** Changes what a seat may not know, and nothing else: hands and decks change cards, hidden Loyalty changes hands. */
function swapHidden(state: State, seat: number): State {
  const s = fork(state);
  const others = s.players.filter((_, other) => other !== seat && s.players[other].hand.length > 0);
  for (const p of others) {
    const deck = s.decks.skill.find((d) => d.draw.length > 0 && !p.hand.includes(d.draw[0]));
    const of = deck && s.decks.skill.indexOf(deck);
    const same = p.hand.findIndex(
      (card) => of !== undefined && s.decks.skill[of].draw.some((d) => d === card),
    );
    if (deck && same >= 0) [p.hand[same], deck.draw[0]] = [deck.draw[0], p.hand[same]];
    p.hand.sort((a, b) => a - b);
  }
  s.decks.crisis.draw.reverse();
  s.decks.destination.draw.reverse();
  s.decks.destiny.reverse();
  const isHidden = (l: State['players'][number]['loyalty'][number]) => !l.faceUp && !l.seenBy.includes(seat);
  const besides = s.players.filter((_, owner) => owner !== seat);
  const [first, ...cards] = besides.flatMap((p) => p.loyalty.filter(isHidden).map((l) => l.card));
  cards.push(first);
  for (const p of besides)
    p.loyalty = p.loyalty.map((l) => (isHidden(l) ? { ...l, card: cards.shift() ?? l.card } : l));
  s.streams = startStreams('another', Object.keys(s.streams));
  return s;
}

const quiet = (state: State, seat: number) =>
  state.questions.every((q) => q.seat === seat && q.ask !== 'arrange' && !q.secret);

/** A soak looks at more games. */
const games = process.env.SOAK === undefined ? 16 : 96;

describe('dealing anew what a seat may not know', () => {
  it('leaves view and questions of the seat as they are, at every question of a game', () => {
    const asked = new Map<string, number>();
    let n = 0;
    for (const state of positions([3, 4, 5, 6], games, 1)) {
      for (const { seat, ask } of pending(state)) {
        const after = view(determinize(state, seat, chooser(++n)), seat);
        const before = view(state, seat);
        // Compared as text first: it is much faster, and there are thousands.
        if (JSON.stringify(after) !== JSON.stringify(before)) expect(after, ask).toEqual(before);
        asked.set(ask, (asked.get(ask) ?? 0) + 1);
      }
    }
    expect(n).toBeGreaterThan(100 * games);
    for (const ask of ['take-card', 'arrange', 'order-of-reactions', 'pick-crisis', 'choose-destination'])
      expect(asked.get(ask) ?? 0, ask).toBeGreaterThan(0);
  });

  it('does not depend on what the seat may not know', () => {
    let seen = 0;
    for (const state of positions([6], 8)) {
      const seat = state.questions[0].seat;
      if (!quiet(state, seat)) continue;
      const one = determinize(state, seat, chooser(99));
      const other = determinize(swapHidden(state, seat), seat, chooser(99));
      expect(other).toEqual(one);
      seen++;
    }
    expect(seen).toBeGreaterThan(30);
  });

  it('makes games that can be played to their end', () => {
    let n = 0;
    for (const state of positions([4], 3)) {
      const pick = chooser(++n);
      const imagined = determinize(state, state.questions[0].seat, pick);
      for (let k = 0; !imagined.over && k < 5000; k++) answerAll(imagined, pick);
      expect(imagined.over).not.toBeNull();
    }
  });
});
