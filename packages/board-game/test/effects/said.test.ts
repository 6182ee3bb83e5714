import { describe, expect, it } from 'vitest';
import {
  activateLocation,
  addCheckCards,
  all,
  branch,
  causedBy,
  checkReckless,
  discardOf,
  eventIs,
  gain,
  lose,
  prevent,
  severalOf,
  skillCheck,
} from '../../src/effects/build';
import { cardText, sayCheck, sayEffects, sayReact } from '../../src/say';
import { box } from './table';

describe('what the new words say', () => {
  it('a replacement', () => {
    const text = sayReact({
      window: 'civilian-doomed',
      kind: 'instead',
      if: eventIs('area', 'aft'),
      do: [prevent(), lose('fuel', 1)],
    });
    expect(text).toMatch(
      /^When a civilian ship in space is to be destroyed, if the area is aft, you may instead/,
    );
    expect(text).toMatch(/lose 1 fuel/);
  });

  it('a discard and its cause', () => {
    const text = sayReact({
      window: 'discard-demanded',
      kind: 'forced',
      if: all(discardOf('you'), causedBy('crisis')),
      do: [gain('fuel', 1)],
    });
    expect(text).toMatch(/if you must discard skill cards and it is caused by a Crisis card/);
  });

  it('several of many, and places used from afar', () => {
    const two = severalOf('you', 2, branch('a', [gain('fuel', 1)]), branch('b', [gain('food', 1)]));
    expect(sayEffects([two])).toBe('Choose 2: gain 1 fuel; or gain 1 food.');
    expect(sayEffects([activateLocation('you', ['absent', 'damaged'], ['command'])])).toBe(
      'Activate Command, wherever you are and even if it is damaged.',
    );
  });

  it('a skill check ability and a consequence', () => {
    const { text } = cardText({
      id: 'ability',
      name: 'Ability',
      box,
      copies: 1,
      skill: 'tactics',
      strengths: { 0: 1 },
      checkAbility: { if: checkReckless(), do: [addCheckCards('destiny', 2)] },
    });
    expect(text).toMatch(
      /Skill check ability: Only if the check is reckless: add 2 cards of the Destiny deck to the check\.$/,
    );
    const spec = { ...skillCheck(5, ['tactics'], {}), consequence: [lose('fuel', 1)] };
    expect(sayCheck(spec)).toMatch(/Consequence: Lose 1 fuel\.$/);
  });

  it('what a place does to those who are there', () => {
    const { text } = cardText({
      id: 'far-away',
      name: 'Far Away',
      box,
      board: 'galactica',
      hazardous: false,
      damageable: false,
      reactions: [{ window: 'arrived', kind: 'forced', do: [lose('fuel', 1)] }],
      modifiers: [{ on: 'move-cost', add: 1 }],
    });
    expect(text).toMatch(/While you are here: .*price of a move in skill cards is 1 higher.*lose 1 fuel/);
  });
});
