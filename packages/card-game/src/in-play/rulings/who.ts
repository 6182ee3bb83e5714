import type { Ref, Who } from '../../effects/types';
import type { State } from '../../state';
import { challengeIn, controllerOf, find, firstPlayer, seatsFrom } from '../../table/queries';
import type { Handle, Seat } from '../../terms';
import type { Scene } from './answers';

/** Who and what a name of an effect stands for. */

/** Whether somebody's card is meant by `of`. */
export function isOf(s: State, of: Who, seat: Seat, scene: Scene): boolean {
  if (of === 'you') return seat === scene.you;
  if (of === 'opponent-of-you') return seat !== scene.you;
  return seatsFor(s, of, scene).includes(seat);
}

/** The handle that a name stands for; undefined where nothing does. */
export function handleFor(s: State, ref: Ref, { cause, bind }: Scene): Handle | undefined {
  switch (ref) {
    case 'this':
      return cause.source;
    case 'host': {
      const found = find(s, cause.source);
      return found?.is === 'link' ? found.host.handle : (bind.host as Handle | undefined);
    }
    case 'challenger':
      return challengeIn(s)?.challenger;
    case 'defender': {
      const challenge = challengeIn(s);
      return challenge?.defender ?? challenge?.threat ?? undefined;
    }
    default: {
      const bound = bind[ref];
      return typeof bound === 'number' ? bound : undefined;
    }
  }
}

const controllerPrefix = 'controller-of:';

const ownerPrefix = 'owner-of:';

/** The seats that are meant, in turn order from the first player; those who are out never are. */
export function seatsFor(s: State, who: Who, scene: Scene): Seat[] {
  const { you, bind } = scene;
  if (who === 'you') return s.players[you].out ? [] : [you];
  if (who === 'each') return seatsFrom(s, firstPlayer(s));
  if (who === 'others') return seatsFrom(s, firstPlayer(s)).filter((seat) => seat !== you);
  if (who.startsWith(controllerPrefix) || who.startsWith(ownerPrefix)) {
    const ref = who.slice(who.indexOf(':') + 1);
    const handle = handleFor(s, ref, scene);
    // What has left play since was remembered when it was chosen.
    const seat =
      (handle !== undefined ? controllerOf(s, handle) : undefined) ?? (bind[`${ref}.owner`] as Seat);
    return seat === undefined || s.players[seat].out ? [] : [seat];
  }
  const bound = bind[who];
  return typeof bound === 'number' && !s.players[bound].out ? [bound] : [];
}
