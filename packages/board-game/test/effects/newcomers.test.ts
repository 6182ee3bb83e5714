import { describe, expect, it } from 'vitest';
import { execute } from '../../src/effects/build';
import { takeAction } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { noVipers } from '../../src/table/vipers';
import { extraCard, loyaltyOf, plain } from './executions-table';
import type { MadeUpTable } from './table';

/** Characters of the base box who come in place of an executed one. */

describe('newcomers of the base box', () => {
  const late = (table: MadeUpTable) => {
    table.state.distance = 5;
    table.state.milestones = [4];
    return table;
  };
  const come = (table: MadeUpTable, character: string) => table.run([execute('president')]).pick(character);

  it('Boomer: one more card in the deck before the Sleeper phase (execution.newcomer.boomer-plain)', () => {
    const table = come(plain(), 'sharon-boomer-valerii');
    expect(table.state.decks.loyalty).toHaveLength(4);
    expect(loyaltyOf(table.state, 1)).toHaveLength(1);
    expect(table.state.players[1].location).toBe('armory');
  });

  it('Boomer: in the Brig after it (execution.newcomer.boomer-brig)', () => {
    const table = come(late(plain()), 'sharon-boomer-valerii');
    expect(table.state.players[1].location).toBe('brig');
    expect(table.state.decks.loyalty).toHaveLength(3);
  });

  it('Boomer in extra-card style: one more card, and after the phase she takes it (execution.newcomer.boomer-exodus)', () => {
    const early = come(extraCard(), 'sharon-boomer-valerii');
    expect(early.state.decks.loyalty).toHaveLength(4);
    expect(loyaltyOf(early.state, 1)).toHaveLength(1);
    const after = come(late(extraCard()), 'sharon-boomer-valerii');
    expect(after.state.decks.loyalty).toHaveLength(3);
    expect(loyaltyOf(after.state, 1)).toHaveLength(2);
  });

  it('Boomer executed before the Sleeper phase: her player draws a card (execution.boomer-victim-plain)', () => {
    const table = come(plain('nobody-1', 'sharon-boomer-valerii'), 'saul-tigh');
    expect(loyaltyOf(table.state, 1)).toEqual(['you-are-not-a-cylon!', 'you-are-not-a-cylon']);
    expect(table.state.decks.loyalty).toHaveLength(2);
    const after = come(late(plain('nobody-1', 'sharon-boomer-valerii')), 'saul-tigh');
    expect(loyaltyOf(after.state, 1)).toHaveLength(1);
  });

  it('Baltar takes one of a deck with one more before the Sleeper phase (execution.newcomer.baltar)', () => {
    const table = come(plain(), 'gaius-baltar');
    expect(loyaltyOf(table.state, 1)).toHaveLength(2);
    expect(table.state.decks.loyalty).toHaveLength(3);
    const extra = come(extraCard(), 'gaius-baltar');
    expect(loyaltyOf(extra.state, 1)).toHaveLength(2);
    const after = come(late(plain()), 'gaius-baltar');
    expect(loyaltyOf(after.state, 1)).toHaveLength(1);
  });

  it('Baltar has no Cylon Detector after it, in plain style (execution.newcomer.baltar-detector)', () => {
    const offered = (table: MadeUpTable) => {
      come(table, 'gaius-baltar').begin((g) => takeAction(g, 1));
      return table.options();
    };
    expect(offered(late(plain()))).not.toContain('sheet:cylon-detector');
    expect(offered(plain())).toContain('sheet:cylon-detector');
    expect(offered(late(extraCard()))).toContain('sheet:cylon-detector');
  });

  it('Helo is stranded for the next own turn (execution.newcomer.helo, trap 13)', () => {
    const table = plain();
    table.state.players[1].turns = 5;
    come(table, 'karl-helo-agathon');
    const [, helo] = table.state.players;
    expect(helo).toMatchObject({ location: null, piloting: null, turnsBefore: 5 });
    table.state.turn.seat = 1;
    table.begin((g) => rules.call(g, 'turn', { seat: 1 }));
    expect(helo).toMatchObject({ location: null, turns: 6 });
    table.state.stack = [];
    table.state.questions = [];
    table.begin((g) => rules.call(g, 'turn', { seat: 1 }));
    expect(helo.location).toBe('hangar-deck');
  });

  it('Apollo launches, or is on the Hangar Deck (execution.newcomer.apollo)', () => {
    const table = come(plain(), 'lee-apollo-adama');
    expect(table.question().ask).toBe('launch-area');
    table.pick('port-bow');
    expect(table.state.players[1].piloting).toEqual({ area: 'port-bow', ship: 'viper' });
    const none = plain();
    none.state.reserves.vipers = noVipers;
    come(none, 'lee-apollo-adama');
    expect(none.state.players[1].location).toBe('hangar-deck');
  });
});
