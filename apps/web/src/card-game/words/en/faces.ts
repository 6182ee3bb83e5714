import type { Card, CardType, Resource } from '@ragtag/card-game';

const price = (cost: Card['cost']): string =>
  Object.entries(cost)
    .map(([resource, n]) => `${n} ${resource}`)
    .join(' and ');

/** What stands on cards beside their texts. */
export const faces = {
  types: {
    base: 'base',
    personnel: 'personnel',
    ship: 'ship',
    event: 'event',
    mission: 'mission',
  } satisfies Record<CardType, string>,
  resources: {
    persuasion: 'persuasion',
    logistics: 'logistics',
    security: 'security',
  } satisfies Record<Resource, string>,
  power: 'Power',
  threat: 'Cylon threat',
  mystic: 'Mystic value',
  start: (hand: number, influence: number) => `${hand} cards · ${influence} influence`,
  label: (name: string, type: string) => `${name}, ${type}`,
  price,
  cost: (cost: Card['cost']) => `Costs ${price(cost)}`,
};
