import {
  type Amount,
  type Condition,
  type CylonIcon,
  countInSpace,
  type Effect,
  type EffectList,
  isHuman,
  jumpTrack,
  type Layout,
  locationsSeen,
  type Modifier,
  mightHold,
  missionCards,
  type PlayerFilter,
  playersThat,
  quorumCards,
  type Resource,
  rulings,
  type Scales,
  type Seat,
  type ShipKind,
  script,
  seatFor,
  seatsFor,
  type Title,
  type Verb,
  type VerbFace,
  type View,
  verbs,
  type Who,
  type WhoAll,
} from '@ragtag/board-game';
import { ftlWorth } from './arrival';
import { averageHand, cardWorth, discardLoss, drawWorth, mean, trustIn } from './cards';
import { passChance, strengthSpent } from './check';
import { chosenBy, type WeighList } from './control';
import { distanceWorth, lossOf, trackSpaces, trackWorth } from './dials';
import { leavingWorth } from './new-caprica';
import type { Outlook, WeighScene } from './outlook';
import { executionLoss, grantWorth, lookWorth, lossAt, titleWorth } from './people';
import { shelterWorth } from './shelter';
import { escapeWorth, ownViperAttacksWorth, placeWorth, vipersWorth } from './ships';
import {
  activationLoss,
  centurionLoss,
  civilianLoss,
  damageLoss,
  raiderLoss,
  repairsFtl,
  repairWorth,
} from './threat';
import { lastJumpIsNext } from './way';
import type { Weights } from './weights';

type Check = Parameters<Scales['passChance']>[0];

/** What one effect is worth by itself. A verb that this build does not know is worth nothing. */
function worthOf(on: Scales, effect: Effect): number {
  const face = verbs[effect.do] as VerbFace<Verb> | undefined;
  return face ? face.weigh(on, effect as never) : 0;
}

/** The values that a choice may bind; undefined where the effect is no choice. */
function triedBy(on: Scales, effect: Effect): readonly unknown[] | undefined {
  const face = verbs[effect.do] as VerbFace<Verb> | undefined;
  return face?.tries?.(on, effect as never);
}

/** What a bot weighs effects with: a view, its doubts about everybody, and what things are worth to it. */
export class Balance implements Scales {
  readonly #outlook: Outlook;
  readonly #scene: WeighScene;

  constructor(outlook: Outlook, scene: WeighScene) {
    this.#outlook = outlook;
    this.#scene = scene;
  }

  get view(): View {
    return this.#outlook.view;
  }

  get values(): Weights {
    return this.#outlook.weights;
  }

  get you(): Seat {
    return this.#scene.you;
  }

