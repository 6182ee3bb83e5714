import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/shell/game/record';
import { browserPages } from '../support/browser';
import { answerByKeys, settled } from '../support/player';

const open = browserPages();

/** What each ending is played with. */
const endings = {
  kobol: {},
  newcaprica: { pegasus: true },
  ioniannebula: { exodus: true },
  searchforhome: { daybreak: true },
  allendings: { pegasus: true, exodus: true, daybreak: true },
};

test.each(Object.entries(endings))(
  'a game of %s is played to its end by keys alone',
  async (ending, boxes) => {
    const page = await open();
    await page.goto('/');
    const record: GameRecord = {
      id: ending,
      createdAt: 0,
      updatedAt: 0,
      selection: { players: 4, ending, ...boxes },
      seed: ending,
      seats: ['Sam', 'Ines', 'Tomas', 'Ruth'].map((name, seat) => ({
        name,
        by: seat === 0 ? 'person' : 'bot',
      })),
      answers: [],
    };
    await page.evaluate(
      (game) => localStorage.setItem(`ragtag/game/${game.id}`, JSON.stringify(game)),
      record,
    );
    await page.goto(`/game/${record.id}`);
    let sight = await settled(page);
    for (let n = 0; n < 900 && !sight.over; n++) {
      await answerByKeys(page, sight, n);
      sight = await settled(page, sight.mark);
    }
    expect(sight.over).toBe(true);
  },
);
