import type { StandingOrder } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { answer, module, pending, type State } from '../../src';
import { startScenario } from '../../src/scenario';

const lay = (given: string): State => startScenario(`name: x\ngiven: ${given}\nthen: {}`).state;

const give = (state: State, pick: (id: string) => boolean): void => {
  const [{ seat, id, options }] = pending(state);
  const picked = options.find((option) => pick(option.id));
  expect(picked, options.map((option) => option.id).join()).toBeDefined();
  expect(answer(state, { seat, question: id, picks: [picked!.id] }).ok).toBe(true);
};

/** Who is asked, at which moment, and which standing orders would let it pass. */
function asked(state: State) {
  const [question] = pending(state);
  const orders: readonly StandingOrder[] = ['never', 'when-held', 'when-useful', 'always'];
  return {
    seat: question.seat,
    moment: module.windowOf(state, question),
    passes: orders.filter((otherwise) => module.ordersPass({ otherwise, windows: {} }, state, question)),
  };
}

describe('standing orders', () => {
  it('never give away an action that could be used (ccg.execution.round)', () => {
    const state = lay(
      '{ options: { discreet: true }, first: 0, players: [{ alert: [raptor-101] }, { hand: [cag] }] }',
    );
    expect(asked(state)).toEqual({ seat: 0, moment: undefined, passes: [] });
  });

  it('pass for whoever could do nothing else, whatever they say (ccg.info.silent-offers)', () => {
    const state = lay(
      '{ options: { discreet: true }, first: 0, players: [{ hand: [fire-support] }, { alert: [raptor-101] }] }',
    );
    expect(asked(state)).toMatchObject({
      seat: 0,
      passes: ['never', 'when-held', 'when-useful', 'always'],
    });
    expect(module.mayPass(state, state.questions[0])).toBe(true);
  });

  it('tell a challenge of the player from one of others, and cards of the hand from abilities (ccg.challenge.effects-step-all)', () => {
    const state = lay(`{ first: 0, players: [
      { alert: [raptor-101], base: battlestar-galactica },
      { base: hangar-bay, supply: 1, hand: [fire-support] },
      { base: delphi-union-high-school } ] }`);
    give(state, (id) => id.startsWith('challenge:'));
    give(state, (id) => id === 'player:1');
    expect(asked(state)).toEqual({ seat: 0, moment: 'challenge', passes: ['never', 'when-held'] });
    give(state, (id) => id === 'pass');
    expect(asked(state)).toEqual({ seat: 1, moment: 'challenge', passes: ['never'] });
    give(state, (id) => id === 'pass');
    expect(asked(state)).toEqual({ seat: 2, moment: 'challenge-of-others', passes: ['never', 'when-held'] });
  });

  it('are about losses that could be made smaller, too (ccg.triggers.replacement)', () => {
    const state = lay('{ first: 0, players: [{ alert: [boomer-saboteur] }, { base: i-h-t-colonial-one }] }');
    give(state, (id) => id.startsWith('ability:'));
    expect(asked(state)).toEqual({ seat: 1, moment: 'would-lose-influence', passes: ['never', 'when-held'] });
  });
});
