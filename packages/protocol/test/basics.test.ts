import { describe, expect, it } from 'vitest';
import { PersonName } from '../src';

const isName = (text: string) => PersonName.safeParse(text).success;

describe('a name', () => {
  it.each([
    'Ada',
    "Siân O'Neil-Ó",
    'Łukasz',
    'Юрий',
    'دینا',
    'علی\u200cرضا',
    'ක්\u200dරිස්',
    'นภา',
    '小林 さくら',
    'נֹעַ',
    '🚀',
    '👩‍🚀',
    '👩🏽‍🚀',
    '❤️‍🔥',
    '7 of 9',
    '?',
  ])('can be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u2003\u00a0 '],
    ['a line end', 'Ada\nBen'],
    ['a control character', 'Ada\u0007'],
    ['the direction of writing turned round', 'Ada\u202etob'],
    ['an isolated direction', '\u2066Ada\u2069'],
    ['something without width', 'A\u200bda'],
    ['a joiner that joins nothing', 'A\u200dda'],
    ['a gap in letters that are not joined', 'A\u200cda'],
    ['two gaps in letters that are', 'علی\u200c\u200cرضا'],
    ['a gap at the end', 'علی\u200c'],
    ['a filler', '\u3164'],
    ['an empty pattern of dots', '\u2800'],
    ['a soft hyphen', 'A\u00adda'],
    ['marks without a letter', '\u0301\u0301'],
    ['a tower of marks', `A${'\u0335\u0316'.repeat(4)}`],
    ['half a character', 'Ada\ud83d'],
    ['a character of nobody', '\ue000'],
    ['too many letters', 'A'.repeat(33)],
  ])('cannot be %s', (_what, name) => {
    expect(isName(name)).toBe(false);
  });

  it('is the same however its accents were typed', () => {
    expect(PersonName.parse(' Sia\u0302n ')).toBe('Siân');
  });
});
