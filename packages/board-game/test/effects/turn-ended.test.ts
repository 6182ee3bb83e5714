import { describe, expect, it } from 'vitest';
import { crisisCards, destinationCards, indexOf } from '../../src/cards/tables';
import { gain, grant, lose, skillCheck } from '../../src/effects/build';
import { endTurn } from '../../src/operations/end-turn';
import { startCrisis } from '../../src/procedures/crisis/crisis';
import { rules } from '../../src/rules';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** A turn that something ends from inside, as an execution in extra-card style does. */

madeUp({
  crisis: [
    {
      id: 'a-fatal-check',
      name: 'A fatal check',
      box,
      copies: 1,
      kind: 'skill-check',
      check: skillCheck(5, ['politics'], { fail: [lose('food', 1), lose('fuel', 1)] }),
      cylons: ['basestars'],
      jump: true,
    },
  ],
  destination: [
    {
      id: 'grim-planet',
      name: 'Grim planet',
      box,
      copies: 1,
      distance: 0,
      do: [lose('morale', 1), lose('food', 1)],
    },
  ],
  character: [
    sheet('mourner', {
      id: 'mourning',
      reactions: [
        {
          window: 'resource-lost',
          kind: 'forced',
          if: { is: 'event', field: 'resource', among: ['morale'] },
          wait: 'jump-done',
          do: [lose('population', 1)],
        },
      ],
    }),
  ],
});

const steps = (table: MadeUpTable) => table.facts.flatMap((f) => (f.fact === 'step' ? [f.step] : []));

/** A turn of seat 0, up to the first question with this name. */
function turnUpTo(ask: string): MadeUpTable {
  const table = new MadeUpTable().begin((g) => rules.call(g, 'game', {}));
  for (let n = 0; n < 20 && table.question().ask !== ask; n++) {
    const { options, min } = table.question();
    table.pick(...options.slice(-Math.max(1, min)).map((o) => o.id));
  }
  return table;
}

describe('a turn that is ended from inside (execution.end-turn)', () => {
  it('has no move, action or Crisis any more where it ends before them', () => {
    const table = turnUpTo('movement');
    expect(table.question().seat).toBe(0);
    endTurn(table.game);
    table.pick('stay');
    expect(steps(table)).toEqual(['receive-skills', 'movement', 'end', 'receive-skills', 'movement']);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'movement' });
    expect(table.state.turn.ended).toBeUndefined();
  });

  it('has no Crisis where it ends in the Action step', () => {
    const table = turnUpTo('action');
    endTurn(table.game);
    table.pick('nothing');
    expect(steps(table).slice(0, 4)).toEqual(['receive-skills', 'movement', 'action', 'end']);
  });

  it('C-53: finishes the check that is being made, and then has no icons (skill-check.step-order)', () => {
    const table = new MadeUpTable().destiny('repair-1', 'repair-1').hand(1, 'repair-2');
    table.state.basestars[0] = { area: 'fore', damage: [] };
    const { jump } = table.state;
    const card = indexOf(crisisCards, 'a-fatal-check');
    table.begin((g) => startCrisis(g, { seat: 0, deck: 'crisis', way: 'turn', card }));
    expect(table.question().ask).toBe('add-to-check');
    endTurn(table.game);
    table.pick();
    expect(table.state.resources).toMatchObject({ food: 7, fuel: 7 });
    expect(table.facts.map((f) => f.fact)).not.toContain('icon-activated');
    expect(table.state.jump).toBe(jump);
    expect(table.state.decks.crisis.discard).toContain(card);
    expect(table.settled()).toBe(true);
  });

  it('leaves what was granted and has not begun', () => {
    const table = new MadeUpTable().run([grant('you', { actions: 2 }), gain('fuel', 1)]);
    endTurn(table.game);
    table.pick('nothing');
    expect(table.state.resources.fuel).toBe(9);
    expect(table.settled()).toBe(true);
  });

  it('sends no more vipers out', () => {
    const table = new MadeUpTable().run([{ do: 'activateVipers', who: 'you', upTo: 6 }]);
    endTurn(table.game);
    table.pick('launch:port-bow');
    expect(table.settled()).toBe(true);
    expect(table.state.areas['port-bow'].vipers.viper).toBe(1);
  });
});

describe('an answer that waits for the end of a procedure', () => {
  const losses = (table: MadeUpTable) =>
    table.facts.flatMap((f) =>
      f.fact === 'resource-lost' ? [f.resource] : f.fact === 'jump-track-moved' ? ['track'] : [],
    );

  it('comes at once where that is not running', () => {
    const table = new MadeUpTable('mourner').run([lose('morale', 1), lose('food', 1)]);
    expect(losses(table)).toEqual(['morale', 'population', 'food']);
  });

  it('comes after it where it is, and not inside (execution.human-dee)', () => {
    const table = new MadeUpTable('mourner');
    table.state.jump = 4;
    table.state.decks.destination = { draw: [indexOf(destinationCards, 'grim-planet')], discard: [] };
    table.begin((g) => rules.call(g, 'jump', { mods: [] }));
    expect(losses(table)).toEqual(['morale', 'food', 'track', 'population']);
    expect(table.state.later).toEqual([]);
    expect(table.settled()).toBe(true);
  });
});
