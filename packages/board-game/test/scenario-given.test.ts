import { describe, expect, test } from 'vitest';
import { table, troubles } from './support/scenario-text';

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
    [
      'a fifth mark VII',
      'reserves: { vipers: { mark-vii: 4 } }, damagedVipers: { mark-vii: 1 }',
      /only 4 mark-vii/,
    ],
    ['Scar without a raider', 'scar: fore', /no raider/],
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
    ['a box without what it needs', 'options: { ending: newcaprica }', 'needs'],
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

  test('cards by the ids that earlier builds gave them', () => {
    const goal =
      'options: { exodus: true, personalgoal: true }, players: [{ loyalty: [personal-goal-selfish] }]';
    expect(troubles(table(goal, 'then: { state: { players.0.loyalty: [pg-selfish] } }'))).toEqual([]);
    expect(troubles(table(goal, 'then: { state: { players.0.loyalty: [personal-goal-selfish] } }'))).toEqual(
      [],
    );
  });
});
