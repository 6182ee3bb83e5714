import { accountHandlers } from './accounts';
import type { Handlers } from './context';
import { lobby } from './lobby';
import { people } from './people';
import { play } from './play';
import { push } from './push';
import { setups } from './setups';
import { talk } from './talk';

/** Everything that can be asked, by the name of its route. */
export const handlers: Handlers = {
  ...people,
  ...accountHandlers,
  ...setups,
  ...lobby,
  ...play,
  ...push,
  ...talk,
};
