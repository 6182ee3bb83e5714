import { z } from 'zod';
import { GameId, Moment } from './basics';

/** Made by whoever keeps it, so that a device may make one without a network. */
export const SetupId = z.string().regex(/^[\w-]{8,40}$/, 'There is no such thing.');

/** Something that a person keeps with an account, to bring it to games: a deck, say. */
export const KeptSetup = z.object({
  id: SetupId,
  game: GameId,
  /** As the game writes it. */
  setup: z.unknown(),
  changed: Moment,
  /** Counts its changes. */
  version: z.int().positive(),
});
export type KeptSetup = z.infer<typeof KeptSetup>;

export const KeepSetup = z.object({
  game: GameId,
  /** As the game reads it; it need not be fit to play with yet. */
  setup: z.unknown(),
  /** The version that was changed; 0 for what is new. Where it is another by now, the request is `stale`. */
  version: z.int().nonnegative(),
});
export type KeepSetup = z.infer<typeof KeepSetup>;
