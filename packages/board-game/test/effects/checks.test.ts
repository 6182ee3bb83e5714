import { describe, expect, it } from 'vitest';
import { view } from '../../src';
import { indexOf, skillKinds } from '../../src/cards/tables';
import type { SkillCard } from '../../src/cards/types';
import {
  at,
  check,
  checkInForce,
  checkOverPrinted,
  checkReckless,
  discard,
  gain,
  inForce,
  later,
  lose,
  not,
  pickCheckCards,
  recklessDraw,
  setAside,
  skillCheck,
  when,
} from '../../src/effects/build';
import type { CheckSpec } from '../../src/effects/types';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** What the boxes need of skill checks, on made-up cards. */

const card = (id: string, more: Partial<SkillCard>): SkillCard => ({
  id,
  name: id,
  box,
  copies: 1,
  skill: 'leadership',
  strengths: { 0: 1, 3: 1 },
  ...more,
});

const reckless = (id: string): SkillCard =>
  card(id, {
    limit: { per: 'check', name: 'reckless' },
    reaction: {
      window: 'before-cards',
      kind: 'optional',
      if: not(checkInForce('check-abilities')),
      do: [inForce('this-check', { on: 'reckless', set: true })],
    },
  });

madeUp({
  skill: [
    card('busy', { checkAbility: { do: [gain('fuel', 1)] } }),
    card('plotting', { skill: 'treachery', checkAbility: { if: checkReckless(), do: [lose('food', 1)] } }),
    card('quick', {
      checkAbility: { do: [pickCheckCards('current', 1, 'hand', { strengthAtMost: 3, notThisName: true })] },
    }),
    card('second-chance', {
      reaction: {
        window: 'before-cards',
        kind: 'optional',
        do: [later('outcome', [when(checkOverPrinted(4), [gain('morale', 1)], [lose('morale', 1)])])],
      },
    }),
    reckless('rash-1'),
    reckless('rash-2'),
    card('order-restored', {
      reaction: {
        window: 'before-cards',
        kind: 'optional',
        if: not(checkInForce('reckless')),
        do: [inForce('this-check', { on: 'check-abilities', no: 'restored' })],
      },
    }),
    card('committee-of-players', {
      reaction: {
        window: 'before-cards',
        kind: 'optional',
        do: [
          inForce('this-check', {
            on: 'faceup',
            set: true,
            if: { is: 'event', field: 'by', among: ['player'] },
          }),
        ],
      },
    }),
  ],
  character: [
    sheet('meddler', {
      id: 'meddling',
      modifiers: [{ on: 'check-difficulty', add: -5 }],
      reactions: [{ window: 'totalled', kind: 'optional', do: [gain('fuel', 1)] }],
    }),
    sheet('fast-learner', {
      id: 'learning',
      reactions: [{ window: 'before-cards', kind: 'optional', do: [setAside('tactics', 2)] }],
    }),
    sheet('logic-bound', { id: 'logic', modifiers: [{ on: 'faceup-cards', set: 1 }] }),
    sheet('impulsive', {
      id: 'impulse',
      modifiers: [{ on: 'contribution', never: [1], if: not(at('you', 'brig')) }],
    }),
    sheet('calculating', { id: 'calculation', modifiers: [{ on: 'contribution', set: 2 }] }),
    sheet('quick-fixer', {
      id: 'quick-fix',
      reactions: [{ window: 'check-revealed', kind: 'optional', do: [pickCheckCards('you', 1, 'discard')] }],
    }),
    sheet('drawer', {
      id: 'the-draw',
      reactions: [{ window: 'reckless-draw', kind: 'forced', do: [recklessDraw('treachery')] }],
    }),
  ],
});

const spec = (difficulty = 5, more: Partial<CheckSpec> = {}): CheckSpec => ({
  ...skillCheck(difficulty, ['leadership'], { pass: [gain('food', 1)], fail: [lose('fuel', 2)] }),
  ...more,
});

/** Makes the check, with a treachery deck in the game. */
function checking(table: MadeUpTable, what: CheckSpec = spec()): MadeUpTable {
  table.state.decks.skill[5] ??= { draw: [], discard: [] };
  return table.destiny('repair-1', 'repair-1', 'repair-1').run([check(what)]);
}
const results = (table: MadeUpTable) =>
  table.facts.flatMap((f) => (f.fact === 'check-result' ? [[f.outcome, f.total]] : []));
const asks = (table: MadeUpTable) => table.questions().map(({ seat, ask }) => `${seat} ${ask}`);

