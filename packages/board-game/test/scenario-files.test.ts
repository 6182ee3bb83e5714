import { readFileSync } from 'node:fs';
import { type Plain, Written } from '@ragtag/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { answer, pending } from '../src';
import { characterCards, deckTables, locationCards, skillCards } from '../src/cards/tables';
import { runScenarios, scenarioGame, startScenario } from '../src/scenario';
import { playRandomly } from './support/random-game';

/** What goes wrong with a scenario, each with its line. */
function troubles(text: string): string[] {
  return runScenarios(text).flatMap(({ failures }) =>
    failures.map(({ where, line, message }) => `${line} ${where}: ${message}`),
  );
}

const manual = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');

/** The ids of all branches of `oneOf` in a piece of data. */
function branchesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'do' in data && data.do === 'oneOf' && 'of' in data && Array.isArray(data.of) ? data.of : [];
  return [...own.map(({ id }) => String(id)), ...Object.values(data).flatMap(branchesIn)];
}

const table = (given: string, rest = '') => `name: x\ngiven: { ${given} }\n${rest}`;

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
    [
      'an area by another name',
      table('space: { bottom-left: { vipers: 1 } }'),
      /^2 given\.space\.bottom-left: .*it is called port-bow/,
    ],
    ['an unknown option', table('options: { foo: true }'), /There is no option "foo"/],
    ['a box that is not there yet', table('options: { pegasus: true }'), /given\.options: /],
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

