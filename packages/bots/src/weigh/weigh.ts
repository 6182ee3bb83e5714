import {
  type Amount,
  type Effect,
  type EffectList,
  type EffectOf,
  quorumCards,
  type Resource,
  script,
  type Verb,
} from '@ragtag/board-game';
import { cardWorth, discardLoss, drawWorth, trustIn, unseenStrength } from './cards';
import { holdsIn, seatFor } from './conditions';
import {
  candidates,
  checkWorth,
  chosenBy,
  mayWorth,
  modifierWorth,
  oneOfWorth,
  rollWorth,
  trackLoss,
} from './control';
import { distanceWorth, lossOf, trackWorth } from './dials';
import type { Outlook, WeighScene } from './outlook';
import { grantWorth, lookWorth, seatsFor, sendWorth, titleWorth } from './people';
import * as ships from './ships';

/** `weigh`: what effects are worth to the humans, in this state. The mirror of the verbs' `run` and `say`. */

type Weigh<V extends Verb> = (outlook: Outlook, effect: EffectOf<V>, scene: WeighScene) => number;

function amountOf(outlook: Outlook, n: Amount, scene: WeighScene): number {
  if (typeof n === 'number') return n;
  if ('trackSpace' in n) return trackLoss(outlook);
  const bound = scene.bind[n.bound];
  return typeof bound === 'number' ? bound : 1;
}

function resourceOf(effect: EffectOf<'lose' | 'gain'>, scene: WeighScene): Resource | undefined {
  if (effect.resource !== 'bound') return effect.resource;
  return effect.as === undefined ? undefined : (scene.bind[effect.as] as Resource | undefined);
}

function jumpWorth(outlook: Outlook): number {
  const { view, weights } = outlook;
  // rule: endgame.final-jump — the next jump wins
  if (view.distance >= 8) return weights.game;
  const reset = trackWorth(view, weights, -view.jump);
  return distanceWorth(view, weights, 2) + reset + ships.escapeWorth(outlook);
}

/** The best Quorum card that could be played; where they are not seen, what one is worth on average. */
function quorumWorth(outlook: Outlook, scene: WeighScene): number {
  const { quorumHand } = outlook.view;
  if (typeof quorumHand === 'number') return 0.6 * trustIn(outlook, scene.you);
  const playable = quorumHand
    .map((card) => quorumCards[card].action)
    .filter((a) => !a.if || holdsIn(outlook.view, a.if, scene));
  return chosenBy(
    outlook,
    'you',
    scene,
    playable.map((a) => weighList(outlook, a.do, scene)),
  );
}

/** A choice that binds a name is weighed by what follows; see `weighList`. */
const follows = () => 0;

