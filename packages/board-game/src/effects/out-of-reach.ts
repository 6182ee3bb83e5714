import { galacticaIsAway } from '../table/new-caprica';
import type { Table } from '../table/table';
import type { Effect, Verb } from './types';

/**
 * What is done to ships in space, to vipers, to Galactica and Pegasus, or to those aboard, and what needs them: nothing,
 * while they are away. rule: newcaprica.before.frozen, newcaprica.before.ignored
 */
const withTheFleet: ReadonlySet<Verb> = new Set<Verb>([
  'place',
  'placeCivilians',
  'centurions',
  'launch',
  'removeBasestar',
  'attackCenturion',
  'attackFromGalactica',
  'nuke',
  'chooseArea',
  'chooseBasestar',
  'chooseCivilian',
  'scoutCivilians',
  'destroyIn',
  'destroyCivilian',
  'damageBasestar',
  'damageViperIn',
  'damageVipers',
  'withdrawVipers',
  'repairVipers',
  'launchSelf',
  'activateVipers',
  'ownViperAttacks',
  'flyAnywhere',
  'damageGalactica',
  'damagePegasus',
  'pickDamage',
  'repairLocation',
  'repairAnywhere',
  'placeAt',
  'launchInto',
  'activateOneViper',
  'takeLaunchedViper',
  'repairAllVipers',
  'sacrificeViper',
  'returnCivilian',
  'quarantine',
  'clearCylons',
  'removePieces',
  'markScar',
  'sweepSpace',
  'damageBasestarIn',
  'destroyViper',
  'damageAnyViper',
  'destroyRaidersByRoll',
  'nukeArea',
  'pursuit',
  'reinforceFleet',
  'rollBelowRaiders',
]);

/** Whether an effect comes to nothing, because of where the fleet is. */
export function isOutOfReach(t: Pick<Table, 'newCaprica'>, effect: Effect): boolean {
  if (!t.newCaprica) return false;
  // rule: endgame.final-jump.newcaprica — the order to leave is no such jump
  if (effect.do === 'jump') return true;
  if (!galacticaIsAway(t)) return false;
  return effect.do === 'destroyShips' ? effect.ship !== 'raptor' : withTheFleet.has(effect.do);
}
