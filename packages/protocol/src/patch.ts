import type { GamePatch, GameUpdate } from './game';

type Players = readonly { readonly name: string }[];

/** An update and what has changed since, as one. */
export function patched(update: GameUpdate, patch: GamePatch): GameUpdate {
  const {
    n: _n,
    view: changes,
    gone,
    players,
    type: _type,
    ...fields
  } = patch as GamePatch & { type?: string };
  const view = { ...update.view, ...changes } as GameUpdate['view'] & { players: Players };
  for (const field of gone ?? []) delete (view as unknown as Record<string, unknown>)[field];
  if (players) view.players = view.players.map((player, seat) => (players[seat] as typeof player) ?? player);
  return { ...update, ...fields, view };
}
