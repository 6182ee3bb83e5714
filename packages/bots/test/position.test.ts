import { indexOf, loyaltyCards, newGame, resolveOptions, type State } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { knownFeatures, winChance } from '../src';
import { optionsFor } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** A game of five half-way, in which seat 4 is a hidden Cylon; with something changed. */
function position(change: (state: State) => void = () => {}): number {
  const { state } = newGame(optionsFor(5), 'position');
  Object.assign(state.resources, { fuel: 5, food: 5, morale: 5, population: 6 });
  state.distance = 4;
  state.decks.loyalty = [];
  state.players.forEach((p, seat) => {
    p.location = 'command';
    p.loyalty = [{ card: seat === 4 ? cylon : human, faceUp: false, seenBy: [] }];
  });
  change(state);
  return winChance(state);
}

describe('how likely the humans win', () => {
  it('is certain once the game is over', () => {
    const over = (winner: 'humans' | 'cylons') =>
      position((s) => {
        s.over = { winner, rule: 'endgame.final-jump', reason: 'final-jump' };
      });
    expect([over('humans'), over('cylons')]).toEqual([1, 0]);
  });

  it('falls with every loss, and rises with every jump', () => {
    const now = position();
    expect(now).toBeGreaterThan(0.05);
    expect(now).toBeLessThan(0.95);
    for (const dial of ['fuel', 'food', 'morale', 'population'] as const)
      expect(
        position((s) => {
          s.resources[dial] -= 2;
        }),
        dial,
      ).toBeLessThan(now);
    const worse: ((s: State) => void)[] = [
      (s) => {
        s.areas.fore.raiders = 6;
      },
      (s) => {
        s.boarding[2] = 1;
      },
      (s) => {
        s.damagedLocations = ['ftl-control', 'command', 'hangar-deck'];
      },
      (s) => {
        s.players[0].location = 'brig';
      },
      (s) => {
        const { loyalty } = s.players[3];
        loyalty[0] = { ...loyalty[0], card: cylon };
      },
    ];
    for (const change of worse) expect(position(change), change.toString()).toBeLessThan(now);
    expect(
      position((s) => {
        s.distance = 8;
      }),
    ).toBeGreaterThan(now);
  });

  it('counts what is left of how a kind of game turns out for one number of players', () => {
    const found = (selection: Parameters<typeof resolveOptions>[0]) => {
      const resolved = resolveOptions(selection);
      if (!resolved.ok) throw new Error('no such options');
      return knownFeatures(newGame(resolved.options, 'left over').state).leftOver;
    };
    const modules = { personalgoal: true, finalfive: true, cylonfleet: true } as const;
    const wholeExodus = { exodus: true, ending: 'ioniannebula', ...modules } as const;
    const allBoxes = { pegasus: true, exodus: true, daybreak: true, ...modules } as const;
    expect(found({ players: 6 })).toBeGreaterThan(0);
    expect(found({ players: 4, exodus: true })).toBeGreaterThan(0);
    expect(found({ players: 4, exodus: true, cylonfleet: true })).toBe(0);
    expect(found({ players: 4, ...wholeExodus })).toBeLessThan(0);
    expect(found({ players: 4, pegasus: true, ...wholeExodus })).toBe(0);
    expect(found({ players: 5, exodus: true, personalgoal: true, finalfive: true })).toBeLessThan(0);
    expect(found({ players: 3, daybreak: true, ending: 'searchforhome' })).toBeLessThan(0);
    expect(found({ players: 5, pegasus: true, ending: 'newcaprica' })).toBeGreaterThan(0);
    expect(found({ players: 4, ...allBoxes })).toBeGreaterThan(0);
    expect(found({ players: 4, cylonleader: true, ...allBoxes })).toBeLessThan(0);
  });
});
