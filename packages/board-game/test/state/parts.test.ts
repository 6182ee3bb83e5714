import { chooser, fromRest, toRest } from '@ragtag/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, newGame, pending, type State } from '../../src';
import { componentNames } from '../../src/cards/components';
import { playerParts, tableParts, whole } from '../../src/door/parts';
import { tellsSecret } from '../../src/door/secrets-shown';
import { rules } from '../../src/rules';
import type { Player } from '../../src/state';
import { assemble, playersFrom } from '../../src/state/assemble';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { legalPicks, optionsFor } from '../support/random-game';
import { crossroads } from './made-up/crossroads';
import { mutinyHand } from './made-up/mutiny-hand';
import { traumaPool } from './made-up/trauma-pool';

/** Hidden things of boxes to come, each of which is one file. */
const grown = assemble([playersFrom([...playerParts, mutinyHand]), ...tableParts, traumaPool, crossroads]);

const table = { version: 0, options: optionsFor({ players: 4 }), seed: 'parts', names: [] };

/** A game with something in each of them, taken from what lies in the decks. */
function gameWithAll(): State {
  const state = grown.settled(newGame(table.options, table.seed).state);
  const { decks, basestarDamage, players } = state;
  players.forEach((player) => {
    player.mutinyHand = decks.quorum.draw.splice(0, 2).sort((a, b) => a - b);
    player.mutinyShown = [];
  });
  state.traumaPool = basestarDamage.splice(0, 2);
  state.crossroads = {
    command: { card: decks.destination.draw.pop()!, seenBy: [2] },
    armory: { card: decks.destination.draw.pop()!, seenBy: [] },
  };
  return state;
}

let state: State;
beforeEach(() => {
  state = gameWithAll();
});

