import type { NewCaprica } from '../state';
import { noPieces, type Part } from './part';
import { faceDown } from './place';
import { civilianShip, fields, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Absent until the fleet has settled on New Caprica. */
    newCaprica?: NewCaprica;
    /** The fleet has left it, and goes on. rule: variants.forced.all-endings */
    newCapricaLeft?: boolean;
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
    readonly newCapricaLeft?: boolean;
  }
}

/** The settlement on New Caprica. rule: newcaprica.setup.locked-stack */
export const newCaprica: Part<'newCaprica' | 'newCapricaLeft'> = {
  when: 'newcaprica',
  empty: () => ({ newCaprica: undefined, newCapricaLeft: undefined }),
  copy(to, { newCaprica: from, newCapricaLeft }) {
    to.newCapricaLeft = newCapricaLeft;
    to.newCaprica = from && {
      phase: from.phase,
      occupation: from.occupation.slice(),
      locked: from.locked.slice(),
      prepared: from.prepared.slice(),
    };
  },
  view(to, { newCaprica: there, newCapricaLeft }) {
    to.newCapricaLeft = newCapricaLeft;
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
