import { games } from '@ragtag/games';
import type { StandingOrders } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import {
  botsAt,
  CannotDeal,
  type Deal,
  deal,
  HostedGame,
  playedAgain,
  type SeatPlan,
  windowsOf,
} from '../src';

/** Hosting any game, tried out with the smallest and the largest. */

const ask: StandingOrders = { otherwise: 'always', windows: {} };
const seats: SeatPlan[] = [
  { name: 'Ann', by: 'person' },
  { name: 'Ben', by: 'bot' },
  { name: 'Cy', by: 'bot', level: 'recruit' },
];

function hosted(id: 'board' | 'tiny', seed: string) {
  const { module, bots } = games[id];
  const game: Deal = { selection: { players: 3 }, seed, seats };
  return { game, table: new HostedGame(module, deal(module, game), { bots: botsAt(bots, seats, seed) }) };
}

/** Lets bots play until the person is asked, or the game is over. */
function goOn(table: HostedGame, orders = ask) {
  for (let next = table.nextByItself(orders); next; next = table.nextByItself(orders)) table.letAnswer(next);
  return table.module.pending(table.state)[0];
}

/** Answers for the person with the first option that is taken. */
function answer(table: HostedGame): void {
  const { seat, id, min, options } = table.module.pending(table.state)[0];
  const taken = options.some((_, first) => {
    const picks = options.slice(first, first + Math.max(1, min)).map((option) => option.id);
    return table.take({ seat, question: id, picks }).ok;
  });
  if (!taken) throw new Error('No answer was taken.');
}

describe.each(['board', 'tiny'] as const)('a hosted game (%s)', (id) => {
  it('goes on by itself until the person is asked, and comes to its end', () => {
    const { table } = hosted(id, 'end');
    for (let n = 0; n < 2000 && goOn(table); n++) {
      expect(table.module.pending(table.state)[0].seat).toBe(0);
      answer(table);
    }
    expect(table.state.over).not.toBeNull();
    expect(table.step()).toBeNull();
  });

  it('is the same from what was dealt and answered', () => {
    const { game, table } = hosted(id, 'again');
    for (let n = 0; n < 12 && goOn(table); n++) answer(table);
    const again = playedAgain(table.module, game, table.answers);
    expect(again?.state).toEqual(table.state);
    expect(again?.facts).toEqual(table.facts);
    const broken = table.answers.map((given, n) => (n === 3 ? { ...given, picks: ['nonsense'] } : given));
    expect(playedAgain(table.module, game, broken)).toBeUndefined();
  });

  it('refuses with a reason what is not legal, and nothing has happened', () => {
    const { table } = hosted(id, 'refused');
    const question = goOn(table);
    const before = JSON.stringify([table.state, table.answers.length, table.facts.length]);
    const taken = table.take({ seat: 0, question: question.id, picks: ['nonsense'] });
    expect(taken).toMatchObject({ ok: false, refusal: { reason: 'unknown-option' } });
    expect(JSON.stringify([table.state, table.answers.length, table.facts.length])).toBe(before);
  });

  it('knows what can be taken back without asking, and how much would stay', () => {
    const { table } = hosted(id, 'undo');
    let free = 0;
    for (let n = 0; n < 15 && goOn(table); n++) {
      const kept = table.answers.length;
      answer(table);
      free += table.undoable(0) > 0 ? 1 : 0;
      expect(table.keptWithout(0, 1)).toBe(kept);
    }
    expect(free).toBeGreaterThan(0);
    expect(table.undoable(1)).toBe(0);
    expect(table.keptWithout(0, 10_000)).toBeUndefined();
  });

  it('passes reactions as the standing orders say', () => {
    const never: StandingOrders = { otherwise: 'never', windows: {} };
    const asked = (orders: StandingOrders) => {
      let reactions = 0;
      for (let seed = 0; seed < 4; seed++) {
        const { table } = hosted(id, `orders ${seed}`);
        for (let n = 0; n < 40; n++) {
          const question = goOn(table, orders);
          if (!question) break;
          if (question.ask === 'react') {
            reactions++;
            expect(windowsOf(table.module, table.state, 0)).toEqual({ [question.id]: expect.any(String) });
          }
          answer(table);
        }
      }
      return reactions;
    };
    expect(asked(ask)).toBeGreaterThan(0);
    expect(asked(never)).toBe(0);
    expect(asked({ otherwise: 'when-useful', windows: {} })).toBeLessThanOrEqual(asked(ask));
  });
});

describe('what is said at a hosted game', () => {
  it('is kept with its moment, and heard by the other bots', () => {
    const { table } = hosted('board', 'talk');
    for (let n = 0; n < 30 && goOn(table); n++) answer(table);
    expect(table.spoken.length).toBeGreaterThan(2);
    expect(table.saidIn).toHaveLength(table.spoken.length);
    expect(table.saidIn.some((mark) => mark !== null)).toBe(true);
    const { after, seat } = table.speak(0, { claim: 'suspects' });
    expect({ after, seat }).toEqual({ after: table.answers.length, seat: 0 });
  });
});

it('options that cannot be played are not dealt', () => {
  const { module } = games.tiny;
  expect(() => deal(module, { selection: { players: 9 }, seed: '', seats })).toThrow(CannotDeal);
});
