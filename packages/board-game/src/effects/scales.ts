import type { CylonIcon, Resource, Seat, Skill, Title } from '../terms';
import type { Amount, Condition, PlayerFilter, ShipKind, Who, WhoAll } from './condition-types';
import type { Effect, Layout, Modifier } from './types';

/** What things are worth to the humans, in points. Winning the game outright is worth `game`. */
export interface Values {
  readonly game: number;
  readonly heavyRaider: number;
  readonly basestar: number;
  readonly viper: number;
  readonly raptor: number;
  readonly nuke: number;
  /** A damaged location. */
  readonly location: number;
  readonly quorum: number;
  readonly superCrisis: number;
  readonly action: number;
  /** A human kept out of play. */
  readonly brig: number;
  readonly look: number;
  /** How much a loss that is risked counts against one that is suffered. */
  readonly risk: number;
}

/**
 * What effects are weighed with: a player's judgement of the table, in points for the humans. Verbs say what they
 * are worth in these terms (`weigh`); packages/bots makes the scales. What is lost is told as a positive number where
 * the name says so. The view that is judged is added by `door/view.ts`.
 */
export interface Scales {
  readonly values: Values;
  /** Who "you" is. */
  readonly you: Seat;
  seat(who: Who): Seat | undefined;
  seats(who: Who | WhoAll): readonly Seat[];
  /** What something is worth for whoever the role stands for; nothing where there is nobody. */
  to(who: Who, worth: (seat: Seat) => number): number;
  bound(name: string): unknown;
  /** The same scales with a name bound. */
  with(name: string, value: unknown): Scales;
  amount(n: Amount): number;
  holds(condition: Condition): boolean;
  players(filter: readonly PlayerFilter[]): readonly Seat[];
  /** Effects, one after another. */
  list(effects: readonly Effect[]): number;
  /** What somebody makes of a choice, by whose side they seem to be on. */
  chosen(by: Who, values: readonly number[]): number;
  /** A change of the rules. */
  modifier(modifier: Modifier): number;

  // People
  /** How much the humans gain when a seat is helped: all of it for one of them, a loss for a Cylon. */
  trust(seat: Seat): number;
  /** How likely a seat is a Cylon. */
  doubt(seat: Seat): number;
  isHuman(seat: Seat): boolean;
  /** Loss by somebody's being at a place that takes them out of play. */
  lossAt(seat: Seat, location: string | null): number;
  /** Loss by somebody's being executed. */
  execution(seat: Seat): number;
  title(title: Title, to: Seat): number;
  actions(
    seat: Seat,
    what: { readonly move?: boolean; readonly actions: number; readonly order?: boolean },
  ): number;
  look(viewer: Seat, owner: Seat, all: boolean): number;
  /** Locations of a board that are not hazardous. */
  safeLocations(board: string): readonly string[];

  // Resources
  /** Loss of so much of a resource; negative numbers are gains. */
  loss(resource: Resource, n: number): number;
  track(n: number): number;
  distance(n: number): number;
  jump(): number;
  /** What it is worth to leave New Caprica now. */
  leaving(): number;

  // Cards and checks
  /** A skill card of this strength to whoever holds it, one among so many. */
  card(strength: number, among: number): number;
  draw(seat: Seat, n: number): number;
  /** Loss of cards that a seat discards. */
  discard(seat: Seat, n: number | 'all', random: boolean): number;
  /** The best Quorum card that could be played. */
  quorumCard(): number;
  /** The mission that is turned up next. */
  mission(): number;
  passChance(check: { readonly difficulty: number; readonly skills: readonly Skill[] }): number;
  /** Loss of the cards that are spent on a check. */
  spent(check: { readonly difficulty: number; readonly skills: readonly Skill[] }): number;

  // Space
  inSpace(ship: ShipKind): number;
  layout(ships: Layout): number;
  /** Loss by a raider in space, in expectation. */
  raider(): number;
  /** Loss of a civilian ship that nobody has seen. */
  civilian(): number;
  /** What it is worth to move so many civilian ships one area on. */
  shelter(n: number | 'all'): number;
  /** Loss by one damage to Galactica. */
  damage(): number;
  /** What a repaired location gives back; more, the nearer Galactica is to falling. */
  repair(): number;
  /** Loss by a centurion on a space of the Boarding Party track. */
  centurion(space: number): number;
  /** Loss by an activation of Cylon ships now. */
  activation(icon: CylonIcon): number;
  /** Unmanned vipers sent out, one activation after another. */
  vipers(activations: number): number;
  /** Attacks with one's own viper. */
  ownAttacks(seat: Seat, upTo: number): number;
}
