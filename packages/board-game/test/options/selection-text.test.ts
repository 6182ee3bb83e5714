import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveFlags,
  formatQuery,
  formatSelection,
  normalise,
  optionModel,
  parseSelection,
  queryOf,
  type Selection,
  selectionOf,
} from '../../src/options';

describe('reading a selection', () => {
  it.each<[text: string, selection: Selection]>([
    ['', {}],
    ['?', {}],
    [
      'players=4,nosympathizer,difficulty=easierhumans',
      { players: 4, nosympathizer: true, difficulty: 'easierhumans' },
    ],
    ['?pegasus&exodus&newcaprica', { pegasus: true, exodus: true, ending: 'newcaprica' }],
    ['players=5, kobol', { players: 5, ending: 'kobol' }],
    ['ending=newcaprica,pegasus', { ending: 'newcaprica', pegasus: true }],
    ['twoplayer', { mode: 'twoplayer' }],
    ['pegasus=on&exodus=&daybreak=false', { pegasus: true, exodus: true, daybreak: false }],
    ['pegasus,pegasus', { pegasus: true }],
  ])('%s', (text, selection) => {
    expect(parseSelection(text)).toEqual({ ok: true, selection });
  });

  it.each([
    ['players', 'players', 'whole number'],
    ['players=four', 'players', 'whole number'],
    ['pegasos', 'pegasos', 'no option "pegasos"'],
    ['pegasus=maybe', 'pegasus', 'on or off'],
    ['ending=earth', 'ending', 'one of kobol'],
    ['standard', 'standard', 'no option "standard"'],
    ['overlay', 'overlay', 'follows from the other options'],
    ['kobol&newcaprica', 'ending', 'given twice'],
    ['__proto__', '__proto__', 'no option'],
  ])('%s is refused', (text, option, words) => {
    const parsed = parseSelection(text);
    const conflicts = parsed.ok ? [] : parsed.conflicts;
    expect(conflicts.map((conflict) => conflict.option)).toEqual([option]);
    expect(conflicts[0].because).toContain(words);
  });
});

describe('writing a selection', () => {
  const selection: Selection = {
    difficulty: 'easierhumans',
    pegasus: true,
    players: 5,
    ending: 'newcaprica',
  };

  it('lists what is not at its default', () => {
    expect(formatSelection(selection)).toBe('players=5,pegasus,ending=newcaprica,difficulty=easierhumans');
    expect(formatSelection({ exodus: false, ending: 'kobol' })).toBe('');
  });

  it('names the ending alone in a query', () => {
    expect(formatQuery(selection)).toBe('?players=5&pegasus&newcaprica&difficulty=easierhumans');
    expect(formatQuery({})).toBe('');
  });

  it('takes the selection back out of options', () => {
    expect(selectionOf(deriveFlags(normalise(selection)))).toEqual(selection);
  });

  it('reads back as the same game', () => {
    fc.assert(
      fc.property(anySelection, (picked) => {
        for (const text of [formatSelection(picked), formatQuery(picked)]) {
          const parsed = parseSelection(text);
          expect(parsed.ok && normalise(parsed.selection)).toEqual(normalise(picked));
        }
      }),
    );
  });

  it('tells the rules of a game in an address without the model, manners of the table apart', () => {
    fc.assert(
      fc.property(anySelection, fc.boolean(), (picked, discreet) => {
        const settings = { ...normalise(picked), discreet };
        const told = formatQuery(selectionOf({ ...settings, discreet: false }));
        expect(queryOf(deriveFlags(settings))).toBe(told);
      }),
    );
  });

  it('settles in one pass, whatever is picked', () => {
    fc.assert(
      fc.property(anySelection, (picked) => {
        const settings = normalise(picked);
        expect(normalise(settings)).toEqual(settings);
      }),
      { numRuns: 2000 },
    );
  });
});

const anySelection: fc.Arbitrary<Selection> = fc.record(
  {
    players: fc.integer({ min: 1, max: 8 }),
    ...Object.fromEntries(
      optionModel.map((option) => [
        option.id,
        option.kind === 'boolean' ? fc.boolean() : fc.constantFrom(...Object.keys(option.values)),
      ]),
    ),
  },
  { requiredKeys: [] },
);
