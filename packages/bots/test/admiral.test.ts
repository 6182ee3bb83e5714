import { newGame } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { BotTable, createBot, createSidedBot } from '../src';
import { optionsFor } from './table';

describe('admirals', () => {
  it('think ahead in imagined games and still answer legally', () => {
    const { state, facts } = newGame(optionsFor(4), 'admiral');
    const bots = state.players.map((_, seat) =>
      createBot({ level: seat === 0 ? 'admiral' : 'officer', seat, seed: 'admiral' }),
    );
    const table = new BotTable(state, facts, bots, { playouts: 1, turns: 1 });
    while (table.step() && state.turn.number < 12);
    expect(state.turn.number).toBeGreaterThanOrEqual(12);
  });

  it('stop when the time is up', () => {
    const { state, facts } = newGame(optionsFor(4), 'hurry');
    const bots = state.players.map((_, seat) => createBot({ level: 'admiral', seat, seed: 'hurry' }));
    let asked = 0;
    const mayGoOn = () => {
      asked++;
      return false;
    };
    const table = new BotTable(state, facts, bots, { playouts: 1000, turns: 1, mayGoOn });
    while (table.step() && state.turn.number < 4);
    expect(asked).toBeGreaterThan(0);
  });
});

describe('teams of different levels', () => {
  it('play a whole game', () => {
    const { state, facts } = newGame(optionsFor(5), 'teams');
    const bots = state.players.map((_, seat) => createSidedBot('officer', 'recruit', seat, 'teams'));
    const table = new BotTable(state, facts, bots);
    while (table.step());
    expect(state.over).not.toBeNull();
    expect(table.said.length).toBeGreaterThan(0);
  });
});
