import { holds, idsIn, parseExpression } from '@ragtag/kernel/options';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deriveFlags,
  type FlagId,
  normalise,
  type Options,
  optionModel,
  resolveOptions,
  type Selection,
  type Settings,
} from '../../src/options';

/** Official and forced variants; house rules and modes are settled after them. */
const switches: readonly FlagId[] = [
  'pegasus',
  'exodus',
  'daybreak',
  'forceexodus',
  'personalgoal',
  'allyseasons',
  'forcepegasus',
  'forcedemetrius',
  'cylonleader',
  'nosympathizer',
  'sympatheticcylon',
  'forceoverlay',
  'forcemotive',
];
/** Nothing depends on these, and they only on their boxes: they are counted, not multiplied out. */
const freeSwitches: readonly FlagId[] = ['finalfive', 'cylonfleet', 'extradeath'];
const endings = ['kobol', 'newcaprica', 'ioniannebula', 'searchforhome', 'allendings'] as const;

type Raw = Record<string, boolean | string>;

/**
 * The published rulebook's way of settling clashes, step by step: when the condition holds, the switches go
 * off, and the ending goes back to Kobol if it is the one named. It lets all endings be chosen in any game.
 */
const publishedSteps: readonly (readonly [when: string, clear: readonly string[], ending?: string])[] = [
  ['not pegasus', ['forceexodus'], 'newcaprica'],
  ['not exodus', ['personalgoal', 'forcepegasus', 'finalfive', 'cylonfleet'], 'ioniannebula'],
  ['not exodus or ending in [ioniannebula, allendings]', ['allyseasons']],
  ['not exodus and not pegasus', ['extradeath']],
  ['ending == ioniannebula or allyseasons or personalgoal', ['forcepegasus', 'forceexodus']],
  ['exodus', ['forceexodus']],
  ['forceexodus', ['forcepegasus']],
  ['not daybreak', ['forcedemetrius'], 'searchforhome'],
  ['ending in [searchforhome, allendings]', ['forcedemetrius']],
  ['not pegasus and not daybreak', ['cylonleader']],
  ['cylonleader or daybreak', ['nosympathizer', 'sympatheticcylon']],
  ['sympatheticcylon', ['nosympathizer']],
  ['daybreak or not cylonleader and not sympatheticcylon', ['forcemotive']],
  ['daybreak or pegasus or sympatheticcylon', ['forceoverlay']],
];

function settleAsPublished(raw: Raw): Raw {
  const settled = { ...raw };
  for (const [when, clear, ending] of publishedSteps) {
    if (!holds(when, settled)) continue;
    for (const id of clear) settled[id] = false;
    if (settled.ending === ending) settled.ending = 'kobol';
  }
  return settled;
}

/** Every input of a form; each stands for the eight that differ in the free switches. */
function* rawInputs(free: boolean): Generator<Raw> {
  for (const ending of endings) {
    for (let bits = 0; bits < 1 << switches.length; bits += 1) {
      const raw: Raw = { ending };
      for (const [index, id] of switches.entries()) raw[id] = (bits & (1 << index)) !== 0;
      for (const id of freeSwitches) raw[id] = free;
      yield raw;
    }
  }
}

/** How many sets one stands for: each free switch that may be on may also be off. */
function countSets(sets: Iterable<Raw | Settings>): number {
  const counts = [...sets].map((set) => 2 ** freeSwitches.filter((id) => set[id]).length);
  return counts.reduce((sum, count) => sum + count, 0);
}

const keyOf = (set: Raw | Settings) =>
  [set.ending, ...[...switches, ...freeSwitches].filter((id) => set[id])].join();

