import type { Player } from '../state';
import type { Standing } from '../table/standing';
import { type Flown, noVipers, vipersAsPieces, vipersOf } from '../table/vipers';
import type { Area, PlayerToken } from '../terms';
import { nowhere, type PlayerPart } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface Player {
    name: string;
    /** Id of the character; empty until one is picked. */
    character: string;
    /** Id of the location; null while piloting or off the board. */
    location: string | null;
    /** The piloted viper; never changed but replaced, like all records of vipers. */
    piloting: Flown<Area> | null;
    standing: Standing;
    /** Ids of once-per-game abilities that are spent. */
    spent: readonly string[];
    /** Tokens that lie with the player; absent where none does. */
    tokens?: Partial<Record<PlayerToken, number>>;
    /** Turns begun so far. */
    turns: number;
    /** Turns begun before the present character came; absent for whoever was there from the start. */
    turnsBefore?: number;
    /** How often the player's characters were executed; absent where none was. */
    executions?: number;
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    readonly name: string;
    readonly character: string;
    readonly location: string | null;
    readonly piloting: Flown<Area> | null;
    readonly standing: Standing;
    readonly spent: readonly string[];
    readonly tokens?: Player['tokens'];
    /** Turns begun so far. */
    readonly turns: number;
    readonly turnsBefore?: number;
    readonly executions?: number;
  }
}

/** Who a player is, and where. */
export const people: PlayerPart<
  | 'name'
  | 'character'
  | 'location'
  | 'piloting'
  | 'standing'
  | 'spent'
  | 'tokens'
  | 'turns'
  | 'turnsBefore'
  | 'executions'
> = {
  empty: (name) => ({
    name,
    character: '',
    location: null,
    piloting: null,
    standing: 'human',
    spent: [],
    tokens: undefined,
    turns: 0,
    turnsBefore: undefined,
    executions: undefined,
  }),
  copy(to, from) {
    to.name = from.name;
    to.character = from.character;
    to.location = from.location;
    to.piloting = from.piloting;
    to.standing = from.standing;
    to.spent = from.spent;
    to.tokens = from.tokens && { ...from.tokens };
    to.turns = from.turns;
    to.turnsBefore = from.turnsBefore;
    to.executions = from.executions;
  },
  view(to, { players }, owner) {
    const { name, character, location, piloting, standing, spent, tokens, turns, turnsBefore, executions } =
      players[owner];
    to.name = name;
    to.character = character;
    to.location = location;
    to.piloting = piloting;
    to.standing = standing;
    to.spent = spent;
    to.tokens = tokens;
    to.turns = turns;
    to.turnsBefore = turnsBefore;
    to.executions = executions;
  },
  viewGoesBy: [],
  places: nowhere,
  pieces({ players }, owner) {
    const { piloting } = players[owner];
    return vipersAsPieces(piloting === null ? noVipers : vipersOf(piloting.ship, 1));
  },
  atRest: { piloting: plain, turns: plain, turnsBefore: plain, executions: plain, tokens: plain },
};
