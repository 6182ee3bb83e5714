import type { GalacticaToken } from '../types';

const damage = (location: string, name: string): GalacticaToken => ({
  id: `damage-${location}`,
  box: 'pegasus',
  name: `${name} damage`,
  location,
});

/** Damage tokens of Pegasus, one for each of her locations. */
export const pegasusTokens: readonly GalacticaToken[] = [
  damage('pegasus-cic', 'Pegasus CIC'),
  damage('airlock', 'Airlock'),
  damage('main-batteries', 'Main Batteries'),
  damage('engine-room', 'Engine Room'),
];
