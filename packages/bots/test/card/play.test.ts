import { determinize, module } from '@ragtag/card-game';
import { chooser, levels } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/card';
import { answeredAsks } from '../../src/card/asks';
import { playWithBots } from './table';

describe('bots at a card table', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    it(`answer every question legally with ${players} players of all levels and all six decks`, () => {
      for (let game = 0; game < (players < 4 ? 3 : 1); game++) {
        const { state } = playWithBots(players, `legal-${game}`, {
          level: (seat) => levels[(seat + game) % levels.length],
          first: game * 2,
        });
        expect(state.over).not.toBeNull();
      }
    });
  }

  it('go by nothing but what they are shown', () => {
    const level = () => 'officer' as const;
    const once = playWithBots(2, 'shown', { level });
    const throughAWire = playWithBots(
      2,
      'shown',
      { level },
      { copy: (shown) => JSON.parse(JSON.stringify(shown)) },
    );
    expect(throughAWire.answers).toEqual(once.answers);
  });

  it('play the same game again for the same seed', () => {
    const level = (seat: number) => levels[seat];
    expect(playWithBots(3, 'again', { level }).answers).toEqual(playWithBots(3, 'again', { level }).answers);
  });

  it('have an opinion on every question there is', async () => {
    const { asks } = await module.scenario();
    expect([...asks()].filter((ask) => !answeredAsks.includes(ask)).sort()).toEqual([
      'order-of-reactions',
      'react',
    ]);
  });
});

describe('what others hold', () => {
  it('changes no answer where the view is the same', () => {
    for (const level of ['recruit', 'officer'] as const) {
      const random = chooser(7);
      let compared = 0;
      playWithBots(
        3,
        'hidden',
        { level: () => level },
        {
          asked(state, question, shown, _bot, picks) {
            const fresh = () => createBot({ level, seat: question.seat, seed: 'fresh' });
            const other = determinize(state, question.seat, random);
            const seen = module.view(other, question.seat);
            if (JSON.stringify(seen) !== JSON.stringify(shown)) return;
            const here = fresh().answer(shown, question);
            expect(fresh().answer(seen, question)).toEqual(here);
            expect(picks.length).toBe(here.length);
            compared++;
          },
        },
      );
      expect(compared).toBeGreaterThan(30);
    }
  });
});
