import type { Frame } from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, humanPlayers, isHuman, offTheBoard, type State } from '../../src';
import { playRandomly } from '../support/random-game';
import { players, runs, seeds } from './games';

/** Procedures in the midst of which somebody is neither here nor there. */
const changing: ReadonlySet<string> = new Set(['arrived', 'become-cylon', 'change-title', 'viper-hit']);

const settled = (state: State) => !state.stack.some(({ p }: Frame) => changing.has(p));

/** What Cylon players are asked: of their places, their hands, Crises of their own, and what the current player decides. */
const asksOfCylons: ReadonlySet<string> = new Set([
  'action',
  'activation-area',
  'add-to-check',
  'attack-pilot',
  'board-galactica',
  'choose-box',
  'choose-player',
  'damage-manned-vipers',
  'damage-unmanned-vipers',
  'destroy-civilian',
  'discard',
  'discard-super-crisis',
  'draw-types',
  'ignore',
  'keep-card',
  'may',
  'movement',
  'one-of',
  'order-of-reactions',
  'pass-sympathizer',
  'play-super-crisis',
  'shortage',
  'take-card',
]);

describe('at every question', () => {
  it('titles are with humans, and the Admiral is in the Brig only with all (titles.human-only, titles.admiral.all-brigged)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state }) => {
          if (state.turn.number === 0 || !settled(state)) return;
          const humans = humanPlayers(state);
          const free = humans.filter((seat) => state.players[seat].location !== 'brig');
          const { admiral, president } = state.titles;
          expect(humans).toContain(president);
          expect(free.length === 0 ? humans : free).toContain(admiral);
        });
      }),
      runs(25),
    );
  });

  it('everybody is on a board of their own side, in a viper, or stranded (moves.human-cylon-split)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state }) => {
          if (state.turn.number === 0 || !settled(state)) return;
          const astray = state.players.filter((player, seat) => {
            if (player.piloting !== null) return player.location !== null || !isHuman(state, seat);
            // rule: characters.helo.stranded
            if (offTheBoard(player)) return player.character !== 'karl-helo-agathon';
            return (boardOf(player) === 'cylon') === isHuman(state, seat);
          });
          expect(astray).toEqual([]);
        });
      }),
      runs(25),
    );
  });

  it('Cylon players are asked nothing that is for humans (actions.cylon-forbidden)', () => {
    const asked = new Set<string>();
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state, questions }) => {
          for (const { seat, ask } of questions) if (!isHuman(state, seat)) asked.add(ask);
        });
      }),
      runs(60),
    );
    expect([...asked].filter((ask) => !asksOfCylons.has(ask))).toEqual([]);
  });
});
