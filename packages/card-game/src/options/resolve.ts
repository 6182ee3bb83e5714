import type { Conflict, Picked, Resolved } from '@ragtag/kernel';
import { type SetName, sets } from '../terms';
import { defaults, type Format, formats, leastPlayers, mostPlayers, type Options } from './definitions';

/** The options of a game, or everything that speaks against a selection. Sets are written with commas between. */
export function resolveOptions(selection: Picked): Resolved<Options> {
  const conflicts: Conflict[] = [];
  const wrong = (option: string, because: string) => conflicts.push({ option, because });
  for (const option of Object.keys(selection))
    if (!(option in defaults)) wrong(option, `There is no option ${option}.`);
  const { players = defaults.players, format = defaults.format, turnLimit = defaults.turnLimit } = selection;
  const { openDecks = defaults.openDecks, discreet = defaults.discreet } = selection;
  const allowed = String(selection.sets ?? sets.join(',')).split(',');
  const isWhole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n);
  if (!isWhole(players) || players < leastPlayers || players > mostPlayers)
    wrong('players', `${leastPlayers} to ${mostPlayers} can play.`);
  if (!allowed.every((set) => (sets as readonly string[]).includes(set)))
    wrong('sets', `Sets are ${sets.join(', ')}.`);
  if (!(formats as readonly unknown[]).includes(format))
    wrong('format', `Formats are ${formats.join(', ')}.`);
  if (!isWhole(turnLimit) || turnLimit < 0) wrong('turnLimit', 'Name a number of turns, or 0 for no limit.');
  if (typeof openDecks !== 'boolean') wrong('openDecks', 'Say true or false.');
  if (typeof discreet !== 'boolean') wrong('discreet', 'Say true or false.');
  if (conflicts.length > 0) return { ok: false, conflicts };
  const options: Options = {
    players: players as number,
    discreet: discreet as boolean,
    sets: allowed as SetName[],
    format: format as Format,
    openDecks: openDecks as boolean,
    turnLimit: turnLimit as number,
  };
  return { ok: true, options: Object.freeze(options) };
}

/** What was picked to get these options. */
export function selectionOf({ sets: allowed, ...options }: Options): Picked {
  return { ...options, sets: allowed.join(',') };
}
