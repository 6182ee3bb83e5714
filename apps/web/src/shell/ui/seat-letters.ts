/** The colour of a seat for letters, which on paper need most of the ink. */
export const seatLetters = (seat: number): string =>
  `color-mix(in srgb, var(--seat-${seat}) var(--tint), var(--text))`;
