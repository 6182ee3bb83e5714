import { describe, expect, it } from 'vitest';
import {
  all,
  atLeast,
  attackOn,
  checkOf,
  checkOutcome,
  checkTotalAtLeast,
  damageGalactica,
  eventAbout,
  eventIs,
  gain,
  giveTitle,
  lose,
  prevent,
  roll,
  send,
  setRoll,
  skillCheck,
} from '../../src/effects/build';
import { rules } from '../../src/rules';
import { vipersOf } from '../../src/table/vipers';
import { MadeUpTable, madeUp, sheet } from './table';

madeUp({
  character: [
    sheet('intolerant', {
      id: 'rather-airlock',
      reactions: [
        {
          window: 'outcome',
          kind: 'instead',
          if: all(checkOf('rule', 'test'), checkOutcome('pass'), checkTotalAtLeast(3)),
          do: [prevent(), lose('morale', 1)],
        },
      ],
    }),
    sheet('onlooker', {
      id: 'glad-of-it',
      reactions: [{ window: 'outcome', kind: 'optional', do: [gain('morale', 1)] }],
    }),
    sheet('loyal-aide', {
      id: 'stay-in-office',
      reactions: [
        {
          window: 'title-pending',
          kind: 'instead',
          if: all(eventIs('title', 'president'), eventAbout('from', 'president')),
          do: [prevent(), send('event.to', 'brig')],
        },
      ],
    }),
    sheet('escort', {
      id: 'in-the-way',
      reactions: [
        {
          window: 'civilian-doomed',
          kind: 'instead',
          if: eventIs('area', 'aft'),
          do: [prevent(), lose('fuel', 1)],
        },
      ],
    }),
    sheet('shield', {
      id: 'other-ship',
      limit: 'turn',
      reactions: [{ window: 'galactica-hit', kind: 'instead', do: [prevent(), lose('food', 1)] }],
    }),
    sheet('hotshot', {
      id: 'not-rolled',
      reactions: [{ window: 'before-die-roll', kind: 'instead', do: [setRoll(8)] }],
    }),
    sheet('interceptor', {
      id: 'no-roll',
      reactions: [
        { window: 'before-attack', kind: 'instead', if: attackOn('viper'), do: [prevent(), lose('fuel', 1)] },
      ],
    }),
    sheet('ejected', {
      id: 'forced-to-eject',
      modifiers: [
        { on: 'hit-result', set: 'destroyed', if: all(eventIs('ship', 'viper'), eventAbout('pilot', 'you')) },
      ],
    }),
    sheet('calm', {
      id: 'no-icons',
      reactions: [{ window: 'before-activation', kind: 'instead', do: [prevent()] }],
    }),
  ],
});

const check = skillCheck(3, ['politics'], { pass: [gain('fuel', 2)], fail: [lose('fuel', 2)] });
const startCheck = (table: MadeUpTable) =>
  table
    .destiny('consolidate-power-2', 'consolidate-power-2')
    .run([{ do: 'check', check }])
    .addNothing();

