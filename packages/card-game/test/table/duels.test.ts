import { describe, expect, it } from 'vitest';
import { answer, duelOdds, pending, type State, view } from '../../src';
import { startScenario } from '../../src/scenario';
import { namesOf } from '../../src/scenario/names';
import { randomGame } from '../support/random-game';

const lay = (given: string): State => startScenario(`name: x\ngiven: ${given}\nthen: {}`).state;

/** What each option of a seat's question would set against each other, things in play by name. */
function duels(state: State, seat: number): Record<string, readonly (number | null)[]> {
  const names = namesOf(state);
  const [{ duels: told = [] }] = view(state, seat).questions;
  return Object.fromEntries(
    told.map(({ option, challenger, defender }) => [
      option.replace(/\b\d+\b/g, (n) => names.get(Number(n)) ?? n),
      [challenger, defender],
    ]),
  );
}

describe('what options would set against each other', () => {
  it('counts what a unit has only while it defends (ccg.challenge.defender)', () => {
    const state = lay(
      '{ first: 0, players: [{ alert: [BSG1-107] }, { alert: [BSG1-114, BSG1-133, BSG1-144] }] }',
    );
    const [action] = pending(state);
    const challenge = action.options.find(({ id }) => id.startsWith('challenge'))?.id ?? '';
    answer(state, { seat: 0, question: action.id, picks: [challenge] });
    const unit = view(state, 0).players[0].units[0];
    const powers = new Map(view(state, 1).players[1].units.map(({ handle, power }) => [handle, power]));
    const [defense] = view(state, 1).questions;
    const asked = JSON.stringify(state);
    for (const { option, challenger, defender } of defense.duels ?? []) {
      expect(challenger).toBe(unit.power);
      if (option === 'no-defense') expect(defender).toBeNull();
      else expect(defender).toBe((powers.get(Number(option)) as number) + 1);
    }
    expect(Object.keys(duels(state, 1))).toContain('saul-tigh-colonial-colonel');
    expect(duelOdds(view(state, 1), defense, 'no-defense')).toBeUndefined();
    // Trying changes nothing.
    expect(JSON.stringify(state)).toBe(asked);
  });

  it('is what stands in the challenge once it is chosen, over whole games', () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++)
      randomGame(seed, { players: 2, mixed: true }, (state) => {
        const [{ seat, id, ask }] = pending(state);
        if (ask !== 'defender' && ask !== 'cylon-choice') return;
        const [question] = view(state, seat).questions;
        expect((question.duels ?? []).length).toBeGreaterThanOrEqual(question.options.length - 1);
        for (const { option, challenger, defender } of question.duels ?? []) {
          const chosen = structuredClone(state);
          answer(chosen, { seat, question: id, picks: [option] });
          const { challenge, players, threats } = view(chosen, seat);
          if (challenge?.step !== 'effects' || chosen.triggered.length > 0) continue;
          const units = players.flatMap((player) => player.units);
          const powerOf = (handle: number | null) =>
            [...units, ...threats].find((each) => each.handle === handle)?.power ?? null;
          expect([challenger, defender]).toEqual([
            powerOf(challenge.challenger),
            powerOf(challenge.defender ?? challenge.threat),
          ]);
          compared++;
        }
      });
    expect(compared).toBeGreaterThan(20);
  });
});
