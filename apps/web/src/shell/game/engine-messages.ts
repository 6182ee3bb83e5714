import type { Answer, Fact, GameView, StandingOrders } from '@ragtag/kernel';
import type { Said, Say } from '@ragtag/protocol';
import type { GameRecord, KeptState, Spoken, Standing } from './record';
import type { Aside, Batch } from './source';

/** What the page asks of the engine's worker. */
export type ToEngine =
  | {
      readonly ask: 'open';
      readonly record: GameRecord;
      readonly viewer: number;
      readonly orders: StandingOrders;
    }
  /** Answers of one seat that belong together. */
  | { readonly ask: 'answer'; readonly answers: readonly Answer[] }
  | { readonly ask: 'look'; readonly seat: number }
  | { readonly ask: 'say'; readonly say: Say }
  | { readonly ask: 'orders'; readonly orders: StandingOrders }
  | { readonly ask: 'undo'; readonly answers: number }
  /** What the game itself finds out about a recorded game, by the name it has for that. */
  | { readonly ask: 'study'; readonly study: string; readonly record: GameRecord }
  | { readonly ask: 'course'; readonly record: GameRecord }
  | {
      readonly ask: 'moment';
      readonly record: GameRecord;
      readonly after: number;
      readonly viewer: number | null;
    };

/** The course of a game, as far as one can be taken through it. */
export interface Course<V extends GameView = GameView> {
  /** How it stood at the end. */
  readonly last: V;
  /** How many answers were given. */
  readonly moments: number;
  /** After how many answers each turn began. */
  readonly turns: readonly number[];
}

export type FromEngine =
  | {
      readonly tell: 'sync';
      readonly view: GameView;
      readonly facts: readonly Fact[];
      readonly said: readonly Said[];
    }
  | {
      readonly tell: 'progress';
      readonly answers: readonly Answer[];
      readonly spoken: readonly Spoken[];
      readonly batches: readonly Batch[];
      readonly standing: Standing;
      /** People at this screen who are asked now; nobody while bots are still at it. */
      readonly asked: readonly number[];
      readonly aside: Aside;
      /** How it stands now, where somebody is asked or it is over. */
      readonly kept?: KeptState;
    }
  /** The game goes on from where it was kept: its answers no longer lead there. */
  | { readonly tell: 'resumed'; readonly from: KeptState }
  /** Answers were taken back: so many are left. */
  | { readonly tell: 'rewound'; readonly answers: number; readonly spoken: number }
  | { readonly tell: 'said'; readonly spoken: readonly Spoken[]; readonly said: readonly Said[] }
  | { readonly tell: 'refused'; readonly message: string }
  | { readonly tell: 'broken'; readonly message: string }
  | { readonly tell: 'study'; readonly study: unknown }
  | { readonly tell: 'course'; readonly course: Course }
  | {
      readonly tell: 'moment';
      readonly after: number;
      readonly view: GameView;
      readonly facts: readonly Fact[];
    };
