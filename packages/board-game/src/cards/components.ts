import type { Tables } from '@ragtag/kernel';
import { type BoxName, skills } from '../terms';
import {
  agendaCards,
  basestarTokens,
  civilianShips,
  deckTables,
  fromTables,
  galacticaTokens,
  loyaltyCards,
  motiveCards,
  skillKinds,
  traumaTokens,
} from './tables';

/** Every table that states hold positions in, and what its components are called where a game is stored. */

interface Storable {
  readonly id: string;
  readonly box: BoxName;
}

const components = {
  ...deckTables,
  loyalty: loyaltyCards,
  agenda: agendaCards,
  motive: motiveCards,
  skill: skillKinds,
  'skill-type': skills.map((id): Storable => ({ id, box: 'base' })),
  'civilian-ship': civilianShips,
  'galactica-damage': galacticaTokens,
  'basestar-damage': basestarTokens,
  trauma: traumaTokens,
} as const satisfies Record<string, readonly Storable[]>;

export type ComponentTable = keyof typeof components;

/** Boxes may have cards of the same name; those of the base box were here first. */
const nameOf = ({ box, id }: Storable) => (box === 'base' ? id : `${box}/${id}`);

interface StoredNames {
  readonly names: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

const byTable = fromTables(
  () =>
    new Map(
      Object.entries(components).map(([table, list]): [string, StoredNames] => {
        const names = (list as readonly Storable[]).map(nameOf);
        return [table, { names, positions: new Map(names.map((name, position) => [name, position])) }];
      }),
    ),
);

export const componentNames: Tables = {
  nameAt: (table, position) => byTable().get(table)?.names[position],
  positionOf: (table, name) => byTable().get(table)?.positions.get(name),
};
