import type { FlagValue } from '@ragtag/kernel/options';
import {
  defaultSettings,
  holdsFor,
  offerOf,
  optionIds,
  playerLimits,
  type Selection,
  type Settings,
  settingIds,
} from './model';
import { players } from './players';

/**
 * The nearest settings that fit together: whatever does not go with an earlier option falls back to its
 * default, without a word. Meant for forms, where switching a box off must take its modules along.
 */
export function normalise(selection: Selection): Settings {
  const settings = withDefaults(selection);
  for (const id of optionIds) {
    const offer = offerOf(id, settings[id]);
    if (!offer || holdsFor(offer.allowedWhen, settings)) continue;
    Object.assign(settings, { [id]: defaultSettings[id] });
  }
  return { ...settings, players: nearestPlayers(settings) };
}

/** Fills in what a host left open, and changes nothing else. */
export function complete(selection: Selection): Settings {
  const settings = withDefaults(selection);
  return selection.players === undefined ? { ...settings, players: nearestPlayers(settings) } : settings;
}

function withDefaults(selection: Selection): Settings {
  const settings: Record<string, FlagValue> = { ...defaultSettings };
  for (const id of settingIds) settings[id] = selection[id] ?? defaultSettings[id];
  return settings as Settings;
}

function nearestPlayers(settings: Settings): number {
  const { min, max } = playerLimits(settings);
  const wanted = Number.isInteger(settings.players) ? settings.players : players.default;
  return Math.min(Math.max(wanted, min), max);
}
