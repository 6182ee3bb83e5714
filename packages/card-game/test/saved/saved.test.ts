import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Answer, chooser, type Picked, randomPicks } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import {
  answer,
  type CardFact,
  cards,
  load,
  module,
  type Options,
  pending,
  type State,
  save,
} from '../../src';
import { census } from '../support/random-game';

/**
 * Games of earlier builds, as those stored them (`scripts/record-saved-games.mjs --game card`). They are kept for good: a build
 * that cannot go on with one of them takes a game away from somebody.
 */

interface Recorded {
  readonly selection: Picked;
  readonly seed: string;
  readonly names: readonly string[];
  readonly brought: readonly unknown[];
  readonly answers: readonly (readonly [seat: number, question: number, ...picks: string[]])[];
}

interface RunningGame extends Recorded {
  readonly in: readonly string[];
  readonly state: unknown;
}

interface Finished extends Recorded {
  readonly over: State['over'];
}

const here = dirname(fileURLToPath(import.meta.url));
const builds = readdirSync(here).filter((name) => name.startsWith('version-'));
const tooLong = 20_000;

const linesOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

const fileOf = (build: string, name: string): string => readFileSync(join(here, build, name), 'utf8');

function optionsOf(selection: Picked): Options {
  const resolved = module.options.resolve(selection);
  if (!resolved.ok) throw new Error(resolved.conflicts.map(({ because }) => because).join(' '));
  return resolved.options;
}

describe.each(builds)('games of %s', (build) => {
  const games = linesOf<RunningGame>(fileOf(build, 'running.jsonl'));

  it('find the cards where they were: the table grows at its end', () => {
    const codes = JSON.parse(fileOf(build, 'cards.json')) as string[];
    expect(cards.slice(0, codes.length).map(({ code }) => code)).toEqual(codes);
  });

  it.each(games.map((game, n) => [n, game.in.at(-1), game] as const))(
    'game %i (%s) goes on to its end',
    (n, _where, { state: saved, names }) => {
      const state = load(structuredClone(saved));
      expect(state.players.map(({ name }) => name)).toEqual(names);
      expect(load(JSON.parse(JSON.stringify(save(state))))).toEqual(state);
      const whole = state.players.map((_, seat) => census(state, seat));
      const pick = chooser(n + 1);
      let answers = 0;
      while (!state.over && answers++ < tooLong) {
        const questions = pending(state);
        const question = questions[pick(questions.length)];
        const picks = randomPicks(question, pick);
        const answered = answer(state, { seat: question.seat, question: question.id, picks });
        if (!answered.ok) expect(answered.refusal.reason).toBe('not-together');
        if (answers % 16 !== 1) continue;
        state.players.forEach(({ out }, seat) => {
          if (!out) expect(census(state, seat)).toEqual(whole[seat]);
        });
      }
      expect(state.over?.winners).toEqual(expect.any(Array));
    },
  );

  it('stopped in enough places to say something', () => {
    const places = new Set(games.flatMap((game) => game.in));
    for (const place of [
      'asked action',
      'asked pay',
      'asked defender',
      'asked target',
      'asked redraw',
      'links',
    ])
      expect(places).toContain(place);
    expect(new Set(games.map(({ names }) => names.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  const ended = linesOf<Finished>(fileOf(build, 'finished.jsonl'));
  const replays = !readdirSync(join(here, build)).includes('replays-no-more.txt');
  it.runIf(replays).each(ended)(
    'a finished game with $selection.players players replays to the same facts',
    ({ selection, seed, names, brought, answers, over }) => {
      const seats = names.map((name, seat) => {
        const read = module.setup?.read(brought[seat]);
        if (!read?.ok) throw new Error('a deck of an earlier build cannot be read');
        return { name, setup: read.setup };
      });
      const given = answers.map(([seat, question, ...picks]): Answer => ({ seat, question, picks }));
      const facts: CardFact[] = [];
      const beginning = { options: optionsOf(selection), seed, seats };
      const state = module.replay(beginning, given, (news) => void facts.push(...news));
      expect(state.over).toEqual(over);
      const told = gunzipSync(readFileSync(join(here, build, `facts-${names.length}.jsonl.gz`)));
      expect(JSON.parse(JSON.stringify(facts))).toMatchObject(linesOf(told.toString('utf8')));
    },
  );
});
