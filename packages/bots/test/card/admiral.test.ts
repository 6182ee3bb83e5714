import { answer, defaults, determinize, newGame, pending, view } from '@ragtag/card-game';
import type { Chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { type CardBotPlan, createBot, thinkAhead } from '../../src/card';
import { seating } from './table';

describe('admirals of the card game', () => {
  it('come to the same answer wherever a plan is thought through', () => {
    const { state } = newGame({ ...defaults, players: 2 }, 'elsewhere', seating(2, 4));
    const [here, there] = [0, 1].map(() =>
      [0, 1].map((seat) => createBot({ level: 'admiral', seat, seed: 'elsewhere' })),
    );
    let tried = 0;
    for (let n = 0; n < 30 && !state.over; n++) {
      const [question] = pending(state);
      const { seat, id } = question;
      const aid = { playouts: 4, turns: 0, imagine: (random: Chooser) => determinize(state, seat, random) };
      const picks = here[seat].answer(view(state, seat), question, aid);
      const plan = there[seat].plan(view(state, seat), question);
      const sent = JSON.parse(JSON.stringify(plan)) as CardBotPlan;
      expect(thinkAhead(sent, aid)).toEqual(picks);
      if (plan.candidates.length > 1) tried++;
      expect(answer(state, { seat, question: id, picks }).ok).toBe(true);
    }
    expect(tried).toBeGreaterThan(5);
  });

  it('answer at first sight when there is no time', () => {
    const { state } = newGame({ ...defaults, players: 2 }, 'hurry', seating(2, 0));
    const [question] = pending(state);
    const { seat } = question;
    const [hurried, officer] = (['admiral', 'officer'] as const).map((level) =>
      createBot({ level, seat, seed: 'hurry', temperament: 'steady' }),
    );
    const aid = {
      playouts: 1000,
      turns: 0,
      mayGoOn: () => false,
      imagine: (random: Chooser) => determinize(state, seat, random),
    };
    const shown = view(state, seat);
    expect(hurried.answer(shown, question, aid)).toEqual(officer.answer(shown, question));
  });

  it('take an influence that wins the game', () => {
    const { state } = newGame({ ...defaults, players: 2 }, 'wins', seating(2, 0));
    const bots = [0, 1].map((seat) => createBot({ level: 'officer', seat, seed: 'wins' }));
    // Seat 0 has Colonial One, which exhausts for an influence.
    state.players[0].influence = 19;
    for (let n = 0; n < 60 && !state.over; n++) {
      const [question] = pending(state);
      const { seat, id } = question;
      const picks = bots[seat].answer(view(state, seat), question);
      answer(state, { seat, question: id, picks });
    }
    expect(state.over?.winners).toEqual([0]);
    expect(state.turn.number).toBe(1);
  });
});
