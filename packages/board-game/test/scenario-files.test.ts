import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, pending } from '../src';
import { runScenarios, startScenario } from '../src/scenario';
import { table, troubles } from './support/scenario-text';

const manual = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');

describe('a scenario file that cannot be followed says where and what is possible', () => {
  test.each([
    ['broken YAML', 'name: [x', /^\d+ file: /],
    ['a word twice', 'name: x\nname: y', /^2 file: Map keys must be unique$/],
    ['a letter', 'Dear Admiral, '.repeat(99), /^1 : expected names with values, not Dear .{190,200} \.\.\.$/],
    ['an alias of itself', 'name: &a [*a]', /^1 name\[0\]\[0\]: an alias stands within what it stands for$/],
    [
      'aliases without end',
      `name: x\nnote: ${[...'abcdefgh'].map((n, i) => `\n  ${n}: &${n} [${Array(9).fill(i ? `*${'abcdefgh'[i - 1]}` : 0)}]`).join('')}`,
      /: this is too long for a scenario$/,
    ],
    ['nothing at all', '# later', /^1 file: there is no scenario here/],
    ['no case', 'name: x\ncases: []', /^2 cases: `cases` has no case/],
    ['no name', 'given: {}', /^1 : a scenario needs a `name`/],
    ['an unknown key', 'name: x\ngvien: {}', /^2 gvien: there is no key "gvien"\. Did you mean given\?/],
    [
      'an unknown key inside',
      table('playrs: []'),
      /^2 given\.playrs: there is no key "playrs"\. Did you mean players/,
    ],
    ['an unknown rule', 'name: x\nrules: [turn.foo]', /^2 rules\[0\]: there is no rule turn\.foo/],
    [
      'an unknown character',
      table('players: [{ character: tigh }]'),
      /"tigh"\. Did you mean saul-tigh or ellen-tigh\?/,
    ],
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
    [
      'an area by another name',
      table('space: { bottom-left: { vipers: 1 } }'),
      /^2 given\.space\.bottom-left: .*it is called port-bow/,
    ],
    ['an unknown option', table('options: { foo: true }'), /There is no option "foo"/],
    ['options that do not go together', table('options: { ending: newcaprica }'), /given\.options: /],
    ['a number of players', table('players: 4'), /^2 given\.players: a list.*`options: \{ players: 4 \}`/],
    ['a jump to somewhere', table('start: { jump: icy-moon }'), /^2 given\.start\.jump: `jump: true`/],
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
    ['nothing to pass', '- pass: react', /nothing to pass/],
    ['something more in the midst', '- now: { jump: true }', /still going on/],
  ])('%s', (_what, step, message) => {
    expect(troubles(table(moving, `when:\n  ${step}`)).join('\n')).toMatch(message);
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
name: another
then: { asked: nobody }`;
  expect(runScenarios(text).map(({ name, ok }) => [name, ok])).toEqual([
    ['a dial: as it is', true],
    ['a dial: lower', true],
    ['another', true],
  ]);
});

test('a document that cannot be read does not keep the others of its file from being played', () => {
  const text = `name: 1\nthen: { asked: nobody }\n---\nname: two\ngvien: {}\n---\nname: [three\n---
name: four\nthen: { asked: nobody }\ncases: [{ name: 4 }]`;
  expect(runScenarios(text).map(({ name, line, ok }) => [name, line, ok])).toEqual([
    ['1', 1, true],
    ['unreadable', 4, false],
    ['unreadable', 7, false],
    ['four: 4', 11, true],
  ]);
});

test('a document may be a list of scenarios', () => {
  const text = '- { name: one, then: { asked: nobody } }\n- { name: two, then: { asked: nobody } }';
  expect(runScenarios(text).map(({ name, line, ok }) => [name, line, ok])).toEqual([
    ['one', 1, true],
    ['two', 2, true],
  ]);
});

test('what happened is told by its usual names', () => {
  const given = 'players: [{ character: saul-tigh }], start: { effect: [{ do: send, who: you, to: brig }] }';
  const [trouble] = troubles(table(given, 'then: { log: [{ fact: fleet-jumps }] }'));
  expect(trouble).toContain('{ fact: sent, seat: saul-tigh, to: brig');
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
  const examples = [...manual.matchAll(/```yaml\n(name:.*?)```/gs)].map(([, example]) => example);
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) expect(troubles(example)).toEqual([]);
});
