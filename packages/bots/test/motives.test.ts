import {
  motiveCards,
  newGame,
  resolveOptions,
  type Seat,
  type State,
  skillKinds,
  view,
} from '@ragtag/board-game';
import { describe, expect, test } from 'vitest';
import { sideOf } from '../src/leaders';
import { cardsMissing, cardsToKeep } from '../src/motives';

const resolved = resolveOptions({ players: 5, daybreak: true, cylonleader: true });
if (!resolved.ok) throw new Error('a Leader may play with four others');

/** A table with a Leader in a seat who has these Motives. */
function tableWith(...ids: string[]): { state: State; seat: Seat } {
  const { state } = newGame(resolved.ok ? resolved.options : never(), 'motives');
  const seat = 0;
  const leader = state.players[seat];
  leader.standing = 'leader';
  leader.motives = ids.map((id) => ({ card: motiveCards.findIndex((card) => card.id === id), shown: false }));
  return { state, seat };
}

const never = (): never => {
  throw new Error('unreachable');
};

const sideWith = (...ids: string[]) => {
  const { state, seat } = tableWith(...ids);
  return sideOf(view(state, seat), seat);
};

describe('a Leader with Motives', () => {
  test('leaders.motive-win — plays for the side with which its Motives can win', () => {
    expect(
      sideWith('keep-them-docile', 'learn-to-cherish', 'pressure-their-leaders', 'harvest-their-resources'),
    ).toBe('humans');
    expect(
      sideWith(
        'harvest-their-resources',
        'subjects-for-study',
        'a-false-sense-of-security',
        'keep-them-docile',
      ),
    ).toBe('cylons');
  });

  test('leaders.motive-win — waits for dials to fall by themselves, and only pulls at one that stays high', () => {
    const { state, seat } = tableWith('keep-them-docile', 'learn-to-cherish', 'improve-efficiency');
    const side = () => sideOf(view(state, seat), seat);
    state.distance = 4;
    state.resources.population = 9;
    expect(side()).toBe('humans');
    state.distance = 8;
    state.jump = 4;
    expect(side()).toBe('cylons');
  });

  test('leaders.motive-win — helps the humans on their way where its Motives ask for distance', () => {
    expect(
      sideWith('savor-their-demise', 'no-unnecessary-force', 'subjects-for-study', 'harvest-their-resources'),
    ).toBe('humans');
  });

  test('keeps the cards that a Motive asks for', () => {
    const { state, seat } = tableWith('fight-with-honor', 'improve-efficiency');
    const [politics] = skillKinds.flatMap(({ skill }, card) => (skill === 'politics' ? [card] : []));
    state.players[seat].hand = [politics, politics];
    const me = view(state, seat).players[seat];
    expect(cardsToKeep(me).map(({ skill, atLeast }) => `${atLeast} ${skill}`)).toEqual([
      '3 treachery',
      '1 politics',
      '1 tactics',
      '1 engineering',
    ]);
    expect(cardsMissing(me, 'treachery')).toBe(3);
    expect(cardsMissing(me, 'tactics')).toBe(1);
    expect(cardsMissing(me, 'politics')).toBe(-1);
  });
});
