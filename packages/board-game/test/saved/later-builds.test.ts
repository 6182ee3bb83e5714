import type { Answer, Fact, MachineState, Rules } from '@ragtag/kernel';
import { describe, expect, it, vi } from 'vitest';
import { runningGames } from './recordings';

/** Older games in builds that have grown: cards inserted where they belong, procedures with more steps. */

type Steps = Parameters<Rules<MachineState, Fact, Record<string, unknown>>['procedure']>[1];

interface LaterChange {
  /** More steps for procedures. */
  readonly steps?: Readonly<Record<string, (steps: Steps) => Steps>>;
  /** Crises and where they are put, by the id of the one before. */
  readonly crisisAfter?: string;
}

/** The engine as a build of its own, with something changed in it. */
async function build({ steps = {}, crisisAfter }: LaterChange = {}) {
  vi.resetModules();
  const kernel = await import('@ragtag/kernel');
  const { prototype } = kernel.Rules;
  const declare = prototype.procedure;
  prototype.procedure = function procedure(this: InstanceType<typeof kernel.Rules>, name, declared) {
    declare.call(this, name, steps[name]?.(declared) ?? declared);
  } as typeof declare;
  const game = await import('../../src');
  if (crisisAfter !== undefined) {
    const { lose } = await import('../../src/effects/build');
    const crises = game.crisisCards as (typeof game.crisisCards)[number][];
    const like = crises.find((card) => card.cylons);
    game.addBox({ crisis: [{ ...like!, id: 'zzz-made-up', top: { do: [lose('morale', 1)] } }] });
    crises.splice(game.indexOf(crises, crisisAfter) + 1, 0, ...crises.splice(-1));
    game.addBox({});
  }
  return { game, kernel };
}

type LaterBuild = Awaited<ReturnType<typeof build>>;

/** Plays a saved game on: at random, or by answers given before. What happened is told in names. */
function playOn({ game, kernel }: LaterBuild, saved: unknown, seed: number, again?: readonly Answer[]) {
  const state = game.load(structuredClone(saved));
  const pick = kernel.chooser(seed);
  const answers: Answer[] = [];
  const facts: unknown[] = [];
  while (!state.over && answers.length < (again?.length ?? 120)) {
    const [question] = game.pending(state);
    const given = again?.[answers.length] ?? {
      seat: question.seat,
      question: question.id,
      picks: kernel.randomPicks(question, pick),
    };
    const answered = game.answer(state, given);
    if (!answered.ok) {
      expect(again, `${answered.refusal.message}`).toBeUndefined();
      continue;
    }
    answers.push(given);
    facts.push(...answered.facts.map((fact) => JSON.parse(JSON.stringify(game.saveFact(fact)))));
  }
  return { answers, facts };
}

const games = runningGames('version-2-base').filter((_, n) => n % 6 === 0);
const inCrisis = runningGames('version-2-base').filter(({ in: where }) =>
  where.some((place) => place.startsWith('in crisis.')),
);

async function sameWith(change: LaterChange, recorded: readonly { readonly state: unknown }[]) {
  const now = await build();
  const played = recorded.map(({ state }, n) => playOn(now, state, n + 1));
  const stored = recorded.map(({ state }) =>
    JSON.parse(JSON.stringify(now.game.save(now.game.load(structuredClone(state))))),
  );
  const later = await build(change);
  recorded.forEach(({ state }, n) => {
    const { answers, facts } = played[n];
    expect(facts.length).toBeGreaterThan(0);
    expect(playOn(later, state, 0, answers).facts).toEqual(facts);
    // As this build stores it, too.
    expect(playOn(later, stored[n], 0, answers).facts).toEqual(facts);
  });
}

describe('an older game in a later build', () => {
  it('keeps its cards where a Crisis is inserted at its place', async () => {
    await sameWith({ crisisAfter: 'bomb-threat' }, games);
  });

  it('keeps its place where procedures have gained a step at their head', async () => {
    const another = (steps: Steps): Steps => ({ somethingNew() {}, ...steps });
    await sameWith({ steps: { crisis: another, turn: another, 'skill-check': another } }, [
      ...games,
      ...inCrisis,
    ]);
  });

  it('is refused with a reason where something is not known any more', async () => {
    const { game, kernel } = await build();
    const saved = JSON.parse(JSON.stringify(game.save(game.load(structuredClone(inCrisis[0].state)))));
    const spoilt = (change: (state: typeof saved) => void) => {
      const copy = structuredClone(saved);
      change(copy);
      try {
        game.load(copy);
      } catch (error) {
        expect(error).toBeInstanceOf(kernel.Unreadable);
        return (error as InstanceType<typeof kernel.Unreadable>).reason;
      }
      return 'read';
    };
    expect(spoilt(() => undefined)).toBe('read');
    expect(spoilt((s) => s.decks.crisis.draw.push('no-such-card'))).toBe('component');
    expect(spoilt((s) => s.decks.crisis.draw.push(3))).toBe('component');
    expect(spoilt((s) => (s.stack.at(-1).p = 'no-such-procedure'))).toBe('procedure');
    expect(spoilt((s) => (s.stack.at(-1).next = 'no-such-step'))).toBe('step');
    expect(spoilt((s) => (s.questions[0].ask = 'no-such-ask'))).toBe('ask');
    expect(spoilt((s) => (s.players[0].loyalty = ['you-are-a-cylon']))).toBe('damaged');
    expect(spoilt((s) => (s.version = 99))).toBe('version');
    expect(spoilt((s) => (s.version = 'three'))).toBe('version');
  });
});
