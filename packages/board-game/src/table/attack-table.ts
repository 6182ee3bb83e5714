import type { ViperClass } from '../terms';

/** The attack table. Results outside the ranges: no effect. */

export type Attacker = 'raider' | 'basestar' | 'unmanned-viper' | 'viper' | 'galactica' | 'nuke' | 'armory';
export type AttackTarget = 'raider' | 'heavy-raider' | 'basestar' | 'viper' | 'galactica' | 'centurion';

export type Hit = 'damaged' | 'damaged-twice' | 'destroyed' | 'destroyed-with-raiders';

export interface AttackRow {
  readonly by: readonly Attacker[];
  readonly on: AttackTarget;
  readonly hits: readonly { readonly from: number; readonly to: number; readonly hit: Hit }[];
  readonly rule: string;
}

const vipers: readonly Attacker[] = ['viper', 'unmanned-viper'];
const guns: readonly Attacker[] = [...vipers, 'galactica'];

export const attackTable: readonly AttackRow[] = [
  { by: guns, on: 'raider', hits: [{ from: 3, to: 8, hit: 'destroyed' }], rule: 'attack.table.raider' },
  {
    by: guns,
    on: 'heavy-raider',
    hits: [{ from: 7, to: 8, hit: 'destroyed' }],
    rule: 'attack.table.heavy-raider',
  },
  {
    by: ['armory'],
    on: 'centurion',
    hits: [{ from: 7, to: 8, hit: 'destroyed' }],
    rule: 'attack.table.centurion',
  },
  {
    by: vipers,
    on: 'basestar',
    hits: [{ from: 8, to: 8, hit: 'damaged' }],
    rule: 'attack.table.basestar-viper',
  },
  {
    by: ['galactica'],
    on: 'basestar',
    hits: [{ from: 5, to: 8, hit: 'damaged' }],
    rule: 'attack.table.basestar-galactica',
  },
  {
    by: ['nuke'],
    on: 'basestar',
    hits: [
      { from: 1, to: 2, hit: 'damaged-twice' },
      { from: 3, to: 6, hit: 'destroyed' },
      { from: 7, to: 8, hit: 'destroyed-with-raiders' },
    ],
    rule: 'attack.table.nuke',
  },
  {
    by: ['raider'],
    on: 'viper',
    hits: [
      { from: 5, to: 7, hit: 'damaged' },
      { from: 8, to: 8, hit: 'destroyed' },
    ],
    rule: 'attack.table.viper',
  },
  {
    by: ['raider'],
    on: 'galactica',
    hits: [{ from: 8, to: 8, hit: 'damaged' }],
    rule: 'attack.table.galactica-raider',
  },
  {
    by: ['basestar'],
    on: 'galactica',
    hits: [{ from: 4, to: 8, hit: 'damaged' }],
    rule: 'attack.table.galactica-basestar',
  },
];

/** What the table says of other classes of vipers. */
const rowsByClass: Readonly<Partial<Record<ViperClass, readonly AttackRow[]>>> = {
  'mark-vii': [
    {
      by: ['raider'],
      on: 'viper',
      hits: [
        { from: 6, to: 7, hit: 'damaged' },
        { from: 8, to: 8, hit: 'destroyed' },
      ],
      rule: 'attack.table.mark-vii',
    },
  ],
  'assault-raptor': [
    {
      by: ['raider'],
      on: 'viper',
      hits: [{ from: 7, to: 8, hit: 'destroyed' }],
      rule: 'attack.table.assault-raptor',
    },
    {
      by: vipers,
      on: 'basestar',
      hits: [{ from: 7, to: 8, hit: 'damaged' }],
      rule: 'attack.table.basestar-assault-raptor',
    },
  ],
};

/** The row for an attacker and a target; attacks that the table does not know cannot be made. */
export function attackRow(by: Attacker, on: AttackTarget, ship: ViperClass | null = null): AttackRow {
  const fits = (r: AttackRow) => r.on === on && r.by.includes(by);
  const own = ship === null ? undefined : rowsByClass[ship];
  const row = own?.find(fits) ?? attackTable.find(fits);
  if (!row) throw new Error(`${by} cannot attack ${on}`);
  return row;
}

/** What a roll does to the target; undefined for a miss. */
export function hitOf(row: AttackRow, roll: number): Hit | undefined {
  return row.hits.find(({ from, to }) => roll >= from && roll <= to)?.hit;
}
