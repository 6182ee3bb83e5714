import { describe, expect, it } from 'vitest';
import { deriveFlags, normalise, type Options, type Selection } from '../../src/options';

const settled: readonly (readonly [name: string, selection: Selection, expected: Partial<Options>])[] = [
  [
    'defaults',
    {},
    {
      ending: 'kobol',
      expansion: false,
      overlay: false,
      execution: false,
      treachery: false,
      exodusloyalty: false,
    },
  ],
  [
    'exodus options need exodus',
    { personalgoal: true, cylonfleet: true, finalfive: true },
    { personalgoal: false, cylonfleet: false, finalfive: false },
  ],
  ['new caprica needs pegasus', { ending: 'newcaprica' }, { ending: 'kobol', newcaprica: false }],
  [
    'plain style refused with personal goals (variants.forced.loyalty-pegasus)',
    { exodus: true, personalgoal: true, forcepegasus: true },
    { forcepegasus: false, exodusloyalty: true },
  ],
  [
    'plain style with exodus (variants.forced.loyalty-pegasus)',
    { exodus: true, forcepegasus: true },
    { forcepegasus: true, exodusloyalty: false },
  ],
  [
    'extra card with pegasus (variants.forced.loyalty-exodus)',
    { pegasus: true, forceexodus: true },
    { forceexodus: true, exodusloyalty: true },
  ],
  [
    'extra card pointless with exodus',
    { pegasus: true, exodus: true, forceexodus: true },
    { forceexodus: false, exodusloyalty: true },
  ],
  [
    'ally seasons refused with ionian (variants.forced.allyseasons)',
    { exodus: true, ending: 'ioniannebula', allyseasons: true },
    { allyseasons: false, allies: true },
  ],
  [
    'ally seasons (variants.forced.allyseasons)',
    { exodus: true, allyseasons: true, forcepegasus: true },
    { allyseasons: true, allies: true, forcepegasus: false },
  ],
  [
    'leader needs pegasus or daybreak',
    { exodus: true, cylonleader: true },
    { cylonleader: false, infiltrator: false },
  ],
  [
    'leader removes sympathizer variants',
    { pegasus: true, cylonleader: true, nosympathizer: true },
    { nosympathizer: false, infiltrator: true, agenda: true, motive: false },
  ],
  [
    'daybreak leader uses motives',
    { daybreak: true, cylonleader: true },
    { motive: true, agenda: false, overlay: true, execution: false },
  ],
  [
    'daybreak agendas by house rule (variants.house.daybreak-agendas)',
    { daybreak: true, cylonleader: true, house_daybreak_agendas: true },
    { motive: false, agenda: true },
  ],
  [
    'forced motives (variants.forced.motives)',
    { pegasus: true, cylonleader: true, forcemotive: true },
    { motive: true, agenda: false },
  ],
  [
    'forced motives refused with daybreak',
    { daybreak: true, cylonleader: true, forcemotive: true },
    { forcemotive: false, motive: true },
  ],
  [
    'sympathetic cylon beats no sympathizer (variants.sympathetic.without-pegasus)',
    { nosympathizer: true, sympatheticcylon: true },
    { nosympathizer: false, sympatheticcylon: true, overlay: true, agenda: true },
  ],
  [
    'forced overlay (variants.forced.overlay)',
    { forceoverlay: true },
    { forceoverlay: true, overlay: true, expansion: false },
  ],
  [
    'forced overlay pointless with pegasus',
    { pegasus: true, forceoverlay: true },
    { forceoverlay: false, overlay: true },
  ],
  [
    'forced demetrius (variants.forced.demetrius)',
    { daybreak: true, forcedemetrius: true },
    { forcedemetrius: true, demetrius: true, searchforhome: false },
  ],
  [
    'demetrius comes with earth',
    { daybreak: true, ending: 'searchforhome', forcedemetrius: true },
    { forcedemetrius: false, demetrius: true },
  ],
  [
    'extra death needs execution (variants.house.extra-death-scope)',
    { daybreak: true, extradeath: true },
    { extradeath: false, execution: false },
  ],
  // Our reading: all endings only with the three boxes that bring them, and then with the extra Loyalty card.
  [
    'all endings need all three boxes',
    { pegasus: true, exodus: true, ending: 'allendings', allyseasons: true },
    { ending: 'kobol', allendings: false, allyseasons: true },
  ],
  [
    'all endings refuse the plain style',
    { pegasus: true, exodus: true, daybreak: true, ending: 'allendings', forcepegasus: true },
    { ending: 'allendings', forcepegasus: false, exodusloyalty: true },
  ],
  [
    'modes need the base box alone (G-12)',
    { pegasus: true, mode: 'cooperative' },
    { mode: 'standard', cooperative: false },
  ],
  [
    'modes refuse the sympathizer variants (G-12)',
    { mode: 'twoplayer', nosympathizer: true },
    { mode: 'standard', twoplayer: false, nosympathizer: true },
  ],
  [
    'difficulty refused without sympathizer (G-13)',
    { difficulty: 'easierhumans', nosympathizer: true },
    { difficulty: 'standard', easierhumans: false },
  ],
  [
    'difficulty refused in the cooperative game (G-13)',
    { difficulty: 'easiercylons', mode: 'cooperative' },
    { difficulty: 'standard', easiercylons: false, cooperative: true },
  ],
  [
    'boomer is only barred without sympathizer (setup.characters.boomer-nosympathizer-waived)',
    { house_allow_boomer: true },
    { house_allow_boomer: false },
  ],
  [
    'no leader with three players (setup.characters.no-leader-3p)',
    { players: 3, pegasus: true, cylonleader: true },
    { players: 3, cylonleader: false },
  ],
  [
    'seven players need a leader (variants.seven.leader-required)',
    { players: 7, pegasus: true },
    { players: 6, cylonleader: false },
  ],
  ['seven players with a leader', { players: 7, daybreak: true, cylonleader: true }, { players: 7 }],
  ['the two-player game has two players', { players: 5, mode: 'twoplayer' }, { players: 2, twoplayer: true }],
  ['the one-player game has one player', { mode: 'oneplayer' }, { players: 1, oneplayer: true }],
];

describe('normalise', () => {
  it.each(settled)('%s', (_, selection, expected) => {
    const settings = normalise(selection);
    expect(deriveFlags(settings)).toMatchObject(expected);
    expect(normalise(settings)).toEqual(settings);
  });

  it('has the rules of every ending at hand with all of them (variants.forced.all-endings)', () => {
    const all: Selection = { pegasus: true, exodus: true, daybreak: true, ending: 'allendings' };
    const flags = {
      newcaprica: true,
      ioniannebula: true,
      searchforhome: true,
      allies: true,
      demetrius: true,
    };
    expect(deriveFlags(normalise(all))).toMatchObject({ kobol: true, ...flags });
  });

  it('leaves the selection as it was', () => {
    const selection: Selection = Object.freeze({ personalgoal: true });
    normalise(selection);
    expect(selection).toEqual({ personalgoal: true });
  });
});
