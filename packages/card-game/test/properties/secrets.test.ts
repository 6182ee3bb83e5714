import { type Answer, chooser, factsFor, randomPicks } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { answer, type CardFact, determinize, fork, pending, type State, view } from '../../src';
import { randomGame } from '../support/random-game';

/** Facts that bring hidden cards to light, so that from there on two worlds may differ. */
const brings: ReadonlySet<CardFact['fact']> = new Set([
  'drew-cards',
  'mystic-revealed',
  'threat-revealed',
  'looked-cards',
  'shown',
  'hand-shown',
  'milled',
  'reshuffled',
  'discarded',
  'supply-lost',
  'jumped',
  'to-hand',
  'searched',
] as const);

function untilLight(facts: readonly CardFact[]): CardFact[] {
  const at = facts.findIndex(({ fact }) => brings.has(fact));
  return at < 0 ? [...facts] : facts.slice(0, at);
}

/** What a seat is told of an answer, up to what the answer brings to light, and what it sees then if that is nothing. */
function told(state: State, given: Answer, seat: number) {
  const answered = answer(state, given);
  if (!answered.ok) throw new Error(answered.refusal.message);
  const facts = factsFor(answered.facts, seat);
  const dark = state.over === null && facts.every(({ fact }) => !brings.has(fact));
  return { facts: untilLight(facts), after: dark ? view(state, seat) : null };
}

/** The same, by comparing texts first, which is much faster. */
function expectSame(there: unknown, here: unknown, at: string): void {
  if (JSON.stringify(there) !== JSON.stringify(here)) expect(there, at).toEqual(here);
}

/** Games in which `look` is called at some questions. */
const soaking = process.env.SOAK !== undefined;
const patience = soaking ? 7_200_000 : 180_000;
const games = soaking ? 300 : 10;

function atQuestions(salt: number, look: (state: State, seat: number, at: string) => void): number {
  let looked = 0;
  for (let n = 0; n < games; n++) {
    let asked = 0;
    randomGame(n + salt, { players: 2 + (n % 5), mixed: n % 2 === 0 }, (state) => {
      if (asked++ % 2 === 0 && !soaking) return;
      state.players.forEach(({ out }, seat) => {
        // In turn, so that looking costs no more than the game itself.
        if (out || (!soaking && (asked >> 1) % state.players.length !== seat)) return;
        looked++;
        look(state, seat, `game ${n + salt}, question ${asked}, seat ${seat}`);
      });
    });
  }
  return looked;
}

describe('a seat', () => {
  it(
    'sees nothing that depends on hidden cards (ccg.info.hand-hidden, ccg.info.supply-hidden, ccg.info.deck-hidden)',
    () => {
      const random = chooser(100);
      const looked = atQuestions(0, (state, seat, at) => {
        expectSame(view(determinize(state, seat, random), seat), view(state, seat), at);
      });
      expect(looked).toBeGreaterThan(soaking ? 100_000 : 700);
    },
    patience,
  );

  it(
    'is told nothing of its answer that depends on hidden cards, up to what the answer brings to light (ccg.info.silent-offers)',
    () => {
      const random = chooser(200);
      let compared = 0;
      atQuestions(1000, (state, seat, at) => {
        const question = pending(state).find((q) => q.seat === seat);
        if (!question) return;
        compared++;
        const given = { seat, question: question.id, picks: randomPicks(question, random) };
        const other = determinize(state, seat, random);
        other.streams = structuredClone(state.streams);
        const here = told(fork(state), given, seat);
        const there = told(other, given, seat);
        const n = Math.min(here.facts.length, there.facts.length);
        expectSame(there.facts.slice(0, n), here.facts.slice(0, n), at);
        if (here.after && there.after) expectSame(there.after, here.after, at);
      });
      expect(compared).toBeGreaterThan(soaking ? 20_000 : 100);
    },
    patience,
  );

  it('remembers hands and tops of decks that were shown, and nothing that is not so (ccg.info.reveal-hand, ccg.info.private-look)', () => {
    let seen = 0;
    const wrong: string[] = [];
    for (let n = 0; n < 25; n++)
      randomGame(n + 300, { players: 2 + (n % 3), mixed: true }, ({ players }) => {
        for (const { hand, deck, seenHand, seenTops } of players) {
          const left = [...hand];
          for (const kind of seenHand) {
            seen++;
            if (!left.includes(kind)) wrong.push(`game ${n + 300}: hand`);
            else left.splice(left.indexOf(kind), 1);
          }
          for (const { cards } of seenTops)
            cards.forEach((kind, i) => {
              if (kind === null) return;
              seen++;
              if (deck.at(-1 - i) !== kind) wrong.push(`game ${n + 300}: deck`);
            });
        }
      });
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  it('knows of others how many cards they hold, and not what they are asked (ccg.info.silent-offers)', () => {
    randomGame(1, {}, (state) => {
      const [question] = pending(state);
      const other = 1 - question.seat;
      const seen = view(state, other);
      expect(seen.questions).toEqual([]);
      expect(seen.waitingFor).toEqual([{ seat: question.seat, ask: 'acts' }]);
      expect(seen.players[question.seat].hand).toBe(state.players[question.seat].hand.length);
      expect(seen.players[question.seat].deck).toBe(state.players[question.seat].deck.length);
      for (const { supply } of seen.players[question.seat].stacks) expect(typeof supply).toBe('number');
    });
  });
});
