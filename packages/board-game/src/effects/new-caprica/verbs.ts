import { count, does, doesAll, order, own, statement } from '../../say/en/words';
import type { Scales } from '../scales';
import { number, optional } from '../shape';
import { who } from '../shape-words';
import type { Bare, Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** The settlement on New Caprica: its occupation, the ships on the ground, and the way off it. */

declare module '../types' {
  interface Verbs {
    settle: Bare;
    returnToOrbit: Bare;
    leaveNewCaprica: Bare;
    placeOccupation: { readonly n: number };
    /** `at`: just those where somebody is. */
    destroyOccupation: { readonly n: number; readonly by: Who; readonly at?: Who };
    prepareCivilian: { readonly n: number };
    evacuateCivilian: { readonly by: Who };
    destroyStacked: { readonly n: number };
    arrangeLocked: { readonly by: Who };
  }
}

/** The New Caprica phase begins. */
export const settle = (): Effect => ({ do: 'settle' });
/** Galactica is back; the ships of the battle are placed by what follows. */
export const returnToOrbit = (): Effect => ({ do: 'returnToOrbit' });
/** The final jump, with whoever and whatever is left behind. */
export const leaveNewCaprica = (): Effect => ({ do: 'leaveNewCaprica' });
export const placeOccupation = (n: number): Effect => ({ do: 'placeOccupation', n });
/** Whoever is named picks among all occupation forces. */
export const destroyOccupation = (n: number, by: Who): Effect => ({ do: 'destroyOccupation', n, by });
/** One where somebody is. */
export const destroyOccupationAt = (at: Who): Effect => ({ do: 'destroyOccupation', n: 1, by: at, at });
export const prepareCivilian = (n: number): Effect => ({ do: 'prepareCivilian', n });
export const evacuateCivilian = (by: Who): Effect => ({ do: 'evacuateCivilian', by });
/** Civilian ships on New Caprica are destroyed, Locked ones first. */
export const destroyStacked = (n: number): Effect => ({ do: 'destroyStacked', n });
export const arrangeLocked = (by: Who): Effect => ({ do: 'arrangeLocked', by });

/**
 * What a step of a civilian ship towards space is worth: those on the ground are lost when the fleet leaves. Once
 * Galactica is back there is a round or so for it, in which every turn may bring up one that is prepared.
 */
const evacuated = 0.9;
function prepared({ view: { newCaprica, players } }: Scales): number {
  if (newCaprica?.phase !== 'orbit') return 0.9;
  return newCaprica.prepared < players.length - 1 ? 0.75 : 0.25;
}

/** What an occupation force threatens: the ship that it will destroy. */
const threat = (on: Scales): number => 0.35 * on.civilian();

const stacked = ({ view }: Scales): number =>
  (view.newCaprica?.locked ?? 0) + (view.newCaprica?.prepared ?? 0);
const forces = ({ view }: Scales): number =>
  view.newCaprica?.occupation.reduce((n, here) => n + here, 0) ?? 0;

export const newCapricaVerbs = {
  settle: {
    shape: {},
    en: () => statement('the New Caprica phase begins'),
    weigh: () => 0,
  },
  returnToOrbit: {
    shape: {},
    en: () => statement('Galactica returns to orbit'),
    weigh: (on) => 0.1 * on.values.game,
  },
  leaveNewCaprica: {
    shape: {},
    en: () =>
      order(
        'jump away from New Caprica: destroy every civilian ship that is still there, execute every human player who is, and end the game',
      ),
    weigh: (on) => on.leaving(),
  },
  placeOccupation: {
    shape: { n: number },
    en: (e) => order(`place ${count(e.n, 'occupation force')} at the Occupation Authority`),
    weigh: (on, e) => -e.n * threat(on),
  },
  destroyOccupation: {
    shape: { n: number, by: who, at: optional(who) },
    en: (e, say) =>
      order(
        e.at === undefined
          ? `destroy ${count(e.n, 'occupation force')}`
          : `destroy ${count(e.n, 'occupation force')} at ${own(say, e.at)} location`,
      ),
    implies: (_e, c) => c.is === 'occupation',
    weigh: (on, e) => Math.min(e.n, forces(on)) * threat(on),
  },
  prepareCivilian: {
    shape: { n: number },
    en: (e) => order(`prepare ${count(e.n, 'civilian ship')}`),
    implies: (_e, c) => c.is === 'stacked' && c.stack === 'locked',
    weigh: (on, e) => Math.min(e.n, on.view.newCaprica?.locked ?? 0) * prepared(on) * on.civilian(),
  },
  evacuateCivilian: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'evacuate', '1 prepared civilian ship to an area with a launch icon'),
    implies: (_e, c) =>
      (c.is === 'stacked' && c.stack === 'prepared') || (c.is === 'phase' && c.phase === 'orbit'),
    weigh: (on) => Math.min(1, on.view.newCaprica?.prepared ?? 0) * evacuated * on.civilian(),
  },
  destroyStacked: {
    shape: { n: number },
    en: (e) =>
      order(`destroy ${count(e.n, 'civilian ship')} on New Caprica, a locked one before a prepared one`),
    weigh: (on, e) => -Math.min(e.n, stacked(on)) * on.civilian(),
  },
  arrangeLocked: {
    shape: { by: who },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['look at', 'the locked civilian ship on top'],
        ['put', 'it back on top or at the bottom'],
      ]),
    implies: (_e, c) => c.is === 'stacked' && c.stack === 'locked',
    weigh: (on, e) => on.to(e.by, (seat) => 0.15 * on.trust(seat)),
  },
} satisfies VerbFamily;
