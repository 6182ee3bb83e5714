import { describe, expect, it } from 'vitest';
import { indexOf, loyaltyCards, teamOf, winners } from '../../src';
import { playRandomly } from '../support/random-game';

describe('teams', () => {
  const cylon = indexOf(loyaltyCards, 'you-are-a-cylon-3');

  it('are fixed by the cards held, revealed or not (terms.team-fixed-by-cards)', () => {
    const { state } = playRandomly({ players: 5 }, 11);
    const hidden = state.players.findIndex((p) => p.standing === 'human');
    state.players[hidden].loyalty.push({ card: cylon, faceUp: false, seenBy: [] });
    state.over = { winner: 'humans', rule: 'endgame.human-win', reason: 'final-jump' };
    expect(teamOf(state, hidden)).toBe('cylons');
    expect(winners(state)).not.toContain(hidden);
    state.over = { winner: 'cylons', rule: 'endgame.cylon-win', reason: 'fuel' };
    expect(winners(state)).toContain(hidden);
  });

  it('a Sympathizer who turned Cylon wins with the Cylons (endgame.sympathizer-team)', () => {
    const { state } = playRandomly({ players: 4 }, 3);
    state.players[0].standing = 'sympathizer';
    state.over = { winner: 'cylons', rule: 'endgame.cylon-win', reason: 'fuel' };
    expect(winners(state)).toContain(0);
  });
});
