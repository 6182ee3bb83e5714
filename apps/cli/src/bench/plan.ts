/** What a figure is meant to reach. */
export interface Limit {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** How a game is measured. */
export interface BenchPlan {
  /** Numbers of players, in turn. */
  readonly tables: readonly number[];
  /** Whether whole games of the first table are counted beside those of a game that copies its state. */
  readonly besideClone?: boolean;
  /** The game with as much in it as there is, which is measured beside the plain one. */
  readonly grown?: { readonly options: string; readonly players: number };
  /** By the name of the figure. */
  readonly targets: Readonly<Record<string, Limit>>;
}
