import {
  type Effect,
  type EffectOf,
  jumpTrack,
  locationsSeen,
  type Modifier,
  type Who,
} from '@ragtag/board-game';
import { averageHand, cardWorth } from './cards';
import { passChance, strengthSpent } from './check';
import { holdsIn, playersThat, seatFor } from './conditions';
import type { Outlook, WeighScene } from './outlook';

/** Either/or, may, if, roll, check, choose: what a list comes to when everybody plays their side. */

type List = readonly Effect[];
/** Weighs a list of effects, the rest of the list included. */
export type WeighList = (outlook: Outlook, list: List, scene: WeighScene) => number;

/** What somebody makes of a choice: the best for the humans from a human, the worst from a Cylon. */
export function chosenBy(outlook: Outlook, who: Who, scene: WeighScene, values: readonly number[]): number {
  if (values.length === 0) return 0;
  const seat = seatFor(outlook.view, who, scene);
  const doubt =
    seat === undefined
      ? 0.5
      : seat === outlook.seat
        ? outlook.side === 'humans'
          ? 0
          : 1
        : outlook.doubt[seat];
  return (1 - doubt) * Math.max(...values) + doubt * Math.min(...values);
}

export function oneOfWorth(
  outlook: Outlook,
  effect: EffectOf<'oneOf'>,
  scene: WeighScene,
  weigh: WeighList,
): number {
  const open = effect.of.filter((branch) => !branch.if || holdsIn(outlook.view, branch.if, scene));
  return chosenBy(
    outlook,
    effect.by,
    scene,
    open.map((branch) => weigh(outlook, branch.do, scene)),
  );
}

export function mayWorth(
  outlook: Outlook,
  effect: EffectOf<'may' | 'pay'>,
  scene: WeighScene,
  weigh: WeighList,
): number {
  const price = effect.do === 'pay' ? weigh(outlook, [effect.price], scene) : 0;
  const yes = weigh(outlook, effect.then, scene) + price;
  return chosenBy(outlook, effect.by, scene, [yes, weigh(outlook, effect.otherwise ?? [], scene)]);
}

export function rollWorth(
  outlook: Outlook,
  effect: EffectOf<'roll'>,
  scene: WeighScene,
  weigh: WeighList,
): number {
  let worth = 0;
  const seen = new Map<List, number>();
  for (let die = 1; die <= 8; die++) {
    const line = effect.lines.find((l) => die >= (l.atLeast ?? 1) && die <= (l.atMost ?? 8));
    if (line) seen.set(line.do, (seen.get(line.do) ?? 0) + 1);
  }
  for (const [list, times] of seen) worth += (times / 8) * weigh(outlook, list, scene);
  return worth;
}

/** A check: its results by how likely they are, less what is spent on it. */
export function checkWorth(
  outlook: Outlook,
  effect: EffectOf<'check'>,
  scene: WeighScene,
  weigh: WeighList,
): number {
  const { check } = effect;
  const pass = passChance(outlook, check);
  const partial = check.partial ? passChance(outlook, { ...check, difficulty: check.partial.at }) - pass : 0;
  const passed = pass * weigh(outlook, check.pass, scene);
  const half = check.partial && partial > 0 ? partial * weigh(outlook, check.partial.do, scene) : 0;
  const failed = (1 - pass - Math.max(0, partial)) * weigh(outlook, check.fail, scene);
  const spent = (strengthSpent(outlook, check) / 2) * cardWorth(outlook, 2, averageHand(outlook.view)) * 0.7;
  return passed + half + failed - spent;
}

/** The values a choice may bind, where it is worth trying them one by one. */
export function candidates(outlook: Outlook, effect: Effect, scene: WeighScene): readonly unknown[] {
  switch (effect.do) {
    case 'choosePlayer':
      return playersThat(outlook.view, effect.filter, scene);
    case 'chooseResource':
    case 'chooseSkill':
      return effect.among;
    case 'chooseLocation':
      return locationsSeen(outlook.view)
        .filter((l) => l.board === effect.board && !l.hazardous)
        .slice(0, 1)
        .map((l) => l.place);
    default:
      return [];
  }
}

/** Rule changes for a roll, a check or longer. A bonus to a roll or a check is worth a little by itself. */
export function modifierWorth({ weights }: Outlook, modifier: Modifier): number {
  switch (modifier.on) {
    case 'check-difficulty':
      return -0.35 * (modifier.add ?? 0);
    case 'roll-result':
      return 0.2 * (modifier.add ?? 0);
    case 'faceup':
      return weights.look * 0.4;
    case 'card-value':
      return modifier.value === 'positive' ? 0.5 : 0;
    default:
      return 0;
  }
}

/** What is lost by the roll of FTL Control. */
export function trackLoss(outlook: Outlook): number {
  return jumpTrack[outlook.view.jump].populationLoss;
}
