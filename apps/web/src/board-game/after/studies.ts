import { module } from '@ragtag/board-game';
import { explain, type Suspicion } from '@ragtag/bots/board';
import { beginningOf } from '@ragtag/host';
import type { Studies } from '../../games/studies';
import type { GameRecord } from '../../shell/game/record';
import { type Study, study } from './study';

/** What is found out about a finished game, by the name that the page asks for. */
export interface BoardStudies {
  readonly study: Study;
  readonly suspicions: readonly Suspicion[];
}

export const studies: Studies & {
  readonly [K in keyof BoardStudies]: (record: GameRecord) => BoardStudies[K];
} = {
  study,
  suspicions: (record) => explain(beginningOf(module, record).options, record.seed, record.answers),
};
