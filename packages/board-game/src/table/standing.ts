import type { Side } from '../terms';

/** How a player stands in the game, and what follows from it. Nothing else tells a human from a Cylon player. */

interface Rights {
  /** By which rules the player goes; null for nobody's any more. rule: terms.human-player, terms.cylon-player */
  readonly player: 'human' | 'cylon' | null;
  /** The side that everybody knows the player to be on. */
  readonly side: Side | null;
  /** The player wins by goals of their own, whichever side does. rule: leaders.agenda-win */
  readonly ownGoals: boolean;
  /** The character sheet is in force. rule: actions.sheet-ignored-after-reveal, leaders.keep-sheet */
  readonly sheet: boolean;
  /** rule: titles.human-only, infiltration.no-titles */
  readonly titles: boolean;
  /** rule: crisis.super.sympathizer */
  readonly superCrises: boolean;
  /** Loyalty cards are dealt to the player. rule: leaders.no-loyalty */
  readonly loyalty: boolean;
  /** Cards that the player may add to a check. rule: skill-check.step4.cylon-one, skill-check.step4.infiltrator-two */
  readonly checkCards: number;
}

const human: Rights = {
  player: 'human',
  side: null,
  ownGoals: false,
  sheet: true,
  titles: true,
  superCrises: false,
  loyalty: true,
  checkCards: Number.POSITIVE_INFINITY,
};
const revealed: Rights = {
  player: 'cylon',
  side: 'cylons',
  ownGoals: false,
  sheet: false,
  titles: false,
  superCrises: true,
  loyalty: true,
  checkCards: 1,
};
/** All of one shape, which makes them fast to read. */
const but = (of: Rights, change: Partial<Rights>): Rights => ({ ...of, ...change });

const leader = but(revealed, { side: null, ownGoals: true, sheet: true, loyalty: false });
const sympathetic = but(revealed, { side: null, ownGoals: true });
/** rule: infiltration.treated-human */
const infiltrating = { player: 'human', superCrises: false, loyalty: false, checkCards: 2 } as const;

const rightsOf = {
  human,
  revealed,
  sympathizer: but(revealed, { superCrises: false }),
  sympathetic,
  leader,
  'infiltrating-leader': but(leader, infiltrating),
  'infiltrating-sympathetic': but(sympathetic, infiltrating),
  // rule: trial.elimination — out completely, and wins with nobody
  eliminated: but(human, { player: null, sheet: false, titles: false, loyalty: false, checkCards: 0 }),
} as const satisfies Record<string, Rights>;

export type Standing = keyof typeof rightsOf;

export const standings = Object.keys(rightsOf) as readonly Standing[];

/** What those who may infiltrate are while they do. rule: infiltration.start, sympathetic.infiltrate */
const disguises: Readonly<Partial<Record<Standing, Standing>>> = {
  leader: 'infiltrating-leader',
  sympathetic: 'infiltrating-sympathetic',
};

/** Whoever stands somehow: a player in a state or in a view. */
export interface Stands {
  readonly standing: Standing;
}

export function rights({ standing }: Stands): Rights {
  return rightsOf[standing];
}

/** rule: terms.human-player — anyone not revealed as a Cylon, hidden Cylons and infiltrators included. */
export function isHumanPlayer({ standing }: Stands): boolean {
  return standing === 'human' || rightsOf[standing].player === 'human';
}

export function isCylonPlayer({ standing }: Stands): boolean {
  return rightsOf[standing].player === 'cylon';
}

/** Whether the player is still in the game. rule: trial.elimination-turns */
export function isInGame({ standing }: Stands): boolean {
  return standing !== 'eliminated';
}

/** Whether everybody knows the player to be a Cylon. */
export function isKnownCylon({ standing }: Stands): boolean {
  return rightsOf[standing].side === 'cylons';
}

/** Whether the player leads the Cylons, and did from the beginning. */
export function isLeader({ standing }: Stands): boolean {
  return standing === 'leader' || standing === 'infiltrating-leader';
}

/** What a player would be while infiltrating; nothing for those who cannot. */
export function infiltratingAs({ standing }: Stands): Standing | undefined {
  return disguises[standing];
}

/** What an infiltrator is once that is over; nothing for those who do not infiltrate. */
export function uncoveredAs({ standing }: Stands): Standing | undefined {
  return standings.find((each) => disguises[each] === standing);
}

export function isInfiltrating(p: Stands): boolean {
  return p.standing !== 'human' && uncoveredAs(p) !== undefined;
}
