import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTables, characterCards, ruleCatalogue } from '@ragtag/board-game';
import { rulebook, ruleText } from '@ragtag/rulebook';
import { expect, test } from 'vitest';
import { ruleOf } from '../../src/board-game/example/rule-of';
import { needsBoards, stepsOf } from '../../src/board-game/example/steps';
import { askedIn, waysOf } from '../../src/board-game/example/tale';

/** What is said between people is told, and cannot be played. */
const onlyTold = ['E-42', 'E-43', 'E-70'];

const folder = join(import.meta.dirname, '../../../../packages/board-game/test/scenarios');
const written = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8').split(/^---$/m),
);
const scenariosOf = (id: string) =>
  written.filter((text) => new RegExp(`^name: ['"]?${id}\\b`, 'm').test(text));

const ids = Object.keys(rulebook.examples);
const played = ids.filter((id) => !onlyTold.includes(id));

/** Cards and people by the names under which the book tells of them, each with the id that a scenario calls it by. */
const cardTables = ['crisis', 'quorum', 'skill', 'mutiny', 'mission', 'destination'] as const;
const cardNames = cardTables.flatMap(
  (table): readonly string[] => allTables[table]?.map(({ name }) => name) ?? [],
);
const named: readonly (readonly [name: string, id: string])[] = [
  ...cardNames.map((name) => [name, slugOf(name)] as const),
  ...characterCards.flatMap(({ id, name }) => [
    [name.replace(/"[^"]*" |\s*\(.*\)$/g, ''), id] as const,
    [/"([^"]+)"/.exec(name)?.[1] ?? name, id] as const,
  ]),
];

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}

test('every example but those of what people say can be played', () => {
  expect(ids.filter((id) => scenariosOf(id).length === 0).toSorted()).toEqual(onlyTold);
});

test.each(played)('the cards and people that %s tells of are those that play it', (id) => {
  const told = ruleText(rulebook, id).replaceAll('New Caprica', '');
  const text = scenariosOf(id).join('\n');
  const missing = new Map<string, boolean>();
  for (const [name, slug] of named) {
    if (!new RegExp(`\\b${name}\\b`).test(told)) continue;
    missing.set(name, (missing.get(name) ?? true) && !text.includes(slug));
  }
  expect([...missing].filter(([, isMissing]) => isMissing)).toEqual([]);
});

/** What a player has picked says no more than the answer does, and an ability of a sheet is its own rule. */
const saysItself = new Set(['player-chosen', 'effect-chosen', 'card-taken']);

test.each(played)('%s names the rule of each step', (id) => {
  const { shows } = rulebook.examples[id];
  const rules = new Set(ruleCatalogue.map((rule) => rule.id));
  for (const { name, moments } of waysOf(scenariosOf(id))) {
    const steps = stepsOf(moments, shows);
    expect(steps.length, name).toBeGreaterThan(0);
    const cited = steps.flatMap(({ lines }) => lines.flatMap(({ rule }) => rule ?? []));
    expect(
      cited.filter((rule) => !rules.has(rule)),
      name,
    ).toEqual([]);
    const silent = moments
      .flatMap(({ facts }) => facts)
      .filter((fact) => !ruleOf(fact) && !saysItself.has(fact.fact));
    expect(silent, name).toEqual([]);
  }
});

test.each(played)('%s shows the text of every card that can be chosen', (id) => {
  for (const { name, moments } of waysOf(scenariosOf(id)))
    for (const { state } of moments) {
      const cards =
        askedIn(state)?.options.filter((option) => /^(?:card|quorum|mutiny):/.test(option.id)) ?? [];
      for (const card of cards) expect(card.whatHappens, `${name}: ${card.id}`).toBeTruthy();
    }
});

/** Examples of cards and hands, in which nothing stands or moves on a board. */
const withoutBoards = [
  'E-02',
  'E-03',
  'E-10',
  'E-17',
  'E-19',
  'E-20',
  'E-21',
  'E-23',
  'E-26',
  'E-44',
  'E-45',
  'E-48',
];

test.each(withoutBoards)('%s is told without boards', (id) => {
  const { shows } = rulebook.examples[id];
  for (const { name, moments } of waysOf(scenariosOf(id)))
    expect(needsBoards(stepsOf(moments, shows), shows), name).toBe(false);
});