describe('the parts of a state', () => {
  it('are empty in a new game', () => {
    const empty = grown.empty(table);
    expect(empty.players.map((player) => player.mutinyHand)).toEqual([[], [], [], []]);
    expect(empty).toMatchObject({ traumaPool: [], crossroads: {} });
    expect(whole.empty(table)).not.toHaveProperty('traumaPool');
  });

  it('write every field of theirs into a copy', () => {
    const game = newGame(table.options, table.seed).state;
    for (const part of tableParts) {
      const copy = {} as State;
      part.copy(copy, game);
      const fields = [...Object.keys(part.empty(table)), ...Object.keys(part.atRest)];
      expect(Object.keys(copy)).toEqual(expect.arrayContaining(fields));
    }
    for (const part of playerParts) {
      const copy = {} as Player;
      part.copy(copy, game.players[0]);
      const fields = [...Object.keys(part.empty('')), ...Object.keys(part.atRest)];
      expect(Object.keys(copy)).toEqual(expect.arrayContaining(fields));
    }
  });

  it('are copied, and a copy shares nothing that can change', () => {
    const before = JSON.stringify(state);
    const copy = grown.fork(state);
    expect(copy).toEqual(state);
    copy.players[0].mutinyHand!.push(0);
    copy.players[1].mutinyShown!.push({ card: 0, to: 3 });
    copy.traumaPool!.pop();
    copy.crossroads!.command.card = 0;
    copy.crossroads!.command.seenBy.push(1);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('are seen by those who may', () => {
    const seen = grown.view(state, 2);
    expect(seen.players.map((player) => player.mutinyHand)).toEqual([2, 2, state.players[2].mutinyHand, 2]);
    expect(seen.traumaLeft).toBe(2);
    expect(seen.crossroads).toEqual({ command: state.crossroads!.command.card, armory: null });
    const spectator = grown.view(state, null);
    expect(spectator.players.map((player) => player.mutinyHand)).toEqual([2, 2, 2, 2]);
    expect(spectator.crossroads).toEqual({ command: null, armory: null });
  });

  it('are conserved', () => {
    const fresh = census(newGame(table.options, table.seed).state);
    const { cards, pieces } = census(state, grown);
    expect(cards).toEqual(fresh.cards);
    expect(pieces).toEqual(fresh.pieces);
    // What is made from fewer parts misses what lies in the others.
    expect(census(state).cards.quorum.length).toBe(fresh.cards.quorum.length - 8);
  });

  it('are dealt anew for somebody who may not know them, who sees no difference', () => {
    const { cards } = census(state, grown);
    const hands = new Set<string>();
    const pools = new Set<string>();
    const onArmory = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const other = redealHidden(state, 2, seed, grown);
      expect(census(other, grown).cards).toEqual(cards);
      expect(JSON.stringify(grown.view(other, 2))).toBe(JSON.stringify(grown.view(state, 2)));
      hands.add(String(other.players[0].mutinyHand));
      pools.add(String(other.traumaPool));
      onArmory.add(other.crossroads!.armory.card);
    }
    for (const dealt of [hands, pools, onArmory]) expect(dealt.size).toBeGreaterThan(1);
  });

  it('keep what somebody knows to lie among the cards of an owner, though not which it is', () => {
    const [shown] = state.players[0].mutinyHand!;
    state.players[0].mutinyShown = [{ card: shown, to: 2 }];
    const copies = (game: State) => game.players[0].mutinyHand!.filter((card) => card === shown).length;
    const imagined = (seat: number) =>
      Array.from({ length: 60 }, (_, seed) => {
        const game = grown.fork(state);
        grown.deal(game, { seat, known: {}, random: chooser(seed + 1) });
        return game;
      });
    const others = new Set(imagined(2).map((game) => String(game.players[0].mutinyHand)));
    expect(others.size).toBeGreaterThan(1);
    for (const game of imagined(2)) expect(copies(game)).toBeGreaterThan(0);
    // Who was not shown it does not know.
    expect(imagined(1).some((game) => copies(game) === 0)).toBe(true);
  });

  it('tell when something was shown that cannot be taken back', () => {
    const changed = (change: (game: State) => void) => {
      const after = grown.fork(state);
      change(after);
      return tellsSecret(state, after, grown);
    };
    expect(changed(() => undefined)).toBe(false);
    expect(changed((game) => void game.traumaPool!.pop())).toBe(true);
    expect(changed((game) => void game.crossroads!.armory.seenBy.push(1))).toBe(true);
    // A card that its owner plays from a hand was known to the owner.
    expect(changed((game) => void game.players[0].mutinyHand!.pop())).toBe(false);
  });

  it('are stored by name', () => {
    const declared = rules.declared();
    const saved = JSON.parse(JSON.stringify(toRest(grown.atRest, state, componentNames, declared)));
    expect(saved.traumaPool.every((token: unknown) => typeof token === 'string')).toBe(true);
    expect(saved.crossroads.command).toEqual({ card: expect.any(String), seenBy: [2] });
    expect(grown.settled(fromRest(grown.atRest, saved, componentNames, declared) as State)).toEqual(state);
    // A game of a build that did not have them yet has none of them.
    const older = toRest(whole.atRest, newGame(table.options, 'older').state, componentNames, declared);
    const loaded = grown.settled(fromRest(grown.atRest, older, componentNames, declared) as State);
    expect(loaded).toMatchObject({ traumaPool: [], crossroads: {} });
    expect(loaded.players[3].mutinyHand).toEqual([]);
  });
});

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}

it.each([
  ['the base game', { players: 4 } as const],
  [
    'every box',
    {
      players: 7,
      pegasus: true,
      exodus: true,
      daybreak: true,
      cylonleader: true,
      ending: 'allendings',
    } as const,
  ],
])('a fork of %s writes to nothing that it shares with the original', (_, selection) => {
  let state = newGame(optionsFor(selection), 'shared').state;
  const pick = chooser(7);
  let answers = 0;
  while (!state.over) {
    freeze(state);
    state = whole.fork(state);
    const [question] = pending(state);
    const given = { seat: question.seat, question: question.id, picks: legalPicks(state, question, pick) };
    expect(answer(state, given).ok).toBe(true);
    answers++;
  }
  expect(answers).toBeGreaterThan(100);
});
