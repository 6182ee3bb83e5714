import { handleFor, type Scene, unitsThat } from '../in-play/rulings';
import type { State } from '../state';
import { find, firstPlayer, seatsFrom } from '../table/queries';
import type { Handle } from '../terms';
import type { Which } from './types';

/** The cards that an instruction is done to; what has left play is none of them. */
export function handlesOf(s: State, what: Which, scene: Scene): Handle[] {
  if (typeof what === 'string') {
    const bound = scene.bind[what];
    if (Array.isArray(bound)) return (bound as Handle[]).filter((handle) => find(s, handle) !== undefined);
    const handle = handleFor(s, what, scene);
    return handle === undefined || find(s, handle) === undefined ? [] : [handle];
  }
  if (what.kind !== 'mission') return spared(s, unitsThat(s, what.all, scene), scene);
  return seatsFrom(s, firstPlayer(s)).flatMap((seat) =>
    s.players[seat].missions
      .filter(({ alert }) => what.all.alert === undefined || alert === what.all.alert)
      .map(({ handle }) => handle),
  );
}

/** Red text does not reach the units of who is shielded from it. rule: ccg.card.shield-no-player-text */
function spared(s: State, handles: Handle[], { cause }: Scene): Handle[] {
  const threat = s.threats.find(({ handle }) => handle === cause.source);
  if (!threat || threat.spared.length === 0) return handles;
  return handles.filter((handle) => {
    const found = find(s, handle);
    return found === undefined || !threat.spared.includes(found.seat);
  });
}
