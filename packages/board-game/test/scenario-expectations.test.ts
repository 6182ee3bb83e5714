import { type Plain, Written } from '@ragtag/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { scenarioGame } from '../src/scenario';
import { playRandomly } from './support/random-game';
import { table, troubles } from './support/scenario-text';

describe('an expectation that does not hold', () => {
  const moving = 'players: [{ character: saul-tigh, hand: [repair-1] }], space: opening, start: movement';
  test.each([
    ['a value', 'state: { resources.fuel: 3 }', /resources\.fuel: expected 3, found 8/],
    ['an unknown path', 'state: { resources.fule: 3 }', /no entry "fule"\. Did you mean fuel/],
    ['a hand', 'state: { saul-tigh.hand: [repair-2] }', /expected exactly \[repair-2\], found \[repair-1\]/],
    ['a bound', 'state: { space.fore.raiders: { atLeast: 4 } }', /expected at least 4, found 3/],
    ['a question', 'asked: { who: tom-zarek }', /nobody is asked .* Being asked: saul-tigh/],
    ['an option', 'asked: { options: { includes: [brig] } }', /expected brig among them/],
    ['silence', 'asked: nobody', /Being asked: saul-tigh/],
    ['a question that should not be', 'notAsked: { ask: movement }', /somebody is asked this/],
    ['who is waited for', 'waitingFor: [tom-zarek]', /expected exactly \[tom-zarek\], found \[saul-tigh\]/],
    ['a fact', 'log: [{ fact: moved }]', /did not happen\. Log:\n\s+\{ fact: step, step: movement/],
    ['a fact that should not be', 'noLog: [{ fact: step }]', /should not have happened/],
    ['a number of facts', 'count: [{ of: { fact: step }, is: 2 }]', /happened 1 times, not 2\. Log:/],
    ['a count of nothing', 'count: [{ of: { fact: step } }]', /needs the fact \(`of`\) and how often/],
    ['a secret', 'view: { saul-tigh: { hides: [repair-1] } }', /repair-1 can be seen/],
    ['a path that should be hidden', 'view: { saul-tigh: { absent: [saul-tigh.hand] } }', /can be seen/],
    ['the end', 'over: { winner: humans }', /the game is not over/],
  ])('%s', (_what, expected, message) => {
    expect(troubles(table(moving, `then: { ${expected} }`)).join('\n')).toMatch(message);
  });

  test('what holds is quiet', () => {
    expect(
      troubles(
        table(
          moving,
          'then: { over: false, state: { saul-tigh.hand: { count: 1 } }, view: { tom-zarek: { hides: [repair-1] } } }',
        ),
      ),
    ).toEqual([]);
    expect(
      troubles(
        table(
          moving,
          'then: { count: [{ of: { fact: step }, is: 1 }, { of: { fact: moved }, is: { atMost: 0 } }], view: { spectator: { count: [{ of: { step: movement }, is: 1 }] } } }',
        ),
      ),
    ).toEqual([]);
  });
});

describe('an expectation that could never hold, or never fail, is an error', () => {
  const quiet = 'players: [{ character: saul-tigh }], start: movement';
  test.each([
    ['a fact', 'noLog: [{ fact: nonsense }]', /^3 then\.noLog\[0\]\.fact: there is no fact "nonsense"/],
    ['a fact that is expected', 'log: [{ fact: resource-losst }]', /Did you mean resource-lost/],
    [
      'a field of a fact',
      'noLog: [{ fact: resource-lost, resorce: fuel }]',
      /^3 then\.noLog\[0\]\.resorce: there is no field of resource-lost "resorce"\. Did you mean resource/,
    ],
    [
      'a field of every fact',
      'noLog: [{ viewerr: 1 }]',
      /no field of a fact "viewerr"\. Did you mean viewer/,
    ],
    ['a card', 'noLog: [{ fact: crisis-drawn, card: riotz }]', /no card "riotz"\. Did you mean riots/],
    ['a card of some fact', 'noLog: [{ card: riotz }]', /then\.noLog\[0\]\.card: there is no .* "riotz"/],
    [
      'who is waited for',
      'waitingFor: { excludes: [tom-zarec] }',
      /no player "tom-zarec"\. Did you mean tom-zarek/,
    ],
    [
      'one card of several',
      'noNews: [{ fact: check-revealed, cards: { includes: [repair-9] } }]',
      /cards\.includes\[0\]: there is no skill card "repair-9"\. Did you mean repair-1/,
    ],
    [
      'a character',
      'noLog: [{ fact: moved, seat: saul-tihg }]',
      /no player "saul-tihg"\. Did you mean saul-tigh/,
    ],
    ['a seat that is not there', 'noLog: [{ fact: moved, seat: 3 }]', /expected a seat from 0 to 2, not 3/],
    ['no seat at all', 'noLog: [{ fact: moved, seat: true }]', /expected a player \(saul-tigh, /],
    [
      'a cause of a fact',
      'noLog: [{ fact: resource-lost, cause: { kind: crises } }]',
      /no kind of cause "crises"\. Did you mean crisis/,
    ],
    ['a fact that is counted', 'count: [{ of: { fact: nonsense }, is: 0 }]', /there is no fact "nonsense"/],
    ['a fact in a view', 'view: { spectator: { noLog: [{ fact: stepp }] } }', /Did you mean step/],
    ['a question', 'asked: [{ ask: actoin }]', /^3 then\.asked\[0\]\.ask: .*"actoin"\. Did you mean action/],
    [
      'a question that is not wanted',
      'notAsked: [{ ask: actoin }]',
      /no question "actoin"\. Did you mean action/,
    ],
    [
      'a hidden id',
      'view: { spectator: { hides: [you-are-a-cylon-9] } }',
      /hides\[0\]: there is no id "you-are-a-cylon-9"\. Did you mean you-are-a-cylon/,
    ],
    [
      'a hidden thing that is not there',
      'view: { spectator: { hides: [you-are-a-sympathizer] } }',
      /hides\[0\]: you-are-a-sympathizer is nowhere, so that nothing hides it/,
    ],
    [
      'a path that is nowhere',
      'view: { spectator: { absent: [saul-tigh.hnad] } }',
      /absent\[0\]: there is no entry "hnad"\. Did you mean hand/,
    ],
    [
      'a card among options',
      "asked: { options: { excludes: ['card:executive-oder-1'] } }",
      /excludes\[0\]: there is no skill card "executive-oder-1"\. Did you mean executive-order-1/,
    ],
    ['a kind of option', "asked: { options: { excludes: ['crad:repair-1'] } }", /Did you mean card/],
    ['a location among options', "asked: { options: { excludes: ['location:brgi'] } }", /Did you mean brig/],
    ['a course', "asked: { options: { excludes: ['move:fore>aftt'] } }", /Did you mean aft/],
    ['a target', "asked: { options: { excludes: ['attack:fore:raidr'] } }", /Did you mean raider/],
    [
      'a word among options',
      'asked: { options: { excludes: [stya] } }',
      /no option "stya"\. Did you mean stay/,
    ],
    ['options that are not wanted', 'notAsked: { options: { includes: [comand] } }', /Did you mean command/],
    ['a value that is not wanted', 'state: { saul-tigh.location: { not: brgi } }', /Did you mean brig/],
    [
      'a card that is not wanted',
      'state: { saul-tigh.hand: { excludes: [repair-7] } }',
      /Did you mean repair/,
    ],
  ])('%s', (_what, expected, message) => {
    const told = troubles(table(quiet, `then: { ${expected} }`)).join('\n');
    expect(told).toMatch(message);
  });

  test('a question and a player that are to be passed', () => {
    const passing = (words: string) => troubles(table(quiet, `when: [{ pass: [${words}] }]`)).join('\n');
    expect(passing('movement, raect')).toMatch(/^3 when\[0\]\.pass\[1\]: there is no player "raect"/);
  });

  test.each([
    ['nothing', 'name: x\ngiven: { start: movement }', /^1 : a scenario needs `when` or `then`/],
    ['empty parts', 'name: x\nwhen: []\nthen: {}', /a scenario needs `when` or `then`/],
    ['a case', 'name: x\ncases:\n  - { name: y }', /^3 cases\[0\]: a scenario needs `when` or `then`/],
  ])('a scenario that says %s', (_what, text, message) => {
    expect(troubles(text).join('\n')).toMatch(message);
  });
});

/** Something as if it stood in a file. */
function written(value: Plain): Written {
  if (Array.isArray(value)) return new Written('', 1, { kind: 'list', items: value.map(written) });
  if (typeof value !== 'object' || value === null)
    return new Written('', 1, { kind: 'value', value: value as string | number | boolean | null });
  const entries = new Map(Object.entries(value).map(([key, each]) => [key, written(each)]));
  return new Written('', 1, { kind: 'map', entries });
}

test.each([1, 2, 3, 4])('whatever is told and offered in a game can be expected (seed %i)', (seed) => {
  const { fact, checkFact, checkOption } = scenarioGame;
  playRandomly({ players: 3 + (seed % 4) }, seed, ({ state, questions }, _given, taken) => {
    for (const { options } of questions) for (const { id } of options) checkOption(state, written(id));
    for (const each of taken())
      checkFact(state, written(JSON.parse(JSON.stringify(fact(state, each))) as Plain));
  });
});

test('how many are to be picked is expected as one number, or as the least and the most', () => {
  const discarding = (count: string) =>
    troubles(`name: x
given: { players: [{ character: saul-tigh, hand: 12 }], start: end }
then: { asked: { who: saul-tigh, ask: discard, count: ${count} } }`);
  expect(discarding('2')).toEqual([]);
  expect(discarding('[2, 2]')).toEqual([]);
  expect(discarding('1')).toEqual(['3 then.asked.count: expected 1, found 2']);
});