const verbs: { readonly [V in Verb]: Weigh<V> } = {
  oneOf: (o, e, s) => oneOfWorth(o, e, s, weighList),
  may: (o, e, s) => mayWorth(o, e, s, weighList),
  pay: (o, e, s) => mayWorth(o, e, s, weighList),
  when: (o, e, s) => weighList(o, holdsIn(o.view, e.if, s) ? e.then : (e.otherwise ?? []), s),
  roll: (o, e, s) => rollWorth(o, e, s, weighList),
  check: (o, e, s) => checkWorth(o, e, s, weighList),
  choosePlayer: follows,
  chooseSkill: follows,
  chooseResource: follows,
  chooseLocation: follows,
  inForce: (o, e) => modifierWorth(o, e.modifier),
  later: (o, e, s) => weighList(o, e.then, s),
  prevent: () => 0.5,
  again: () => 0.2,
  lose: (o, e, s) => {
    const resource = resourceOf(e, s);
    const risk = typeof e.n === 'object' && 'trackSpace' in e.n ? o.weights.risk : 1;
    return resource ? -risk * lossOf(o.view, o.weights, resource, amountOf(o, e.n, s)) : 0;
  },
  gain: (o, e, s) => {
    const resource = resourceOf(e, s);
    return resource ? -lossOf(o.view, o.weights, resource, -amountOf(o, e.n, s)) : 0;
  },
  track: (o, e) => trackWorth(o.view, o.weights, e.n),
  jump: jumpWorth,
  drawSkill: (o, e, s) => {
    const seat = seatFor(o.view, e.who, s);
    return seat === undefined ? 0 : drawWorth(o, seat, e.n);
  },
  discardSkill: (o, e, s) =>
    -seatsFor(o.view, e.who, s).reduce(
      (loss, seat) => loss + discardLoss(o, seat, e.n, e.random ?? false),
      0,
    ),
  drawCards: (o, e, s) => {
    const seat = seatFor(o.view, e.who, s);
    if (seat === undefined) return 0;
    return e.deck === 'quorum' ? e.n * o.weights.quorum * trustIn(o, seat) : -e.n * o.weights.superCrisis;
  },
  discardCards: (o, e) => e.n * 0.8 * o.weights.superCrisis,
  drawSeveral: (o, e, s) => {
    const seat = seatFor(o.view, e.by, s);
    if (e.deck === 'quorum')
      return seat === undefined ? 0 : 1.2 * o.weights.quorum * e.n * 0.5 * trustIn(o, seat);
    return -1.6;
  },
  arrange: (o, e, s) => {
    const seat = seatFor(o.view, e.by, s);
    return seat === undefined ? 0 : (e.deck === 'crisis' ? 0.55 : 0.3) * trustIn(o, seat);
  },
  takeCheckCards: (o, _e, s) =>
    5 * cardWorth(o, unseenStrength, o.view.players[s.you].cards + 2) * trustIn(o, s.you),
  takeFromHand: (o, e, s) => {
    const from = seatFor(o.view, e.from, s);
    return from === undefined ? 0 : -cardWorth(o, 3, 4) * (0.5 + trustIn(o, from));
  },
  putCard: (o, e) => {
    if (e.where === 'objective') return distanceWorth(o.view, o.weights, 1);
    return e.where === 'keep' ? -0.3 : 0;
  },
  playQuorum: (o, _e, s) => quorumWorth(o, s),
  playSuperCrisis: (o) => -2.6 * o.weights.superCrisis,
  nextCrisis: () => -0.9,
  send: (o, e, s) => sendWorth(o, e, s),
  giveTitle: (o, e, s) => {
    const to = seatFor(o.view, e.to, s);
    return to === undefined ? 0 : titleWorth(o, e.title, to);
  },
  grant: (o, e, s) => grantWorth(o, e, s, weighList),
  launchSelf: (o) => 0.2 + ships.vipersWorth(o, 1),
  takeLaunchedViper: () => 0.2,
  lookLoyalty: (o, e, s) => lookWorth(o, e, s),
  giveLoyalty: () => -0.8,
  becomeCylon: (o, e) => -o.weights.brig - (e.superCrisis ? o.weights.superCrisis : 0),
  nukes: (o, e) => Math.max(e.change, -o.view.nukes) * o.weights.nuke,
  place: (o, e) => ships.placeWorth(o, e.ships),
  centurions: (o, e) => ships.centurionsWorth(o, e.n),
  activate: (o, e) => ships.activateWorth(o, e),
  launch: (o, e) => ships.launchWorth(o, e),
  destroyShips: (o, e) => ships.destroyWorth(o, e),
  withdrawVipers: (o) => ships.withdrawVipersWorth(o),
  drawAndDestroy: (o, e) => ships.drawAndDestroyWorth(o, e.n),
  damageGalactica: (o, e) => ships.damageWorth(o, e.n),
  pickDamage: (o, e) => ships.damageWorth(o, e.keep) * 1.2,
  damageVipers: (o, e) => ships.damageVipersWorth(o, e),
  repairLocation: (o) => ships.repairLocationWorth(o),
  repairVipers: (o, e) => ships.repairVipersWorth(o, e),
  restoreRaptor: (o, e) => Math.min(e.n, o.view.destroyed.raptors) * o.weights.raptor,
  activateVipers: (o, e) => ships.vipersWorth(o, e.upTo),
  ownViperAttacks: (o, e, s) => ships.ownViperAttacksWorth(o, seatFor(o.view, e.who, s) ?? s.you, e.upTo),
  attackFromGalactica: (o) => ships.gunsWorth(o),
  attackCenturion: (o) => ships.armoryWorth(o),
  nuke: (o) => ships.nukeWorth(o),
  scoutCivilians: () => 0.12,
  remember: follows,
  // Any further card is as likely to help as to spoil.
  addCheckCards: () => 0,
  activateLocation: (o, e, s) => {
    const seat = seatFor(o.view, e.who, s);
    return seat === undefined ? 0 : o.weights.action * trustIn(o, seat);
  },
  showCard: () => 0.1,
  sleeperAgents: () => 0,
  addNotACylon: (_o, e) => 0.1 * e.n,
  // A ship in space is in danger, though not lost yet.
  placeCivilians: (o, e) => 0.3 * ships.drawAndDestroyWorth(o, e.n),
  setRoll: (_o, e) => (typeof e.n === 'number' ? 0.1 * (e.n - 4.5) : 0.1),
  setOutcome: (_o, e) => (e.outcome === 'pass' ? 1.5 : -1.5),
};

/** What one effect is worth by itself. A verb that this build does not know is worth nothing. */
export function weighEffect(outlook: Outlook, effect: Effect, scene: WeighScene): number {
  const weigh = verbs[effect.do] as Weigh<Verb> | undefined;
  return weigh ? weigh(outlook, effect as never, scene) : 0;
}

type Choice = EffectOf<'choosePlayer' | 'chooseSkill' | 'chooseResource' | 'chooseLocation'>;

function isChoice(effect: Effect): effect is Choice {
  return effect.do.startsWith('choose');
}

/** What a list of effects comes to: choices are made for the chooser's side, by what follows them. */
export function weighList(outlook: Outlook, list: readonly Effect[], scene: WeighScene): number {
  let worth = 0;
  for (let i = 0; i < list.length; i++) {
    const effect = list[i];
    if (!isChoice(effect)) {
      worth += weighEffect(outlook, effect, scene);
      continue;
    }
    const rest = list.slice(i + 1);
    const values = candidates(outlook, effect, scene).map((value) =>
      weighList(outlook, rest, { ...scene, bind: { ...scene.bind, [effect.as]: value } }),
    );
    return (
      worth +
      (values.length > 0 ? chosenBy(outlook, effect.by, scene, values) : weighList(outlook, rest, scene))
    );
  }
  return worth;
}

/** What the effects at a path, or in a list, come to. */
export function weighScript(outlook: Outlook, effects: EffectList, scene: WeighScene): number {
  return weighList(outlook, script<readonly Effect[]>(effects), scene);
}
