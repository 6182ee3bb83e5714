import { galacticaTokens } from '../cards/tables';
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
export const damage: Part<'galacticaDamage' | 'basestarDamage' | 'damagedLocations'> = {
  empty: () => ({ galacticaDamage: { pile: [], removed: [] }, basestarDamage: [], damagedLocations: [] }),
  copy(to, { galacticaDamage: { pile, removed }, basestarDamage, damagedLocations }) {
    to.galacticaDamage = { pile: pile.slice(), removed: removed.slice() };
    to.basestarDamage = basestarDamage.slice();
    to.damagedLocations = damagedLocations.slice();
  },
  view(to, state) {
    to.damagedLocations = state.damagedLocations;
    to.damageLeft = state.galacticaDamage.pile.length;
  },
  places: (state) => [
    faceDown('galactica-damage', state.galacticaDamage.pile, (tokens) => {
      state.galacticaDamage.pile = tokens;
    }),
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
    basestarDamage: basestarToken,
  },
};
