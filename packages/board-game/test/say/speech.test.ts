import type { OpenQuestion } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { crisisCards, indexOf, skillKinds } from '../../src/cards/tables';
import {
  at,
  check,
  choosePlayer,
  discard,
  drawSkill,
  giveTitle,
  lose,
  may,
  not,
  oneOf,
  roll,
  send,
  skillCheck,
  when,
} from '../../src/effects/build';
import type { Effect } from '../../src/effects/types';
import {
  type Reader,
  sayCheck,
  sayEffects,
  sayFact,
  sayLayout,
  sayOption,
  sayQuestion,
  sayReact,
} from '../../src/say';

const names = ['Roslin', 'Starbuck', 'Helo'];
const spectator: Reader = { names: (seat) => names[seat] };
const starbuck: Reader = { ...spectator, you: 1 };

describe('effects in words', () => {
  const said: readonly (readonly [readonly Effect[], string])[] = [
    [
      [lose('morale', 1), discard('current', 2)],
      'Lose 1 morale, then the current player discards 2 skill cards.',
    ],
    [[lose('fuel', 1), lose('food', 2)], 'Lose 1 fuel and 2 food.'],
    [
      [roll('you', { atMost: 4, do: [lose('population', 1)] })],
      'Roll a die; on 4 or less: lose 1 population.',
    ],
    [
      [oneOf('you', { id: 'a', do: [lose('food', 1)] }, { id: 'b', do: [drawSkill('you', 1, ['tactics'])] })],
      'Either lose 1 food, or draw 1 tactics card.',
    ],
    [
      [may('admiral', [discard('admiral', 1), send('you', 'brig')])],
      'The Admiral may discard 1 skill card, then you go to the Brig.',
    ],
    [
      [choosePlayer('target', 'president', 'human', 'not-president'), giveTitle('president', 'target')],
      'The President chooses another human player, who becomes President.',
    ],
    [
      [when(not(at('you', 'brig')), [send('you', 'brig')], [lose('morale', 1)])],
      'If you are not in the Brig, go to the Brig; otherwise: lose 1 morale.',
    ],
    [
      [discard('each-player', 1), check(skillCheck(7, ['politics'], { fail: [{ do: 'prevent' }] }))],
      'Each player discards 1 skill card. Then make a skill check of difficulty 7 (politics). Fail: It does not happen.',
    ],
    [[], 'No effect.'],
  ];

  it.each(said)('%j', (effects, text) => {
    expect(sayEffects(effects)).toBe(text);
  });

  it('say checks, layouts and moments', () => {
    expect(
      sayCheck(skillCheck(9, ['tactics'], { partial: { at: 5, do: [] }, fail: [lose('fuel', 1)] })),
    ).toBe('Make a skill check of difficulty 9 (tactics). 5 or more: No effect. Fail: Lose 1 fuel.');
    expect(sayLayout({ aft: { civilians: 2 }, fore: { basestars: 1, raiders: 3 } })).toBe(
      'Fore: 1 basestar and 3 raiders; aft: 2 civilian ships.',
    );
    expect(
      sayReact({ window: 'turn-end', kind: 'optional', if: { is: 'your-turn' }, do: [lose('food', 1)] }),
    ).toBe('At the end of your turn, you may lose 1 food.');
    expect(sayReact({ window: 'turn-start', kind: 'forced', do: [discard('you', 1)] })).toBe(
      'At the start of any turn: discard 1 skill card.',
    );
  });
});

describe('the log', () => {
  const repair = skillKinds.findIndex((kind) => kind.id === 'repair-2');
  const witchHunt = { kind: 'crisis', id: 'witch-hunt', card: indexOf(crisisCards, 'witch-hunt') } as const;

  it('speaks to its reader', () => {
    const drawn = { fact: 'skill-cards-drawn', seat: 1, skills: ['tactics', 'piloting', 'tactics'] } as const;
    expect(sayFact(drawn, spectator)).toBe('Starbuck draws 2 tactics cards and 1 piloting card.');
    expect(sayFact(drawn, starbuck)).toBe('You draw 2 tactics cards and 1 piloting card.');
    const seen = { fact: 'loyalty-looked-at', viewer: 0, owner: 1, n: 1 } as const;
    expect(sayFact(seen, starbuck)).toBe('Roslin looks at 1 of your Loyalty cards.');
  });

  it('names causes', () => {
    expect(
      sayFact({ fact: 'resource-lost', resource: 'morale', by: 1, now: 6, cause: witchHunt }, spectator),
    ).toBe('Morale falls by 1 to 6 (Witch Hunt).');
    expect(
      sayFact({ fact: 'skill-cards-discarded', seat: 2, cards: [repair], cause: witchHunt }, spectator),
    ).toBe('Helo discards Repair (engineering 2) (Witch Hunt).');
  });
});

describe('questions', () => {
  const question = (ask: string, options: readonly { readonly id: string }[]): OpenQuestion => ({
    id: 0,
    seat: 1,
    ask,
    at: 0,
    min: 1,
    max: 1,
    options,
  });

  it('say what a choice does to the one who chooses', () => {
    const effects = 'base/skill/executive-order.action.do.1.of.0.do';
    const asked = question('one-of', [{ id: 'move-and-action', effects } as { id: string }]);
    expect(sayOption(asked, asked.options[0], starbuck)).toEqual({
      label: 'Move if wanted, then take 1 action.',
    });
  });

  it('say which ship takes a hit, where a rule of the box lets somebody choose', () => {
    const cause = { kind: 'rule', id: 'damage.pegasus-choice' };
    const asked = question('react', [
      { id: 'damage.pegasus-choice', cause } as { id: string },
      { id: 'pass' },
    ]);
    expect(sayQuestion(asked, starbuck)).toBe('A hit on Galactica: which ship takes the damage?');
    expect(asked.options.map((option) => sayOption(asked, option, starbuck).label)).toEqual([
      'Pegasus',
      'Galactica',
    ]);
  });

  it('name the only reaction that there is', () => {
    const card = skillKinds.findIndex(({ id }) => id === 'repair-2');
    const cause = { kind: 'skill', id: 'repair', card };
    const asked = question('react', [{ id: 'repair', cause } as { id: string }, { id: 'pass' }]);
    expect(sayQuestion(asked, starbuck)).toBe('Now: do you play Repair (engineering 2)?');
  });

  it('say what a permission is about, where its options tell', () => {
    const effects = 'base/crisis/crash-landing.check.fail.0.then';
    const asked = question('may', [{ id: 'yes', effects } as { id: string }, { id: 'no' }]);
    expect(sayQuestion(asked, starbuck)).toBe('Lose 1 fuel?');
    expect(sayOption(asked, asked.options[1], starbuck)).toEqual({ label: 'No' });
  });
});
