/** Who says a word in a first game. */
export const coach = {
  coach: 'Coach',
  understood: 'Got it',
};