describe('a sealed check (missions.check-untouchable, missions.no-check-abilities)', () => {
  it('has no window, no change and no ability, but Destiny', () => {
    const table = checking(
      new MadeUpTable('meddler').hand(0, 'busy-3', 'declare-emergency-3', 'scientific-research-3'),
      spec(5, { sealed: true, consequence: [lose('morale', 5)] }),
    );
    expect(asks(table)).toEqual(['0 add-to-check']);
    table.pick('busy-3', 'declare-emergency-3');
    // 6 for it and 2 of Destiny against it: 4, one short, and nobody may lower the difficulty.
    expect(results(table)).toEqual([['fail', 4]]);
    expect(table.state.resources).toMatchObject({ fuel: 6, morale: 10 });
    expect(table.settled()).toBe(true);
  });

  it('keeps limits on what may be added', () => {
    const table = new MadeUpTable().hand(0, 'busy-3', 'declare-emergency-3');
    table.state.players[0].location = 'brig';
    checking(table, spec(5, { sealed: true }));
    expect(table.question()).toMatchObject({ ask: 'add-to-check', max: 1 });
  });
});

describe('cards that come and go', () => {
  it('wait until after Destiny (skill-check.step2.fast-learner)', () => {
    const table = checking(new MadeUpTable('fast-learner').hand(1, 'repair-2')).pick('learning');
    const added = table.facts.flatMap((f) => (f.fact === 'check-cards-added' ? [[f.seat, f.n]] : []));
    expect(added).toEqual(
      [
        [null, 2],
        [null, 2],
        [0, 0],
      ].slice(0, added.length),
    );
    expect(added.slice(0, 2)).toEqual([
      [null, 2],
      [null, 2],
    ]);
    expect(asks(table)).toEqual(['1 add-to-check']);
    expect(table.pick().facts.find((f) => f.fact === 'check-revealed')).toMatchObject({
      cards: expect.objectContaining({ length: 4 }),
    });
  });

  it('are not told of before (skill-check.step2.fast-learner)', () => {
    const table = checking(new MadeUpTable('fast-learner').hand(0, 'rash-1-3')).pick('learning');
    // The window is still open for the other card.
    expect(asks(table)).toEqual(['0 react']);
    const [running] = view(table.state, 1).resolving.filter((r) => r.what === 'skill-check');
    expect(running).toMatchObject({ added: [] });
  });

  it('are taken out one by one (characters.cally.quick-fix)', () => {
    const table = checking(new MadeUpTable('quick-fixer').hand(1, 'declare-emergency-3')).pick(
      'declare-emergency-3',
    );
    expect(table.options()).toEqual(['quick-fix', 'pass']);
    table.pick('quick-fix').pick('repair-1');
    expect(results(table)).toEqual([['fail', 2]]);
    expect(table.state.decks.skill[4].discard).toContain(indexOf(skillKinds, 'repair-1'));
  });

  it('or into the hand, by strength and name', () => {
    const table = checking(new MadeUpTable().hand(1, 'quick-3', 'declare-emergency-5')).pick(
      'quick-3',
      'declare-emergency-5',
    );
    expect(table.question()).toMatchObject({ seat: 0, ask: 'pick-from-check' });
    expect(table.options()).toEqual(['repair-1', 'repair-1#2']);
    table.pick('repair-1');
    expect(table.state.players[0].hand).toEqual([indexOf(skillKinds, 'repair-1')]);
    expect(results(table)).toEqual([['pass', 7]]);
  });
});

describe('cards face up', () => {
  it('one of the own, whichever its owner says (characters.simon.logic-bound)', () => {
    const table = checking(
      new MadeUpTable('nobody-1', 'logic-bound').hand(1, 'busy-3', 'declare-emergency-3'),
    );
    table.pick('busy-3', 'declare-emergency-3');
    expect(table.question()).toMatchObject({ seat: 1, ask: 'lay-open', min: 1, max: 1 });
    table.hand(0, 'repair-2').pick('declare-emergency-3');
    expect(table.facts).toContainEqual(
      expect.objectContaining({
        fact: 'check-cards-opened',
        seat: 1,
        cards: [indexOf(skillKinds, 'declare-emergency-3')],
      }),
    );
  });

  it('those of players and not Destiny, where it says so', () => {
    const table = checking(new MadeUpTable().hand(0, 'committee-of-players-3', 'busy-3'))
      .pick('committee-of-players-3')
      .pick('busy-3');
    const shown = table.facts.flatMap((f) =>
      f.fact === 'check-cards-added' ? [[f.seat, f.cards !== undefined]] : [],
    );
    expect(shown).toContainEqual([null, false]);
    expect(shown).toContainEqual([0, true]);
  });
});

