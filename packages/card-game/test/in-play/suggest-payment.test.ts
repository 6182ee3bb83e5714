import { describe, expect, it } from 'vitest';
import {
  answer,
  cards,
  kindOf,
  type PlayerView,
  pending,
  suggestedPick,
  suggestPayment,
  view,
} from '../../src';
import { randomGame } from '../support/random-game';

const kind = (id: string): number => kindOf(id) ?? -1;
const of = {
  persuasion: kind('colonial-shuttle'),
  logistics: kind('raptor-101'),
  security: kind('raptor-227'),
};

/** A player with these stacks, by resource and yield, and these cards in hand. */
function player(
  stacks: readonly (readonly [keyof typeof of, number])[],
  hand: readonly string[] = [],
): PlayerView {
  return {
    hand: hand.map(kind),
    units: [],
    stacks: stacks.map(([resource, makes], i) => ({
      handle: i + 1,
      kind: of[resource],
      supply: makes - 1,
      down: false,
    })),
  } as unknown as PlayerView;
}

describe('a suggested payment', () => {
  it('wastes least, then spends the fewest stacks (ccg.costs.excess-lost)', () => {
    const rich = player([
      ['security', 3],
      ['security', 1],
      ['security', 2],
      ['logistics', 1],
    ]);
    expect(suggestPayment(rich, [0, 0, 2])).toEqual({ stacks: [3], freighters: [], waste: 0 });
    expect(suggestPayment(rich, [0, 0, 3])).toEqual({ stacks: [1], freighters: [], waste: 0 });
    expect(suggestPayment(rich, [0, 1, 4])).toMatchObject({ stacks: [2, 4, 1], waste: 0 });
    expect(suggestPayment(rich, [1, 0, 0])).toBeUndefined();
    expect(suggestPayment(player([['security', 3]]), [0, 0, 2])).toMatchObject({ stacks: [1], waste: 1 });
  });

  it('leaves what the rest of the hand needs', () => {
    const stacks = [
      ['logistics', 1],
      ['security', 1],
    ] as const;
    // A Raptor costs two logistics; any one resource is owed.
    expect(
      suggestPayment(player([...stacks, ['logistics', 1]], ['raptor-101']), [0, 0, 0], 1)?.stacks,
    ).toEqual([2]);
    expect(
      suggestPayment(player([...stacks, ['security', 1]], ['raptor-227']), [0, 0, 0], 1)?.stacks,
    ).toEqual([1]);
  });

  it('pays, stack by stack, whatever is asked for in a game (ccg.costs.pay, ccg.costs.next-stack)', () => {
    let asked = 0;
    for (let n = 0; n < 6; n++)
      randomGame(n, { mixed: n % 2 === 0 }, (state) => {
        const [question] = pending(state);
        if (question.ask !== 'pay') return;
        asked++;
        const pick = suggestedPick(view(state, question.seat), question);
        expect(question.options.map(({ id }) => id)).toContain(pick);
        const copy = structuredClone(state);
        const given = { seat: question.seat, question: question.id, picks: [pick as string] };
        expect(answer(copy, given).ok).toBe(true);
      });
    expect(asked).toBeGreaterThan(10);
    expect(cards.length).toBe(351);
  });
});
