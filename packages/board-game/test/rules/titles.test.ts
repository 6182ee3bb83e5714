import { describe, expect, it } from 'vitest';
import { characterCards } from '../../src';
import { successionLines } from '../../src/cards/base/succession';

describe('lines of succession', () => {
  const inBase = (title: 'president' | 'admiral') =>
    successionLines[title].filter((id) => characterCards.some((c) => c.id === id && c.box === 'base'));

  it('the Admiral of the base game (titles.succession.admiral-base, titles.succession.consistent)', () => {
    expect(inBase('admiral')).toEqual([
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'lee-apollo-adama',
      'kara-starbuck-thrace',
      'sharon-boomer-valerii',
      'chief-galen-tyrol',
      'tom-zarek',
      'gaius-baltar',
      'laura-roslin',
    ]);
  });

  it('the President of the base game (titles.succession.president-base, titles.succession.consistent)', () => {
    expect(inBase('president')).toEqual([
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'lee-apollo-adama',
      'william-adama',
      'karl-helo-agathon',
      'chief-galen-tyrol',
      'sharon-boomer-valerii',
      'saul-tigh',
      'kara-starbuck-thrace',
    ]);
  });
});
