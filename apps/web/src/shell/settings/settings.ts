import type { StandingOrders } from '@ragtag/kernel';
import { useSyncExternalStore } from 'react';
import type { Pace } from '../game/pace';

export type Theme = 'system' | 'light' | 'dark';

/** What a player likes, kept in this browser. */
export interface Settings {
  readonly name: string;
  readonly pace: Pace;
  /** The board as words instead of a drawing. */
  readonly textBoard: boolean;
  readonly largeText: boolean;
  /** Light or dark, whatever the system prefers. */
  readonly theme: Theme;
  /** Chances, where a game leaves it to the player to see them. */
  readonly odds: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** When to be asked for reactions, at tables that do not know better. */
  readonly orders: StandingOrders;
}

const key = 'ragtag/settings';
const listeners = new Set<() => void>();
let current = load();

function wantsStillness(): boolean {
  // Boards are drawn outside browsers too.
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function load(): Settings {
  const defaults: Settings = {
    name: '',
    pace: wantsStillness() ? 'off' : 'brisk',
    textBoard: false,
    largeText: false,
    theme: 'system',
    odds: true,
    sound: true,
    volume: 0.5,
    orders: { otherwise: 'when-useful', windows: {} },
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

/** Shows on the page what the settings ask of every screen. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  dataset.motion = current.pace === 'off' || wantsStillness() ? 'off' : 'on';
  dataset.theme = current.theme;
  dataset.text = current.largeText ? 'large' : 'normal';
}

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(key, JSON.stringify(current));
  applySettings();
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settings,
    settings,
  );
}
