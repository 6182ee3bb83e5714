import { describe, expect, it } from 'vitest';
import {
  availableBoxes,
  type Conflict,
  isAllowed,
  isAvailable,
  normalise,
  type OptionId,
  optionModel,
  resolveOptions,
  type Selection,
} from '../../src/options';

function conflictsOf(selection: object, ignoreAvailability = true): readonly Conflict[] {
  const resolution = resolveOptions(selection as Selection, { ignoreAvailability });
  return resolution.ok ? [] : resolution.conflicts;
}

describe('conflicts between options', () => {
  it.each<[name: string, selection: Selection, option: string, words: string[], rule?: string]>([
    [
      'a module without its box',
      { personalgoal: true },
      'personalgoal',
      ['"Personal Goal cards"', '"Exodus"'],
    ],
    [
      'an ending without its box',
      { ending: 'newcaprica' },
      'ending',
      ['"New Caprica" needs "Pegasus"', 'pick another ending'],
    ],
    [
      'the plain style with Personal Goals',
      { exodus: true, personalgoal: true, forcepegasus: true },
      'forcepegasus',
      ['does not go with "Personal Goal cards"', 'Choose one or the other'],
      'variants.forced.loyalty-pegasus',
    ],
    [
      'Allies for All Seasons with the Ionian Nebula',
      { exodus: true, ending: 'ioniannebula', allyseasons: true },
      'allyseasons',
      ['adds nothing to "Ionian Nebula"', 'Leave out'],
      'variants.forced.allyseasons',
    ],
    [
      'extra death in the base game',
      { extradeath: true },
      'extradeath',
      ['needs "Pegasus" or "Exodus"'],
      'variants.house.extra-death-scope',
    ],
    [
      'a Leader without a box that has any',
      { exodus: true, cylonleader: true },
      'cylonleader',
      ['needs "Pegasus" or "Daybreak"'],
    ],
    [
      'a Leader with three players',
      { players: 3, pegasus: true, cylonleader: true },
      'cylonleader',
      ['needs at least 4 players'],
      'setup.characters.no-leader-3p',
    ],
    [
      'both Sympathizer variants',
      { nosympathizer: true, sympatheticcylon: true },
      'nosympathizer',
      ['does not go with "Sympathetic Cylon"'],
    ],
    [
      'a mode with expansions (G-12)',
      { mode: 'twoplayer', pegasus: true, exodus: true },
      'mode',
      ['"Two-player game" does not go with expansions ("Pegasus", "Exodus")'],
    ],
    [
      'difficulty without Sympathizer (G-13)',
      { nosympathizer: true, difficulty: 'easierhumans' },
      'difficulty',
      ['"Easier for humans" does not go with "No Sympathizer"', 'starting resources'],
    ],
    [
      'difficulty in the cooperative game (G-13)',
      { mode: 'cooperative', difficulty: 'easiercylons' },
      'difficulty',
      ['does not go with the cooperative game.'],
    ],
    [
      'a house rule of the other Loyalty style',
      { exodus: true, forcepegasus: true, house_deal_leftover: true },
      'house_deal_leftover',
      ['needs a Loyalty deck with the extra card', '"Exodus" without "Plain Loyalty deck"'],
      'variants.house.deal-leftover',
    ],
  ])('%s', (_, selection, option, words, rule) => {
    const conflicts = conflictsOf(selection);
    expect(conflicts.map((conflict) => conflict.option)).toEqual([option]);
    for (const word of words) expect(conflicts[0].because).toContain(word);
    if (rule) expect(conflicts[0].rule).toBe(rule);
  });

  it('names the options on the other side', () => {
    expect(conflictsOf({ mode: 'oneplayer', daybreak: true })[0].with).toEqual(['daybreak']);
    expect(conflictsOf({ exodus: true, ending: 'ioniannebula', forcepegasus: true })[0].with).toEqual([
      'ending',
    ]);
  });

  it('are all reported at once', () => {
    const conflicts = conflictsOf({ players: 9, ending: 'allendings', finalfive: true });
    expect(conflicts.map(({ option }) => option)).toEqual([
      'ending',
      'ending',
      'ending',
      'finalfive',
      'players',
    ]);
  });

  it('are not made of options that are off', () => {
    expect(resolveOptions({ pegasus: false, forceexodus: false, ending: 'kobol' }).ok).toBe(true);
  });
});