describe('effects that a scenario writes are read before they run', () => {
  test.each([
    ['an unknown key', '{ do: lose, resorce: fuel, n: 1 }', /effect\[0\]\.resorce: .*Did you mean resource/],
    ['a missing key', '{ do: lose, resource: fuel }', /effect\[0\]: lose needs `n`/],
    ['a resource', '{ do: lose, resource: fule, n: 1 }', /no resource "fule"\. Did you mean fuel/],
    ['an amount', '{ do: lose, resource: fuel, n: one }', /expected a number/],
    ['somebody', '{ do: launchSelf, who: presidnet }', /"presidnet"\. Did you mean president/],
    ['a name that nothing binds', '{ do: send, who: target, to: brig }', /no player here "target"/],
    ['a location', '{ do: send, who: you, to: brgi }', /no location "brgi"\. Did you mean brig/],
    [
      'an area',
      '{ do: place, ships: { front: { raiders: 1 } } }',
      /no space area "front": it is called fore/,
    ],
    ['a kind of ship', '{ do: place, ships: { fore: { raider: 1 } } }', /"raider"\. Did you mean raiders/],
    [
      'a skill',
      '{ do: drawSkill, who: you, n: 1, from: [tactic] }',
      /no skill "tactic"\. Did you mean tactics/,
    ],
    ['a filter', '{ do: choosePlayer, as: target, by: you, filter: [humn] }', /no filter "humn"/],
    ['a deck', '{ do: arrange, deck: crises, by: you }', /no deck "crises"\. Did you mean crisis/],
    [
      'a condition',
      '{ do: when, if: { is: pliot, who: you }, then: [] }',
      /effect\[0\]\.if\.is: there is no condition "pliot"\. Did you mean pilot/,
    ],
    [
      'a key of a condition',
      '{ do: when, if: { is: not, it: { is: nukes, atleast: 1 } }, then: [] }',
      /effect\[0\]\.if\.it\.atleast: .*Did you mean atLeast/,
    ],
    [
      'an effect inside another',
      '{ do: may, by: you, then: [{ do: gain, resource: foood, n: 1 }] }',
      /effect\[0\]\.then\[0\]\.resource: .*Did you mean food/,
    ],
  ])('%s', (_what, effect, message) => {
    expect(troubles(table(`start: { effect: [${effect}] }`)).join('\n')).toMatch(message);
    const later = troubles(`name: x\nwhen:\n  - now: { effect: [${effect}] }`).join('\n');
    expect(later).toMatch(message);
    expect(later).toMatch(/^3 when\[0\]\.now\.effect\[0\]/);
  });

  test.each([
    ['a procedure', '{ procedure: sleeper-agent }', /Did you mean sleeper-agents/],
    [
      'a local of a procedure',
      '{ procedure: objective, with: { distence: 4 } }',
      /start\.with\.distence: .*distance/,
    ],
    ['a key of a check', '{ check: { difficulty: 9, skills: [politics], pas: [] } }', /Did you mean pass/],
    [
      'a target of a check',
      '{ check: { difficulty: 9, skills: [politics] }, target: him }',
      /bound name "him"/,
    ],
    ['a cause', '{ effect: [{ do: jump }], cause: { kind: crisis, id: riotz } }', /Did you mean riots/],
    ['what is bound', '{ effect: [{ do: jump }], bind: { target: saul-tihg } }', /Did you mean saul-tigh/],
    ['what a start does not know', '{ jump: true, way: caprica }', /start\.way: there is no key "way"/],
  ])('%s', (_what, start, message) => {
    expect(troubles(table(`start: ${start}`)).join('\n')).toMatch(message);
  });

  test('names that are bound before can be used', () => {
    const effects =
      '[{ do: choosePlayer, as: other, by: target, filter: [] }, { do: send, who: other, to: brig }]';
    const start = `start: { effect: ${effects}, bind: { target: saul-tigh } }`;
    expect(troubles(table(start, 'then: { asked: { who: saul-tigh, ask: choose-player } }'))).toEqual([]);
  });

  test('players can be named by their characters', () => {
    const start = 'start: { effect: [{ do: send, who: saul-tigh, to: brig }] }';
    expect(troubles(table(start, 'then: { state: { saul-tigh.location: brig } }'))).toEqual([]);
    const absent = 'start: { effect: [{ do: send, who: william-adama, to: brig }] }';
    expect(troubles(table(absent))).toEqual([
      expect.stringMatching(/no player here "william-adama"\. .*tom-zarek/),
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
    [
      'a revealed Cylon with human cards only',
      'players: [{ cylon: true, loyalty: [you-are-not-a-cylon] }]',
      /given\.players\[0\]\.loyalty: a revealed Cylon has a Cylon card/,
    ],
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
    ['nothing to pass', '- pass: react', /nothing to pass/],
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

describe('what `given` takes by several names holds by each of them', () => {
  const given = `players: [{ character: karl-helo-agathon, location: stranded }, { cylon: true }], jump: 2,
    boarding: [0, 1], inPlay: [ambush, { card: assign-vice-president, holder: saul-tigh }],
    space: { aft: { basestars: 1, civilians: [civilian-ship-empty] } },
    turn: saul-tigh, start: movement`;
  test.each([
    ['a place', 'karl-helo-agathon.location: stranded', 'karl-helo-agathon.location: { not: stranded }'],
    ['a Cylon', 'tom-zarek.cylon: true', 'tom-zarek.cylon: { not: true }'],
    ['the kind of a Cylon', 'tom-zarek.cylon: revealed', 'tom-zarek.cylon: sympathizer'],
    ['a human', 'saul-tigh.cylon: false', 'saul-tigh.cylon: true'],
    ['a space by its number', 'jump: 2', 'jump: 1'],
    ['a space by its name', 'jump: red-2', 'jump: red-1'],
    ['a bound on a space', 'jump: { atLeast: 2 }', 'jump: { atLeast: 3 }'],
    ['a track', 'boarding: [0, 1]', 'boarding: [0]'],
    ['a whole track', 'boarding: [0, 1, 0, 0, 0]', 'boarding: [0, 1, 0, 0, 1]'],
    ['a space of a track', 'boarding.1: 1', 'boarding.1: 0'],
    [
      'cards in play',
      'inPlay: [ambush, { card: assign-vice-president, holder: 2 }]',
      'inPlay: [ambush, { card: assign-vice-president, holder: 0 }]',
    ],
    ['a card in play', 'inPlay: { includes: [assign-vice-president] }', 'inPlay: { excludes: [ambush] }'],
    ['whose turn it is', 'turn.player: 2', 'turn.player: 1'],
    ['a turn by its player', 'turn: saul-tigh', 'turn: tom-zarek'],
    ['a title', 'titles.president: 0', 'titles.president: tom-zarek'],
    ['titles of a player', 'saul-tigh.titles: [admiral]', 'saul-tigh.titles: []'],
    ['ships in an area', 'space.aft: { basestars: 1, pilots: [] }', 'space.aft.basestars: 0'],
    ['civilian ships', 'space.aft.civilians: { count: 1 }', 'space.aft.civilians: []'],
    ['a number of civilian ships', 'space.aft.civilians: 1', 'space.aft.civilians: 2'],
    ['a number of spaces is no track', 'boarding.1: 1', 'boarding: 2'],
    ['Loyalty cards', 'saul-tigh.loyaltyCards: { count: 1 }', 'saul-tigh.loyaltyCards: []'],
  ])('%s', (_what, holds, fails) => {
    for (const where of ['state', 'view: { spectator']) {
      const outcome = (path: string) =>
        troubles(table(given, `then: { ${where}: { ${path} }${where === 'state' ? '' : ' }'} }`));
      expect(outcome(holds)).toEqual([]);
      expect(outcome(fails)).toHaveLength(1);
    }
  });

  test.each([
    ['a number of cards', 'saul-tigh.hand: 2', 'saul-tigh.hand: 1'],
    ['a number of Quorum cards', 'quorumHand: 3', 'quorumHand: 2'],
    ['Loyalty cards by their ids', 'saul-tigh.loyalty: [you-are-a-cylon]', 'saul-tigh.loyalty: []'],
    [
      'Loyalty cards in full',
      'saul-tigh.loyalty: [{ card: you-are-a-cylon, faceUp: false }]',
      'saul-tigh.loyalty: [{ card: you-are-a-cylon, faceUp: true }]',
    ],
  ])('%s, on the table', (_what, holds, fails) => {
    const secret = 'players: [{ character: saul-tigh, hand: 2, loyalty: [you-are-a-cylon] }], quorumHand: 3';
    expect(troubles(table(secret, `then: { state: { ${holds} } }`))).toEqual([]);
    expect(troubles(table(secret, `then: { state: { ${fails} } }`))).toHaveLength(1);
  });

  test('players are known by seat in facts and questions, before and after they have a character', () => {
    const text = `name: x
given: { start: setup, turn: 1, options: { players: 3 } }
when:
  - expect: { waitingFor: [1], asked: { who: 1, ask: pick-character }, state: { turn.player: 1 } }
  - 1: saul-tigh
then: { log: [{ fact: character-picked, seat: 1 }], noLog: [{ fact: character-picked, seat: 0 }] }`;
    expect(troubles(text)).toEqual([]);
  });

  test('a check that is let pass is not passed by', () => {
    const boomer = 'players: [{ character: sharon-boomer-valerii }], start: { crisis: prison-labor }';
    const steps = 'when: [{ sharon-boomer-valerii: mysterious-intuition }, { pass: all }]';
    expect(
      troubles(table(boomer, `${steps}\nthen: { asked: { ask: one-of, options: [pass, fail] } }`)),
    ).toEqual([]);
  });

  test('all may pass where there is nothing to pass', () => {
    expect(troubles(table('start: movement', 'when: [{ pass: all }]'))).toEqual([]);
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
    ['a field of every fact', 'noLog: [{ sate: 1 }]', /no field of a fact "sate"\. Did you mean seat/],
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

test.each([
  [
    'on top of the deck',
    'decks: { crisis: [riots] }, start: { crisis: riots }',
    'asked: { ask: choose-box }',
  ],
  [
    'held by whoever plays it',
    'players: [{ cylon: true, superCrises: [inbound-nukes] }], start: { superCrisis: inbound-nukes }',
    'state: { players.0.superCrises: [], resources.food: 7 }',
  ],
])('a card that is drawn at the start may lie %s', (_where, given, outcome) => {
  expect(troubles(table(given, `then: { ${outcome} }`))).toEqual([]);
});

test('a card that lies elsewhere cannot be drawn at the start', () => {
  const given = 'decks: { crisis: { discard: [riots] } }, start: { crisis: riots }';
  expect(troubles(table(given, 'then: { asked: nobody }'))).toEqual([
    '2 given.start.crisis: no riots is left: every copy is somewhere else already',
  ]);
});

test.each([
  [
    'a damaged location',
    'damaged: [command], start: { location: command }',
    'damaged: actions.damaged-location',
  ],
  ['somewhere else', 'start: { location: armory }', 'absent: turn.action.kinds'],
  ['no raptor left', "reserves: { raptors: 0 }, start: { action: 'card:launch-scout-1' }", 'requirement: '],
])('an action that is not open says why: %s', (_what, given, reason) => {
  const seat = 'players: [{ character: saul-tigh, hand: [launch-scout-1] }]';
  expect(troubles(table(`${seat}, ${given}`, 'then: { asked: nobody }')).join()).toContain(`(${reason}`);
});

describe('a table that is to be impossible', () => {
  const together = 'options: { players: 4, nosympathizer: true, difficulty: easiercylons }';
  test.each([
    ['options that exclude each other', together, 'does not go with'],
    ['a box that is not there yet', 'options: { extradeath: true }', 'not available yet'],
    ['a pilot who cannot fly', 'players: [{ character: laura-roslin, viper: fore }]', 'cannot pilot'],
  ])('%s', (_what, given, words) => {
    expect(troubles(table(given, `then: { impossible: ${words} }`))).toEqual([]);
  });

  test.each([
    ['is possible', 'options: { players: 4 }', '', 'then.impossible: the table is possible'],
    ['is so for another reason', together, '', '"Easier for Cylons" does not go with'],
    ['leaves nothing to be done', together, 'when: [{ pass: all }]\n', 'nothing can be done'],
    ['leaves nothing to be looked at', together, '', 'there is no key "asked"', ', asked: nobody'],
  ])('fails where it %s', (_what, given, steps, message, more = '') => {
    const text = table(given, `${steps}then: { impossible: comes with${more} }`);
    expect(troubles(text).join()).toContain(message);
  });
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

test('the documentation lists every question, and every branch that a card offers', () => {
  const rows = new Map<string, string>();
  for (const [, asks, options] of manual.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| (.*) \|$/gm))
    for (const [, ask] of asks.matchAll(/`([a-z-]+)`/g)) rows.set(ask, options);
  expect(scenarioGame.asks().filter((ask) => !rows.has(ask))).toEqual([]);
  const offered = new Set(branchesIn([deckTables, characterCards, locationCards, skillCards]));
  expect([...offered].filter((id) => !rows.get('one-of')?.includes(`\`${id}\``))).toEqual([]);
});

test('the examples in the documentation hold', () => {
  const examples = [...manual.matchAll(/```yaml\n(name:.*?)```/gs)].map(([, example]) => example);
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) expect(troubles(example)).toEqual([]);
});
