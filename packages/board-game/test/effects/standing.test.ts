import { chooser, randomPicks } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type BoardFact,
  clockwiseFrom,
  cylonPlayers,
  humanPlayers,
  isHuman,
  load,
  newGame,
  nextSeat,
  pending,
  playersThat,
  rights,
  type Standing,
  type State,
  save,
  seats,
  sheetSpeaks,
  standings,
  teamOf,
  view,
  winners,
} from '../../src';
import { loseAtOnce } from '../../src/operations/end-game';
import { lineOfSuccession } from '../../src/operations/people';
import { rules } from '../../src/rules';
import { replacements } from '../../src/setup/characters';
import { optionsFor, playRandomly } from '../support/random-game';
import { box, MadeUpTable, madeUp, sheet } from './table';

madeUp({
  character: [
    { ...sheet('apollo-in-office'), person: 'lee-adama' },
    sheet('of-two-minds', {
      id: 'both-ways',
      modifiers: [{ on: 'wins', set: true, if: { is: 'event', field: 'winner', among: ['cylons'] } }],
    }),
  ],
});

function standingAs(standing: Standing): State {
  const { state } = new MadeUpTable('saul-tigh', 'laura-roslin', 'tom-zarek', 'gaius-baltar');
  state.players[1].standing = standing;
  return state;
}

describe('standing', () => {
  it('tells human players from Cylon players (terms.human-player, terms.cylon-player)', () => {
    const human = standings.filter((standing) => isHuman(standingAs(standing), 1));
    expect(human).toEqual(['human', 'infiltrating-leader', 'infiltrating-sympathetic']);
    const cylon = standings.filter((standing) => cylonPlayers(standingAs(standing)).includes(1));
    expect(cylon).toEqual(['revealed', 'sympathizer', 'sympathetic', 'leader']);
  });

  it('lets human players hold titles, and infiltrators not (titles.human-only, infiltration.no-titles)', () => {
    const state = standingAs('infiltrating-leader');
    expect(humanPlayers(state)).toContain(1);
    expect(lineOfSuccession({ state, facts: [] }, 'president')).toEqual([3, 2, 0]);
    expect(lineOfSuccession({ state: standingAs('human'), facts: [] }, 'president')).toEqual([1, 3, 2, 0]);
  });

  it('keeps the sheets of Leaders and of nobody else who turned Cylon (leaders.keep-sheet)', () => {
    const speaking = standings.filter((standing) => sheetSpeaks(standingAs(standing), 1));
    expect(speaking).toEqual(['human', 'leader', 'infiltrating-leader']);
  });

  it('limits what is added to checks (skill-check.step4.cylon-one, skill-check.step4.infiltrator-two)', () => {
    const most = (standing: Standing) => rights({ standing }).checkCards;
    expect(standings.filter((standing) => most(standing) === 1)).toEqual([
      'revealed',
      'sympathizer',
      'sympathetic',
      'leader',
    ]);
    expect(most('infiltrating-leader')).toBe(2);
    expect(most('human')).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps Super Crises from the Sympathizer (crisis.super.sympathizer)', () => {
    const holding = standings.filter((standing) => rights({ standing }).superCrises);
    expect(holding).toEqual(['revealed', 'sympathetic', 'leader']);
  });

  it('gives victory to who has no goals of their own and is in the game (trial.elimination, leaders.agenda-win)', () => {
    const winsWithHumans = standings.filter((standing) => {
      const state = standingAs(standing);
      state.over = { winner: 'humans', rule: 'endgame.human-win', reason: 'final-jump' };
      return winners(state).includes(1);
    });
    expect(winsWithHumans).toEqual(['human']);
    const state = standingAs('revealed');
    state.over = { winner: 'cylons', rule: 'endgame.cylon-win', reason: 'fuel' };
    expect(winners(state)).toEqual([1]);
  });
});

