import type { NewCaprica } from '../state';
import { noPieces, type Part } from './part';
import { faceDown } from './place';
import { civilianShip, fields, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Absent until the fleet has settled on New Caprica. */
    newCaprica?: NewCaprica;
  }
}

declare module '../door/view-types' {
  interface View {
    /** Of the ships on the ground everybody knows how many there are, and nobody which. */
    readonly newCaprica?: Readonly<Pick<NewCaprica, 'phase'>> & {
      readonly occupation: readonly number[];
      readonly locked: number;
      readonly prepared: number;
    };
  }
}

/** The settlement on New Caprica. rule: newcaprica.setup.locked-stack */
export const newCaprica: Part<'newCaprica'> = {
  empty: () => ({ newCaprica: undefined }),
  copy(to, { newCaprica: from }) {
    to.newCaprica = from && {
      phase: from.phase,
      occupation: from.occupation.slice(),
      locked: from.locked.slice(),
      prepared: from.prepared.slice(),
    };
  },
  view(to, { newCaprica: there }) {
    to.newCaprica = there && {
      phase: there.phase,
      occupation: there.occupation,
      locked: there.locked.length,
      prepared: there.prepared.length,
    };
  },
  places({ newCaprica: there }) {
    if (!there) return [];
    return (['locked', 'prepared'] as const).map((stack) =>
      faceDown('civilian-ship', there[stack], (kinds) => {
        there[stack] = kinds;
      }),
    );
  },
  pieces: noPieces,
  atRest: {
    newCaprica: fields<NewCaprica>({ occupation: plain, locked: civilianShip, prepared: civilianShip }),
  },
};
