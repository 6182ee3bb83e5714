import type {
  Answer,
  Beginning,
  Conflict,
  Fact,
  GameModule,
  GameOptions,
  GameView,
  MachineState,
  Picked,
  SeatAtStart,
  Started,
} from '@ragtag/kernel';

/** A game as hosts keep it: what was picked, the seed, and who sits where. */
export interface Deal {
  readonly selection: Picked;
  readonly seed: string;
  readonly seats: readonly SeatAtStart[];
}

export class CannotDeal extends Error {
  constructor(readonly conflicts: readonly Conflict[]) {
    super(conflicts.map(({ because }) => because).join(' '));
    this.name = 'CannotDeal';
  }
}

export function beginningOf<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
>(module: GameModule<S, F, V, O>, { selection, seed, seats }: Deal): Beginning<O> {
  const resolved = module.options.resolve(selection);
  if (!resolved.ok) throw new CannotDeal(resolved.conflicts);
  return { options: resolved.options, seed, seats };
}

/** Starts a game, before its first answer. */
export function deal<S extends MachineState, F extends Fact, V extends GameView>(
  module: GameModule<S, F, V>,
  game: Deal,
): Started<S, F> {
  return module.start(beginningOf(module, game));
}

/** A game from its answers, with all that was told; nothing where the rules take them no longer. */
export function playedAgain<S extends MachineState, F extends Fact, V extends GameView>(
  module: GameModule<S, F, V>,
  game: Deal,
  answers: readonly Answer[],
): Started<S, F> | undefined {
  const { state, facts } = deal(module, game);
  const all = [...facts];
  for (const given of answers) {
    const answered = module.answer(state, given);
    if (!answered.ok) return undefined;
    for (const fact of answered.facts) all.push(fact);
  }
  return { state, facts: all };
}
