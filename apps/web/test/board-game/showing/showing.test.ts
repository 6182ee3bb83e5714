import {
  type BoardFact,
  type CheckView,
  checkIn,
  newGame,
  resolveOptions,
  type View,
  view,
} from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';
import { describe, expect, test } from 'vitest';
import { showing, shownAs, spotlightOf } from '../../../src/board-game/showing';
import { sounds } from '../../../src/board-game/sounds';
import type { GameTable } from '../../../src/shell/half';
import { chaptersOf } from '../../../src/shell/log/chapters';

function table(): View {
  const resolution = resolveOptions({ players: 3 });
  if (!resolution.ok) throw new Error('no options');
  return view(newGame(resolution.options, 'showing', ['Ada', 'Ben', 'Cyd']).state, null);
}

const alone = { last: undefined, next: undefined };
const cause = { kind: 'rule', id: 'test' } as const;

test('every fact that has words is shown in some way', () => {
  const names = Object.keys(english.facts) as BoardFact['fact'][];
  expect(names.filter((fact) => !shownAs({ fact } as BoardFact))).toEqual([]);
});

test('a fact that this page does not know passes at once and changes nothing', () => {
  const unheard = { fact: 'from-a-later-version' } as unknown as BoardFact;
  const now = table();
  expect(showing.length(unheard)).toBe(0);
  expect(showing.moved(now, unheard, now)).toBe(now);
  expect(showing.isTold(unheard, alone)).toBe(true);
});

describe('a loss', () => {
  const lost: BoardFact = { fact: 'resource-lost', resource: 'fuel', by: 2, now: 6, cause };

  test('moves its dial, is heard, and stands out in the log', () => {
    const now = table();
    expect(showing.moved(now, lost, now).resources.fuel).toBe(6);
    expect(showing.tone(lost)).toBe('loss');
    expect(sounds).toHaveProperty(showing.sound(lost) ?? 'nothing');
  });
});

test('a check that was made easier after its total is held against what it came to', () => {
  const check = { what: 'skill-check', difficulty: 11, total: 9, outcome: null } as unknown as CheckView;
  const now = { ...table(), resolving: [check] };
  const result: BoardFact = { fact: 'check-result', outcome: 'pass', total: 9, difficulty: 9 };
  expect(checkIn(showing.moved(now, result, now))).toMatchObject({
    outcome: 'pass',
    total: 9,
    difficulty: 9,
  });
  const untold: BoardFact = { fact: 'check-result', outcome: 'fail', total: 9 };
  expect(checkIn(showing.moved(now, untold, now))).toMatchObject({ outcome: 'fail', difficulty: 11 });
});

test('ships are seen where they come, and counted there', () => {
  const placed: BoardFact = { fact: 'ships-placed', area: 'fore', ships: 'raiders', n: 3 };
  const now = table();
  expect(spotlightOf(placed, now)).toEqual({ area: 'fore' });
  const before = now.areas.fore.raiders;
  expect(showing.moved(now, placed, now).areas.fore.raiders).toBe(before + 3);
});

test('the log tells that cards were drawn only where it does not tell which', () => {
  const drawn: BoardFact = { fact: 'skill-cards-drawn', seat: 0, skills: ['tactics'] };
  const received: BoardFact = { fact: 'skill-cards-received', seat: 0, cards: [3], only: [0] };
  expect(showing.isTold(drawn, { last: undefined, next: received })).toBe(false);
  expect(showing.isTold(drawn, alone)).toBe(true);
  expect(showing.isTold(received, alone)).toBe(true);
});

test('the log does not say the same thing twice', () => {
  const scout = { kind: 'skill', id: 'launch-scout' } as const;
  const facts: BoardFact[] = [
    { fact: 'step', step: 'movement', seat: 0 },
    { fact: 'step', step: 'action', seat: 0 },
    { fact: 'action', seat: 0, cause: scout },
    { fact: 'skill-cards-discarded', seat: 0, cards: [3], cause: scout },
    { fact: 'ship-moved', ship: 'raider', from: 'fore', to: 'starboard-bow' },
    { fact: 'ship-moved', ship: 'raider', from: 'fore', to: 'starboard-bow' },
    { fact: 'step', step: 'end', seat: 0 },
  ];
  const [chapter] = chaptersOf(facts, { showing: showing as GameTable['showing'] });
  expect(chapter.entries.map(({ n, times }) => [n, times])).toEqual([
    [1, 1],
    [2, 1],
    [4, 2],
    [6, 1],
  ]);
});

test('the last roll is kept for good, the last check until the player goes on', () => {
  const rolled: BoardFact = { fact: 'die-rolled', seat: 0, die: 7, result: 8, cause };
  const kept = showing.keep(showing.nothing, rolled, table());
  expect(showing.goOn(kept)).toEqual({
    check: null,
    roll: rolled,
    execution: null,
    trial: null,
    secrets: [],
  });
});
