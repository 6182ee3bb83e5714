import { type OpenQuestion, type Option, script } from '@ragtag/kernel';
import { loyaltyCards } from '../cards/tables';
import type { Effect } from '../effects/types';
import type { State } from '../state';
import { attackRow, hitOf } from '../table/attack-table';
import { nearest } from '../table/queries';
import { attackNow } from '../table/running';
import { isCylonPlayer } from '../table/standing';
import type { Seat } from '../terms';
import type { ReactOption } from './reactions';

/**
 * Whether a reaction could help whoever may make it, by what that player knows: for standing orders that let the rest
 * pass. In doubt it could.
 */
export function isUseful(state: State, { seat }: Pick<OpenQuestion, 'seat'>, option: Option): boolean {
  const reaction = option as ReactOption;
  if (reaction.idle) return false;
  const roll = nearest(state, 'die-roll');
  const attack = roll && attackNow(state);
  const side = sideOf(state, seat);
  if (!roll || !attack || side === 'either' || !reaction.effects) return true;
  const byCylons = attack.by === 'raider' || attack.by === 'basestar';
  const wantsHit = byCylons === (side === 'cylons');
  const effects = script<readonly Effect[]>(reaction.effects);
  const hit = hitOf(attackRow(attack.by, attack.on), roll.final) !== undefined;
  // Another roll is for those who dislike this one; a better one for those who want a hit.
  if (effects.some((effect) => effect.do === 'again' && effect.what === 'roll')) return wantsHit ? !hit : hit;
  const added = effects.reduce((sum, effect) => sum + raised(effect), 0);
  return added === 0 || added > 0 === wantsHit;
}

/** Which side a player is on, for all that they know themselves; a hidden Cylon may want to look human. */
function sideOf(state: State, seat: Seat): 'humans' | 'cylons' | 'either' {
  const player = state.players[seat];
  if (isCylonPlayer(player)) return 'cylons';
  const hidden =
    player.standing !== 'human' || player.loyalty.some(({ card }) => loyaltyCards[card].side !== 'human');
  return hidden ? 'either' : 'humans';
}

/** By how much an effect raises the result of the roll. */
function raised(effect: Effect): number {
  if (effect.do !== 'inForce' || effect.modifier.on !== 'roll-result') return 0;
  return (effect.modifier as { readonly add?: number }).add ?? 0;
}
