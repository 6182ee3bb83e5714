import { factsFor } from '@ragtag/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, newGame, type OpenQuestion, pending } from '../../src/door/engine';
import { view } from '../../src/door/view';
import type { BoardFact } from '../../src/facts';
import { resolveOptions } from '../../src/options';
import { readerOf, sayFact, sayOption, sayQuestion } from '../../src/say';

/** A small generator of numbers, so that every run plays the same games. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function picks({ options, min, max }: OpenQuestion, below: (n: number) => number): string[] {
  const ids = options.map((o) => o.id);
  const n = min + below(max - min + 1);
  return Array.from({ length: n }, () => ids.splice(below(ids.length), 1)[0]);
}

interface SaidInGames {
  readonly facts: Map<string, string>;
  readonly asks: Map<string, string>;
  readonly texts: string[];
}

/** Plays a game at random and says everything in it, to every seat and to a spectator. */
function playAloud(players: number, seed: number, said: SaidInGames): void {
  const resolved = resolveOptions({ players });
  if (!resolved.ok) throw new Error('no game with these options');
  const { state, facts } = newGame(resolved.options, `aloud-${seed}`);
  const below = dice(seed);
  const tellAll = (news: readonly BoardFact[]) => {
    for (const seat of [null, ...state.players.keys()]) {
      const reader = readerOf(view(state, seat));
      for (const fact of factsFor(news, seat)) {
        const text = sayFact(fact, reader);
        said.facts.set(fact.fact, text);
        said.texts.push(text);
      }
    }
  };
  tellAll(facts);
  while (!state.over) {
    const [question] = pending(state);
    const seen = view(state, question.seat);
    const reader = readerOf(seen);
    for (const open of seen.questions) {
      const text = sayQuestion(open, reader);
      const labels = open.options.map((option) => sayOption(open, option, reader));
      said.asks.set(
        open.ask,
        [text, ...labels.map((o) => `  ${o.label} | ${o.whatHappens ?? ''}`)].join('\n'),
      );
      said.texts.push(text, ...labels.flatMap((o) => [o.label, ...(o.whatHappens ? [o.whatHappens] : [])]));
    }
    const answered = answer(state, {
      seat: question.seat,
      question: question.id,
      picks: picks(question, below),
    });
    if (!answered.ok) throw new Error(answered.refusal.message);
    tellAll(answered.facts);
  }
}

describe('a game told aloud', () => {
  const said: SaidInGames = { facts: new Map(), asks: new Map(), texts: [] };
  beforeAll(() => {
    for (let seed = 0; seed < 16; seed++) playAloud(3 + (seed % 4), seed, said);
  });

  it('reads as sentences', () => {
    const bad = new Set(said.texts.filter((t) => t === '' || /undefined|\[object|NaN|\bnull\b/.test(t)));
    expect([...bad]).toEqual([]);
  });

  it('says nearly every fact and question', () => {
    expect(said.facts.size).toBeGreaterThan(55);
    expect(said.asks.size).toBeGreaterThan(30);
  });

  it('does not name ids', () => {
    const ids = new Set(said.texts.filter((t) => /[a-z]+-[a-z]+(?:-[a-z]+)*#?\d*$/.test(t)));
    expect([...ids]).toEqual([]);
  });
});