describe('players', () => {
  it.each<[selection: Selection, allowed: number[]]>([
    [{}, [3, 4, 5, 6]],
    [{ pegasus: true }, [3, 4, 5, 6]],
    [{ pegasus: true, cylonleader: true }, [4, 5, 6, 7]],
    [{ mode: 'twoplayer' }, [2]],
    [{ mode: 'oneplayer' }, [1]],
    [{ mode: 'cooperative' }, [1, 2, 3, 4, 5, 6]],
  ])('%j allows %j', (selection, allowed) => {
    const counts = Array.from({ length: 10 }, (_, index) => index);
    expect(counts.filter((players) => conflictsOf({ ...selection, players }).length === 0)).toEqual(allowed);
  });

  it('variants.seven.leader-required: seven players are told to take a Leader', () => {
    const [conflict] = conflictsOf({ players: 7, pegasus: true });
    expect(conflict).toMatchObject({ option: 'players', rule: 'variants.seven.leader-required' });
    expect(conflict.because).toContain('Seven players need a Cylon Leader');
  });

  it('are said to be too few or too many, and how many there may be', () => {
    expect(conflictsOf({ players: 2 })[0].because).toBe(
      '2 players are too few: the standard game takes 3 to 6.',
    );
    expect(conflictsOf({ mode: 'oneplayer', players: 2 })[0]).toMatchObject({
      option: 'players',
      with: ['mode'],
    });
  });

  it('are as many as the mode needs, if the host does not say', () => {
    const resolution = resolveOptions({ mode: 'twoplayer' }, { ignoreAvailability: true });
    expect(resolution).toMatchObject({ ok: true, options: { players: 2, twoplayer: true } });
  });
});

describe('malformed selections', () => {
  it.each([
    [{ pegasos: true }, 'pegasos', 'There is no option "pegasos"'],
    [{ earth: true }, 'earth', 'difficulty (standard, easierhumans, easiercylons)'],
    [{ players: 3.5 }, 'players', 'whole number'],
    [{ players: '4' }, 'players', 'whole number'],
    [{ pegasus: 'yes' }, 'pegasus', 'on or off'],
    [{ ending: 'earth' }, 'ending', 'one of kobol, newcaprica'],
    [{ overlay: true }, 'overlay', 'follows from the other options'],
    [{ ending: 'constructor' }, 'ending', 'one of kobol'],
    [{ valueOf: true }, 'valueOf', 'There is no option'],
  ])('%j', (selection, option, words) => {
    const [conflict] = conflictsOf(selection);
    expect(conflict.option).toBe(option);
    expect(conflict.because).toContain(words);
  });
});

describe('availability', () => {
  const everyValue = optionModel.flatMap((option): (readonly [OptionId, boolean | string])[] =>
    option.kind === 'boolean'
      ? [[option.id, true]]
      : Object.keys(option.values).map((value) => [option.id, value]),
  );

  it('is everything: no box, option or value is left for later', () => {
    expect(availableBoxes).toEqual(['base', 'pegasus', 'exodus', 'daybreak']);
    expect(everyValue.filter(([id, value]) => !isAvailable(id, value, false))).toEqual([]);
  });

  it('is no matter for the rulebook', () => {
    expect(conflictsOf({ pegasus: true, ending: 'newcaprica' })).toEqual([]);
  });

  it.each<Selection>([
    { players: 3 },
    { players: 6, nosympathizer: true, house_allow_boomer: true },
    { players: 5, difficulty: 'easiercylons' },
    { players: 7, pegasus: true, exodus: true, daybreak: true, cylonleader: true, ending: 'allendings' },
  ])('plays %j', (selection) => {
    expect(resolveOptions(selection)).toMatchObject({ ok: true, options: selection });
  });
});

describe('what a form offers', () => {
  it('is what goes with the rest of the settings', () => {
    const settings = normalise({ exodus: true, personalgoal: true });
    expect(isAllowed('finalfive', true, settings)).toBe(true);
    expect(isAllowed('forcepegasus', true, settings)).toBe(false);
    expect(isAllowed('forcepegasus', false, settings)).toBe(true);
    expect(isAllowed('ending', 'ioniannebula', settings)).toBe(true);
    expect(isAllowed('ending', 'searchforhome', settings)).toBe(false);
  });
});
