import type { Fact } from './state';

/** The facts that a seat may read; a spectator is null. */
export function factsFor<F extends Fact>(facts: readonly F[], seat: number | null): F[] {
  return facts.filter((fact) => !fact.only || (seat !== null && fact.only.includes(seat)));
}
