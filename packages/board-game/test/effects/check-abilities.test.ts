import { describe, expect, it } from 'vitest';
import type { SkillCard } from '../../src/cards/types';
import {
  addCheckCards,
  checkOutcome,
  checkReckless,
  checkTotalAtLeast,
  gain,
  inForce,
  later,
  lose,
  prevent,
  skillCheck,
  when,
} from '../../src/effects/build';
import type { CheckSpec } from '../../src/effects/types';
import { box, MadeUpTable, madeUp, sheet } from './table';

const skillCard = (id: string, card: Pick<SkillCard, 'checkAbility'>): SkillCard => ({
  id,
  name: id,
  box,
  copies: 1,
  skill: 'tactics',
  strengths: { 0: 1, 1: 1 },
  ...card,
});

madeUp({
  skill: [
    skillCard('trust-instincts', { checkAbility: { do: [addCheckCards('destiny', 2)] } }),
    skillCard('strong-will', {
      checkAbility: {
        do: [later('outcome', [when(checkTotalAtLeast(0), [prevent()], [lose('morale', 1)])])],
      },
    }),
    skillCard('all-hands', {
      checkAbility: {
        do: [inForce('this-check', { on: 'check-total', cards: { strength: 0 }, add: 1 })],
      },
    }),
    skillCard('network', {
      checkAbility: {
        do: [inForce('this-check', { on: 'card-value', cards: { skill: 'politics' }, value: 'double' })],
      },
    }),
    skillCard('broadcast', { checkAbility: { if: checkReckless(), do: [lose('fuel', 1)] } }),
    skillCard('upgrades', {
      checkAbility: { do: [later('check-effects', [when(checkOutcome('pass'), [gain('food', 1)])])] },
    }),
  ],
  character: [
    sheet('orderly', { id: 'restore-order', modifiers: [{ on: 'check-abilities', no: 'order' }] }),
    sheet('reckless', { id: 'guts', modifiers: [{ on: 'reckless', set: true }] }),
    sheet('nosy', {
      id: 'counts',
      reactions: [{ window: 'contributed', kind: 'forced', do: [gain('fuel', 1)] }],
    }),
  ],
});

const check = (more: Partial<CheckSpec> = {}): CheckSpec => ({
  ...skillCheck(6, ['politics'], { pass: [gain('fuel', 2)], fail: [lose('fuel', 2)] }),
  ...more,
});

/** A check to which only Destiny adds cards. */
function made(table: MadeUpTable, spec: CheckSpec, ...destiny: string[]): MadeUpTable {
  return table
    .destiny(...destiny, 'consolidate-power-1')
    .run([{ do: 'check', check: spec }])
    .addNothing();
}

describe('skill check abilities (skill-check.step7.abilities)', () => {
  it('are resolved once for each name, in the order of the current player', () => {
    const table = made(
      new MadeUpTable(),
      check(),
      'trust-instincts-0',
      'all-hands-0',
      'all-hands-1',
      'network-0',
    );
    expect(table.question()).toMatchObject({ ask: 'next-ability', seat: 0 });
    expect(table.options().sort()).toEqual(['all-hands', 'trust-instincts']);
    // What the cards of Destiny add joins the rest.
    table.pick('trust-instincts');
    expect(table.options().sort()).toEqual(['all-hands', 'network']);
    table.pick('all-hands');
    expect(table.facts.filter((f) => f.fact === 'ability-resolved')).toHaveLength(3);
    // 0, 0, -1 and 0, and 1 for each of the three cards of strength 0
    expect(table.facts.find((f) => f.fact === 'check-totalled')).toMatchObject({ total: 2 });
    expect(table.settled()).toBe(true);
  });

  it('may double cards (skill-check.step7.effect-persists)', () => {
    const table = made(new MadeUpTable(), check(), 'network-0', 'consolidate-power-2');
    expect(table.facts.find((f) => f.fact === 'check-totalled')).toMatchObject({ total: 4 });
  });

  it('last beyond their card (skill-check.step7.effect-persists)', () => {
    const saved = made(new MadeUpTable(), check(), 'strong-will-0', 'consolidate-power-1');
    expect(saved.state.resources).toMatchObject({ fuel: 8, morale: 10 });
    const lost = made(new MadeUpTable(), check(), 'strong-will-1', 'upgrades-1');
    lost.pick('strong-will');
    expect(lost.state.resources).toMatchObject({ fuel: 6, morale: 9 });
    expect(lost.state.later).toEqual([]);
  });

  it('wait for the effects of the outcome', () => {
    const table = made(new MadeUpTable(), check({ difficulty: 1 }), 'upgrades-0', 'consolidate-power-1');
    expect(table.state.resources).toMatchObject({ fuel: 10, food: 9 });
  });

  it('are not resolved where something forbids them', () => {
    const table = made(new MadeUpTable('orderly'), check(), 'all-hands-0', 'all-hands-1');
    expect(table.facts.some((f) => f.fact === 'ability-resolved')).toBe(false);
  });

  it('may need a reckless check (skill-check.step8.reckless)', () => {
    expect(made(new MadeUpTable(), check(), 'broadcast-0', 'broadcast-1').state.resources.fuel).toBe(6);
    expect(
      made(new MadeUpTable('reckless'), check(), 'broadcast-0', 'broadcast-1').state.resources.fuel,
    ).toBe(5);
  });
});

describe('the consequence of a check (skill-check.step9.consequence)', () => {
  const spec = check({ consequence: [lose('food', 1)] });

  it('comes if a card with an ability is in the check', () => {
    expect(made(new MadeUpTable(), spec, 'all-hands-0', 'all-hands-1').state.resources.food).toBe(7);
  });

  it('does not come otherwise', () => {
    expect(made(new MadeUpTable(), spec, 'consolidate-power-1', 'repair-1').state.resources.food).toBe(8);
  });
});

describe('adding cards to a check (skill-check.step4.order)', () => {
  it('is answered after each player', () => {
    const table = new MadeUpTable('nosy').hand(1, 'repair-1').hand(2, 'repair-1');
    made(table, check({ pass: [], fail: [] }), 'repair-1', 'repair-1');
    expect(table.state.resources.fuel).toBe(11);
  });
});
