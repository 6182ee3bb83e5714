import type { FlagValue } from '@ragtag/kernel/options';
import {
  defaultSettings,
  deriveFlags,
  isAllowed,
  type OptionEntry,
  type OptionId,
  type Options,
  optionModel,
  playerLimits,
  type Settings,
} from './model';

type Offered = (id: OptionId, value: FlagValue) => boolean;

/** Every combination of options that a game can be played with, of those that are offered. */
export function legalGames(offered: Offered = () => true): Options[] {
  return optionModel
    .filter(({ group }) => group !== 'display')
    .reduce<Settings[]>(
      (found, option) => found.flatMap((settings) => allowedValues(settings, option, offered)),
      [defaultSettings],
    )
    .flatMap(forEveryPlayerCount);
}

/** No flag that follows from others asks how many play: they are worked out once for all numbers of players. */
function forEveryPlayerCount(settings: Settings): Options[] {
  const options = deriveFlags(settings);
  return everyPlayerCount(settings).map(({ players }) => Object.freeze({ ...options, players }));
}

function allowedValues(settings: Settings, option: OptionEntry, offered: Offered): Settings[] {
  const values = option.kind === 'boolean' ? [false, true] : Object.keys(option.values);
  return values
    .filter((value) => offered(option.id, value) && isAllowed(option.id, value, settings))
    .map((value) => ({ ...settings, [option.id]: value }));
}

/** No option but the Cylon Leader asks how many play, and the limits take care of that one. */
export function everyPlayerCount(settings: Settings): Settings[] {
  const { min, max } = playerLimits(settings);
  return Array.from({ length: max - min + 1 }, (_, i) => ({ ...settings, players: min + i }));
}
