import { chooser, unasked } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { answer, determinize, fork, load, module, save, view } from '../../src';
import { indexOf, loyaltyCards } from '../../src/cards/tables';
import { drawSkill, gain, lose, resourceAtMost } from '../../src/effects/build';
import { addShowables } from '../../src/in-play/any-time';
import { turnUp } from '../../src/operations/loyalty';
import type { State } from '../../src/state';
import { box, MadeUpTable, madeUp } from './table';

/** A made-up card that may be shown at any moment while morale is 5 or less. It lies with the Loyalty cards here. */

madeUp({
  loyalty: [{ id: 'grim-hope', name: 'Grim Hope', box, copies: 1, side: 'human' }],
});

const motive = indexOf(loyaltyCards, 'grim-hope');

const grimHope = { id: 'grim-hope', if: resourceAtMost('morale', 5) };

addShowables({
  isInGame: ({ players }) => players.some(({ loyalty }) => loyalty.some(({ card }) => card === motive)),
  count: ({ players }, seat) => players[seat].loyalty.length,
  at({ players }, seat, n) {
    const { card, faceUp } = players[seat].loyalty[n];
    return card === motive && !faceUp ? grimHope : undefined;
  },
  show(g, seat) {
    const { loyalty } = g.state.players[seat];
    const held = loyalty.find(({ card }) => card === motive);
    if (held) turnUp(loyalty, held);
    g.facts.push({ fact: 'loyalty-revealed', seat, card: motive, rule: 'leaders.motive-reveal' });
  },
});

/** Seat 2 holds the card. */
function holding(morale = 6): MadeUpTable {
  const table = new MadeUpTable();
  table.state.players[2].loyalty.push({ card: motive, faceUp: false, seenBy: [] });
  table.state.resources.morale = morale;
  return table;
}

const isShown = ({ players }: State) => players[2].loyalty.some(({ faceUp }) => faceUp);
const say = (table: MadeUpTable, pick: string, seat = 2) =>
  answer(table.state, { seat, question: unasked, picks: [pick] });

describe('what may be shown at any moment (leaders.motive-reveal)', () => {
  it('is shown as soon as its condition holds, in the midst of what happens, and nobody is asked', () => {
    const table = holding().run([lose('morale', 1), gain('morale', 3)]);
    expect(isShown(table.state)).toBe(true);
    expect(table.settled()).toBe(true);
    const told = table.facts.map(({ fact }) => fact);
    expect(told.indexOf('loyalty-revealed')).toBeLessThan(told.lastIndexOf('resource-gained'));
    expect(view(table.state, 2).unasked).toEqual([]);
  });

  it('waits for its owner where the order says so, who shows it while somebody else is being asked', () => {
    const table = holding();
    expect(view(table.state, 2).unasked).toEqual(['ask-first:grim-hope']);
    expect(say(table, 'ask-first:grim-hope').ok).toBe(true);
    expect(view(table.state, 0)).toMatchObject({ unasked: [] });
    expect(view(table.state, 0).players[2].asksFirst).toBeUndefined();
    table.run([lose('morale', 1), drawSkill('you', 1, 'any')]);
    expect(isShown(table.state)).toBe(false);
    const [open] = table.questions();
    const asked = { ...open };
    expect(view(table.state, 2).unasked).toEqual(['show:grim-hope', 'show-at-once:grim-hope']);
    const shown = say(table, 'show:grim-hope');
    expect(shown).toMatchObject({ ok: true, facts: [{ fact: 'loyalty-revealed', seat: 2 }] });
    expect(isShown(table.state)).toBe(true);
    // The one who was asked is asked the same.
    expect(table.questions()).toEqual([asked]);
  });

  it('is refused while its condition does not hold, and nothing changes', () => {
    const table = holding();
    say(table, 'ask-first:grim-hope');
    table.run([lose('morale', 1), gain('morale', 1)]);
    const before = JSON.stringify(table.state);
    const refusal = say(table, 'show:grim-hope');
    expect(refusal).toMatchObject({ ok: false, refusal: { reason: 'not-now' } });
    // Nobody else learns from a refusal whether there is such a card.
    expect(say(table, 'show:grim-hope', 1)).toMatchObject({
      ok: false,
      refusal: { reason: 'unknown-option' },
    });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('is shown at once where the order is changed back while it holds', () => {
    const table = holding(5);
    say(table, 'ask-first:grim-hope');
    expect(isShown(table.state)).toBe(false);
    say(table, 'show-at-once:grim-hope');
    expect(isShown(table.state)).toBe(true);
  });

  it('has orders that are copied and stored, and that others cannot imagine', () => {
    const table = holding();
    say(table, 'ask-first:grim-hope');
    const copy = fork(table.state);
    expect(copy).toEqual(table.state);
    copy.players[2].asksFirst?.pop();
    expect(table.state.players[2].asksFirst).toEqual(['grim-hope']);
    expect(load(JSON.parse(JSON.stringify(save(table.state)))).players[2].asksFirst).toEqual(['grim-hope']);
    expect(determinize(table.state, 0, chooser(1)).players[2].asksFirst).toBeUndefined();
    expect(determinize(table.state, 2, chooser(1)).players[2].asksFirst).toEqual(['grim-hope']);
  });

  it('is nothing in a game without such things', () => {
    const { state } = new MadeUpTable();
    expect(module.unasked(state, 0)).toEqual([]);
    expect(view(state, 0).unasked).toEqual([]);
  });
});
