import type { Suspicion } from '@ragtag/bots/board';
import type { GameRecord } from '../../shell/game/record';
import { useEngine } from '../../shell/replay/use-engine';
import type { Study } from './study';

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
