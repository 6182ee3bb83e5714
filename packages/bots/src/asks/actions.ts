import {
  type Area,
  type Condition,
  count,
  infiltratingAs,
  isCylonPlayer,
  isInfiltrating,
  locationSeen,
  loyaltyCards,
  mightHold,
  type OptionOf,
  type PlayerView,
  quorumCards,
  skillKinds,
} from '@ragtag/board-game';
import { actionEvidence, idleness } from '../beliefs/action-evidence';
import { hides, told } from '../hiding';
import { agendaOf, asksFor, hasOwnGoals, owesSuperCrisis } from '../leaders';
import { asHuman, type Situation } from '../situation';
import { cardWorth } from '../weigh/cards';
import { goalWorth } from '../weigh/goals';
import { locationWorth, relocated } from '../weigh/locations';
import { leavingWorth, mayLeave, strandingLoss } from '../weigh/new-caprica';
import { ownViperAttacksWorth } from '../weigh/ships';
import { weighList } from '../weigh/weigh';
import { meetingAt } from './allies';
import { mutinyWorth, reliefWorth } from './mutiny';
import { revealWorth } from './reveal';
import { best, type Rule, type Rules } from './rule';
import { offeredWorth, sceneFor } from './value';

/** Where to go and what to do there. */

/** What an action is worth to the humans. */
function actionWorth(s: Situation, option: OptionOf<'action'>): number {
  const { cause, effects } = option;
  if (cause.kind === 'location') return locationWorth(s.outlook, s.seat, cause.id, weighList) ?? 0;
  if (cause.kind === 'quorum' && cause.card !== undefined) {
    const spent = 0.25 * s.outlook.weights.quorum;
    return weighList(s.outlook, quorumCards[cause.card].action.do, sceneFor(s)) - spent;
  }
  if (cause.kind === 'mutiny' && cause.card !== undefined) return mutinyWorth(s, cause.card) + reliefWorth(s);
  if (!effects) return option.id === 'viper' ? 0.05 + ownViperAttacksWorth(s.outlook, s.seat, 1) + 0.1 : 0;
  const worth = offeredWorth(s, effects);
  if (cause.kind === 'skill' && cause.card !== undefined) {
    return worth - cardWorth(s.outlook, skillKinds[cause.card].strength, s.me.cards) * 0.8;
  }
  // Once a game: wait for a moment that is worth it.
  if (cause.kind !== 'sheet') return worth;
  return hasOwnGoals(s.me) && s.sign < 0 ? worth + onceAGame : worth - onceAGame;
}

const onceAGame = 0.5;

/** What others make of an action: by the kind of thing it is, and by the harm that it does. */
function tellOfAction(option: OptionOf<'action'>, worth: number): number {
  return actionEvidence(option.cause) + 0.5 * Math.max(0, -worth - 0.2);
}

/** What an action is worth to this player: for a hidden Cylon also by how it looks. */
function doing(s: Situation, option: OptionOf<'action'>): number {
  const worth = actionWorth(s, option);
  return s.sign * worth - (hides(s) ? told(s, option.id, tellOfAction(option, worth)) : 0);
}

/** Nobody moves to the Resurrection Ship, where Super Crises are drawn; but whoever stops infiltrating arrives there. */
function wayToSuperCrisis(me: PlayerView): number {
  if (count(me.superCrises) > 0 || me.location === 'resurrection-ship') return -2;
  return isInfiltrating(me) ? -4 : 4;
}

/**
 * What it is worth to a Leader to be among the humans: it helps them with more cards, and some Agendas ask for it. Who
 * harms them does that from outside.
 */
function disguiseWorth(s: Situation): number {
  const agenda = agendaOf(s.me);
  if (agenda && asksFor(agenda.if, 'infiltrating')) return 6;
  if (owesSuperCrisis(s.me)) return wayToSuperCrisis(s.me);
  // Among the Cylons nobody is put into the Brig or executed.
  if (agenda && asksFor(agenda.if, 'has-been-executed') && !s.me.agenda?.holds) return 2;
  return s.sign > 0 ? 1.2 : -1.2;
}

/** What a place is worth to a Leader who has to play a Super Crisis: one is drawn at the first, played at the second. */
function superCrisisWorth(s: Situation, id: string): number {
  if (!owesSuperCrisis(s.me) || !isCylonPlayer(s.me)) return 0;
  const held = count(s.me.superCrises) > 0;
  if (id === 'resurrection-ship') return held ? 0 : 4;
  return id === 'caprica' && held ? 5 : 0;
}

const action: Rule<OptionOf<'action'>> = (s) =>
  best(s, (option) => {
    if (option.id === 'nothing') return hides(s) ? -told(s, option.id, idleness) : 0;
    if (option.id === 'infiltration') return -disguiseWorth(s);
    // Nothing is hidden any more by what ends the game.
    if (option.id === 'title:leave') return s.sign * leavingWorth(s.outlook);
    if (option.id.endsWith('.infiltrate')) return disguiseWorth(s);
    if (option.cause.kind === 'loyalty' && option.cause.card !== undefined) {
      if (loyaltyCards[option.cause.card].side === 'cylon')
        return s.sign < 0 ? revealWorth(s, option.cause.card) : -9;
      // A goal is reached for the humans; a hidden Cylon had rather let it cost them.
      return s.sign > 0 ? actionWorth(s, option) + goalWorth(s.outlook, option.cause.card) : -9;
    }
    const owed = option.cause.kind === 'location' ? superCrisisWorth(s, option.cause.id) : 0;
    return doing(s, option) + owed;
  });