describe('an answer that replaces an event', () => {
  it('takes the place of the result of a check', () => {
    const table = startCheck(new MadeUpTable('intolerant'));
    expect(table.options()).toEqual(['rather-airlock', 'pass']);
    table.pick('rather-airlock');
    expect(table.state.resources).toMatchObject({ fuel: 8, morale: 9 });
    expect(table.settled()).toBe(true);
  });

  it('is offered before answers that merely add to it', () => {
    const table = startCheck(new MadeUpTable('intolerant', 'onlooker'));
    expect(table.questions().map((q) => q.seat)).toEqual([0]);
    table.pick('pass');
    expect(table.questions().map((q) => q.seat)).toEqual([1]);
    table.pick('glad-of-it');
    expect(table.state.resources).toMatchObject({ fuel: 10, morale: 11 });
  });

  it('closes the window for the rest', () => {
    const table = startCheck(new MadeUpTable('intolerant', 'onlooker')).pick('rather-airlock');
    expect(table.settled()).toBe(true);
    expect(table.state.resources.morale).toBe(9);
  });

  it('keeps a title where it is', () => {
    const table = new MadeUpTable('loyal-aide', 'laura-roslin', 'tom-zarek');
    table.run([{ do: 'remember', as: 'rival', who: 'you' }, giveTitle('president', 'rival')], 2);
    expect(table.pick('stay-in-office').state.titles.president).toBe(1);
    expect(table.state.players[2].location).toBe('brig');
    table.state.players[2].location = 'command';
    table.run([giveTitle('president', 'you')], 2).pick('pass');
    expect(table.state.titles.president).toBe(2);
  });

  it('saves a civilian ship, but only where it applies', () => {
    const table = new MadeUpTable('escort');
    const doomed = (area: 'aft' | 'fore', handle: number) => {
      table.state.areas[area].civilians.push({ handle, kind: 0, seenBy: [] });
      table.begin((g) =>
        rules.call(g, 'civilian-doomed', { handle, area, cause: { kind: 'attack', id: 'raider' } }),
      );
    };
    doomed('aft', 90);
    table.pick('in-the-way');
    expect(table.state.areas.aft.civilians).toHaveLength(1);
    expect(table.state.resources.fuel).toBe(7);
    doomed('fore', 91);
    expect(table.settled()).toBe(true);
    expect(table.state.areas.fore.civilians).toHaveLength(0);
    expect(table.state.lostCivilians).toEqual([0]);
  });

  it('takes one damage to Galactica, not the others', () => {
    const table = new MadeUpTable('shield').run([damageGalactica(2)]).pick('other-ship');
    const { pile } = table.state.galacticaDamage;
    expect(pile).toHaveLength(7);
    expect(table.settled()).toBe(true);
  });

  it('says the number of a roll that is then not made', () => {
    const table = new MadeUpTable('hotshot')
      .run([roll('you', atLeast(8, [gain('fuel', 1)]))])
      .pick('not-rolled');
    expect(table.state.resources.fuel).toBe(9);
    expect(table.facts.some((f) => f.fact === 'die-rolled')).toBe(false);
  });

  it('stops an attack before its roll', () => {
    const table = new MadeUpTable('interceptor');
    table.vipers('fore', 1).raiders('fore', 1);
    table.run([{ do: 'activate', icons: ['raiders'] }]).pick('no-roll');
    expect(table.state.areas.fore.vipers.viper).toBe(1);
    expect(table.facts.some((f) => f.fact === 'attack')).toBe(false);
    expect(table.settled()).toBe(true);
  });

  it('stops the activation of one type of ship', () => {
    const table = new MadeUpTable('calm').raiders('fore', 1);
    table
      .run([{ do: 'activate', icons: ['raiders', 'basestars'] }])
      .pick('no-icons')
      .pick('pass');
    expect(table.facts.filter((f) => f.fact === 'icon-activated')).toMatchObject([{ icon: 'basestars' }]);
  });
});

describe('the result of a hit', () => {
  it('is what something in play makes of it, for the ships it is about', () => {
    const table = new MadeUpTable('ejected');
    table.state.players[0].location = null;
    table.state.players[0].piloting = { area: 'fore', ship: 'viper' };
    table.state.reserves.vipers = vipersOf('viper', 7);
    table.state.dice = [5];
    table.raiders('fore', 1).run([{ do: 'activate', icons: ['raiders'] }]);
    expect(table.state.destroyed.vipers.viper).toBe(1);
    expect(table.state.damagedVipers.viper).toBe(0);
    expect(table.state.players[0].location).toBe('sickbay');
  });

  it('is never asked of those it is not about', () => {
    const table = new MadeUpTable('ejected').vipers('fore', 1).raiders('fore', 1);
    table.state.dice = [5];
    table.run([{ do: 'activate', icons: ['raiders'] }]);
    expect(table.state.damagedVipers.viper).toBe(1);
  });
});
