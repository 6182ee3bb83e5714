import {
  type FlagValue,
  isAllowed,
  normalise,
  type OptionId,
  playerLimits,
  resolveOptions,
  type Selection,
} from '@ragtag/board-game';

/** Why an option cannot have a value beside the others; null if it can. */
export function reasonAgainst(selection: Selection, id: OptionId, value: FlagValue): string | null {
  const settings = normalise(selection);
  if (isAllowed(id, value, settings)) return null;
  return becauseOf({ ...settings, [id]: value }, id);
}

/** Why this many cannot play; null if they can. */
export function reasonAgainstPlayers(selection: Selection, players: number): string | null {
  const settings = normalise(selection);
  const { min, max } = playerLimits(settings);
  return players >= min && players <= max ? null : becauseOf({ ...settings, players }, 'players');
}

function becauseOf(selection: Selection, id: OptionId | 'players'): string {
  const resolved = resolveOptions(selection, { ignoreAvailability: true });
  if (resolved.ok) return '';
  const { conflicts } = resolved;
  const own = conflicts.find(({ option }) => option === id) ?? conflicts.find((c) => c.with?.includes(id));
  return (own ?? conflicts[0]).because;
}
