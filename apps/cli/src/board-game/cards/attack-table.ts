import { attackRow } from '@ragtag/board-game';
import { component, type Entry } from './entry';

/** The attack table, a row for each target and whoever attacks it with the same results. */

type Attacker = Parameters<typeof attackRow>[0];
type AttackTarget = Parameters<typeof attackRow>[1];
type Hit = ReturnType<typeof attackRow>['hits'][number]['hit'];

interface Row {
  readonly id: string;
  readonly name: string;
  readonly target: string;
  readonly attackers: readonly string[];
  /** What the numbers of the die do, lowest first. */
  readonly results: readonly (readonly [roll: string, result: string])[];
}

/** One attacker of each row stands for all of them. */
const rows: readonly (readonly [id: string, name: string, by: Attacker, on: AttackTarget])[] = [
  ['raider', 'Raider', 'viper', 'raider'],
  ['heavy-raider', 'Heavy raider', 'viper', 'heavy-raider'],
  ['centurion', 'Centurion', 'armory', 'centurion'],
  ['viper', 'Viper (piloted or unmanned)', 'raider', 'viper'],
  ['galactica-by-raider', 'Galactica attacked by a raider', 'raider', 'galactica'],
  ['galactica-by-basestar', 'Galactica attacked by a basestar', 'basestar', 'galactica'],
  ['basestar-by-viper', 'Basestar attacked by a viper', 'viper', 'basestar'],
  ['basestar-by-galactica', 'Basestar attacked by Galactica', 'galactica', 'basestar'],
  ['basestar-by-nuke', 'Basestar attacked by a nuke', 'nuke', 'basestar'],
];

/** Civilian ships have no line of their own in the rules' table: nothing is rolled for them. */
const civilianShip: Row = {
  id: 'civilian-ship',
  name: 'Civilian ship',
  target: 'civilian-ship',
  attackers: ['raider'],
  results: [['no roll', 'destroyed']],
};

const damageTokens: Readonly<Partial<Record<AttackTarget, string>>> = {
  galactica: 'Galactica damage token',
  basestar: 'basestar damage token',
};

function outcome(hit: Hit, on: AttackTarget): string {
  const token = damageTokens[on];
  switch (hit) {
    case 'damaged':
      return token === undefined ? 'damaged' : `draw 1 ${token}`;
    case 'damaged-twice':
      return token === undefined ? 'damaged twice' : `draw 2 ${token}s`;
    case 'destroyed':
      return 'destroyed';
    case 'destroyed-with-raiders':
      return 'destroyed, and destroy 3 raiders in the same space area';
    default:
      return hit satisfies never;
  }
}

function rowOf([id, name, by, on]: (typeof rows)[number]): Row {
  const { by: all, hits } = attackRow(by, on);
  return {
    id,
    name,
    target: on,
    attackers: all.filter((attacker) => attacker !== 'unmanned-viper'),
    results: hits.map(({ from, to, hit }) => [from === to ? `${from}` : `${from}-${to}`, outcome(hit, on)]),
  };
}

export function attackTableEntries(): Entry[] {
  return [...rows.map(rowOf), civilianShip].map(({ id, name, target, attackers, results }) =>
    component(
      'attack-table',
      id,
      name,
      { target, attackers, results: Object.fromEntries(results) },
      { text: `${results.map(([roll, result]) => `${roll}: ${result}`).join('; ')}.` },
    ),
  );
}
