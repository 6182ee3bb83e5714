import { determinize, type Known, type State } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { SeenCards } from '../src/seen-cards';
import { playWithBots } from './table';

/** Whether every card of one list lies in another, as often. */
function includesAll(all: readonly number[], some: readonly number[] = []): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What of a memory is not so in a state. */
function errors(known: Known, state: State): string[] {
  const { crisis, destination, quorum } = state.decks;
  const found: string[] = [];
  known.hands?.forEach((cards, seat) => {
    if (!includesAll(state.players[seat].hand, cards)) found.push(`hand of ${seat}`);
  });
  for (const [name, { draw }] of Object.entries({ crisis, destination, quorum })) {
    const top = known.tops?.[name as 'crisis'] ?? [];
    if (top.some((card, i) => draw[draw.length - top.length + i] !== card)) found.push(`top of ${name}`);
    if (!includesAll(draw, known.bottoms?.[name as 'crisis'])) found.push(`bottom of ${name}`);
  }
  if (!includesAll(state.quorumHand, known.quorum)) found.push('quorum hand');
  return found;
}

describe('cards that were seen', () => {
  it('are remembered for as long as they lie there, and kept in imagined games', () => {
    let asked = 0;
    const kept = { hands: 0, tops: 0, bottoms: 0, quorum: 0 };
    for (let game = 0; game < 6; game++) {
      const memories = new Map<number, SeenCards>();
      playWithBots(4 + (game % 3), `seen-${game}`, () => 'officer', {
        shown(state, facts, shown, { seat }) {
          const memory = memories.get(seat) ?? new SeenCards(seat);
          memories.set(seat, memory);
          memory.hear(facts, shown);
          const known = memory.known();
          const wrong = errors(known, state);
          if (wrong.length > 0) expect(wrong).toEqual([]);
          const something = known.hands?.some((h) => h?.length) || known.tops?.crisis?.length;
          if (!something || ++asked % 4 !== 0) return;
          expect(errors(known, determinize(state, seat, chooser(game + 1), undefined, known))).toEqual([]);
          kept.hands += known.hands?.some((h, owner) => owner !== seat && h?.length) ? 1 : 0;
          kept.tops += known.tops?.crisis?.length ? 1 : 0;
          kept.bottoms += known.bottoms?.destination?.length ? 1 : 0;
          kept.quorum += known.quorum?.length ? 1 : 0;
        },
      });
    }
    for (const times of Object.values(kept)) expect(times).toBeGreaterThan(0);
  });
});
