import type { Answer, BoardFact, Seat, StandingOrders, View } from '@ragtag/board-game';
import type { Suspicion } from '@ragtag/bots/board';
import type { Said, Say } from '@ragtag/protocol';
import type { Study } from '../../board-game/after/study';
import type { GameRecord, Spoken, Standing } from './record';
import type { Aside, Batch } from './source';

/** What the page asks of the engine's worker. */
export type ToEngine =
  | {
      readonly ask: 'open';
      readonly record: GameRecord;
      readonly viewer: Seat;
      readonly orders: StandingOrders;
    }
  | { readonly ask: 'answer'; readonly answer: Answer }
  | { readonly ask: 'look'; readonly seat: Seat }
  | { readonly ask: 'say'; readonly say: Say }
  | { readonly ask: 'orders'; readonly orders: StandingOrders }
  | { readonly ask: 'undo'; readonly answers: number }
  | { readonly ask: 'study'; readonly record: GameRecord }
  | { readonly ask: 'explain'; readonly record: GameRecord }
  | {
      readonly ask: 'moment';
      readonly record: GameRecord;
      readonly after: number;
      readonly viewer: Seat | null;
    };

export type FromEngine =
  | {
      readonly tell: 'sync';
      readonly view: View;
      readonly facts: readonly BoardFact[];
      readonly said: readonly Said[];
    }
  | {
      readonly tell: 'progress';
      readonly answers: readonly Answer[];
      readonly spoken: readonly Spoken[];
      readonly batches: readonly Batch[];
      readonly standing: Standing;
      /** People at this screen who are asked now; nobody while bots are still at it. */
      readonly asked: readonly Seat[];
      readonly aside: Aside;
    }
  /** Answers were taken back: so many are left. */
  | { readonly tell: 'rewound'; readonly answers: number; readonly spoken: number }
  | { readonly tell: 'said'; readonly spoken: readonly Spoken[]; readonly said: readonly Said[] }
  | { readonly tell: 'refused'; readonly message: string }
  | { readonly tell: 'broken'; readonly message: string }
  | { readonly tell: 'study'; readonly study: Study }
  | { readonly tell: 'explained'; readonly story: readonly Suspicion[] }
  | {
      readonly tell: 'moment';
      readonly after: number;
      readonly view: View;
      readonly facts: readonly BoardFact[];
    };
