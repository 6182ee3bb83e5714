import { describe, expect, it } from 'vitest';
import { answer, pending, view } from '../../src';
import { sayOption } from '../../src/say';
import { startScenario } from '../../src/scenario';

/** What each option says it does, at the first question of a scenario, or at the second after an answer to the first. */
function offered(given: string, picks?: readonly string[]): Record<string, string> {
  const { state } = startScenario(`name: x\ngiven: ${given}\nthen: { over: false }`, 0);
  const [first] = pending(state);
  if (picks) answer(state, { seat: first.seat, question: first.id, picks });
  const [question] = pending(state);
  const reader = { names: String, view: view(state, question.seat) };
  return Object.fromEntries(
    question.options.map((option) => [option.id, sayOption(question, option, reader).whatHappens ?? '']),
  );
}

const idle = /Nothing would come of it now\.$/;

/** The options of which nothing would come. */
function idleAmong(given: string, picks?: readonly string[]): string[] {
  return Object.entries(offered(given, picks)).flatMap(([id, says]) => (idle.test(says) ? [id] : []));
}

describe('an option of which nothing would come says so', () => {
  const fleet = (space: string, more = '') =>
    `{ players: [{ character: gaius-baltar, cylon: true, location: cylon-fleet }], space: { ${space} }, start: { location: cylon-fleet } ${more} }`;

  it.each([
    ['an empty sky', '', '', ['raiders', 'heavy-raiders', 'basestars', 'launch']],
    ['raiders alone', 'fore: { raiders: 1 }', '', ['heavy-raiders', 'basestars', 'launch']],
    ['centurions alone', '', ', boarding: [1]', ['raiders', 'basestars', 'launch']],
    ['a basestar', 'fore: { basestars: 1 }', '', []],
    [
      'a basestar that can neither launch nor fire',
      'fore: { basestars: [{ damage: [disabled-hangar, disabled-weapons] }] }',
      '',
      ['raiders', 'heavy-raiders', 'basestars', 'launch'],
    ],
  ])('Cylon Fleet with %s (cylon-players.fleet-location-activate)', (_what, space, more, expected) => {
    const given = fleet(space, more);
    const ids = Object.keys(offered(given)).filter((id) =>
      ['raiders', 'heavy-raiders', 'basestars', 'launch'].includes(id),
    );
    expect(idleAmong(given)).toEqual(expected.filter((id) => ids.includes(id)));
  });

  it('the Cylon Fleet itself, where none of it does anything', () => {
    const given = (space: string) =>
      `{ players: [{ character: gaius-baltar, cylon: true, location: cylon-fleet }], space: { ${space} }, start: action }`;
    expect(idleAmong(given(''))).toEqual(['location:cylon-fleet']);
    expect(idleAmong(given('fore: { raiders: 1 }'))).toEqual([]);
  });

  const emergency = (difficulty: number) =>
    `{ players: [{ character: saul-tigh, hand: [declare-emergency-3] }, { character: tom-zarek, location: brig, hand: [] }], destiny: [consolidate-power-2, consolidate-power-2], start: { check: { difficulty: ${difficulty}, skills: [politics], partial: { at: 5, do: [] } } } }`;

  it.each([
    [4, 'passes anyway', ['declare-emergency-3']],
    [5, 'is short by one', []],
    [6, 'is short by two', []],
    [7, 'is short by three', ['declare-emergency-3']],
  ])('Declare Emergency in a check of %i, which %s (skill-check.partial-unchanged)', (n, _why, expected) => {
    expect(idleAmong(emergency(n), [])).toEqual(expected);
  });
});
