import type { Conflict, Picked, Resolved } from '@ragtag/kernel';
import { unavailable, unmetRequirements, wrongPlayerCount } from './conflicts';
import { derivedFlags } from './derived';
import {
  deriveFlags,
  isDerivedId,
  isOptionId,
  isValueOf,
  type OptionId,
  type Options,
  optionIds,
  optionOf,
  type Selection,
  type Settings,
} from './model';
import { complete } from './normalise';

export type Resolution = Resolved<Options>;

interface Asked {
  /** The rulebook explains boxes that cannot be played yet. */
  readonly ignoreAvailability?: boolean;
  /** Scenarios try out boxes that are being built. */
  readonly unfinished?: true;
}

/** The options of a game, or everything that speaks against the selection; nothing is dropped silently. */
export function resolveOptions(selection: Selection, asked: Asked = {}): Resolution {
  const malformed = malformedIn(selection);
  if (malformed.length > 0) return { ok: false, conflicts: malformed };
  const settings = complete(selection);
  const conflicts = conflictsIn(settings, asked);
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, options: deriveFlags(settings) };
}

function conflictsIn(settings: Settings, asked: Asked): readonly Conflict[] {
  const found = optionIds.flatMap((id) => {
    const missing = asked.ignoreAvailability ? undefined : unavailable(id, settings, asked.unfinished);
    return missing ? [missing] : unmetRequirements(id, settings);
  });
  const seats = wrongPlayerCount(settings);
  return withoutMirrors(seats ? [...found, seats] : found);
}

/** Two options that exclude each other are one conflict, not two. */
function withoutMirrors(conflicts: readonly Conflict[]): readonly Conflict[] {
  const mirrors = (a: Conflict, b: Conflict) => a.with?.includes(b.option) && b.with?.includes(a.option);
  return conflicts.filter(
    (conflict, index) => !conflicts.slice(0, index).some((earlier) => mirrors(earlier, conflict)),
  );
}

/** Selections also come from files and the network, where types promise nothing. */
export function malformedIn(selection: Picked): readonly Conflict[] {
  return Object.entries(selection).flatMap(([id, value]) => {
    const because = value === undefined ? undefined : malformed(id, value);
    return because === undefined ? [] : [{ option: id, because }];
  });
}

/** An option with the values that it has besides on and off. */
function howToPick(id: OptionId): string {
  const option = optionOf(id);
  return option.kind === 'boolean' ? id : `${id} (${Object.keys(option.values).join(', ')})`;
}

/** What is wrong with a value for an option, taken by itself. */
function malformed(id: string, value: unknown): string | undefined {
  if (id === 'players') {
    return Number.isInteger(value) ? undefined : `The number of players is a whole number, not "${value}".`;
  }
  if (id === 'discreet') {
    return typeof value === 'boolean'
      ? undefined
      : `"discreet" is on or off (true or false), not "${value}".`;
  }
  if (isDerivedId(id)) {
    const { expression } = derivedFlags[id];
    return `"${id}" follows from the other options (${expression}) and is not chosen by itself.`;
  }
  if (!isOptionId(id))
    return `There is no option "${id}". Options: players, ${optionIds.map(howToPick).join(', ')}.`;
  const option = optionOf(id);
  if (option.kind === 'boolean') {
    return typeof value === 'boolean'
      ? undefined
      : `"${option.label}" is on or off (true or false), not "${value}".`;
  }
  const values = Object.keys(option.values).join(', ');
  return isValueOf(option, value) ? undefined : `"${option.label}" is one of ${values}, not "${value}".`;
}
