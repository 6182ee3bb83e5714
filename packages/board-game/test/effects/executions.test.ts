import { describe, expect, it } from 'vitest';
import { indexOf, loyaltyCards } from '../../src/cards/tables';
import { execute } from '../../src/effects/build';
import { execute as executeNow } from '../../src/procedures/executions/execute';
import { replacements } from '../../src/setup/characters';
import { vipersOf } from '../../src/table/vipers';
import { cylon, extraCard, human, loyaltyOf, plain } from './executions-table';

/** What an execution does to a human, a hidden Cylon and a Cylon player, in both styles. */

describe('an executed human', () => {
  it('loses hand and character, shows the cards, costs 1 morale and comes back (execution.discard, execution.human-reveal, execution.human-morale, execution.human-out, execution.loyalty-keep, execution.start-place)', () => {
    const table = plain()
      .hand(1, 'repair-1', 'repair-2')
      .run([execute('president')]);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'new-character' });
    expect(table.options()).not.toContain('nobody-2');
    expect(table.options()).not.toContain('leading');
    table.pick('gaius-baltar');
    const [, p] = table.state.players;
    expect(p).toMatchObject({ character: 'gaius-baltar', hand: [], location: 'research-lab', executions: 1 });
    expect(table.state.resources.morale).toBe(9);
    expect(table.state.executions).toEqual({ removed: ['nobody-2'], morale: 1 });
    expect(loyaltyOf(table.state, 1)[0]).toBe('you-are-not-a-cylon!');
    expect(replacements(table.game).map(({ id }) => id)).not.toContain('nobody-2');
    expect(table.facts).toContainEqual(
      expect.objectContaining({ fact: 'executed', seat: 1, character: 'nobody-2', how: 'executed' }),
    );
    expect(table.settled()).toBe(true);
  });

  it('discards all Loyalty cards in extra-card style and draws one from the deck with one more (execution.loyalty-discard, execution.loyalty-new)', () => {
    const table = extraCard()
      .run([execute('president')])
      .pick('saul-tigh');
    expect(loyaltyOf(table.state, 1)).toEqual(['you-are-not-a-cylon']);
    expect(table.state.decks.discardedLoyalty).toEqual([human()]);
    expect(table.state.decks.loyalty).toHaveLength(3);
    expect(table.state.decks.notACylon).toHaveLength(2);
  });

  it('passes titles on when the newcomer is there, to the newcomer if first in line (execution.titles)', () => {
    const kept = plain('saul-tigh', 'tom-zarek')
      .run([execute('president')])
      .pick('laura-roslin');
    expect(kept.state.titles).toEqual({ admiral: 0, president: 1 });
    const lost = plain('saul-tigh', 'tom-zarek', 'gaius-baltar')
      .run([execute('president')])
      .pick('chief-galen-tyrol');
    expect(lost.state.titles).toEqual({ admiral: 0, president: 2 });
    const others = plain('nobody-1', 'nobody-2', 'nobody-3')
      .run([execute('president')])
      .pick('william-adama');
    expect(others.state.titles.admiral).toBe(0);
  });

  it('leaves the humans beaten where no character is left (endgame.loss.no-characters)', () => {
    const table = plain();
    const left = replacements(table.game).map(({ id }) => id);
    table.state.executions = { removed: left, morale: 0 };
    table.run([execute('president')]);
    expect(table.state.over).toMatchObject({ winner: 'cylons', rule: 'endgame.loss.no-characters' });
  });

  it('may have answers to the cards it shows (execution.human-reveal)', () => {
    const table = plain();
    table.state.players[1].loyalty.push({
      card: indexOf(loyaltyCards, 'final-cylon'),
      faceUp: false,
      seenBy: [],
    });
    table.run([execute('president')]);
    expect(table.state.resources.fuel).toBe(7);
  });

  it('is welcomed once everything else is settled (execution.ability-timing)', () => {
    const table = plain()
      .run([execute('president')])
      .pick('welcomed');
    expect(table.state.resources.fuel).toBe(9);
  });

  it('comes back at the Hangar Deck where its own place is not there, or chooses among several (execution.start-place)', () => {
    const table = plain()
      .run([execute('president')])
      .pick('homeless');
    expect(table.state.players[1].location).toBe('hangar-deck');
    const several = plain()
      .run([execute('president')])
      .pick('of-two-places');
    expect(several.question()).toMatchObject({ seat: 1, ask: 'start-place' });
    expect(several.options()).toEqual(['armory', 'command']);
    several.pick('armory');
    expect(several.state.players[1].location).toBe('armory');
  });

  it('gives the viper back (piloting.leave-viper)', () => {
    const table = plain();
    Object.assign(table.state.players[1], { location: null, piloting: { area: 'fore', ship: 'viper' } });
    table.state.reserves.vipers = vipersOf('viper', 7);
    table.run([execute('president')]).pick('saul-tigh');
    expect(table.state.reserves.vipers).toEqual(vipersOf('viper', 8));
    expect(table.state.players[1].piloting).toBeNull();
  });

  it('that is killed and not executed costs no morale and draws a hand (extra-death.no-morale, extra-death.new-hand)', () => {
    const table = plain().begin((g) => executeNow(g, [1], { kind: 'rule', id: 'test' }, 'killed'));
    table.pick('saul-tigh');
    expect(table.state.resources.morale).toBe(10);
    expect(table.state.players[1].hand).toHaveLength(5);
  });
});

describe('a hidden Cylon who is executed', () => {
  it('shows one card without its text, has no Super Crisis, and costs no morale (execution.prove-cylon)', () => {
    const table = plain().hand(1, 'repair-1');
    table.state.players[1].loyalty.push({ card: cylon(), faceUp: false, seenBy: [] });
    table.run([execute('president')]);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'prove-cylon' });
    table.pick('you-are-a-cylon');
    expect(table.state.players[1]).toMatchObject({
      standing: 'revealed',
      location: 'resurrection-ship',
      superCrises: [],
      hand: [],
      character: 'nobody-2',
    });
    expect(loyaltyOf(table.state, 1)).toEqual(['you-are-not-a-cylon', 'you-are-a-cylon!']);
    expect(table.state.resources.morale).toBe(10);
    expect(table.state.executions).toBeUndefined();
    expect(table.state.titles.president).not.toBe(1);
  });

  it('is not asked where there is one card only (execution.prove-cylon)', () => {
    const table = plain();
    table.state.players[1].loyalty = [{ card: cylon(), faceUp: false, seenBy: [] }];
    table.run([execute('president')]);
    expect(loyaltyOf(table.state, 1)).toEqual(['you-are-a-cylon!']);
    expect(table.settled()).toBe(true);
  });
});

describe('a Cylon player who is executed', () => {
  it.each(['revealed', 'leader', 'infiltrating-leader'] as const)(
    'loses hand and attached cards, and goes to the Resurrection Ship (execution.already-cylon, leaders.executed): %s',
    (standing) => {
      const table = plain().hand(2, 'repair-1');
      table.state.players[2].standing = standing;
      table.state.players[2].loyalty = [];
      table.state.inPlay.push({ deck: 'quorum', card: 0, holder: 2 });
      table.begin((g) => executeNow(g, [2], { kind: 'rule', id: 'test' }));
      expect(table.state.players[2]).toMatchObject({
        hand: [],
        location: 'resurrection-ship',
        character: 'nobody-3',
      });
      expect(table.state.inPlay).toEqual([]);
      expect(table.state.resources.morale).toBe(10);
      expect(table.settled()).toBe(true);
    },
  );
});
