import { count, does, order, own, times } from '../../say/en/words';
import { countVipers } from '../../table/vipers';
import type { Scales } from '../scales';
import { flag, number, optional, word } from '../shape';
import { who } from '../shape-words';
import type { Bare, Effect, EffectOf, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Vipers, their pilots, and raptors. */

declare module '../types' {
  interface Verbs {
    launchSelf: { readonly who: Who };
    takeLaunchedViper: { readonly who: Who };
    activateVipers: { readonly who: Who; readonly upTo: number };
    ownViperAttacks: { readonly who: Who; readonly upTo: number };
    withdrawVipers: Bare;
    damageVipers: { readonly n: number; readonly where: 'reserves' | 'space' | 'unmanned' | 'anywhere' };
    repairVipers: {
      readonly upTo: number;
      readonly by: Who;
      readonly destroyedToo?: boolean;
      /** As many as there are, up to the number. */
      readonly must?: true;
    };
    restoreRaptor: { readonly n: number; readonly by?: Who };
  }
}

export const launchSelf = (who: Who): Effect => ({ do: 'launchSelf', who });
export const takeLaunchedViper = (who: Who): Effect => ({ do: 'takeLaunchedViper', who });
export const withdrawVipers = (): Effect => ({ do: 'withdrawVipers' });
export const damageVipers = (n: number, where: EffectOf<'damageVipers'>['where']): Effect => ({
  do: 'damageVipers',
  n,
  where,
});
export const repairVipers = (by: Who, upTo: number): Effect => ({ do: 'repairVipers', by, upTo });
/** As many as there are, up to a number. */
export const repairSoMany = (by: Who, n: number): Effect => ({
  do: 'repairVipers',
  by,
  upTo: n,
  must: true,
});
/** Brings vipers back to the Reserves, destroyed ones too. */
export const restoreVipers = (by: Who, upTo: number): Effect => ({
  do: 'repairVipers',
  by,
  upTo,
  destroyedToo: true,
});
/** Brings raptors back to the Reserves; whoever is named may decline. */
export const restoreRaptor = (n: number, by?: Who): Effect =>
  by === undefined ? { do: 'restoreRaptor', n } : { do: 'restoreRaptor', n, by };
export const activateVipers = (who: Who, upTo: number): Effect => ({ do: 'activateVipers', who, upTo });
export const ownViperAttacks = (who: Who, upTo: number): Effect => ({ do: 'ownViperAttacks', who, upTo });

const wherever = {
  reserves: 'the Reserves',
  space: 'space',
  unmanned: 'space',
  anywhere: 'space or in the Reserves',
} as const;

function withdrawWorth(on: Scales): number {
  const pilots = on.view.players.filter((p) => p.piloting !== null).length;
  return -(on.inSpace('unmanned-viper') + 1.5 * pilots) * (on.inSpace('raider') > 0 ? on.values.viper : 0.1);
}

export const viperVerbs = {
  launchSelf: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'launch', 'in a viper as its pilot'),
    implies: (_e, c) => c.is === 'viper-to-fly',
    // Where there is nobody to shoot at, it is out in good time if somebody comes.
    weigh: (on) => (on.inSpace('cylon') > 0 ? 0.2 : 0.05) + on.vipers(1),
  },
  takeLaunchedViper: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'become', 'its pilot'),
    weigh: () => 0.2,
  },
  activateVipers: {
    shape: { who, upTo: number },
    en: (e, say) => does(say, e.who, 'activate', `unmanned vipers up to ${times(e.upTo)}`),
    implies: (_e, c) => c.is === 'viper-can-act',
    weigh: (on, e) => on.vipers(e.upTo),
  },
  ownViperAttacks: {
    shape: { who, upTo: number },
    en: (e, say) => does(say, e.who, 'attack', `with ${own(say, e.who)} viper up to ${times(e.upTo)}`),
    implies: (e, c) => c.is === 'ships-in-space' && c.areaOf === e.who,
    weigh: (on, e) => on.ownAttacks(on.seat(e.who) ?? on.you, e.upTo),
  },
  withdrawVipers: {
    shape: {},
    en: () => order('return all vipers in space to the Reserves and their pilots to the Hangar Deck'),
    weigh: withdrawWorth,
  },
  damageVipers: {
    shape: { n: number, where: word(['reserves', 'space', 'unmanned', 'anywhere'], 'place') },
    en: (e) =>
      order(
        `damage ${count(e.n, e.where === 'unmanned' ? 'unmanned viper' : 'viper')} in ${wherever[e.where]}`,
      ),
    weigh: (on, e) => {
      const kept = e.where === 'space' || e.where === 'unmanned' ? 0 : countVipers(on.view.reserves.vipers);
      const there = kept + (e.where === 'reserves' ? 0 : on.inSpace('unmanned-viper'));
      return -Math.min(e.n, there) * 0.8 * on.values.viper;
    },
  },
  repairVipers: {
    shape: { upTo: number, by: who, destroyedToo: optional(flag), must: optional(flag) },
    en: (e, say) =>
      e.destroyedToo
        ? does(say, e.by, 'return', `up to ${count(e.upTo, 'damaged or destroyed viper')} to the Reserves`)
        : does(say, e.by, 'repair', `${e.must ? '' : 'up to '}${count(e.upTo, 'damaged viper')}`),
    implies: (_e, c) => c.is === 'damaged-vipers',
    weigh: ({ view, values }, e) => {
      const broken =
        countVipers(view.damagedVipers) + (e.destroyedToo ? countVipers(view.destroyed.vipers) : 0);
      const short = countVipers(view.reserves.vipers) <= 1 ? 1.4 : 0.8;
      return Math.min(e.upTo, broken) * values.viper * short;
    },
  },
  restoreRaptor: {
    shape: { n: number, by: optional(who) },
    en: (e, say) => {
      const what = `${count(e.n, 'destroyed raptor')} to the Reserves`;
      return e.by === undefined ? order(`return ${what}`) : does(say, e.by, 'return', `up to ${what}`);
    },
    weigh: ({ view, values }, e) => Math.min(e.n, view.destroyed.raptors) * values.raptor,
  },
} satisfies VerbFamily;
