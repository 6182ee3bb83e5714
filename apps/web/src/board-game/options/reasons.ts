import {
  isAllowed,
  isAvailable,
  normalise,
  type OptionId,
  playerLimits,
  resolveOptions,
  type Selection,
} from '@ragtag/board-game';
import type { FlagValue } from '@ragtag/kernel/options';

/** What may be chosen: everything there are rules for, or only what the engine plays. */
export type Scope = 'all-rules' | 'playable';

/** Why an option cannot have a value beside the others; null if it can. */
export function reasonAgainst(
  selection: Selection,
  id: OptionId,
  value: FlagValue,
  scope: Scope,
): string | null {
  const settings = normalise(selection);
  const there = scope === 'all-rules' || isAvailable(id, value);
  if (there && isAllowed(id, value, settings)) return null;
  return becauseOf({ ...settings, [id]: value }, id, scope);
}

/** Why this many cannot play; null if they can. */
export function reasonAgainstPlayers(selection: Selection, players: number): string | null {
  const settings = normalise(selection);
  const { min, max } = playerLimits(settings);
  if (players >= min && players <= max) return null;
  return becauseOf({ ...settings, players }, 'players', 'all-rules');
}

function becauseOf(selection: Selection, id: OptionId | 'players', scope: Scope): string {
  const resolved = resolveOptions(selection, { ignoreAvailability: scope === 'all-rules' });
  if (resolved.ok) return '';
  const { conflicts } = resolved;
  const own = conflicts.find(({ option }) => option === id) ?? conflicts.find((c) => c.with?.includes(id));
  return (own ?? conflicts[0]).because;
}
