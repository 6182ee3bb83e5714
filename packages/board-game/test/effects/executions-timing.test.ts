import { describe, expect, it } from 'vitest';
import { indexOf, quorumCards } from '../../src/cards/tables';
import { execute, skillCheck } from '../../src/effects/build';
import { takeAction } from '../../src/procedures/actions/action';
import { execute as executeNow } from '../../src/procedures/executions/execute';
import { rules } from '../../src/rules';
import { cylon, extraCard, plain } from './executions-table';
import type { MadeUpTable } from './table';

/** What waits for the end of an execution, what the newcomer has a say in, and whose turn goes on. */

describe('executions that fall due during one', () => {
  it('wait for its end, and cost what they say themselves (execution.human-dee, trap 5)', () => {
    const table = plain('nobody-1', 'nobody-2', 'fragile');
    table.state.resources.morale = 3;
    table.run([execute('president')]);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'new-character' });
    table.pick('saul-tigh');
    expect(table.state.players[1].location).toBe('command');
    expect(table.question()).toMatchObject({ seat: 2, ask: 'new-character' });
    table.pick('tom-zarek');
    expect(table.state.resources.morale).toBe(2);
    expect(table.state.executions).toEqual({ removed: ['nobody-2', 'fragile'], morale: 1 });
    expect(table.settled()).toBe(true);
  });

  it('do not strike whoever came in place of the one they were due for (execution.human-dee)', () => {
    const table = plain('nobody-1', 'fragile');
    table.state.resources.morale = 3;
    table.run([execute('president')]).pick('saul-tigh');
    expect(table.state.players[1]).toMatchObject({ character: 'saul-tigh', executions: 1 });
    expect(table.settled()).toBe(true);
  });

  it('come one after another where several are executed at once (execution.human-out)', () => {
    const table = plain('nobody-1', 'nobody-2', 'mourner-of-all').run([execute({ players: ['another'] })]);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'new-character' });
    table.pick('saul-tigh');
    expect(table.state.resources.food).toBe(7);
    expect(table.question()).toMatchObject({ seat: 2, ask: 'new-character' });
  });
});

describe("the newcomer's sheet", () => {
  const quorum = () => indexOf(quorumCards, 'firing-squad');

  it('keeps out of the card that killed the one before (execution.ability-timing, trap 1)', () => {
    const play = (newcomer: string) => {
      const table = plain();
      table.state.quorumHand = [quorum()];
      table.state.titles.president = 0;
      table.begin((g) =>
        rules.call(g, 'play-quorum', {
          seat: 0,
          card: quorum(),
          fromHand: true,
          fate: 'discard',
          holder: null,
        }),
      );
      return table.pick('nobody-2').pick(newcomer);
    };
    expect(play('adapter').settled()).toBe(true);
    const there = plain('nobody-1', 'nobody-2', 'adapter');
    there.state.titles.president = 0;
    there.state.quorumHand = [quorum()];
    there.begin((g) =>
      rules.call(g, 'play-quorum', {
        seat: 0,
        card: quorum(),
        fromHand: true,
        fate: 'discard',
        holder: null,
      }),
    );
    there.pick('nobody-2').pick('saul-tigh');
    expect(there.question()).toMatchObject({ seat: 2, ask: 'react' });
  });

  it('has a say in what follows of the check that killed (execution.ability-timing, trap 1)', () => {
    const table = plain().destiny('repair-1', 'repair-1').hand(2, 'repair-2');
    table.run([{ do: 'check', check: skillCheck(5, ['politics'], { fail: [execute('president')] }) }]);
    table.addNothing().pick('keeper');
    expect(table.question()).toMatchObject({ seat: 1, ask: 'react' });
  });

  it('does not bring back what the player has used (actions.once-per-game-player-bound, trap 12)', () => {
    const table = plain();
    table.state.players[1].spent = ['something'];
    table.run([execute('president')]).pick('saul-tigh');
    table.begin((g) => takeAction(g, 1));
    expect(table.options()).not.toContain('sheet:declare-martial-law');
    const unused = plain()
      .run([execute('president')])
      .pick('saul-tigh');
    unused.begin((g) => takeAction(g, 1));
    expect(unused.options()).toContain('sheet:declare-martial-law');
  });
});

describe("an executed player's own turn", () => {
  const steps = (table: MadeUpTable) => table.facts.flatMap((f) => (f.fact === 'step' ? [f.step] : []));

  function inMovement(table: MadeUpTable): MadeUpTable {
    table.begin((g) => rules.call(g, 'game', {}));
    for (let n = 0; n < 20 && table.question().ask !== 'movement'; n++) {
      const { options, min } = table.question();
      table.pick(...options.slice(-Math.max(1, min)).map((o) => o.id));
    }
    executeNow(table.game, [0], { kind: 'rule', id: 'test' });
    return table.pick('stay').pick('saul-tigh');
  }

  it('goes on in plain style (execution.turn-continues, trap 2)', () => {
    const table = inMovement(plain());
    expect(steps(table)).toEqual(['receive-skills', 'movement', 'action']);
    expect(table.question()).toMatchObject({ seat: 0, ask: 'action' });
  });

  it('ends in extra-card style (execution.end-turn, trap 2)', () => {
    const table = inMovement(extraCard());
    expect(steps(table).slice(0, 3)).toEqual(['receive-skills', 'movement', 'end']);
    expect(table.question()).toMatchObject({ seat: 1 });
  });

  it('goes on under Cylon rules for a proven Cylon in plain style (execution.turn-continues)', () => {
    const table = plain();
    table.state.players[0].loyalty.push({ card: cylon(), faceUp: false, seenBy: [] });
    table.begin((g) => rules.call(g, 'game', {}));
    while (table.question().ask !== 'movement') {
      const { options, min } = table.question();
      table.pick(...options.slice(-Math.max(1, min)).map((o) => o.id));
    }
    executeNow(table.game, [0], { kind: 'rule', id: 'test' });
    table.pick('stay').pick('you-are-a-cylon');
    expect(table.question()).toMatchObject({ seat: 0, ask: 'action' });
    expect(table.options()).toContain('location:resurrection-ship');
  });
});
