import type { Condition, Effect, Modifier } from '../effects/types';

/**
 * Much of what a card requires follows from what it does: to repair a viper there must be a damaged one. Such
 * conditions decide what is offered, and need not be said.
 */

/** Whether doing this makes no sense unless the condition holds. */
function implies(effect: Effect, c: Condition): boolean {
  switch (effect.do) {
    case 'choosePlayer':
      return c.is === 'somebody' && JSON.stringify(c.filter) === JSON.stringify(effect.filter);
    case 'oneOf':
      return effect.of.some((branch) => branch.if !== undefined && same(branch.if, c));
    case 'when':
      return same(effect.if, c);
    case 'destroyShips':
      if (c.is === 'centurions') return effect.ship === 'centurion';
      return c.is === 'ships-in-space' && c.ship === effect.ship;
    case 'attackFromGalactica':
      return c.is === 'ships-in-space' && c.ship === 'cylon';
    case 'ownViperAttacks':
      return c.is === 'ships-in-space' && c.areaOf === effect.who;
    case 'nuke':
      return c.is === 'nukes' || (c.is === 'ships-in-space' && c.ship === 'basestar');
    case 'scoutCivilians':
      return c.is === 'ships-in-space' && c.ship === 'civilian';
    case 'launch':
      return c.is === 'ships-in-space' && c.ship === 'basestar';
    case 'inForce':
      return c.is === 'not' && isWhatItBrings(c.it, effect.modifier);
    case 'attackCenturion':
      return c.is === 'centurions';
    case 'activateVipers':
      return c.is === 'viper-can-act';
    case 'launchSelf':
      return c.is === 'viper-to-fly';
    case 'repairLocation':
      return c.is === 'location-damaged';
    case 'repairVipers':
      return c.is === 'damaged-vipers';
    case 'drawSkill':
      return c.is === 'cards-left' && JSON.stringify(c.decks) === JSON.stringify(effect.from);
    case 'drawCards':
    case 'drawSeveral':
    case 'arrange':
      return c.is === 'cards-left' && c.decks.includes(effect.deck);
    case 'playQuorum':
      return c.is === 'quorum-cards';
    case 'playSuperCrisis':
    case 'discardCards':
      return c.is === 'super-crises';
    case 'lookLoyalty':
      return c.is === 'hidden-loyalty' && c.who === effect.owner;
    case 'giveLoyalty':
      return c.is === 'hidden-loyalty' && c.who === effect.from;
    case 'nukes':
      return c.is === 'nukes' && effect.change < 0;
    case 'giveTitle':
      return c.is === 'not' && c.it.is === 'holds' && c.it.title === effect.title && c.it.who === effect.to;
    case 'may':
      return effect.then.some((each) => implies(each, c));
    default:
      return false;
  }
}

/** What is in force already is brought to the check once more to no avail. */
function isWhatItBrings(c: Condition, { on, cards, value }: Modifier): boolean {
  if (c.is === 'check-faceup') return on === 'faceup';
  return c.is === 'check-counts' && value === 'positive' && cards?.skill === c.skill;
}

function same(a: Condition, b: Condition): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isImplied(c: Condition, list: readonly Effect[]): boolean {
  return list.some((effect) => implies(effect, c));
}

/** The condition without what the effects imply; undefined where nothing is left to be said. */
export function unsaid(c: Condition | undefined, list: readonly Effect[]): Condition | undefined {
  if (c === undefined || isImplied(c, list)) return undefined;
  if (c.is === 'any') return c.of.every((each) => isImplied(each, list)) ? undefined : c;
  if (c.is !== 'all') return c;
  const left = c.of.flatMap((each) => unsaid(each, list) ?? []);
  if (left.length < 2) return left[0];
  return { is: 'all', of: left };
}
