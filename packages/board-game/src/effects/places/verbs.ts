import { boards, place as placeName } from '../../say/en/names';
import { count, does, doesAll, listed, order, own, times } from '../../say/en/words';
import { galacticaIsAway } from '../../table/new-caprica';
import type { BoardName } from '../../terms';
import type { Scales } from '../scales';
import { list, number, optional, text } from '../shape';
import { board, everybody, location, locationOrBound, who } from '../shape-words';
import type { Effect, EffectOf, Waivable, Who, WhoAll } from '../types';
import type { VerbFamily } from '../verb-face';

/** Where characters go, and what becomes of locations. */

declare module '../types' {
  interface Verbs {
    send: { readonly who: Who | WhoAll; readonly to: string; readonly from?: string };
    activateLocation: {
      readonly who: Who;
      /** Locations to pick from; every one in the game when absent. */
      readonly among?: readonly string[];
      /** Reasons against that do not count. */
      readonly waive: readonly Waivable[];
      /** One that cannot be used this way from the Brig. */
      readonly notFromBrig?: string;
    };
    /** A ship is gone, with whoever was aboard in Sickbay, if not worse. */
    abandonShip: { readonly board: BoardName };
    damageGalactica: { readonly n: number };
    damagePegasus: { readonly n: number };
    pickDamage: { readonly by: Who; readonly draw: number; readonly keep: number };
    /** Up to one location, or up to `upTo`, wherever it is or on one ship. */
    repairAnywhere: { readonly by: Who; readonly upTo?: number; readonly on?: BoardName };
    repairLocation: { readonly at: Who };
  }
}

export const send = (who: Who | WhoAll, to: string, from?: string): Effect =>
  from === undefined ? { do: 'send', who, to } : { do: 'send', who, to, from };
export const charactersIn = (location: string): WhoAll => ({ charactersIn: location });
export const each = (...who: readonly Who[]): WhoAll => ({ each: who });
export const charactersOn = (board: BoardName): WhoAll => ({ charactersOn: board });
/** Uses a location, wherever one is; the reasons named do not count. */
export const activateLocation = (who: Who, waive: readonly Waivable[], among?: readonly string[]): Effect =>
  among ? { do: 'activateLocation', who, among, waive } : { do: 'activateLocation', who, waive };
/** Any location of either side that is not damaged, but for one that is out of reach from the Brig. */
export const activateAnyLocation = (who: Who, notFromBrig: string): Effect => ({
  do: 'activateLocation',
  who,
  waive: ['absent', 'other-side', 'rebel-basestar'],
  notFromBrig,
});
/** A Cylon location that is not hazardous. */
export const chooseCylonLocation = (as: string, by: Who): Effect => ({
  do: 'chooseLocation',
  as,
  by,
  board: 'cylon',
});
export const abandonShip = (board: BoardName): Effect => ({ do: 'abandonShip', board });
export const damageGalactica = (n: number): Effect => ({ do: 'damageGalactica', n });
export const damagePegasus = (n: number): Effect => ({ do: 'damagePegasus', n });
export const pickDamage = (by: Who, draw: number, keep: number): Effect => ({
  do: 'pickDamage',
  by,
  draw,
  keep,
});
export const repairAnywhere = (by: Who): Effect => ({ do: 'repairAnywhere', by });
/** Several locations of one ship. */
export const repairOn = (ship: BoardName, by: Who, upTo: number): Effect => ({
  do: 'repairAnywhere',
  by,
  upTo,
  on: ship,
});
export const repairLocation = (at: Who): Effect => ({ do: 'repairLocation', at });

/** Reasons that do not count, as far as they go without saying. */
const waived: Readonly<Record<string, string>> = {
  absent: 'wherever you are',
  damaged: 'even if it is damaged',
  'other-side': 'of whichever side',
};

function sendWorth(on: Scales, effect: EffectOf<'send'>): number {
  const bound = on.bound(effect.to);
  const to = typeof bound === 'string' ? bound : effect.to;
  let worth = 0;
  for (const seat of on.seats(effect.who)) {
    const { location: here, piloting } = on.view.players[seat];
    if (!on.isHuman(seat) || (here === null && piloting === null) || here === to) continue;
    const held = here === 'brig' || here === 'detention';
    if (effect.from === undefined ? held : effect.from === 'brig' ? !held : here !== effect.from) continue;
    if (to === 'sickbay' && galacticaIsAway(on.view)) continue;
    worth += on.lossAt(seat, here) - on.lossAt(seat, to);
    if (piloting !== null) worth -= 0.4 * (1 - 2 * on.doubt(seat));
  }
  return worth;
}

export const placeVerbs = {
  send: {
    shape: { who: everybody, to: locationOrBound, from: optional(location) },
    en: (e, say) =>
      e.from === 'brig'
        ? does(say, e.who, 'leave', `the Brig for ${placeName(e.to)}`)
        : does(say, e.who, 'go', `to ${placeName(e.to)}`),
    implies: (e, c) => c.is === 'at' && c.who === e.who && c.location === e.from,
    weigh: sendWorth,
  },
  activateLocation: {
    shape: { who, among: optional(list(location)), waive: list(text), notFromBrig: optional(location) },
    en(e, say) {
      const where = e.among ? listed(e.among.map(placeName), 'or') : 'a location';
      const though = e.waive.flatMap((reason) => waived[reason] ?? []);
      const except = e.notFromBrig ? `, from the Brig not ${placeName(e.notFromBrig)}` : '';
      return does(
        say,
        e.who,
        'activate',
        `${though.length > 0 ? `${where}, ${listed(though)}` : where}${except}`,
      );
    },
    weigh: (on, e) => on.to(e.who, (seat) => on.values.action * on.trust(seat)),
  },
  abandonShip: {
    shape: { board },
    en: (e, say) => does(say, charactersOn(e.board), 'go', `to ${placeName('sickbay')}`),
    weigh: (on, e) => sendWorth(on, { do: 'send', who: charactersOn(e.board), to: 'sickbay' }),
  },
  damageGalactica: {
    shape: { n: number },
    en: (e) => order(e.n === 1 ? 'damage Galactica' : `damage Galactica ${times(e.n)}`),
    weigh: (on, e) => -e.n * on.damage(),
  },
  damagePegasus: {
    shape: { n: number },
    en: (e) => order(e.n === 1 ? 'damage Pegasus' : `damage Pegasus ${times(e.n)}`),
    // Her rooms are of less use than Galactica's, and her loss does not end the game.
    weigh: (on, e) => -e.n * 0.45 * on.values.location,
  },
  pickDamage: {
    shape: { by: who, draw: number, keep: number },
    en: (e, say) =>
      doesAll(say, e.by, [
        ['draw', `up to ${e.draw} Galactica damage tokens`],
        ['pick', `${e.keep} of them to resolve`],
        ['put', 'the rest back'],
      ]),
    weigh: (on, e) => -e.keep * on.damage() * 1.2,
  },
  repairAnywhere: {
    shape: { by: who, upTo: optional(number), on: optional(board) },
    en: (e, say) =>
      does(
        say,
        e.by,
        'repair',
        `up to ${count(e.upTo ?? 1, 'damaged location')}${e.on === undefined ? '' : ` ${boards[e.on].aboard}`}`,
      ),
    weigh: (on, e) => Math.min(e.upTo ?? 1, on.view.damagedLocations.length) * on.repair(),
  },
  repairLocation: {
    shape: { at: who },
    en: (e, say) => order(`repair ${own(say, e.at)} damaged location`),
    implies: (_e, c) => c.is === 'location-damaged',
    weigh: (on) => on.repair(),
  },
} satisfies VerbFamily;
