import { describe, expect, it } from 'vitest';
import { answer, pending, ruleCatalogue, type State, view } from '../../src';
import { reasons } from '../../src/say';
import { startScenario } from '../../src/scenario';
import { namesOf } from '../../src/scenario/names';
import { randomGame } from '../support/random-game';

const lay = (given: string): State => startScenario(`name: x\ngiven: ${given}\nthen: {}`).state;

/** Why each thing is refused, things in play by name. */
function refused(state: State, seat: number): Record<string, string> {
  const names = namesOf(state);
  const [question] = view(state, seat).questions;
  return Object.fromEntries(
    (question.refused ?? []).flatMap(({ reason, options }) =>
      options.map((id) => [id.replace(/\b\d+\b/, (n) => names.get(Number(n)) ?? n), reason]),
    ),
  );
}

describe('what is not offered', () => {
  it('as an action is told with its reason', () => {
    const state = lay(
      `{ first: 0, players: [{ base: BSG1P-1, hand: [BSG1-147, BSG2-042, BSG1-055], alert: [BSG1-150, BSG1-114, BSG1-132, BSG1-090], reserve: [BSG1-163, { card: BSG1-127, exhausted: true }, BSG1-087] }, {}] }`,
    );
    expect(refused(state, 0)).toEqual({
      'play:colonial-viper-113': 'cannot-pay',
      'play:sign': 'cannot-pay',
      'challenge:danna-biers-reporter': 'cannot-challenge',
      'challenge:number-six-secret-companion': 'vision',
      'challenge:raptor-101': 'in-reserve',
      'challenge:laura-roslin-madame-president': 'exhausted',
      'ability:laura-roslin-madame-president:1': 'exhausted',
      'resolve:refueling-operation': 'not-met',
      'resolve:press-junket': 'mission-in-reserve',
    });
  });

  it('in a challenge is told too, and who cannot defend', () => {
    const state = lay(
      `{ first: 0, players: [{ alert: [BSG1-147] }, { base: BSG1P-3, supply: 1, hand: [BSG1-163, BSG1-027], alert: [BSG1-150, BSG1-133, { card: BSG1-151, exhausted: true }] }] }`,
    );
    const [question] = pending(state);
    const challenge = question.options.find(({ id }) => id.startsWith('challenge'))?.id ?? '';
    answer(state, { seat: 0, question: question.id, picks: [challenge] });
    expect(refused(state, 1)).toEqual({
      'saul-tigh-colonial-colonel': 'other-type',
      'colonial-viper-516': 'not-ready-to-defend',
    });
    const [defense] = pending(state);
    answer(state, { seat: 1, question: defense.id, picks: ['no-defense'] });
    expect(refused(state, 1)).toEqual({ 'play:raptor-101': 'not-in-a-challenge' });
  });

  it('is never among what is offered, and has a rule and a sentence', () => {
    const known = new Set(ruleCatalogue.map(({ id }) => id));
    let told = 0;
    randomGame(5, { players: 3, mixed: true }, (state) => {
      const [{ seat }] = pending(state);
      const [question] = view(state, seat).questions;
      const offered = new Set(question.options.map(({ id }) => id));
      for (const { reason, rule, options } of question.refused ?? []) {
        told++;
        if (!known.has(rule ?? '') || !(reason in reasons) || options.some((id) => offered.has(id)))
          throw new Error(`${reason}: ${options.join(', ')}`);
      }
    });
    expect(told).toBeGreaterThan(50);
  });
});