describe('an eliminated seat', () => {
  /** A game in which somebody who is not asked is out from now on. */
  function without(state: State, seat: number): void {
    Object.assign(state.players[seat], { standing: 'eliminated', location: null, piloting: null, hand: [] });
    for (const title of ['admiral', 'president'] as const)
      if (state.titles[title] === seat) state.titles[title] = nextSeat(state, seat);
  }

  it('is skipped by turns, checks, deals, windows and choices (trial.elimination-turns)', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = newGame(optionsFor({ players: 5 }), `out ${seed}`);
      const pick = chooser(seed);
      const told: BoardFact[] = [];
      let out: number | null = null;
      while (!state.over) {
        const questions = pending(state);
        if (out === null && state.turn.number >= 6) {
          const idle = seats(state).find(
            (seat) =>
              seat !== state.turn.seat && questions.every((q) => q.seat !== seat) && isHuman(state, seat),
          );
          if (idle !== undefined && state.stack.length <= 4) {
            without(state, idle);
            out = idle;
          }
        }
        const question = questions[pick(questions.length)];
        if (out !== null) {
          expect(question.seat).not.toBe(out);
          expect(state.turn.seat).not.toBe(out);
          expect(playersThat(state, [], { you: 0, bind: {} })).not.toContain(out);
        }
        const given = answer(state, {
          seat: question.seat,
          question: question.id,
          picks: randomPicks(question, pick),
        });
        if (given.ok && out !== null) told.push(...given.facts);
      }
      expect(out).not.toBeNull();
      const added = told.filter((fact) => fact.fact === 'check-cards-added').map(({ seat }) => seat);
      expect(added.length).toBeGreaterThan(0);
      expect(added).not.toContain(out);
      expect(told.some((fact) => fact.fact === 'loyalty-dealt' && fact.seat === out)).toBe(false);
      expect(state.over.winners).not.toContain(out);
    }
  });

  it('is no station on the way round the table (trial.elimination-turns)', () => {
    const state = standingAs('eliminated');
    expect(seats(state)).toEqual([0, 2, 3]);
    expect(clockwiseFrom(state, 1)).toEqual([2, 3, 0]);
    expect(nextSeat(state, 0)).toBe(2);
    expect(humanPlayers(state)).toEqual([0, 2, 3]);
    expect(cylonPlayers(state)).toEqual([]);
  });

  it('sees what it saw before, and nothing more (trial.elimination)', () => {
    const { state } = newGame(optionsFor({ players: 4 }), 'seen');
    const pick = chooser(4);
    while (state.turn.number < 3) {
      const [question] = pending(state);
      answer(state, { seat: question.seat, question: question.id, picks: randomPicks(question, pick) });
    }
    const before = view(state, 1);
    state.players[1].standing = 'eliminated';
    const after = view(state, 1);
    expect({ ...after, players: [] }).toEqual({ ...before, players: [] });
    expect(after.players.map((p) => ({ ...p, standing: null }))).toEqual(
      before.players.map((p) => ({ ...p, standing: null })),
    );
    for (const seat of [0, 2, 3]) expect(after.players[seat].hand).toBeUndefined();
  });
});

describe('the verdict', () => {
  it('names everybody who has won (endgame.human-win, endgame.cylon-win)', () => {
    for (const seed of [5, 6]) {
      const { state } = playRandomly({ players: 4 }, seed);
      const side = state.over?.winner;
      expect(state.over?.winners).toEqual(seats(state).filter((seat) => teamOf(state, seat) === side));
    }
  });

  it('is asked of what somebody needs to win, after the side is known (endgame.agenda-last)', () => {
    const table = new MadeUpTable('of-two-minds', 'of-two-minds');
    loseAtOnce(table.game, 'endgame.loss.resource', 'fuel');
    rules.run(table.game);
    expect(table.state.over).toMatchObject({ winner: 'cylons', winners: [0, 1] });
    expect(winners(table.state)).toEqual([0, 1]);
  });
});

describe('persons', () => {
  it('sit at a table once, whichever of their sheets it is (setup.characters.alternates)', () => {
    const { game, state } = new MadeUpTable();
    for (const p of state.players) p.character = '';
    const offered = () => replacements(game).map(({ id }) => id);
    expect(offered()).toEqual(expect.arrayContaining(['apollo-in-office', 'lee-apollo-adama']));
    state.players[0].character = 'apollo-in-office';
    expect(offered()).not.toContain('lee-apollo-adama');
    state.players[0].character = 'lee-apollo-adama';
    expect(offered()).not.toContain('apollo-in-office');
  });

  it('must stand in every line of succession (titles.succession.consistent)', () => {
    const options = optionsFor({ players: 4 });
    const start = (more: object) => newGame(Object.freeze({ ...options, ...more }), 'nobody');
    expect(() => start({ [box]: true })).toThrow(/stands in no line of succession for the president/);
    expect(() => start({})).not.toThrow();
  });
});

describe('a game saved before standing was told', () => {
  it('goes on', () => {
    const { state } = newGame(optionsFor({ players: 4 }), 'older');
    const saved = JSON.parse(JSON.stringify(save(state)));
    saved.version = 4;
    const cylons = [null, 'revealed', 'sympathizer', null];
    for (const [seat, p] of saved.players.entries()) {
      delete p.standing;
      p.cylon = cylons[seat];
    }
    const loaded = load(saved);
    expect(loaded.players.map(({ standing }) => standing)).toEqual([
      'human',
      'revealed',
      'sympathizer',
      'human',
    ]);
    expect('cylon' in loaded.players[1]).toBe(false);
    expect(pending(loaded).length).toBeGreaterThan(0);
  });
});
