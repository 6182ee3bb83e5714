import { inArea } from '../../say/en/names';
import { does, doesAll, listed, order, own, whole } from '../../say/en/words';
import { type Area, areas } from '../../terms';
import type { Scales } from '../scales';
import { list, number, optional, text, word } from '../shape';
import { who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** What single cards and abilities of the Exodus box do. */

declare module '../types' {
  interface Verbs {
    /** All Cylon ships in space, or those in an area that was chosen; what is removed counts as lost to nobody. */
    sweepSpace: { readonly how: 'destroy' | 'remove'; readonly in?: string };
    damageBasestarIn: { readonly area: Area };
    destroyViper: { readonly by: Who };
    /** In place of an attack on something in its area, as many raiders there as the die says. */
    destroyRaidersByRoll: { readonly by: Who };
    takeHand: { readonly who: Who; readonly from: Who };
    discardFromCheck: { readonly strengths: readonly number[] };
    redrawQuorum: { readonly who: Who };
    exchangeSkillCards: { readonly who: Who };
    chooseRoll: { readonly by: Who };
  }
}

export const destroyAllCylonShips = (): Effect => ({ do: 'sweepSpace', how: 'destroy' });
/** The Cylon ships of an area that was chosen before go back to the supply. */
export const removeShipsIn = (area: string): Effect => ({ do: 'sweepSpace', how: 'remove', in: area });
/** The same, but they are destroyed. */
export const destroyShipsIn = (area: string): Effect => ({ do: 'sweepSpace', how: 'destroy', in: area });
/** The basestar that was just placed in an area is damaged once. */
export const damageBasestarIn = (area: Area): Effect => ({ do: 'damageBasestarIn', area });
/** A viper of somebody's choice, wherever it is. */
export const destroyViper = (by: Who): Effect => ({ do: 'destroyViper', by });
export const destroyRaidersByRoll = (by: Who): Effect => ({ do: 'destroyRaidersByRoll', by });
export const takeHand = (taker: Who, from: Who): Effect => ({ do: 'takeHand', who: taker, from });
/** Cards of these printed strengths leave the check. */
export const discardFromCheck = (...strengths: number[]): Effect => ({ do: 'discardFromCheck', strengths });
/** Any number of Quorum cards are discarded for as many others. */
export const redrawQuorum = (president: Who): Effect => ({ do: 'redrawQuorum', who: president });
/** Any number of skill cards for as many of one type of the own skill set. */
export const exchangeSkillCards = (player: Who): Effect => ({ do: 'exchangeSkillCards', who: player });
/** The result of the roll is said, and the die not rolled. */
export const chooseRoll = (by: Who): Effect => ({ do: 'chooseRoll', by });

function sweepWorth(on: Scales, share: number): number {
  const { values } = on;
  return (
    share *
    (on.inSpace('raider') * on.raider() +
      on.inSpace('heavy-raider') * (values.heavyRaider + 0.2) +
      on.inSpace('basestar') * values.basestar)
  );
}

export const exodusVerbs = {
  sweepSpace: {
    shape: { how: word(['destroy', 'remove'], 'way'), in: optional(text) },
    en: (e) =>
      order(
        e.in === undefined
          ? `${e.how} all Cylon ships on the main board`
          : `${e.how} all Cylon ships in that area`,
      ),
    weigh: (on, e) => sweepWorth(on, e.in === undefined ? 1 : 0.5),
  },
  damageBasestarIn: {
    shape: { area: word(areas, 'space area') },
    en: (e) => order(`damage the basestar ${inArea(e.area)}`),
    weigh: (on) => 0.4 * on.values.basestar,
  },
  destroyViper: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'destroy', '1 viper'),
    implies: (_e, c) =>
      c.is === 'in-reserves' ||
      c.is === 'damaged-vipers' ||
      (c.is === 'ships-in-space' && c.ship === 'viper') ||
      c.is === 'any',
    weigh: (on) => -on.values.viper,
  },
  destroyRaidersByRoll: {
    shape: { by: who },
    en: (e, say) => whole(does(say, e.by, 'roll', 'a die and destroy so many raiders in that area')),
    weigh: (on) => 2.5 * on.raider(),
  },
  takeHand: {
    shape: { who, from: who },
    en: (e, say) => does(say, e.who, 'take', `all of ${own(say, e.from)} skill cards`),
    weigh: (on, e) =>
      on.to(e.who, (seat) =>
        on.to(
          e.from,
          (from) => on.view.players[from].cards * on.card(2, 4) * (on.trust(seat) - on.trust(from)),
        ),
      ),
  },
  discardFromCheck: {
    shape: { strengths: list(number) },
    en: (e) => order(`discard all cards of strength ${listed(e.strengths.map(String), 'or')} from the check`),
    // They stand on either side.
    weigh: () => -0.1,
  },
  redrawQuorum: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'discard', 'any number of Quorum cards and draw as many'),
    weigh: (on, e) => on.to(e.who, (seat) => 0.3 * on.values.quorum * on.trust(seat)),
  },
  exchangeSkillCards: {
    shape: { who },
    en: (e, say) =>
      doesAll(say, e.who, [
        ['discard', 'any number of skill cards'],
        ['draw', `as many of one type of ${own(say, e.who)} skill set`],
      ]),
    implies: (e, c) => c.is === 'skill-cards' && c.who === e.who,
    weigh: (on, e) =>
      on.to(e.who, (seat) => 0.12 * Math.min(4, on.view.players[seat].cards) * on.trust(seat)),
  },
  chooseRoll: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'choose', 'what the roll counts as; it is not made'),
    weigh: (on, e) => on.to(e.by, (seat) => 0.6 * on.trust(seat)),
  },
} satisfies VerbFamily;
