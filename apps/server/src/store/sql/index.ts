import { accountsIn } from './accounts';
import { bansIn } from './bans';
import type { Database } from './database';
import { devicesIn } from './devices';
import { gamesIn } from './games';
import { keptIn } from './kept';
import { limitsIn } from './limits';
import { peopleIn } from './people';
import { ratingsIn } from './ratings';
import { recoveryIn } from './recovery';
import { retentionIn } from './retention';
import { setupsIn } from './setups';
import { tablesIn } from './tables';
import { talkIn } from './talk';

/** Everything of a store that is written once for all databases. */
export function partsIn(database: Database, now: () => number) {
  return {
    ...peopleIn(database),
    ...accountsIn(database),
    ...recoveryIn(database),
    ...ratingsIn(database),
    ...bansIn(database),
    ...devicesIn(database),
    ...setupsIn(database),
    ...keptIn(database),
    ...tablesIn(database),
    ...gamesIn(database),
    ...talkIn(database),
    ...retentionIn(database),
    ...limitsIn(database, now),
  };
}
