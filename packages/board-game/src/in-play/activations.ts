import { tokensSay } from '../operations/losses';
import type { State } from '../state';
import { galacticaIsAway } from '../table/new-caprica';
import { basestarsInPlay, centurionsOnTrack, heavyRaidersInSpace, raidersInSpace } from '../table/queries';
import type { CylonIcon } from '../terms';

/** Whether some basestar could launch a ship of this kind. rule: damage.basestar-hangar, activation.launch.supply */
function launches(s: State, kind: 'raiders' | 'heavyRaiders'): boolean {
  if (s.supply[kind] === 0) return false;
  return basestarsInPlay(s).some((b) => tokensSay(s, b, 'launch-count').every((m) => m.atMost !== 0));
}

const could: { readonly [K in CylonIcon | 'launch']: (s: State) => boolean } = {
  raiders: (s) => raidersInSpace(s) > 0 || launches(s, 'raiders'),
  'heavy-raiders': (s) =>
    centurionsOnTrack(s) > 0 || heavyRaidersInSpace(s) > 0 || launches(s, 'heavyRaiders'),
  // rule: damage.basestar-weapons
  basestars: (s) => basestarsInPlay(s).some((b) => tokensSay(s, b, 'may-attack').every((m) => !m.no)),
  'launch-raiders': (s) => launches(s, 'raiders'),
  'occupation-forces': ({ newCaprica }) => newCaprica !== undefined,
  launch: (s) => launches(s, 'raiders') || launches(s, 'heavyRaiders'),
};

/** Whether anything would come of activating ships of a kind, or of a launch from every basestar. */
export function couldActivate(s: State, icon: CylonIcon | 'launch'): boolean {
  return (icon === 'occupation-forces' || !galacticaIsAway(s)) && could[icon](s);
}
