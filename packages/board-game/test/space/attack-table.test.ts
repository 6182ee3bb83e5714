import { describe, expect, it } from 'vitest';
import { ruleCatalogue } from '../../src/rules/catalogue';
import {
  type Attacker,
  type AttackTarget,
  attackRow,
  attackTable,
  hitOf,
} from '../../src/table/attack-table';

/** What each roll from 1 to 8 does. */
function results(by: Attacker, on: AttackTarget): string[] {
  const row = attackRow(by, on);
  return [1, 2, 3, 4, 5, 6, 7, 8].map((roll) => hitOf(row, roll) ?? '-');
}

const times = (n: number, result: string) => Array<string>(n).fill(result);

describe('the attack table', () => {
  it.each(['viper', 'unmanned-viper', 'galactica'] as const)(
    '%s against raiders (attack.table.raider)',
    (by) => {
      expect(results(by, 'raider')).toEqual([...times(2, '-'), ...times(6, 'destroyed')]);
      expect(results(by, 'heavy-raider')).toEqual([...times(6, '-'), ...times(2, 'destroyed')]);
    },
  );

  it('the Armory against a centurion (attack.table.centurion)', () => {
    expect(results('armory', 'centurion')).toEqual([...times(6, '-'), ...times(2, 'destroyed')]);
  });

  it('against a basestar (attack.table.basestar-viper, attack.table.basestar-galactica)', () => {
    expect(results('viper', 'basestar')).toEqual([...times(7, '-'), 'damaged']);
    expect(results('galactica', 'basestar')).toEqual([...times(4, '-'), ...times(4, 'damaged')]);
  });

  it('a nuke (attack.table.nuke)', () => {
    expect(results('nuke', 'basestar')).toEqual([
      ...times(2, 'damaged-twice'),
      ...times(4, 'destroyed'),
      ...times(2, 'destroyed-with-raiders'),
    ]);
  });

  it('a raider against a viper (attack.table.viper)', () => {
    expect(results('raider', 'viper')).toEqual([...times(4, '-'), ...times(3, 'damaged'), 'destroyed']);
  });

  it('against Galactica (attack.table.galactica-raider, attack.table.galactica-basestar)', () => {
    expect(results('raider', 'galactica')).toEqual([...times(7, '-'), 'damaged']);
    expect(results('basestar', 'galactica')).toEqual([...times(3, '-'), ...times(5, 'damaged')]);
  });

  it('knows no attack on human ships by humans (attack.no-human-targets)', () => {
    expect(() => attackRow('viper', 'viper')).toThrow('viper cannot attack viper');
  });

  it('cites rules of the catalogue', () => {
    const known = ruleCatalogue.map((rule) => rule.id);
    for (const { rule } of attackTable) expect(known).toContain(rule);
  });
});
