import { galacticaTokens, hullOf } from '../cards/tables';
import { noPieces, type Part } from './part';
import { faceDown, inTheOpen } from './place';
import { basestarToken, fields, galacticaToken } from './shapes';

interface GalacticaDamage {
  /** Tokens face down. */
  pile: number[];
  removed: number[];
}

declare module '../state' {
  interface State {
    galacticaDamage: GalacticaDamage;
    /** Tokens of Pegasus, face down; absent where she is not in the game. rule: setup.pegasus.damage-tokens */
    pegasusDamage?: number[];
    basestarDamage: number[];
    /** Ids of damaged locations. */
    damagedLocations: string[];
  }
}

declare module '../door/view-types' {
  interface View {
    readonly damagedLocations: readonly string[];
    readonly damageLeft: number;
  }
}

function tokenOn(location: string): number[] {
  const token = galacticaTokens.findIndex((each) => each.location === location);
  return token < 0 ? [] : [token];
}

/** Damage tokens, and what they have damaged. */
export const damage: Part<'galacticaDamage' | 'pegasusDamage' | 'basestarDamage' | 'damagedLocations'> = {
  empty: () => ({
    galacticaDamage: { pile: [], removed: [] },
    pegasusDamage: undefined,
    basestarDamage: [],
    damagedLocations: [],
  }),
  copy(to, { galacticaDamage: { pile, removed }, pegasusDamage, basestarDamage, damagedLocations }) {
    to.galacticaDamage = { pile: pile.slice(), removed: removed.slice() };
    to.pegasusDamage = pegasusDamage?.slice();
    to.basestarDamage = basestarDamage.slice();
    to.damagedLocations = damagedLocations.slice();
  },
  view(to, state) {
    to.damagedLocations = state.damagedLocations;
    to.damageLeft = state.galacticaDamage.pile.length;
  },
  places: (state) => [
    faceDown(
      'galactica-damage',
      state.galacticaDamage.pile,
      (tokens) => {
        state.galacticaDamage.pile = tokens;
      },
      { takes: (token) => hullOf(galacticaTokens[token]) !== 'pegasus' },
    ),
    faceDown(
      'galactica-damage',
      state.pegasusDamage ?? [],
      (tokens) => {
        if (state.pegasusDamage) state.pegasusDamage = tokens;
      },
      { takes: (token) => hullOf(galacticaTokens[token]) === 'pegasus' },
    ),
    inTheOpen('galactica-damage', state.galacticaDamage.removed),
    // A token that damages a location lies on it.
    inTheOpen('galactica-damage', state.damagedLocations.flatMap(tokenOn)),
    faceDown('basestar-damage', state.basestarDamage, (tokens) => {
      state.basestarDamage = tokens;
    }),
  ],
  pieces: noPieces,
  atRest: {
    galacticaDamage: fields<GalacticaDamage>({ pile: galacticaToken, removed: galacticaToken }),
    pegasusDamage: galacticaToken,
    basestarDamage: basestarToken,
  },
};