/** Whether a condition depends on where somebody is. */
function dependsOnPlace(condition: Condition | undefined): boolean {
  if (!condition) return false;
  switch (condition.is) {
    case 'not':
      return dependsOnPlace(condition.it);
    case 'all':
    case 'any':
      return condition.of.some(dependsOnPlace);
    default:
      return (
        condition.is === 'at' || condition.is === 'location-damaged' || condition.is === 'sharing-location'
      );
  }
}

/** What a card counts as where only so many may be used in a turn. */
function limitOf(card: number): string {
  const { id, limit } = skillKinds[card].card;
  return (typeof limit === 'object' ? limit.name : undefined) ?? id;
}

/** The best that can be done with the cards in hand, there or (without a place) anywhere; but with none of a limit used up. */
function bestCardAction(s: Situation, at: string | null, usedUp?: string): number {
  if (isCylonPlayer(s.me)) return 0;
  const cards = (s.me.hand ?? []).filter((card) => {
    const { action: doable } = skillKinds[card].card;
    return doable && dependsOnPlace(doable.if) === (at !== null) && limitOf(card) !== usedUp;
  });
  if (cards.length === 0) return 0;
  const view = at === null ? s.view : relocated(s.view, s.seat, at);
  const scene = { you: s.seat, bind: {} };
  let top = 0;
  for (const card of new Set(cards)) {
    const { action: doable } = skillKinds[card].card;
    if (!doable || (doable.if && !mightHold(view, doable.if, scene))) continue;
    const worth = weighList({ ...s.outlook, view }, doable.do, scene);
    const price = 0.8 * cardWorth(s.outlook, skillKinds[card].strength, s.me.cards);
    top = Math.max(top, s.sign * (worth - price));
  }
  return top;
}

/** Leaders go to the Human Fleet to infiltrate. */
function wayIn(s: Situation, id: string): number {
  const actions = infiltratingAs(s.me) === undefined ? [] : (locationSeen(s.view, id)?.actions ?? []);
  return actions.some((each) => each.for === 'infiltrator') ? disguiseWorth(s) : 0;
}

function worthAt(s: Situation, id: string, anywhere: number): number {
  const here = locationWorth(s.outlook, s.seat, id, weighList);
  const first = here === undefined ? 0 : s.sign * here;
  const most = Math.max(first + superCrisisWorth(s, id), anywhere, bestCardAction(s, id), wayIn(s, id));
  if (isCylonPlayer(s.me)) return most;
  const leaves = mayLeave(s.view, s.seat)
    ? s.sign * leavingWorth({ ...s.outlook, view: relocated(s.view, s.seat, id) })
    : 0;
  if (leaves > most) return leaves;
  return most + meetingAt(s, id) - s.sign * strandingLoss(s.outlook, s.seat, id);
}

function worthFlying(s: Situation, area: Area): number {
  const { raiders, heavyRaiders } = s.view.areas[area];
  return s.sign * (0.12 + 0.35 * Math.min(raiders, 2) + 0.15 * heavyRaiders);
}

const movement: Rule<OptionOf<'movement'>> = (really) => {
  // What is done there can still be decided there.
  const s = hides(really) ? asHuman(really) : really;
  const { location, piloting } = s.me;
  const price = cardWorth(s.outlook, 1.2, s.me.cards);
  const anywhere = bestCardAction(s, null);
  return best(s, ({ id, cost = 0, cause, effects }) => {
    if (id === 'stay') {
      if (piloting !== null) return Math.max(worthFlying(s, piloting.area), anywhere + 0.1);
      return (location === null ? 0 : worthAt(s, location, anywhere)) + 0.02;
    }
    // Whoever does something else instead of moving acts where they are.
    if (effects) {
      const usedUp = cause?.kind === 'skill' && cause.card !== undefined ? limitOf(cause.card) : undefined;
      const here = location === null ? 0 : worthAt(s, location, bestCardAction(s, null, usedUp));
      return here + s.sign * offeredWorth(s, effects) - movementPrice(s, cause);
    }
    if (id in s.view.areas) return Math.max(worthFlying(s, id as Area), anywhere + 0.1) - 0.05;
    // A viper left is a pilot less in space, and the hangar would only bring it back.
    const leaving = piloting !== null ? (id === 'hangar-deck' ? 1 : 0.3) : 0;
    return worthAt(s, id, anywhere) - cost * price - leaving;
  });
};

/** What a Movement action uses up: the card, or the one time in a game. */
function movementPrice(s: Situation, cause: OptionOf<'movement'>['cause']): number {
  if (cause?.kind !== 'skill' || cause.card === undefined) return 0.2;
  return 0.8 * cardWorth(s.outlook, skillKinds[cause.card].strength, s.me.cards);
}

export const actionRules = { action, movement } satisfies Rules;
