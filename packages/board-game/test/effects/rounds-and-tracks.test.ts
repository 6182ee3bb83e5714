import { describe, expect, it } from 'vitest';
import { destinationCards, indexOf, objectiveCards } from '../../src/cards/tables';
import type { SkillCard } from '../../src/cards/types';
import {
  discard,
  drawSkill,
  endTurn,
  eventIs,
  gain,
  lose,
  moveJumpTrack,
  oneByOne,
  resetTrack,
} from '../../src/effects/build';
import { takeAction } from '../../src/procedures/actions/action';
import { finalJumpIsNext } from '../../src/procedures/jumping/objective';
import { rules } from '../../src/rules';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Players one after another, text by side, milestones and the end of the track, on made-up cards. */

const treachery = (id: string, card: Partial<SkillCard>): SkillCard => ({
  id,
  name: id,
  box,
  copies: 1,
  skill: 'treachery',
  strengths: { 1: 1 },
  ...card,
});

const planet = (id: string, distance: number) => ({ id, name: id, box, copies: 1, distance, do: [] });

madeUp({
  skill: [
    treachery('plot', { action: { do: [lose('food', 1)] } }),
    treachery('sabotage-it', {
      reaction: {
        window: 'resource-lost',
        kind: 'optional',
        if: eventIs('resource', 'morale'),
        do: [lose('fuel', 1)],
      },
    }),
  ],
  destination: [planet('near', 1), planet('seven-away', 7), planet('eight-away', 8)],
  objective: [
    {
      id: 'a-planet',
      name: 'A planet',
      box,
      copies: 1,
      ending: 'newcaprica',
      milestones: [{ at: 7, after: 'jump', do: [gain('food', 1)] }],
    },
    {
      id: 'a-crossing',
      name: 'A crossing',
      box,
      copies: 1,
      ending: 'ioniannebula',
      milestones: [{ at: 8, do: [resetTrack(), gain('fuel', 1)], final: true }],
    },
    {
      id: 'far-away',
      name: 'Far away',
      box,
      copies: 1,
      ending: 'searchforhome',
      milestones: [{ at: 10, do: [], final: true }],
    },
  ],
  character: [
    sheet('navigator', {
      id: 'another-end',
      modifiers: [{ on: 'track-end', set: 'return', if: { is: 'distance-at-most', n: 3 } }],
      reactions: [
        { window: 'track-end', kind: 'forced', if: eventIs('end', 'return'), do: [gain('fuel', 2)] },
      ],
    }),
    sheet('stranded-fleet', { id: 'no-end', modifiers: [{ on: 'track-end', set: 'nothing' }] }),
  ],
});

type OneEnding = 'kobol' | 'newcaprica' | 'ioniannebula' | 'searchforhome';

function jumping(endings: readonly OneEnding[], destination: string): MadeUpTable {
  const table = new MadeUpTable();
  const on = (ending: OneEnding) => [ending, endings.includes(ending)] as const;
  const all = (['kobol', 'newcaprica', 'ioniannebula', 'searchforhome'] as const).map(on);
  Object.assign(table.state, { options: { ...table.state.options, ...Object.fromEntries(all) }, jump: 4 });
  table.state.decks.destination = { draw: [indexOf(destinationCards, destination)], discard: [] };
  return table.begin((g) => rules.call(g, 'jump', { mods: [] }));
}

const story = (table: MadeUpTable) =>
  table.facts.flatMap((f) => {
    if (f.fact === 'jump-track-moved') return ['reset'];
    return f.fact === 'resource-gained' ? [f.resource] : [];
  });

