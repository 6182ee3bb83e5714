/** How many can play, first match. */
export const players = {
  id: 'players',
  kind: 'integer',
  default: 4,
  label: 'Players',
  description: 'How many sit at the table, you included.',
  limits: [
    { when: 'twoplayer', game: 'the two-player game', min: 2, max: 2 },
    { when: 'oneplayer', game: 'the one-player game', min: 1, max: 1 },
    // No source limits the cooperative game; the base box seats six.
    { when: 'cooperative', game: 'the cooperative game', min: 1, max: 6 },
    // rule: variants.seven.leader-required
    { when: 'cylonleader', game: 'a game with a Cylon Leader', min: 4, max: 7 },
    { when: 'true', game: 'the standard game', min: 3, max: 6 },
  ],
} as const;

export interface PlayerLimits {
  readonly when: string;
  readonly game: string;
  readonly min: number;
  readonly max: number;
}
