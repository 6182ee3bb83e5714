import type { Answer, BoardFact, Seat, View } from '@ragtag/board-game';
import type { GameRecord, Standing } from './record';
import type { Batch } from './source';
import type { Study } from './study';

/** What the page asks of the engine's worker. */
export type ToEngine =
  | { readonly ask: 'open'; readonly record: GameRecord; readonly viewer: Seat }
  | { readonly ask: 'answer'; readonly answer: Answer }
  | { readonly ask: 'look'; readonly seat: Seat }
  | { readonly ask: 'study'; readonly record: GameRecord }
  | {
      readonly ask: 'moment';
      readonly record: GameRecord;
      readonly after: number;
      readonly viewer: Seat | null;
    };

export type FromEngine =
  | { readonly tell: 'sync'; readonly view: View; readonly facts: readonly BoardFact[] }
  | {
      readonly tell: 'progress';
      readonly answers: readonly Answer[];
      readonly batches: readonly Batch[];
      readonly standing: Standing;
      /** People at this screen who are asked now. */
      readonly asked: readonly Seat[];
    }
  | { readonly tell: 'refused'; readonly message: string }
  | { readonly tell: 'broken'; readonly message: string }
  | { readonly tell: 'study'; readonly study: Study }
  | {
      readonly tell: 'moment';
      readonly after: number;
      readonly view: View;
      readonly facts: readonly BoardFact[];
    };
