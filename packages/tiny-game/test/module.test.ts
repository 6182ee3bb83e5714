import { type Answer, chooser, randomPicks } from '@ragtag/kernel';
import { playScenarios } from '@ragtag/kernel/scenario';
import {
  hidesWhatIsHidden,
  isItsAnswers,
  keepsEverything,
  playRandomly,
  playsOnFromCopies,
  refusesWhatIsNotOffered,
  showsTheSameAgain,
} from '@ragtag/kernel/testing';
import { describe, expect, it } from 'vitest';
import { module, type TinyOptions, type TinyState } from '../src';

function optionsFor(selection: Partial<TinyOptions>): TinyOptions {
  const resolved = module.options.resolve({ ...selection });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.conflicts));
  return resolved.options;
}

const beginning = (seed: number, selection: Partial<TinyOptions> = {}) => ({
  options: optionsFor(selection),
  seed: `seed ${seed}`,
  seats: [{ name: 'Ann', setup: { lucky: 4 } }, { name: 'Ben', setup: { lucky: 5 } }, { name: 'Cy' }],
});

/** Answers at random; picks that do not go together are made anew. */
function answerOne(state: TinyState, pick: (n: number) => number): Answer {
  const [question] = module.pending(state);
  for (;;) {
    const given = { seat: question.seat, question: question.id, picks: randomPicks(question, pick) };
    const answered = module.answer(state, given);
    if (answered.ok) return given;
    expect(answered.refusal.reason).toBe('not-together');
  }
}

describe('a game of numbers', () => {
  const tried = (seed: number) => ({
    beginning: beginning(seed, { players: 2 + (seed % 3), discreet: seed % 2 === 0, charms: true }),
    seed: seed + 1,
  });
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  it('comes to its end, and to the same end from its seed and answers or from what was saved of it', () => {
    const ends = new Set<string>();
    for (const seed of seeds) {
      const game = tried(seed);
      expect(isItsAnswers(module, game)).toBeUndefined();
      expect(playsOnFromCopies(module, game)).toBeUndefined();
      expect(showsTheSameAgain(module, game)).toBeUndefined();
      const { state } = playRandomly(module, game);
      expect(module.turn(state)).toBe(game.beginning.options.players * 3);
      ends.add(module.outcome(state)?.winner ?? '');
    }
    expect(ends.size).toBeGreaterThan(2);
  });

  it('refuses what was not offered and stays as it was', () => {
    for (const seed of seeds) expect(refusesWhatIsNotOffered(module, tried(seed), 'n99')).toBeUndefined();
  });

  it('loses and doubles no number', () => {
    const counted = ({ players, pile, discards, stack }: TinyState) => {
      const putDown = stack.flatMap((frame) => (frame as { cards?: number[] }).cards ?? []);
      const numbers = [
        ...players.flatMap(({ hand, row }) => [...hand, ...row]),
        ...pile,
        ...discards,
        ...putDown,
      ];
      return { numbers: numbers.sort() };
    };
    for (const seed of seeds) expect(keepsEverything(module, tried(seed), counted)).toBeUndefined();
  });

  it('shows a seat nothing that depends on what it may not know, where pauses tell nothing', () => {
    for (const seed of seeds) {
      const game = { beginning: beginning(seed, { discreet: true, charms: true }), seed: seed + 1 };
      expect(hidesWhatIsHidden(module, game, 1)).toBeUndefined();
    }
  });

  it('takes several answers of one seat as one step, or none of them', () => {
    const { state } = module.start(beginning(1));
    const { seat } = module.pending(state)[0];
    const [low] = state.players[seat].hand;
    const before = JSON.stringify(state);
    const aim = { seat, question: 0, picks: [`seat-${(seat + 1) % 3}`] };
    const refused = module.answerAll(state, [aim, { seat, question: 1, picks: ['n99'] }]);
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'unknown-option' } });
    expect(module.answerAll(state, [aim, { ...aim, seat: (seat + 1) % 3 }])).toMatchObject({
      ok: false,
      refusal: { reason: 'not-together' },
    });
    expect(module.answerAll(state, [])).toMatchObject({ ok: false, refusal: { reason: 'too-few' } });
    expect(JSON.stringify(state)).toBe(before);
    const taken = module.answerAll(state, [aim, { seat, question: 1, picks: [`n${low}`] }]);
    expect(taken).toMatchObject({ ok: true, facts: [{ fact: 'aimed' }, { fact: 'put-down' }] });
  });

  it('lets an aim be taken back, and nothing that shows a card', () => {
    const { state } = module.start(beginning(2));
    const before = module.fork(state);
    const [{ seat }] = module.pending(state);
    const aimed = module.answer(state, { seat, question: 0, picks: [`seat-${(seat + 1) % 3}`] });
    expect(aimed.ok && module.revealed(before, state, aimed.facts)).toBe(false);
    const then = module.fork(state);
    const put = module.answer(state, {
      seat,
      question: 1,
      picks: [`n${state.players[seat].hand[0]}`],
    });
    expect(put.ok && module.revealed(then, state, put.facts)).toBe(true);
  });

  it('plays scenarios', async () => {
    const results = playScenarios(
      await module.scenario(),
      `
- name: A nine cancels what another puts down
  given: { players: 2, hands: [[3, 4], [9]], draw: [5] }
  when:
    - { 0: [n3, n5] }
    - { 1: cancel }
  then:
    state: { discards: [9, 3, 5], players.0.row: [] }
`,
    );
    expect(results).toMatchObject([{ ok: true, failures: [] }]);
  });

  it('has words for all that is asked and told', async () => {
    const words = await module.words('en');
    for (let seed = 0; seed < 10; seed++) {
      const told: string[] = [];
      const { state, facts } = module.start(beginning(seed));
      told.push(...facts.map((fact) => words.fact(fact, module.view(state, null))));
      const pick = chooser(seed);
      while (!state.over) {
        for (const question of module.pending(state)) {
          const view = module.view(state, question.seat);
          told.push(words.question(question, view));
          told.push(...question.options.map((option) => words.option(question, option, view).label));
        }
        answerOne(state, pick);
      }
      expect(told.filter((text) => text !== '' && !/^[A-Z0-9].*/.test(text))).toEqual([]);
      expect(words.zones?.(module.view(state, 0)).map(({ name }) => name)).toContain('Your hand');
      expect(words.standing(module.view(state, null))).toMatch(/won with \d+ points\.$/);
    }
  });
});