describe('how many cards may be added', () => {
  const adding = (table: MadeUpTable) => checking(table).question();

  it('never exactly one, but in the Brig (characters.cally.impulsive)', () => {
    const hand = ['busy-3', 'declare-emergency-3'];
    const table = new MadeUpTable('impulsive').hand(0, ...hand);
    expect(adding(table)).toMatchObject({ min: 0, max: 2, never: [1] });
    expect(() => table.pick('busy-3')).toThrow(/may not add exactly 1/);
    table.pick(...hand);
    expect(table.settled()).toBe(true);
    const single = checking(new MadeUpTable('impulsive').hand(0, 'busy-3'));
    expect(single.settled()).toBe(true);
    const brigged = new MadeUpTable('impulsive').hand(0, ...hand);
    brigged.state.players[0].location = 'brig';
    expect(adding(brigged)).toMatchObject({ max: 1 });
    brigged.pick('busy-3');
  });

  it('another limit, not in the Brig (characters.simon.calculating)', () => {
    const table = new MadeUpTable('calculating').hand(0, 'busy-3', 'declare-emergency-3', 'repair-1');
    expect(adding(table)).toMatchObject({ max: 2 });
    const brigged = new MadeUpTable('calculating').hand(0, 'busy-3', 'declare-emergency-3');
    brigged.state.players[0].location = 'brig';
    expect(adding(brigged)).toMatchObject({ max: 1 });
  });
});

describe('reckless checks', () => {
  it('resolve what is only for them (skills.reckless.treachery-pegasus)', () => {
    const plain = checking(new MadeUpTable().hand(0, 'plotting-3')).pick('plotting-3');
    expect(plain.state.resources.food).toBe(8);
    const rash = checking(new MadeUpTable().hand(0, 'plotting-3', 'rash-1-3'))
      .pick('rash-1-3')
      .pick('plotting-3');
    expect(rash.state.resources.food).toBe(7);
  });

  it('are made so once, and not where order was restored (skills.reckless.one-per-check, skills.reckless.restore-order)', () => {
    const rash = () => checking(new MadeUpTable().hand(0, 'rash-1-3', 'rash-2-3', 'order-restored-3'));
    expect(rash().options()).toEqual(expect.arrayContaining(['rash-1-3', 'rash-2-3', 'order-restored-3']));
    expect(asks(rash().pick('rash-1-3'))).toEqual(['0 add-to-check']);
    expect(asks(rash().pick('order-restored-3'))).toEqual(['0 add-to-check']);
  });

  it('draw after the abilities, whatever was resolved before (skills.reckless.treachery-daybreak, skills.reckless.daybreak-details)', () => {
    const drawing = (...top: string[]) => {
      const table = new MadeUpTable('drawer').hand(0, 'rash-1-3');
      table.state.decks.skill[5] = {
        draw: [...top].reverse().map((id) => indexOf(skillKinds, id)),
        discard: [],
      };
      return checking(table).pick('rash-1-3');
    };
    const idle = drawing('plotting-3', 'plotting-0');
    expect(idle.state.resources.food).toBe(8);
    expect(idle.state.decks.skill[5].discard).toHaveLength(1);
    const twice = drawing('plotting-0', 'plotting-3');
    expect(twice.state.resources.food).toBe(6);
    expect(twice.state.decks.skill[5].discard).toHaveLength(2);
    expect(results(twice)).toEqual([['fail', -2]]);
  });
});

describe('totals', () => {
  it('are held against the printed difficulty, whatever has changed it', () => {
    const by = (...cards: string[]) => {
      const table = new MadeUpTable('meddler').hand(0, 'second-chance-3').hand(1, ...cards);
      checking(table, spec(3))
        .pick('second-chance-3')
        .pick(...cards);
      while (table.questions().length > 0) table.pick('pass');
      return table.state.resources.morale;
    };
    expect(by('declare-emergency-5', 'declare-emergency-4')).toBe(11);
    expect(by('declare-emergency-5')).toBe(9);
  });
});

describe('what a check does to Cylon players', () => {
  it('may be ignored, of locations too (cylon-players.ignore-crisis)', () => {
    const table = new MadeUpTable().hand(1, 'repair-2', 'repair-1');
    table.state.players[1].standing = 'revealed';
    table.destiny('repair-1', 'repair-1');
    const effects = [check(skillCheck(9, ['leadership'], { fail: [discard('president', 1)] }))];
    table.run(effects, 0, { kind: 'location', id: 'administration' });
    table.pick();
    expect(table.question()).toMatchObject({ seat: 1, ask: 'ignore' });
    table.pick('ignore');
    expect(table.state.players[1].hand).toHaveLength(2);
    // What a location does without a check is no such thing.
    table.run([discard('president', 1)], 0, { kind: 'location', id: 'administration' });
    expect(table.question()).toMatchObject({ seat: 1, ask: 'discard' });
  });
});
