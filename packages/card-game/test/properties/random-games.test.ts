import { describe, expect, it } from 'vitest';
import { answer, fork, load, pending, replay, type State } from '../../src';
import { census, mixedGame, randomGame } from '../support/random-game';

describe('random games', () => {
  it.each([2, 3, 4, 5, 6])('of %i players end, with our decks and any others (ccg.win.go-on)', (players) => {
    for (let n = 0; n < 8; n++) {
      const { state } = randomGame(n, { players, mixed: n % 2 === 1 });
      expect(state.over?.winners.length).toBeGreaterThan(0);
      for (const seat of state.over?.winners ?? []) expect(seat).toBeLessThan(players);
    }
  });

  it('lose and double no card', () => {
    for (let n = 0; n < 12; n++) {
      const how = { players: 2 + (n % 3), mixed: n % 2 === 0 };
      let whole: string[] | undefined;
      let asked = 0;
      const counted = (state: State, seat: number): string =>
        JSON.stringify([...census(state, seat)].sort(([a], [b]) => a - b));
      randomGame(n, how, (state) => {
        whole ??= state.players.map((_, seat) => counted(state, seat));
        if (asked++ % 5 !== 0) return;
        state.players.forEach(({ out }, seat) => {
          if (!out) expect(counted(state, seat), `game ${n}, question ${asked}`).toBe(whole?.[seat]);
        });
      });
      expect(asked).toBeGreaterThan(20);
    }
  });

  it('are the same from the same seed and answers', () => {
    const { state, answers, seats, seed } = randomGame(3, { mixed: true });
    expect(replay(state.options, seed, seats, answers)).toEqual(state);
  });

  it('of earlier versions load and play on', () => {
    const { state } = mixedGame(2, 3);
    const { draw: _draw, ...rest } = JSON.parse(JSON.stringify(state));
    for (const p of rest.players) {
      delete p.seenHand;
      delete p.seenTops;
    }
    const loaded = load({ ...rest, version: 1 });
    expect(loaded).toEqual(state);
    const [question] = pending(loaded);
    const given = { seat: question.seat, question: question.id, picks: [question.options[0].id] };
    expect(answer(loaded, given).ok).toBe(true);
  });

  it('go on from a fork and from JSON exactly as before', () => {
    randomGame(5, { mixed: true, players: 3 }, (state) => {
      const [question] = pending(state);
      const given = { seat: question.seat, question: question.id, picks: [question.options[0].id] };
      if (question.min > 1) return;
      const forked = fork(state);
      const loaded = load(JSON.parse(JSON.stringify(state)));
      const one = answer(forked, given);
      const two = answer(loaded, given);
      expect(one).toEqual(two);
      expect(JSON.stringify(forked)).toBe(JSON.stringify(loaded));
    });
  });
});
