import { describe, expect, it } from 'vitest';
import { indexOf, loyaltyCards, quorumCards } from '../../src/cards/tables';
import {
  all,
  eventAbout,
  eventIs,
  execute,
  gain,
  lose,
  resourceAtMost,
  skillCheck,
} from '../../src/effects/build';
import type { Options } from '../../src/options';
import { takeAction } from '../../src/procedures/actions/action';
import { execute as executeNow } from '../../src/procedures/executions/execute';
import { rules } from '../../src/rules';
import { replacements } from '../../src/setup/characters';
import type { State } from '../../src/state';
import { noVipers, vipersOf } from '../../src/table/vipers';
import { box, madeUp, sheet, Table } from './table';

/** Executions by made-up cards, in both styles. */

madeUp({
  character: [
    sheet('fragile', {
      id: 'breaks-down',
      reactions: [
        {
          window: 'resource-lost',
          kind: 'forced',
          if: all(eventIs('resource', 'morale'), resourceAtMost('morale', 2)),
          do: [execute('you')],
        },
      ],
      modifiers: [
        { on: 'execution-morale', set: 0, if: { is: 'caused-by', kinds: ['sheet'], ids: ['breaks-down'] } },
      ],
    }),
    sheet('adapter', {
      id: 'adapts',
      reactions: [{ window: 'quorum-done', kind: 'optional', do: [gain('food', 1)] }],
    }),
    sheet('keeper', {
      id: 'keeps',
      reactions: [{ window: 'check-discard', kind: 'optional', do: [gain('food', 1)] }],
    }),
    sheet('welcomed', {
      id: 'welcome',
      reactions: [
        { window: 'enter-play', kind: 'forced', if: eventAbout('seat', 'you'), do: [gain('fuel', 1)] },
      ],
    }),
    { ...sheet('of-two-places'), setup: ['no-such-place', 'armory', 'command'] },
    { ...sheet('homeless'), setup: 'no-such-place' },
    { ...sheet('leading'), type: 'cylon-leader' },
    sheet('mourner-of-all', {
      id: 'mourns-all',
      reactions: [{ window: 'execution-done', kind: 'forced', do: [lose('food', 1)] }],
    }),
  ],
  quorum: [
    {
      id: 'firing-squad',
      name: 'Firing squad',
      box,
      copies: 1,
      action: {
        do: [{ do: 'choosePlayer', as: 'target', by: 'you', filter: ['another'] }, execute('target')],
      },
    },
  ],
  loyalty: [
    {
      id: 'final-cylon',
      name: 'Final Cylon',
      box,
      copies: 1,
      side: 'human',
      reactions: [
        { window: 'loyalty-shown', kind: 'forced', if: eventAbout('seat', 'you'), do: [lose('fuel', 1)] },
      ],
    },
  ],
});

const human = () => indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = () => indexOf(loyaltyCards, 'you-are-a-cylon');

function tableOf(more: Partial<Options>, ...characters: string[]): Table {
  const table = new Table(...characters);
  table.state.options = Object.freeze({ ...table.state.options, execution: true, ...more });
  for (const p of table.state.players) p.loyalty = [{ card: human(), faceUp: false, seenBy: [] }];
  table.state.decks.loyalty = [human(), human(), human()];
  table.state.decks.notACylon = [human(), human(), human()];
  return table;
}

const plain = (...characters: string[]) => tableOf({}, ...characters);
const extraCard = (...characters: string[]) => tableOf({ exodusloyalty: true }, ...characters);

const loyaltyOf = ({ players }: State, seat: number) =>
  players[seat].loyalty.map(({ card, faceUp }) => `${loyaltyCards[card].id}${faceUp ? '!' : ''}`);

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
  const steps = (table: Table) => table.facts.flatMap((f) => (f.fact === 'step' ? [f.step] : []));

  function inMovement(table: Table): Table {
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

describe('newcomers of the base box', () => {
  const late = (table: Table) => {
    table.state.distance = 5;
    table.state.milestones = [4];
    return table;
  };
  const come = (table: Table, character: string) => table.run([execute('president')]).pick(character);

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
    const offered = (table: Table) => {
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
