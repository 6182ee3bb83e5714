import { chooser, randomPicks, unasked } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { answer, module, pending, replay } from '../../src';
import { census, mixedGame } from '../support/random-game';

/** Plays at random; at each question somebody may concede. */
function leavingGame(n: number, players: number) {
  const random = chooser(n * 7 + 3);
  const { state, seats, seed } = mixedGame(n, players);
  const answers = [];
  const whole = state.players.map((_, seat) => JSON.stringify([...census(state, seat)].sort()));
  while (!state.over) {
    if (answers.length > 20_000) throw new Error(`game ${n} does not end`);
    const [question] = pending(state);
    if (!question) throw new Error(`game ${n} is stuck`);
    const seat = random(players);
    const leaves = random(40) === 0 && !state.players[seat].out;
    const given = leaves
      ? { seat, question: unasked, picks: ['concede'] }
      : { seat: question.seat, question: question.id, picks: randomPicks(question, random) };
    const answered = answer(state, given);
    if (!answered.ok) throw new Error(`game ${n}: ${answered.refusal.message}`);
    answers.push(given);
    state.players.forEach(({ out }, of) => {
      if (!out && leaves) expect(JSON.stringify([...census(state, of)].sort()), `game ${n}`).toBe(whole[of]);
    });
  }
  return { state, answers, seats, seed };
}

describe('players who concede at any question', () => {
  it.each([2, 3, 4, 5, 6])(
    'of %i leave a game that goes on and ends (ccg.multiplayer.concede)',
    (players) => {
      for (let n = 0; n < 25; n++) {
        const { state } = leavingGame(n, players);
        for (const seat of state.over?.winners ?? []) expect(state.players[seat].out).toBe(false);
      }
    },
  );

  it('are replayed with the rest of the answers', () => {
    const { state, answers, seats, seed } = leavingGame(4, 5);
    expect(answers.some(({ question }) => question === unasked)).toBe(true);
    expect(replay(state.options, seed, seats, answers)).toEqual(state);
  });

  it('read what they may do in words', async () => {
    const { state } = mixedGame(1, 3);
    const words = await module.words('en');
    const seen = module.view(state, 1);
    for (const name of [...module.unasked(state, 1), 'withdraw-draw'])
      expect(words.unasked?.(name, seen).label).not.toBe(name);
  });

  it('may do so only while they are in the game, which also tells what they may do', () => {
    const { state } = mixedGame(1, 3);
    expect(module.unasked(state, 1)).toEqual(['concede', 'offer-draw']);
    const leave = { seat: 1, question: unasked, picks: ['concede'] };
    expect(answer(state, leave).ok).toBe(true);
    expect(module.unasked(state, 1)).toEqual([]);
    expect(answer(state, leave)).toMatchObject({ ok: false, refusal: { reason: 'unknown-option' } });
  });
});
