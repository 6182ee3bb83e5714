import { describe, expect, it } from 'vitest';
import { crisisCards, indexOf } from '../../src/cards/tables';
import {
  branch,
  drawnBy,
  gain,
  lose,
  oneOf,
  resourceAtMost,
  severalOf,
  skillCheck,
} from '../../src/effects/build';
import { startCrisis } from '../../src/procedures/crisis/crisis';
import { box, MadeUpTable, madeUp, sheet } from './table';

madeUp({
  crisis: [
    {
      id: 'two-boxes',
      name: 'Two Boxes',
      box,
      copies: 1,
      kind: 'choice',
      chooser: 'current',
      top: { do: [lose('fuel', 1)] },
      bottom: { do: [lose('food', 1)] },
      cylons: [],
      jump: false,
    },
  ],
  character: [
    sheet('third-way', {
      id: 'different-path',
      modifiers: [{ on: 'box-choices', box: { id: 'different', do: [lose('morale', 1)] } }],
    }),
    sheet('third-check', {
      id: 'checked-path',
      modifiers: [
        {
          on: 'box-choices',
          box: { id: 'checked', check: skillCheck(1, ['politics'], { fail: [lose('morale', 2)] }) },
        },
      ],
    }),
    sheet('amoral', { id: 'must-top', modifiers: [{ on: 'box-choices', must: 'top', if: drawnBy('you') }] }),
  ],
});

const drawTwoBoxes = (table: MadeUpTable) =>
  table.begin((g) =>
    startCrisis(g, { seat: 0, deck: 'crisis', way: 'turn', card: indexOf(crisisCards, 'two-boxes') }),
  );

describe('a choice of boxes (crisis.event.any-box)', () => {
  it('gains a box that something in play adds', () => {
    const table = drawTwoBoxes(new MadeUpTable('third-way'));
    expect(table.options()).toEqual(['top', 'bottom', 'different']);
    table.pick('different');
    expect(table.state.resources).toMatchObject({ fuel: 8, food: 8, morale: 9 });
    expect(table.settled()).toBe(true);
  });

  it('may gain a box with a check', () => {
    const table = drawTwoBoxes(new MadeUpTable('third-check')).pick('checked').addNothing();
    expect(table.facts.some((f) => f.fact === 'check-started')).toBe(true);
  });

  it('is no choice where one box must be taken', () => {
    const table = drawTwoBoxes(new MadeUpTable('amoral'));
    expect(table.state.resources.fuel).toBe(7);
    expect(table.settled()).toBe(true);
  });

  it('overruled, is among the printed boxes (characters.helo.lee-order)', () => {
    const table = drawTwoBoxes(new MadeUpTable('third-way', 'karl-helo-agathon')).pick('different');
    table.pick('moral-compass');
    expect(table.question()).toMatchObject({ ask: 'choose-box', seat: 1 });
    expect(table.options()).toEqual(['top', 'bottom']);
  });
});

describe('several of four', () => {
  const branches = [
    branch('fuel', [gain('fuel', 1)]),
    branch('food', [gain('food', 1)]),
    branch('morale', [lose('morale', 1)]),
    branch('population', [lose('population', 1)], resourceAtMost('fuel', 8)),
  ];

  it('are all picked before the first happens', () => {
    const table = new MadeUpTable().run([severalOf('you', 2, ...branches)]);
    expect(table.question()).toMatchObject({ min: 2, max: 2 });
    table.pick('fuel', 'population');
    // Gaining fuel has closed the second one, but it was picked already.
    expect(table.state.resources).toMatchObject({ fuel: 9, population: 11 });
    expect(table.settled()).toBe(true);
  });

  it('are picked one after another where nothing is said', () => {
    const table = new MadeUpTable().run([{ do: 'oneOf', by: 'you', pick: 2, of: branches }]);
    table.pick('fuel');
    expect(table.state.resources.fuel).toBe(9);
    expect(table.options()).toEqual(['food', 'morale']);
    table.pick('morale');
    expect(table.settled()).toBe(true);
  });

  it('leave a later choice its own', () => {
    const table = new MadeUpTable().run([
      severalOf('you', 2, ...branches),
      oneOf('you', ...branches.slice(0, 2)),
    ]);
    expect(table.pick('fuel', 'food').options()).toEqual(['fuel', 'food']);
  });
});
