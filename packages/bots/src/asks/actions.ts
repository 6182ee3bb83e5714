import { type Area, loyaltyCards, quorumCards, skillCards, skillKinds } from '@ragtag/board-game';
import type { Offer, Situation } from '../situation';
import { cardWorth } from '../weigh/cards';
import { holdsIn } from '../weigh/conditions';
import { ownViperAttacksWorth } from '../weigh/ships';
import { weighList } from '../weigh/weigh';
import { locationWorth, relocated } from './locations';
import { revealWorth } from './reveal';
import { best, type Rule } from './rule';
import { offeredWorth, sceneFor } from './value';

/** Where to go and what to do there. */

/** What an action is worth to the humans. */
function actionWorth(s: Situation, option: Offer): number {
  const { cause, effects } = option;
  if (!cause) return 0;
  if (cause.kind === 'location') return locationWorth(s.outlook, s.seat, cause.id) ?? 0;
  if (cause.kind === 'quorum' && cause.card !== undefined) {
    const spent = 0.25 * s.outlook.weights.quorum;
    return weighList(s.outlook, quorumCards[cause.card].action.do, sceneFor(s)) - spent;
  }
  if (!effects) return option.id === 'viper' ? 0.05 + ownViperAttacksWorth(s.outlook, s.seat, 1) + 0.1 : 0;
  const worth = offeredWorth(s, effects);
  if (cause.kind === 'skill' && cause.card !== undefined) {
    return worth - cardWorth(s.outlook, skillKinds[cause.card].strength) * 0.8;
  }
  // Once a game: wait for a moment that is worth it.
  return cause.kind === 'sheet' ? worth - onceAGame : worth;
}

const onceAGame = 0.5;

/** A hidden Cylon keeps from what would give it away at once. */
function seen(s: Situation, worth: number): number {
  if (s.sign > 0) return worth;
  if (s.me.cylon !== null) return -worth;
  const hostile = Math.max(0, -worth - 0.6 * s.mind.temperament.daring);
  return -worth * 0.8 - 1.4 * hostile;
}

export const action: Rule = (s) =>
  best(s, (option) => {
    if (option.id === 'nothing') return 0;
    if (option.cause?.kind === 'loyalty' && option.cause.card !== undefined) {
      return loyaltyCards[option.cause.card].side === 'cylon' ? revealWorth(s, option.cause.card) : -9;
    }
    return seen(s, actionWorth(s, option));
  });

/** The best that can be done without the place: the cards in hand that act. */
function bestCardAction(s: Situation, at: string | null): number {
  const view = at === null ? s.view : relocated(s.view, s.seat, at);
  let top = 0;
  if (s.me.cylon !== null) return 0;
  for (const card of new Set(s.me.hand ?? [])) {
    const info = skillCards.find((c) => c.id === skillKinds[card].card.id);
    if (!info?.action) continue;
    const scene = { you: s.seat, bind: {} };
    if (info.action.if && !holdsIn(view, info.action.if, scene)) continue;
    const worth =
      weighList({ ...s.outlook, view }, info.action.do, scene) -
      0.8 * cardWorth(s.outlook, skillKinds[card].strength);
    top = Math.max(top, seen(s, worth));
  }
  return top;
}

function worthAt(s: Situation, id: string): number {
  const here = locationWorth(s.outlook, s.seat, id);
  return Math.max(here === undefined ? 0 : seen(s, here), bestCardAction(s, id));
}

function worthFlying(s: Situation, area: Area): number {
  const { raiders, heavyRaiders } = s.view.areas[area];
  return s.sign * (0.12 + 0.35 * Math.min(raiders, 2) + 0.15 * heavyRaiders);
}

const movement: Rule = (s) => {
  const { location, piloting } = s.me;
  const price = cardWorth(s.outlook, 1.2);
  return best(s, ({ id, cost = 0 }) => {
    if (id === 'stay') {
      if (piloting !== null) return worthFlying(s, piloting);
      return (location === null ? 0 : worthAt(s, location)) + 0.02;
    }
    if (id in s.view.areas) return worthFlying(s, id as Area) - 0.05;
    // A viper left is a pilot less in space.
    const leaving = piloting !== null ? 0.3 : 0;
    return worthAt(s, id) - cost * price - leaving;
  });
};

export const actionRules: Readonly<Record<string, Rule>> = { action, movement };
