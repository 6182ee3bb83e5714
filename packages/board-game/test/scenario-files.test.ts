import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, pending } from '../src';
import { runScenarios, startScenario } from '../src/scenario';

/** What goes wrong with a scenario, each with its line. */
function troubles(text: string): string[] {
  return runScenarios(text).flatMap(({ failures }) =>
    failures.map(({ where, line, message }) => `${line} ${where}: ${message}`),
  );
}

const table = (given: string, rest = '') => `name: x\ngiven: { ${given} }\n${rest}`;

describe('a scenario file that cannot be followed says where and what is possible', () => {
  test.each([
    ['broken YAML', 'name: [x', /^\d+ file: /],
    ['no name', 'given: {}', /^1 : a scenario needs a `name`/],
    ['an unknown key', 'name: x\ngvien: {}', /^2 gvien: there is no key "gvien"\. Did you mean given\?/],
    [
      'an unknown key inside',
      table('playrs: []'),
      /^2 given\.playrs: there is no key "playrs"\. Did you mean players/,
    ],
    ['an unknown rule', 'name: x\nrules: [turn.foo]', /^2 rules\[0\]: there is no rule turn\.foo/],
    ['an unknown character', table('players: [{ character: tigh }]'), /"tigh"\. Did you mean saul-tigh\?/],
    [
      'an unknown card',
      table('start: { crisis: bomb-thraet }'),
      /"bomb-thraet"\. Did you mean bomb-threat\?/,
    ],
    [
      'an unknown effect',
      table('start: { effect: [{ do: loose }] }'),
      /no effect "loose"\. Did you mean lose/,
    ],
    ['an unknown option', table('options: { foo: true }'), /There is no option "foo"/],
    ['a box that is not there yet', table('options: { pegasus: true }'), /given\.options: /],
    ['two starting points', table('start: { jump: true, crisis: riots }'), /names one of/],
  ])('%s', (_what, text, message) => {
    expect(troubles(text).join('\n')).toMatch(message);
  });

  test('everything that is wrong with the table is told at once', () => {
    const text = `name: x
given:
  players:
    - { character: laura-roslin, viper: fore }
    - { character: saul-tigh, hand: [strategic-planning-5, strategic-planning-5] }`;
    expect(troubles(text)).toEqual([
      '4 given.players[0].viper: laura-roslin cannot pilot: the skill set has no piloting',
      '5 given.players[1].hand[1]: no strategic-planning-5 is left: every copy is somewhere else already',
    ]);
  });
});

describe('an impossible table is refused', () => {
  test.each([
    [
      'a character in two seats',
      'players: [{ character: saul-tigh }, { character: saul-tigh }]',
      /two seats/,
    ],
    ['a third basestar', 'space: { fore: { basestars: 2 }, aft: { basestars: 1 } }', /only 2 basestars/],
    ['a seventeenth raider', 'space: { fore: { raiders: 10 }, aft: { raiders: 7 } }', /only 16 raiders/],
    ['a ninth viper', 'space: { fore: { vipers: 5 } }, damagedVipers: 4', /there are 8 vipers/],
    ['a fifth centurion', 'boarding: [3, 2]', /only 4 centurions/],
    ['a human among Cylons', 'players: [{ location: caprica }]', /only Cylon players/],
    ['a Cylon aboard Galactica', 'players: [{ cylon: true, location: command }]', /cannot be there/],
    ['a Cylon with a title', 'players: [{ cylon: true, titles: [admiral] }]', /holds no title/],
    ['a title held twice', 'players: [{ titles: [admiral] }, { titles: [admiral] }]', /two players hold/],
    ['a human with a Super Crisis', 'players: [{ superCrises: [inbound-nukes] }]', /only revealed Cylons/],
    [
      'a broken basestar',
      'space: { fore: { basestars: [{ damage: [critical-hit, disabled-hangar] }] } }',
      /destroyed/,
    ],
    ['a card in play that does not stay', 'inPlay: [riots]', /does not stay in play/],
    ['a distance that the cards do not make', 'travelled: [icy-moon], distance: 3', /the cards make 1/],
    ['a ninth side of the die', 'dice: [9]', /from 1 to 8/],
    ['more players than seats', 'options: { players: 3 }, players: [{}, {}, {}, {}]', /4 players are listed/],
    [
      'an action that is not open',
      'players: [{ location: armory }], start: { location: armory }',
      /cannot do this/,
    ],
  ])('%s', (_what, given, message) => {
    expect(troubles(table(given)).join('\n')).toMatch(message);
  });
});

describe('a step that does not fit', () => {
  const moving = 'players: [{ character: saul-tigh }], start: movement';
  test.each([
    [
      'an option that is not there',
      '- saul-tigh: brig',
      /"brig" is not among the options\. Being asked: saul-tigh \(movement, 1 of: /,
    ],
    [
      'somebody who is not asked',
      '- tom-zarek: stay',
      /tom-zarek is not being asked.*Being asked: saul-tigh/,
    ],
    ['another question', '- { who: saul-tigh, ask: action, pick: stay }', /not asked "action"/],
    ['a refusal that does not come', '- { who: saul-tigh, pick: stay, refused: true }', /but it was taken/],
    ['another refusal', '- { who: saul-tigh, pick: brig, refused: too-many }', /refused as unknown-option/],
    ['nothing to pass', '- pass: all', /nothing to pass/],
    ['something more in the midst', '- now: { jump: true }', /still going on/],
  ])('%s', (_what, step, message) => {
    expect(troubles(table(moving, `when:\n  ${step}`)).join('\n')).toMatch(message);
  });
});

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
  });
});

test('cases replace what the scenario says, and each is a scenario of its own', () => {
  const text = `name: a dial
given: { resources: { fuel: 5 }, start: { effect: [{ do: lose, resource: fuel, n: 1 }] } }
then: { state: { resources.fuel: 4 } }
cases:
  - { name: as it is }
  - { name: lower, given: { resources: { fuel: 3 } }, then: { state: { resources.fuel: 2 } } }
---
name: another`;
  expect(runScenarios(text).map(({ name, ok }) => [name, ok])).toEqual([
    ['a dial: as it is', true],
    ['a dial: lower', true],
    ['another', true],
  ]);
});

test('a scenario can be opened and played on', () => {
  const { state } = startScenario('name: x\ngiven: { players: [{ character: saul-tigh }], start: movement }');
  const [question] = pending(state);
  expect(answer(state, { seat: 0, question: question.id, picks: ['stay'] }).ok).toBe(true);
  expect(pending(state)[0].ask).toBe('action');
});

test('the same file gives the same position', () => {
  const text = 'name: x\ngiven: { space: opening, start: movement }';
  expect(startScenario(text)).toEqual(startScenario(text));
});

test('the examples in the documentation hold', () => {
  const text = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```yaml\n(name:.*?)```/gs)].map(([, example]) => example);
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) expect(troubles(example)).toEqual([]);
});
