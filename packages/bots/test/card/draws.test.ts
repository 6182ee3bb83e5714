import { module, type State, type View } from '@ragtag/card-game';
import { startScenario } from '@ragtag/card-game/scenario';
import { HostedGame } from '@ragtag/host';
import { unasked } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/card';

/** A game of two in its execution phase, a bot at the second seat. */
function laid(influence: readonly [number, number]): HostedGame<State> {
  const yaml = `
name: a draw
given:
  first: 0
  players:
    - { name: Ada, influence: ${influence[0]}, hand: [fire-support], alert: [apollo-ace-pilot] }
    - { name: Bot, influence: ${influence[1]}, hand: [fire-support], alert: [apollo-ace-pilot] }
when: []
then: {}
`;
  const { state } = startScenario(yaml, 0);
  const bot = createBot({ level: 'officer', seat: 1, seed: 'draws' });
  return new HostedGame(module as never, { state, facts: [] }, { bots: new Map([[1, bot as never]]) });
}

/** Ada offers a draw and passes; then the bot is asked. */
function offered(influence: readonly [number, number]): State {
  const game = laid(influence);
  expect(game.take({ seat: 0, question: unasked, picks: ['offer-draw'] }).ok).toBe(true);
  const [asked] = module.pending(game.state);
  expect(game.take({ seat: 0, question: asked.id, picks: ['pass'] }).ok).toBe(true);
  const [question] = module.pending(game.state);
  expect(question.seat).toBe(1);
  game.letAnswer(question);
  return game.state;
}

describe('a bot that is offered a draw', () => {
  it('agrees where it is not ahead', () => {
    for (const influence of [
      [10, 10],
      [15, 6],
    ] as const)
      expect(offered(influence).over).toMatchObject({ winners: [0, 1], rule: 'ccg.win.no-stalemate-rule' });
  });

  it('plays on where it is ahead', () => {
    const { over, draw } = offered([4, 16]);
    expect([over, draw]).toEqual([null, [0]]);
  });
});

describe('a bot at a table where nothing moves', () => {
  it('offers a draw once nobody has won or lost anything for six turns, and not before', () => {
    const game = laid([10, 10]);
    const bot = createBot({ level: 'officer', seat: 1, seed: 'draws' });
    const seen = module.view(game.state, 1) as View;
    const hear = (fact: object) => bot.hear([fact as never], seen);
    for (let turn = 1; turn <= 6; turn++) {
      hear({ fact: 'turn-began', turn });
      if (turn === 1) hear({ fact: 'influence', seat: 0, by: -1, now: 10 });
      expect(bot.unasked?.(seen)).toBeUndefined();
    }
    hear({ fact: 'turn-began', turn: 7 });
    expect(bot.unasked?.(seen)).toBe('offer-draw');
    hear({ fact: 'defeated', handle: 1, kind: 0, seat: 0 });
    expect(bot.unasked?.(seen)).toBeUndefined();
  });
});
