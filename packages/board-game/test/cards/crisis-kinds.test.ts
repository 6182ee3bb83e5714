import { expect, test } from 'vitest';
import { crisisCards, superCrisisCards } from '../../src';

test.each([...crisisCards, ...superCrisisCards].map((card) => [card.name, card] as const))(
  '%s is an attack, a check or an event, and only one of them (crisis.kinds)',
  (_name, card) => {
    const parts = {
      choice: card.top !== undefined && card.bottom !== undefined,
      'skill-check': card.check !== undefined,
      'cylon-attack': card.attack !== undefined,
    };
    expect(Object.entries(parts).flatMap(([kind, there]) => (there ? [kind] : []))).toEqual([card.kind]);
  },
);
