import { expect, test } from 'vitest';
import { tellScenarios } from '../src/scenario';

const text = `name: a move that costs a card
given:
  players: [{ character: lee-apollo-adama, location: command, hand: [evasive-maneuvers-1, launch-scout-1] }]
  start: movement
when:
  - { who: lee-apollo-adama, pick: caprica, refused: unknown-option }
  - lee-apollo-adama: press-room
  - { who: lee-apollo-adama, ask: pay-for-move, pick: evasive-maneuvers-1 }
then: { state: { lee-apollo-adama.location: press-room } }`;

test('a scenario is told moment by moment', () => {
  const [told] = tellScenarios(text);
  expect(told).toMatchObject({ name: 'a move that costs a card', ok: true });
  const [begin, refused, chosen, paid] = told.moments;
  expect(begin.answered).toBeUndefined();
  expect(begin.state.players[0].location).toBe('command');
  expect(refused.refused).toMatch(/caprica/);
  expect(chosen.answered).toMatchObject({ question: { seat: 0 }, picks: ['press-room'] });
  expect(paid.state.players[0]).toMatchObject({ location: 'press-room' });
  expect(paid.facts.map(({ fact }) => fact)).toContain('moved');
  expect(begin.state.players[0].location).toBe('command');
});

test('what a scenario expects in vain is told too', () => {
  const [told] = tellScenarios(text.replace('location: press-room }', 'location: brig }'));
  expect(told.ok).toBe(false);
  expect(told.moments).toHaveLength(4);
});

test('where something happens before anybody is asked, the table is shown as it was', () => {
  const [told] = tellScenarios(`name: a raider shoots
given:
  space: { fore: { raiders: 1, vipers: 1 } }
  dice: [8]
  start: { activate: [raiders] }
then: { state: { destroyed.vipers: 1 } }`);
  const [laid, shot] = told.moments;
  expect(laid.facts).toEqual([]);
  expect(laid.state.areas.fore.vipers.viper).toBe(1);
  expect(shot.facts.map(({ fact }) => fact)).toContain('die-rolled');
  expect(shot.state.areas.fore.vipers.viper).toBe(0);
});
