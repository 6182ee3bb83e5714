import { noPieces, type Part } from './part';
import { inTheOpen } from './place';
import { fields, missionCard } from './shapes';

export interface ActiveMission {
  card: number;
  /** It lies face down where it failed and says so. */
  faceUp: boolean;
}

declare module '../state' {
  interface State {
    /** The card on the Active Mission space, if any. rule: missions.one-per-jump */
    mission?: ActiveMission;
    /** Whom the Rebel Basestar serves; absent until it is in play. */
    rebel?: 'human' | 'cylon';
    /** The Cylon overlay has been turned over. rule: locations.resurrection-ship.hub-destroyed */
    hubDestroyed?: boolean;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly mission?: Readonly<ActiveMission>;
    readonly rebel?: 'human' | 'cylon';
    readonly hubDestroyed?: boolean;
  }
}

/** What Demetrius has tried, and what came of it for the rest of the game. */
export const missions: Part<'mission' | 'rebel' | 'hubDestroyed'> = {
  empty: () => ({ mission: undefined, rebel: undefined, hubDestroyed: undefined }),
  copy(to, { mission, rebel, hubDestroyed }) {
    to.mission = mission && { ...mission };
    to.rebel = rebel;
    to.hubDestroyed = hubDestroyed;
  },
  view(to, { mission, rebel, hubDestroyed }) {
    to.mission = mission;
    to.rebel = rebel;
    to.hubDestroyed = hubDestroyed;
  },
  // Everybody has seen it before it was turned face down.
  places: ({ mission }) => (mission ? [inTheOpen('mission', [mission.card])] : []),
  pieces: noPieces,
  atRest: { mission: fields<ActiveMission>({ card: missionCard }) },
};