  seat(who: Who): Seat | undefined {
    return seatFor(this.view, who, this.#scene);
  }

  seats(who: Who | WhoAll): readonly Seat[] {
    return seatsFor(this.view, who, this.#scene);
  }

  to(who: Who, worth: (seat: Seat) => number): number {
    const seat = this.seat(who);
    return seat === undefined ? 0 : worth(seat);
  }

  bound(name: string): unknown {
    return this.#scene.bind[name];
  }

  amount(n: Amount): number {
    if (typeof n === 'number') return n;
    if ('trackSpace' in n) return jumpTrack[this.view.jump].populationLoss;
    const bound = this.bound(n.bound);
    return typeof bound === 'number' ? bound : 1;
  }

  holds(condition: Condition): boolean {
    return mightHold(this.view, condition, this.#scene);
  }

  players(filter: readonly PlayerFilter[]): readonly Seat[] {
    return playersThat(this.view, filter, this.#scene);
  }

  /** Choices are made for the chooser's side, by what follows them. */
  list(list: readonly Effect[]): number {
    let worth = 0;
    for (let i = 0; i < list.length; i++) {
      const effect = list[i];
      const tried = triedBy(this, effect);
      if (tried === undefined) {
        worth += worthOf(this, effect);
        continue;
      }
      const { as, by } = effect as Extract<Effect, { readonly as: string; readonly by: Who }>;
      const rest = list.slice(i + 1);
      const values = tried.map((value) => this.with(as, value).list(rest));
      return worth + (values.length > 0 ? this.chosen(by, values) : this.list(rest));
    }
    return worth;
  }

  with(as: string, value: unknown): Balance {
    return new Balance(this.#outlook, { ...this.#scene, bind: { ...this.#scene.bind, [as]: value } });
  }

  chosen(by: Who, values: readonly number[]): number {
    return chosenBy(this.#outlook, by, this.#scene, values);
  }

  modifier(modifier: Modifier): number {
    return rulings[modifier.on]?.weigh?.(this.values, modifier) ?? 0;
  }

  trust(seat: Seat): number {
    return trustIn(this.#outlook, seat);
  }

  doubt(seat: Seat): number {
    return this.#outlook.doubt[seat];
  }

  isHuman(seat: Seat): boolean {
    return isHuman(this.view, seat);
  }

  lossAt(seat: Seat, location: string | null): number {
    return lossAt(this.#outlook, seat, location);
  }

  execution(seat: Seat): number {
    return executionLoss(this.#outlook, seat, this.loss('morale', 1), this.discard(seat, 'all', false));
  }

  title(title: Title, to: Seat): number {
    return titleWorth(this.#outlook, title, to);
  }

  actions(seat: Seat, what: Parameters<Scales['actions']>[1]): number {
    return grantWorth(this.#outlook, seat, what, weighList);
  }

  look(viewer: Seat, owner: Seat, all: boolean): number {
    return lookWorth(this.#outlook, viewer, owner, all);
  }

  safeLocations(board: string): readonly string[] {
    return locationsSeen(this.view)
      .filter((l) => l.board === board && !l.hazardous)
      .map((l) => l.place);
  }

  loss(resource: Resource, n: number): number {
    return lossOf(this.view, this.values, resource, n);
  }

  track(n: number): number {
    return trackWorth(this.view, this.values, n);
  }

  distance(n: number): number {
    return distanceWorth(this.view, this.values, n);
  }

  /** To jump now rather than once the track is gone through: distance and fuel are the same, the time is not. */
  jump(): number {
    if (lastJumpIsNext(this.view)) return this.values.game;
    return this.track(trackSpaces) + escapeWorth(this.#outlook);
  }

  leaving(): number {
    return leavingWorth(this.#outlook);
  }

  card(strength: number, among: number): number {
    return cardWorth(this.#outlook, strength, among);
  }

  draw(seat: Seat, n: number): number {
    return drawWorth(this.#outlook, seat, n);
  }

  discard(seat: Seat, n: number | 'all', random: boolean): number {
    return discardLoss(this.#outlook, seat, n, random);
  }

  /** Where Quorum cards are not seen, what one is worth on average. */
  quorumCard(): number {
    const { quorumHand } = this.view;
    if (typeof quorumHand === 'number') return 0.45 * this.trust(this.you);
    const playable = quorumHand
      .map((card) => quorumCards[card].action)
      .filter((action) => !action.if || this.holds(action.if));
    return this.chosen(
      'you',
      playable.map((action) => this.list(action.do)),
    );
  }

  /** Nobody knows which one it is: each by the cards that there are for it. */
  mission(): number {
    return mean(missionCards.map(({ check }) => this.list([{ do: 'check', check }])));
  }

  passChance(check: Check): number {
    return passChance(this.#outlook, check);
  }

  spent(check: Check): number {
    return (strengthSpent(this.#outlook, check) / 2) * this.card(2, averageHand(this.view)) * 0.7;
  }

  inSpace(ship: ShipKind): number {
    return countInSpace(this.view, ship);
  }

  layout(ships: Layout): number {
    return placeWorth(this.#outlook, ships);
  }

  raider(): number {
    return raiderLoss(this.view, this.values);
  }

  civilian(): number {
    return civilianLoss(this.view, this.values);
  }

  shelter(n: number | 'all'): number {
    return shelterWorth(this.#outlook, n);
  }

  damage(): number {
    return damageLoss(this.view, this.values);
  }

  repair(): number {
    const ftl = repairsFtl(this.view, this.you) ? ftlWorth(this.view, this.values) : 0;
    return repairWorth(this.view, this.values) + ftl;
  }

  centurion(space: number): number {
    return centurionLoss(this.values, space);
  }

  activation(icon: CylonIcon): number {
    return activationLoss(this.view, this.values, icon);
  }

  vipers(activations: number): number {
    return vipersWorth(this.#outlook, activations);
  }

  ownAttacks(seat: Seat, upTo: number): number {
    return ownViperAttacksWorth(this.#outlook, seat, upTo);
  }
}

/** What a list of effects comes to. */
export const weighList: WeighList = (outlook, list, scene) => new Balance(outlook, scene).list(list);

/** What the effects at a path, or in a list, come to. */
export function weighScript(outlook: Outlook, effects: EffectList, scene: WeighScene): number {
  return weighList(outlook, script<readonly Effect[]>(effects), scene);
}
