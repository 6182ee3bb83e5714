import { determinize, module, type State, type View, view } from '@ragtag/card-game';
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
  for (const level of levels) {
    it(`changes no answer of ${level}s where the view is the same`, () => {
      const random = chooser(7);
      let asked = 0;
      let compared = 0;
      playWithBots(
        3,
        'hidden',
        { level: () => 'officer' },
        {
          asked(state, question, shown) {
            const { seat } = question;
            // To think ahead takes its time.
            if (level === 'admiral' && asked++ % 6 > 0) return;
            const other = determinize(state, seat, random);
            const seen = view(other, seat);
            if (JSON.stringify(seen) !== JSON.stringify(shown)) return;
            const answerIn = (game: State, sight: View) =>
              createBot({ level, seat, seed: 'fresh' }).answer(sight, question, {
                imagine: (dealt) => determinize(game, seat, dealt),
                playouts: 6,
                turns: 0,
              });
            expect(answerIn(other, seen)).toEqual(answerIn(state, shown));
            compared++;
          },
        },
      );
      expect(compared).toBeGreaterThan(level === 'admiral' ? 6 : 30);
    });
  }
});
