/** How many seeds are tried for one to name. */
const searched = 400;

/**
 * What games seldom come to is looked at in those that do, by their seeds. Rules that ask other questions lead some of
 * them elsewhere; where none is left the failure names another.
 */
export function gamesThatCome<G>(
  where: string,
  named: readonly number[],
  play: (seed: number) => G,
  comes: (game: G) => boolean,
): readonly G[] {
  const games = named.map(play).filter(comes);
  if (games.length > 0) return games;
  for (let seed = 1; seed <= searched; seed++)
    if (comes(play(seed)))
      throw new Error(
        `No game by the seeds ${named} comes ${where} any more. Name ${seed}, which does, in their place.`,
      );
  throw new Error(`No game by the seeds ${named} or 1 to ${searched} comes ${where}: is the way there shut?`);
}
