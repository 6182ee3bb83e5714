import { count, does, order, own } from '../../say/en/words';
import { flag, number, optional, text } from '../shape';
import { everybody, who } from '../shape-words';
import type { Bare, Effect, Who, WhoAll } from '../types';
import type { VerbFamily } from '../verb-face';

/** Allies and trauma tokens. */

declare module '../types' {
  interface Verbs {
    drawTrauma: { readonly who: Who | WhoAll; readonly n: number };
    discardTrauma: { readonly who: Who; readonly n: number; readonly random?: boolean };
    /** The token that lies on the location where somebody is. */
    takeTrauma: { readonly who: Who };
    meetAlly: { readonly who: Who };
    /** Those in a location, by its id or as `event.location`; or all who cannot stay where they are. */
    displaceAllies: { readonly in?: string };
    strikeRaiders: { readonly by: Who };
    repelCenturions: Bare;
    /** Everybody's tokens are shown and counted. */
    traumaPhase: Bare;
  }
}

export const drawTrauma = (player: Who | WhoAll, n: number): Effect => ({ do: 'drawTrauma', who: player, n });
/** Tokens of the own choice. */
export const discardTrauma = (player: Who, n: number): Effect => ({ do: 'discardTrauma', who: player, n });
export const discardTraumaAtRandom = (player: Who, n: number): Effect => ({
  do: 'discardTrauma',
  who: player,
  n,
  random: true,
});
export const takeTrauma = (player: Who): Effect => ({ do: 'takeTrauma', who: player });
export const meetAlly = (player: Who): Effect => ({ do: 'meetAlly', who: player });
export const displaceAlliesIn = (location: string): Effect => ({ do: 'displaceAllies', in: location });
export const displaceUnfitAllies = (): Effect => ({ do: 'displaceAllies' });
/** Each unmanned viper may destroy a raider beside it. */
export const strikeRaiders = (by: Who): Effect => ({ do: 'strikeRaiders', by });
/** Every centurion aboard goes back a space. */
export const repelCenturions = (): Effect => ({ do: 'repelCenturions' });
export const traumaPhase = (): Effect => ({ do: 'traumaPhase' });

/** A token more or less: what it shows is told only late, and half of them count for a player. */
const tokenWorth = 0.2;
const disasters = 2;
const tokens = 38;

export const allyVerbs = {
  drawTrauma: {
    shape: { who: everybody, n: number },
    en: (e, say) => does(say, e.who, 'draw', count(e.n, 'trauma token')),
    weigh: (on, e) =>
      on.seats(e.who).reduce((sum, seat) => {
        const risk = on.view.options.ioniannebula && on.isHuman(seat) ? (e.n * disasters) / tokens : 0;
        return sum - tokenWorth * e.n * on.trust(seat) - risk * on.execution(seat);
      }, 0),
  },
  discardTrauma: {
    shape: { who, n: number, random: optional(flag) },
    en: (e, say) =>
      does(
        say,
        e.who,
        'discard',
        `${count(e.n, 'trauma token')}${e.random ? ' at random' : ` of ${own(say, e.who)} choice`}`,
      ),
    implies: (e, c) => c.is === 'trauma-held' && c.who === e.who,
    weigh: (on, e) =>
      on.to(e.who, (seat) => {
        const { trauma = 0 } = on.view.players[seat];
        const held = typeof trauma === 'number' ? trauma : trauma.length;
        return tokenWorth * (e.random ? 0.5 : 1) * Math.min(e.n, held) * on.trust(seat);
      }),
  },
  takeTrauma: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'take', 'the trauma token there, and another one replaces it'),
    implies: (e, c) => c.is === 'trauma-here' && c.who === e.who,
    weigh: (on, e) => on.to(e.who, (seat) => -tokenWorth * on.trust(seat)),
  },
  meetAlly: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'meet', 'one of the Allies there'),
    implies: (e, c) => c.is === 'ally-here' && c.who === e.who,
    weigh: () => 0,
  },
  displaceAllies: {
    shape: { in: optional(text) },
    en: (e) =>
      order(
        e.in === undefined
          ? 'replace every Ally who is played by somebody or has no place any more'
          : 'replace every Ally in that location',
      ),
    implies: (_e, c) => c.is === 'allies-displaced',
    weigh: () => -0.1,
  },
  strikeRaiders: {
    shape: { by: who },
    en: () => ({ form: 'statement', text: 'each unmanned viper may destroy 1 raider in its space area' }),
    weigh: (on) =>
      Object.values(on.view.areas).reduce(
        (sum, { vipers, raiders }) =>
          sum +
          Math.min(
            Object.values(vipers).reduce((n, some) => n + some, 0),
            raiders,
          ),
        0,
      ) * on.raider(),
  },
  repelCenturions: {
    shape: {},
    en: () => order('move every centurion on the Boarding Party track 1 space back'),
    weigh: (on) =>
      on.view.boarding.reduce(
        (sum, there, space) =>
          space === 0 ? sum : sum + there * (on.centurion(space) - on.centurion(space - 1)),
        0,
      ),
  },
  traumaPhase: {
    shape: {},
    en: () => order('resolve the Trauma phase'),
    weigh: () => 0,
  },
} satisfies VerbFamily;