describe('all option sets', () => {
  const ours = new Map<string, Settings>();
  const published = new Map<string, Raw>();
  const disagreements: string[] = [];

  beforeAll(() => {
    for (const raw of rawInputs(true)) {
      const settings = normalise(raw as Selection);
      const reference = settleAsPublished(raw);
      ours.set(keyOf(settings), settings);
      published.set(keyOf(reference), reference);
      if (raw.ending !== 'allendings' && keyOf(settings) !== keyOf(reference)) disagreements.push(keyOf(raw));
    }
  });

  it('settle as published, but for all endings at once', () => {
    expect(disagreements).toEqual([]);
  });

  it('are 2204 as published, and 1812 in our reading of all endings', () => {
    expect(countSets(published.values())).toBe(2204);
    const outside = [...published.values()].filter(
      (set) =>
        set.ending === 'allendings' && (!(set.pegasus && set.exodus && set.daybreak) || set.forcepegasus),
    );
    expect([...published.keys()].filter((key) => !ours.has(key))).toEqual(outside.map(keyOf));
    expect(countSets(ours.values())).toBe(1812);
  });

  it('leave the free switches free', () => {
    for (const { id, conditions } of optionConditions()) {
      const read = conditions.flatMap((condition) => idsIn(parseExpression(condition)));
      expect(
        freeSwitches.filter((free) => read.includes(free)),
        id,
      ).toEqual([]);
    }
  });

  it('settle in one pass: settling again changes nothing', () => {
    for (const settings of ours.values()) expect(normalise(settings)).toEqual(settings);
  });

  it('resolve without conflict to themselves once settled', () => {
    for (const settings of ours.values()) {
      expect(resolveOptions(settings, { ignoreAvailability: true })).toEqual({
        ok: true,
        options: deriveFlags(settings),
      });
    }
  });

  it('are refused, naming switched-on options in whole sentences, whenever settling would change them', () => {
    const wrong = [...rawInputs(false)].filter((raw) => {
      const resolution = resolveOptions(raw as Selection, { ignoreAvailability: true });
      const legal = keyOf(normalise(raw as Selection)) === keyOf(raw);
      if (resolution.ok || legal) return resolution.ok !== legal;
      return !resolution.conflicts.every(({ option, because }) => raw[option] && /^".*\.$/.test(because));
    });
    expect(wrong).toEqual([]);
  });

  const implied: readonly (readonly [premise: string, conclusion: string])[] = [
    ['allyseasons', 'allies and exodusloyalty'],
    ['personalgoal', 'exodusloyalty'],
    ['ending == ioniannebula', 'exodusloyalty and execution'],
    ['ending == allendings', 'exodusloyalty and execution and expansion'],
    ['sympatheticcylon', 'overlay and infiltrator and not daybreak'],
    ['cylonleader', 'overlay and treachery'],
    ['true', 'not (motive and agenda)'],
    ['infiltrator', 'motive or agenda'],
    ['motive or agenda', 'infiltrator'],
    ['forceexodus', 'pegasus and not exodus and exodusloyalty'],
    ['cylonfleet', 'exodus'],
    ['daybreak', 'not nosympathizer and not sympatheticcylon and not forcemotive and not forceoverlay'],
  ];

  it.each(implied)('%s implies %s', (premise, conclusion) => {
    for (const options of withAddedOptions(ours.values())) {
      if (holds(premise, options) && !holds(conclusion, options)) {
        expect.fail(`${premise} without ${conclusion}: ${keyOf(options)}`);
      }
    }
  });
});

function optionConditions() {
  return optionModel.map((option) => ({
    id: option.id,
    conditions:
      option.kind === 'boolean'
        ? [option.allowedWhen]
        : Object.values(option.values).map(({ allowedWhen }) => allowedWhen),
  }));
}

/** Each set as it is, and with every house rule that goes with it. */
function* withAddedOptions(sets: Iterable<Settings>): Generator<Options> {
  const houseRules = optionModel.filter(({ group, id }) => group === 'house' && id !== 'extradeath');
  const all = Object.fromEntries(houseRules.map(({ id }) => [id, true]));
  for (const settings of sets) {
    yield deriveFlags(settings);
    yield deriveFlags(normalise({ ...settings, ...all }));
  }
}
