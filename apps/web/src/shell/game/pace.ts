export type Pace = 'off' | 'brisk' | 'calm';

/** How much of its time a fact is shown for. */
export const paces: Readonly<Record<Pace, number>> = { off: 0, brisk: 0.55, calm: 1 };

/** Milliseconds that one turn, or what follows an own answer in it, is shown for at most: what is more is shown faster. */
export const mostPerTurn: Readonly<Record<Pace, number>> = { off: 0, brisk: 5000, calm: 20_000 };
