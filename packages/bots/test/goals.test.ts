import { loyaltyCards, newGame, resolveOptions, type State, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { reliefWorth } from '../src/asks/mutiny';
import type { Situation } from '../src/situation';
import { goalWorth, weightsWithGoals, wishedAt, wishedDestination, wishedTitle } from '../src/weigh/goals';
import type { Outlook } from '../src/weigh/outlook';
import { sickbayLoss, titleWorth } from '../src/weigh/people';
import { plainWeights } from '../src/weigh/weights';

function gameWith(selection: Parameters<typeof resolveOptions>[0]): State {
  const resolved = resolveOptions({ players: 5, ...selection });
  if (!resolved.ok) throw new Error(resolved.conflicts.map((c) => c.because).join('\n'));
  return newGame(resolved.options, 'goals').state;
}

const cardNamed = (id: string): number => loyaltyCards.findIndex((card) => card.id === id);

/** How seat 0 looks at a game in which it holds that Loyalty card. */
function holding(id: string, faceUp = false, change: (s: State) => void = () => undefined): Outlook {
  const state = gameWith({ exodus: true, personalgoal: true });
  state.players[0].loyalty = [{ card: cardNamed(id), faceUp, seenBy: [] }];
  change(state);
  return {
    view: view(state, 0),
    seat: 0,
    side: 'humans',
    doubt: [0, 0, 0, 0, 0],
    weights: plainWeights,
  };
}

describe('a Personal Goal', () => {
  it('loyalty.personal-goal.end — is worth showing by the dial that it would cost, and the more the lower that is', () => {
    const worth = (morale: number) =>
      goalWorth(
        holding('pg-devastation', false, (s) => {
          s.resources.morale = morale;
        }),
        cardNamed('pg-devastation'),
      );
    expect(worth(2)).toBeGreaterThan(worth(8));
    expect(goalWorth(holding('you-are-not-a-cylon'), cardNamed('you-are-not-a-cylon'))).toBe(0);
  });

  it('makes the Sickbay a lesser evil to whoever must have been there, and to nobody else', () => {
    const wanted = holding('pg-self-destruction');
    expect(sickbayLoss(wanted, 0)).toBeLessThan(sickbayLoss(holding('you-are-not-a-cylon'), 0));
    expect(wishedAt(wanted, 1, 'sickbay')).toBe(0);
    expect(wishedAt(holding('pg-self-destruction', true), 0, 'sickbay')).toBe(0);
  });

  it('asks for the President in the Brig, whoever that is', () => {
    const wanted = holding('pg-political-intrigue', false, (s) => {
      s.titles.president = 2;
    });
    expect([wishedAt(wanted, 2, 'brig') > 0, wishedAt(wanted, 1, 'brig')]).toEqual([true, 0]);
  });

  it('asks for a second title, but not for a first', () => {
    const admiral = (s: State) => {
      s.titles = { ...s.titles, admiral: 0, president: 1 };
    };
    const without = (s: State) => {
      s.titles = { ...s.titles, admiral: 1, president: 1 };
    };
    expect(wishedTitle(holding('pg-acquire-power', false, without))).toBe(0);
    const wanted = holding('pg-acquire-power', false, admiral);
    expect(wishedTitle(wanted)).toBeGreaterThan(0);
    const content = holding('you-are-not-a-cylon', false, admiral);
    expect(titleWorth(wanted, 'president', 0)).toBeGreaterThan(titleWorth(content, 'president', 0));
  });

  it('asks for the shortest way once', () => {
    const wanted = holding('pg-use-caution');
    expect([wishedDestination(wanted, 1) > 0, wishedDestination(wanted, 2)]).toEqual([true, 0]);
  });

  it('makes the last nukes cheap', () => {
    const priceOf = (id: string, nukes: number) => {
      const { view: seen } = holding(id, false, (s) => {
        s.nukes = nukes;
      });
      return weightsWithGoals(seen, 0, plainWeights).nuke;
    };
    expect(priceOf('you-are-not-a-cylon', 2)).toBe(plainWeights.nuke);
    expect(priceOf('pg-devastation', 2)).toBeLessThan(plainWeights.nuke);
    expect(priceOf('pg-devastation', 1)).toBeLessThan(priceOf('pg-devastation', 2));
  });
});

describe('Mutiny cards', () => {
  const relief = (held: number, mutineer: boolean): number => {
    const state = gameWith({ daybreak: true });
    state.players[0].mutiny = Array.from({ length: held }, (_, i) => i);
    state.players[0].loyalty = mutineer
      ? [{ card: cardNamed('you-are-the-mutineer'), faceUp: true, seenBy: [] }]
      : [];
    const seen = view(state, 0);
    const outlook = { view: seen, seat: 0, side: 'humans', doubt: [0, 0, 0, 0, 0], weights: plainWeights };
    return reliefWorth({ me: seen.players[0], seat: 0, outlook } as unknown as Situation);
  };

  it('mutiny.over-limit, mutineer.limit-two — press whoever may hold no more of them', () => {
    expect(relief(1, false)).toBeGreaterThan(0);
    expect(relief(1, true)).toBe(0);
  });

  it('mutineer.jump-icon — press the Mutineer most, who draws the next one soonest', () => {
    expect(relief(2, true)).toBeGreaterThan(relief(1, false));
  });
});
