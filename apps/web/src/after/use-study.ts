import type { Suspicion } from '@ragtag/bots';
import type { GameRecord } from '../game/record';
import type { Study } from '../game/study';
import { useEngine } from './use-engine';

/** Plays a recorded game again beside the page and tells what was hidden. */
export function useStudy(record: GameRecord): Study | string | null {
  return useEngine({ ask: 'study', record }, (told) => (told.tell === 'study' ? told.study : undefined));
}

/** Who could suspect whom, turn by turn. */
export function useSuspicions(record: GameRecord): readonly Suspicion[] | string | null {
  return useEngine({ ask: 'explain', record }, (told) =>
    told.tell === 'explained' ? told.story : undefined,
  );
}
