import {
  characterCards,
  crisisCards,
  quorumCards,
  type React,
  skillCards,
  superCrisisCards,
} from '@ragtag/board-game';

/** Everything that answers windows, by the id under which its use is counted. */
function reactions(): (readonly [string, readonly React[]])[] {
  const kept = { crisis: crisisCards, 'super-crisis': superCrisisCards, quorum: quorumCards };
  return [
    ...skillCards.map(({ id, reaction }) => [`skill/${id}/reaction`, reaction ? [reaction] : []] as const),
    ...characterCards.flatMap(({ abilities }) =>
      abilities.map(({ id, reactions }) => [`ability/${id}`, reactions ?? []] as const),
    ),
    ...Object.entries(kept).flatMap(([deck, cards]) =>
      cards.map(({ id, inPlay }) => [`${deck}/${id}/reaction`, inPlay?.reactions ?? []] as const),
    ),
  ];
}

/**
 * The window in which each of them answers, as far as it answers only one: a fact tells what was used, not in
 * which window. Nobody is asked where answers are forced, so questions would not tell either.
 */
export function windowOf(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [id, all] of reactions()) if (all.length === 1) found.set(id, all[0].window);
  return found;
}
