import { idsIn } from '@ragtag/kernel/options';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  derivedFlags,
  deriveFlags,
  isAllowed,
  type OptionEntry,
  optionGroups,
  optionModel,
  parseCondition,
  players,
  resolveOptions,
} from '../../src/options';

const order = optionModel.map((option) => option.id as string);

describe('the option model', () => {
  it('speaks only of options, flags and values that exist', () => {
    for (const condition of allConditions()) expect(() => parseCondition(condition)).not.toThrow();
  });

  it('lets each option depend on options above it, so that settling clashes needs one pass', () => {
    const downward = optionModel.flatMap((option) =>
      conditionsOf(option)
        .flatMap((condition) => sourcesOf(condition))
        .filter((id) => order.indexOf(id) >= order.indexOf(option.id))
        .map((id) => `${option.id} on ${id}`),
    );
    // The one pair that excludes each other: No Sympathizer gives way.
    expect(downward).toEqual(['nosympathizer on sympatheticcylon']);
  });

  it('lets no derived flag depend on how many play', () => {
    for (const { expression } of Object.values(derivedFlags))
      expect(idsIn(parseCondition(expression))).not.toContain('players');
  });

  it('lets each derived flag depend on flags above it', () => {
    const flags = Object.keys(derivedFlags);
    for (const [index, id] of flags.entries()) {
      const later = flags.slice(index);
      const { expression } = derivedFlags[id as keyof typeof derivedFlags];
      expect(idsIn(parseCondition(expression)).filter((source) => later.includes(source))).toEqual([]);
    }
  });

  it('gives every option a name, a description and a group', () => {
    const offers = optionModel.flatMap((option) =>
      option.kind === 'boolean' ? [option] : [option, ...Object.values(option.values)],
    );
    for (const { label, description } of offers) {
      expect(label).toMatch(/^[A-Z].*[^.]$/);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
    for (const { group } of optionModel) expect(Object.keys(optionGroups)).toContain(group);
  });

  it('allows every default', () => {
    for (const { id } of optionModel) expect(isAllowed(id, defaultSettings[id], defaultSettings)).toBe(true);
  });

  it('is the base game for three to six players by default', () => {
    const { players: seats, ending, mode, difficulty, ...flags } = deriveFlags(defaultSettings);
    expect({ seats, ending, mode, difficulty }).toEqual({
      seats: 4,
      ending: 'kobol',
      mode: 'standard',
      difficulty: 'standard',
    });
    expect(Object.entries(flags).filter(([, value]) => value)).toEqual([['kobol', true]]);
  });

  it('gives options as frozen plain data', () => {
    const resolution = resolveOptions({ players: 6, nosympathizer: true });
    const options = resolution.ok ? resolution.options : undefined;
    expect(Object.isFrozen(options)).toBe(true);
    expect(JSON.parse(JSON.stringify(options))).toEqual(options);
  });
});

function allConditions(): readonly string[] {
  return [
    ...optionModel.flatMap(conditionsOf),
    ...Object.values(derivedFlags).map(({ expression }) => expression),
    ...players.limits.map(({ when }) => when),
  ];
}

function conditionsOf(option: OptionEntry): readonly string[] {
  if (option.kind === 'boolean') return [option.allowedWhen, option.effectOnlyWhen ?? 'true'];
  return Object.values(option.values).map(({ allowedWhen }) => allowedWhen);
}

/** The options a condition depends on, with derived flags traced back to theirs. */
function sourcesOf(condition: string): readonly string[] {
  return idsIn(parseCondition(condition))
    .flatMap((id) =>
      id in derivedFlags ? sourcesOf(derivedFlags[id as keyof typeof derivedFlags].expression) : [id],
    )
    .filter((id) => id !== 'players');
}
