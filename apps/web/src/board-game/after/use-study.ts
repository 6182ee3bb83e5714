import type { Suspicion } from '@ragtag/bots/board';
import type { GameRecord } from '../../shell/game/record';
import { useEngine } from '../../shell/replay/use-engine';
import type { BoardStudies } from './studies';
import type { Study } from './study';

function useStudyOf<K extends keyof BoardStudies>(study: K, record: GameRecord) {
  return useEngine({ ask: 'study', study, record }, (told) =>
    told.tell === 'study' ? (told.study as BoardStudies[K]) : undefined,
  );
}

/** Plays a recorded game again beside the page and tells what was hidden. */
export function useStudy(record: GameRecord): Study | string | null {
  return useStudyOf('study', record);
}

/** Who could suspect whom, turn by turn. */
export function useSuspicions(record: GameRecord): readonly Suspicion[] | string | null {
  return useStudyOf('suspicions', record);
}
