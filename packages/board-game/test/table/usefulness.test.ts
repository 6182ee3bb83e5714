import { type OpenQuestion, type StandingOrders, windowOf } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { loyaltyCards } from '../../src/cards/tables';
import { module, newGame, pending, resolveOptions, type State } from '../../src/index';
import { attackNow } from '../../src/table/running';

/** Standing orders that ask only where a reaction could help. */

const useful: StandingOrders = { otherwise: 'when-useful', windows: {} };

interface Passed {
  readonly state: State;
  readonly question: OpenQuestion;
  readonly ids: readonly string[];
}

/** Reaction questions of random games, to players who could do something. */
function* reactions(games: number): Generator<Passed> {
  for (let n = 0; n < games; n++) {
    const resolved = resolveOptions({ players: 4 });
    if (!resolved.ok) throw new Error('no options');
    const { state } = newGame(resolved.options, `useful ${n}`);
    let turn = n;
    while (!state.over) {
      const [question] = pending(state);
      const ids = question.options.map(({ id }) => id);
      if (windowOf(state, question as never) && ids.length > 1) yield { state, question, ids };
      const picks = ids
        .slice(turn++ % ids.length)
        .concat(ids)
        .slice(0, Math.max(question.min, 1));
      const given = module.answer(state, { seat: question.seat, question: question.id, picks });
      if (!given.ok)
        module.answer(state, {
          seat: question.seat,
          question: question.id,
          picks: ids.slice(0, question.min),
        });
    }
  }
}

const isHuman = ({ players }: State, seat: number) =>
  players[seat].standing === 'human' &&
  players[seat].loyalty.every(({ card }) => loyaltyCards[card].side === 'human');

test('who is asked only when it can help is not asked where nothing can come of it, nor to help the other side', () => {
  let idle = 0;
  let forCylons = 0;
  let asked = 0;
  for (const { state, question, ids } of reactions(30)) {
    const passes = module.ordersPass(useful, state, question);
    const options = question.options.filter(({ id }) => id !== 'pass') as readonly {
      id: string;
      idle?: true;
    }[];
    if (options.every(({ idle: is }) => is)) {
      idle++;
      expect(passes).toBe(true);
    }
    const attack = attackNow(state);
    const onlyPlanning = ids.every((id) => id === 'pass' || id.startsWith('strategic-planning'));
    if (attack && onlyPlanning && isHuman(state, question.seat)) {
      const byCylons = attack.by === 'raider' || attack.by === 'basestar';
      if (byCylons) forCylons++;
      expect(passes).toBe(byCylons);
    }
    if (!passes) asked++;
  }
  expect(idle).toBeGreaterThan(5);
  expect(forCylons).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(20);
});
