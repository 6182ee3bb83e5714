import { place as placeName } from '../../say/en/names';
import { does, statement } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition, Who } from '../condition-types';
import { number, word } from '../shape';
import { location, who } from '../shape-words';
import type { Effect } from '../types';
import type { VerbFamily } from '../verb-face';

/** Missions of Demetrius, and what they bring into the game. */

const sides = ['human', 'cylon'] as const;
type ServedSide = (typeof sides)[number];

declare module '../types' {
  interface Verbs {
    startMission: { readonly by: Who };
    rebelBasestar: { readonly side: ServedSide };
    destroyHub: Bare;
    /** The mission that says so counts distance from now on. */
    countMission: { readonly distance: number };
    /** The mission that says so lies face down. */
    turnMission: Bare;
    /** A Cylon player goes to a Cylon location. */
    sendCylon: { readonly who: Who; readonly to: string };
    /** So many different locations, one after another, wherever they are. */
    activateSeveral: { readonly who: Who; readonly n: number };
  }
}

declare module '../condition-types' {
  interface Conditions {
    'no-mission': Bare;
    'rebel-in-play': Bare;
    'rebel-serves': { readonly who: Who };
    'hub-destroyed': Bare;
  }
}

export const startMission = (by: Who): Effect => ({ do: 'startMission', by });
export const rebelBasestar = (side: ServedSide): Effect => ({ do: 'rebelBasestar', side });
export const countMission = (distance: number): Effect => ({ do: 'countMission', distance });
export const turnMission = (): Effect => ({ do: 'turnMission' });
export const destroyHub = (): Effect => ({ do: 'destroyHub' });
export const sendCylon = (who: Who, to: string): Effect => ({ do: 'sendCylon', who, to });
export const activateSeveral = (who: Who, n: number): Effect => ({ do: 'activateSeveral', who, n });

/** The Active Mission space is empty. */
export const noMission = (): Condition => ({ is: 'no-mission' });
export const rebelBasestarInPlay = (): Condition => ({ is: 'rebel-in-play' });
export const rebelServes = (who: Who): Condition => ({ is: 'rebel-serves', who });
export const hubDestroyed = (): Condition => ({ is: 'hub-destroyed' });

/** No Crisis comes in a turn in which a mission is started. rule: missions.no-crisis */
const noCrisis = 0.5;

export const missionVerbs = {
  startMission: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'turn up', 'the top Mission card and resolve it'),
    implies: (_e, c) => c.is === 'no-mission' || (c.is === 'cards-left' && c.decks.includes('mission')),
    weigh: (on) => on.mission() + noCrisis,
  },
  rebelBasestar: {
    shape: { side: word(sides, 'side') },
    en: (e) =>
      statement(`the Rebel Basestar is in play and serves ${e.side === 'human' ? 'human' : 'Cylon'} players`),
    weigh: (_on, e) => (e.side === 'human' ? 0.8 : -0.8),
  },
  countMission: {
    shape: { distance: number },
    en: (e) => statement(`this card counts as ${e.distance} distance from now on`),
    weigh: (on, e) => on.distance(e.distance),
  },
  turnMission: {
    shape: {},
    en: () => statement('this card is turned face down'),
    weigh: () => 0,
  },
  destroyHub: {
    shape: {},
    en: () => statement('the Resurrection Ship is Hub Destroyed from now on'),
    weigh: () => 1.2,
  },
  sendCylon: {
    shape: { who, to: location },
    en: (e, say) => does(say, e.who, 'go', `to ${placeName(e.to)}`),
    weigh: () => -0.1,
  },
  activateSeveral: {
    shape: { who, n: number },
    en: (e, say) =>
      does(
        say,
        e.who,
        'activate',
        `up to ${e.n} different undamaged locations of human ships, wherever they are`,
      ),
    weigh: (on, e) => on.to(e.who, (seat) => on.actions(seat, { actions: e.n })),
  },
} satisfies VerbFamily;

export const missionConditions = {
  'no-mission': {
    shape: {},
    en: (_c, _say, holds) => `the Active Mission space is ${holds ? '' : 'not '}empty`,
  },
  'rebel-in-play': {
    shape: {},
    en: (_c, _say, holds) => `the Rebel Basestar is ${holds ? '' : 'not '}in play`,
  },
  'rebel-serves': {
    shape: { who },
    en: (_c, _say, holds) => `the Rebel Basestar ${holds ? 'serves' : 'does not serve'} that side`,
  },
  'hub-destroyed': {
    shape: {},
    en: (_c, _say, holds) => `the Hub has ${holds ? '' : 'not '}been destroyed`,
  },
} satisfies ConditionFamily;
