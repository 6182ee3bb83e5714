import { answer, determinize, factsFor, newGame, pending, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { type Aid, createBot, createSidedBot, type Plan, thinkAhead } from '../src';
import { optionsFor, seated } from './table';

describe('admirals', () => {
  it('think ahead in imagined games and still answer legally', () => {
    const table = seated(
      4,
      'admiral',
      (seat) => createBot({ level: seat === 0 ? 'admiral' : 'officer', seat, seed: 'admiral' }),
      { playouts: 1, turns: 1 },
    );
    const { state } = table;
    while (table.step() && state.turn.number < 12);
    expect(state.turn.number).toBeGreaterThanOrEqual(12);
  });

  it('stop when the time is up', () => {
    let asked = 0;
    const mayGoOn = () => {
      asked++;
      return false;
    };
    const hurried = { playouts: 1000, turns: 1, mayGoOn };
    const table = seated(4, 'hurry', (seat) => createBot({ level: 'admiral', seat, seed: 'hurry' }), hurried);
    while (table.step() && table.state.turn.number < 4);
    expect(asked).toBeGreaterThan(0);
  });
});

describe('a plan', () => {
  it('is plain data that comes to the same answer wherever it is thought through', () => {
    const { state, facts } = newGame(optionsFor(4), 'elsewhere');
    const [here, there] = [0, 1].map(() =>
      state.players.map((_, seat) => createBot({ level: 'admiral', seat, seed: 'elsewhere' })),
    );
    const unheard = [...facts];
    let tried = 0;
    for (let n = 0; n < 40; n++) {
      for (const { seat, bots } of [here, there].flatMap((bots) =>
        bots.map(({ seat }) => ({ seat, bots })),
      )) {
        bots[seat].hear(factsFor(unheard, seat), view(state, seat));
      }
      unheard.length = 0;
      for (const question of pending(state)) {
        const { seat, id } = question;
        const imagine: Aid['imagine'] = (random, { doubt, known }) =>
          determinize(state, seat, random, doubt, known);
        const aid = { playouts: 2, turns: 0, imagine };
        const picks = here[seat].answer(view(state, seat), question, aid);
        const plan = there[seat].plan(view(state, seat), question);
        const sent = JSON.parse(JSON.stringify(plan)) as Plan;
        expect(thinkAhead(sent, aid)).toEqual(picks);
        if (plan.candidates.length > 1) tried++;
        const answered = answer(state, { seat, question: id, picks });
        if (answered.ok) unheard.push(...answered.facts);
      }
    }
    expect(tried).toBeGreaterThan(2);
  });
});

describe('teams of different levels', () => {
  it('play a whole game', () => {
    const table = seated(5, 'teams', (seat) =>
      createSidedBot({ humans: 'officer', cylons: 'recruit' }, seat, 'teams'),
    );
    while (table.step());
    expect(table.state.over).not.toBeNull();
    expect(table.spoken.length).toBeGreaterThan(0);
  });
});
