import {
  addBox,
  crisisCards,
  type Effect,
  indexOf,
  loyaltyCards,
  type OpenQuestion,
  type State,
  view,
} from '@ragtag/board-game';
import { levels } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { seated } from './table';

const gain: Effect = { do: 'gain', resource: 'morale', n: 2 };
const lose: Effect = { do: 'lose', resource: 'morale', n: 2 };
/** A verb that no build knows yet. */
const unheardOf = { do: 'wake-the-hybrid', n: 3 } as unknown as Effect;

const dilemma = 'a-dilemma-from-elsewhere';
addBox({
  crisis: [
    {
      id: dilemma,
      name: 'A Dilemma from Elsewhere',
      box: 'pegasus',
      copies: 1,
      kind: 'choice',
      chooser: 'current',
      top: { do: [lose, lose] },
      bottom: { do: [gain] },
      cylons: [],
      jump: false,
    },
  ],
});

const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** A game in its first turns, after the characters are picked. */
function underWay(seed: string): State {
  const table = seated(4, seed, (seat) => createBot({ level: 'officer', seat, seed }));
  while (table.state.turn.number < 2 && table.step());
  return table.state;
}

function question(options: OpenQuestion['options'], min = 1, max = 1): OpenQuestion {
  return { id: 999, seat: 0, ask: 'a-question-from-elsewhere', min, max, options } as OpenQuestion;
}

const answerOf = (state: State, asked: OpenQuestion, level: (typeof levels)[number] = 'officer') =>
  createBot({ level, seat: 0, seed: 'elsewhere' }).answer(view(state, 0), asked);

describe('questions and cards of boxes to come', () => {
  it('are answered by what the options do, each for its side', () => {
    const state = underWay('sides');
    state.players[0].loyalty = [];
    const asked = question([
      { id: 'worse', effects: [lose] },
      { id: 'better', effects: [gain] },
      { id: 'neither', effects: [] },
    ] as never);
    for (const level of levels) expect(answerOf(state, asked, level), level).toEqual(['better']);
    state.players[0].loyalty = [{ card: cylon, faceUp: true, seenBy: [] }];
    state.players[0].standing = 'revealed';
    for (const level of levels) expect(answerOf(state, asked, level), level).toEqual(['worse']);
  });

  it('are given as many picks as do good, and as many as must be', () => {
    const state = underWay('several');
    state.players[0].loyalty = [];
    const options = [
      { id: 'worse', effects: [lose] },
      { id: 'better', effects: [gain] },
      { id: 'also', effects: [gain] },
    ];
    expect(answerOf(state, question(options as never, 0, 3)).sort()).toEqual(['also', 'better']);
    expect(answerOf(state, question(options as never, 3, 3))).toHaveLength(3);
  });

  it('are answered legally where nothing about them is known', () => {
    const state = underWay('unknown');
    state.players[0].loyalty = [];
    const strange = question([
      { id: 'a', effects: [unheardOf] },
      { id: 'b', effects: [unheardOf, gain] },
    ] as never);
    expect(answerOf(state, strange)).toEqual(['b']);
    const bare = question([{ id: 'a' }, { id: 'b' }, { id: 'c' }] as never, 2, 3);
    for (const level of levels) {
      const picks = answerOf(state, bare, level);
      expect(new Set(picks).size).toBe(picks.length);
      expect(picks.length).toBeGreaterThanOrEqual(2);
      expect(picks.every((id) => ['a', 'b', 'c'].includes(id))).toBe(true);
    }
  });

  it('are met in a whole game', () => {
    const card = crisisCards.findIndex(({ id }) => id === dilemma);
    const table = seated(
      4,
      'whole',
      (seat) => createBot({ level: levels[seat % levels.length], seat, seed: 'whole' }),
      { playouts: 4, turns: 0 },
    );
    const { state } = table;
    const chosen: string[] = [];
    for (let news = table.step(); news && state.turn.number < 16; news = table.step()) {
      for (const fact of news) {
        if (fact.fact === 'turn-started' && state.decks.crisis.draw.at(-1) !== card)
          state.decks.crisis.draw.push(card);
        if (fact.fact === 'box-chosen') chosen.push(fact.box);
      }
    }
    expect(chosen.length).toBeGreaterThan(3);
    expect(chosen.filter((box) => box === 'bottom').length).toBeGreaterThan(chosen.length / 2);
  });
});
