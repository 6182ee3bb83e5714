import type { Verb } from '@ragtag/board-game';
import {
  actingIn,
  type Cause,
  type CheckSpec,
  type CrisisBox,
  type CrisisCard,
  causesIn,
  checkIn,
  crisisCards,
  destinationCards,
  type Effect,
  type EffectList,
  findEffect,
  listsOf,
  quorumCards,
  type StandingEffect,
  script,
  superCrisisCards,
} from '@ragtag/board-game';
import type { Situation } from '../situation';
import { distanceWorth, trackWorth } from '../weigh/dials';
import { wishedDestination } from '../weigh/goals';
import type { Outlook, WeighScene } from '../weigh/outlook';
import { placeWorth } from '../weigh/ships';
import { activationLoss } from '../weigh/threat';
import { weighList, weighScript } from '../weigh/weigh';

/** What whole cards and running checks are worth to the humans. */

export function sceneFor(s: Situation): WeighScene {
  return { you: s.seat, bind: s.memory.bound };
}

export function boxWorth(outlook: Outlook, box: CrisisBox, scene: WeighScene): number {
  if (box.check) return weighList(outlook, [{ do: 'check', check: box.check }], scene);
  return weighList(outlook, box.do ?? [], scene);
}

/** A Crisis card with its icons, the better box taken for its chooser. */
export function crisisWorth(outlook: Outlook, card: CrisisCard, icons: boolean, scene: WeighScene): number {
  const { view, weights } = outlook;
  let worth = 0;
  if (card.check) worth += weighList(outlook, [{ do: 'check', check: card.check }], scene);
  const boxes = [card.top, card.bottom].flatMap((box) => (box ? [boxWorth(outlook, box, scene)] : []));
  if (boxes.length > 0) worth += Math.max(...boxes);
  if (card.attack) {
    for (const icon of card.attack.activate) worth -= activationLoss(view, weights, icon);
    worth += placeWorth(outlook, card.attack.ships) + weighList(outlook, card.attack.special.do, scene);
  }
  if (!icons) return worth;
  for (const icon of card.cylons) worth -= activationLoss(view, weights, icon);
  return card.jump ? worth + trackWorth(view, weights, 1) : worth;
}

export function destinationWorth(outlook: Outlook, card: number, scene: WeighScene): number {
  const { distance, do: effects } = destinationCards[card];
  const travelled =
    distanceWorth(outlook.view, outlook.weights, distance) + wishedDestination(outlook, distance);
  return travelled + weighList(outlook, effects, scene);
}

/** A card of a deck, by what it would do when it comes up. */
export function deckCardWorth(outlook: Outlook, deck: string, card: number, scene: WeighScene): number {
  switch (deck) {
    case 'crisis':
      return crisisWorth(outlook, crisisCards[card], true, scene);
    case 'super-crisis':
      return crisisWorth(outlook, superCrisisCards[card], false, scene);
    case 'destination':
      return destinationWorth(outlook, card, scene);
    default:
      return weighList(outlook, quorumCards[card].action.do, scene);
  }
}

/** Where a question comes from: the innermost thing being carried out that has an effect of this kind. */
export function asking(s: Situation, ...verbs: Verb[]): StandingEffect | undefined {
  return findIn(causesIn(s.view), verbs) ?? findIn([...s.memory.begun].reverse(), verbs);
}

function findIn(causes: readonly Cause[], verbs: readonly Verb[]): StandingEffect | undefined {
  for (const cause of causes) {
    const found = findEffect(listsOf(cause), verbs);
    if (found) return found;
  }
  return undefined;
}

export interface Stake {
  readonly pass: number;
  readonly partial: number | null;
  readonly fail: number;
}

/** What the results of the running check are worth to the humans. */
export function stakeOf(s: Situation): Stake | undefined {
  const check = checkIn(s.view);
  if (!check) return undefined;
  const spec = script<CheckSpec>(check.check);
  const target = check.target === null ? {} : { target: check.target };
  const scene: WeighScene = { you: actingIn(s.view) ?? s.seat, bind: { ...s.memory.bound, ...target } };
  return {
    pass: weighList(s.outlook, spec.pass, scene),
    partial: spec.partial ? weighList(s.outlook, spec.partial.do, scene) : null,
    fail: weighList(s.outlook, spec.fail, scene),
  };
}

export function effectsOf(effects: EffectList): readonly Effect[] {
  return script<readonly Effect[]>(effects);
}

/** What the effects that an option carries are worth. */
export function offeredWorth(s: Situation, effects: EffectList): number {
  return weighScript(s.outlook, effects, sceneFor(s));
}