describe('one player after another', () => {
  it('each finishes all steps before the next, from whoever does it (timing.multi-draw-order)', () => {
    const table = new MadeUpTable().hand(0, 'repair-1').hand(1, 'repair-1', 'repair-2').hand(2, 'repair-2');
    table.run([oneByOne('each-player', 'one', [discard('one', 1), drawSkill('one', 1, ['tactics'])])], 1);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'discard' });
    table.pick('repair-2');
    const steps = table.facts.flatMap((f) =>
      f.fact === 'skill-cards-discarded'
        ? [`-${f.seat}`]
        : f.fact === 'skill-cards-drawn'
          ? [`+${f.seat}`]
          : [],
    );
    expect(steps).toEqual(['-1', '+1', '-2', '+2', '-0', '+0']);
    expect(table.settled()).toBe(true);
  });

  it('or only those who fit', () => {
    const table = new MadeUpTable();
    table.state.players[2].standing = 'revealed';
    table.run([
      oneByOne({ players: ['human'] }, 'one', [gain('fuel', 1)]),
      oneByOne({ players: ['cylon'] }, 'one', [gain('food', 1)]),
    ]);
    expect(table.state.resources).toMatchObject({ fuel: 10, food: 9 });
  });
});

describe('the text of skill cards', () => {
  /** Seat 0 as a Cylon player or a human one, with a card of each side. */
  const holding = (cylon: boolean) => {
    const table = new MadeUpTable().hand(0, 'plot-1', 'sabotage-it-1', 'consolidate-power-1');
    if (cylon) table.state.players[0].standing = 'revealed';
    return table;
  };

  it('is by side for actions (actions.treachery-cylons-only, turn.action.cylon-treachery)', () => {
    const acting = (cylon: boolean) =>
      holding(cylon)
        .begin((g) => takeAction(g, 0))
        .options();
    expect(acting(true)).toEqual(['card:plot-1', 'nothing']);
    expect(acting(false)).toContain('card:consolidate-power-1');
    expect(acting(false)).not.toContain('card:plot-1');
  });

  it('is by side for reactions (actions.treachery-cylons-only)', () => {
    const losing = (cylon: boolean) => holding(cylon).run([lose('morale', 1)], 1);
    expect(losing(true).options()).toEqual(['sabotage-it-1', 'pass']);
    expect(losing(false).settled()).toBe(true);
  });
});

describe('objectives', () => {
  it('may start something once the jump is over (newcaprica.setup.trigger)', () => {
    const table = jumping(['newcaprica'], 'seven-away');
    expect(story(table)).toEqual(['reset', 'food']);
    expect(table.settled()).toBe(true);
  });

  it('may put the track back themselves, and the jump does not do it again (jump.reset-skip-crossroads)', () => {
    const table = jumping(['ioniannebula'], 'eight-away');
    expect(story(table)).toEqual(['reset', 'fuel']);
    expect(table.state.jump).toBe(0);
  });

  it('only the farthest of several ends the game (variants.forced.all-endings)', () => {
    const all = jumping(['kobol', 'newcaprica', 'ioniannebula', 'searchforhome'], 'near');
    for (const [distance, final] of [
      [9, false],
      [10, true],
    ] as const) {
      all.state.distance = distance;
      expect(finalJumpIsNext(all.game)).toBe(final);
    }
    const one = jumping(['ioniannebula'], 'near');
    one.state.distance = 8;
    expect(finalJumpIsNext(one.game)).toBe(true);
    expect(objectiveCards.map(({ id }) => id)).toContain('far-away');
  });
});

describe('the end of the Jump track', () => {
  const reached = (character: string) => {
    const table = new MadeUpTable(character);
    table.state.jump = 4;
    return table.run([moveJumpTrack(1)]);
  };

  it('may bring something else than a jump', () => {
    const table = reached('navigator');
    expect(table.state).toMatchObject({ jump: 5, resources: { fuel: 10 } });
    expect(table.facts.map((f) => f.fact)).not.toContain('fleet-jumps');
  });

  it('or nothing', () => {
    const table = reached('stranded-fleet');
    expect(table.state.jump).toBe(5);
    expect(table.settled()).toBe(true);
  });

  it('brings a jump otherwise (jump.triggers)', () => {
    expect(reached('nobody-1').facts.map((f) => f.fact)).toContain('fleet-jumps');
  });
});

describe('the verb that ends a turn', () => {
  it('leaves the rest of its own list (execution.end-turn)', () => {
    const table = new MadeUpTable().run([endTurn(), gain('fuel', 1)]);
    expect(table.state).toMatchObject({ turn: { ended: true }, resources: { fuel: 9 } });
  });
});
