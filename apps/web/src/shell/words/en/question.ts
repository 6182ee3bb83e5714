/** What is asked of the player. */
export const question = {
  lookAtOption: 'Look at an option to see what it brings.',
  whatHappens: 'What happens',
  back: 'Back',
  ways: (n: number) => `${n} ways`,
  passFromNowOn: 'Pass, and do not ask me here again',
  yourDecision: 'Your decision',
  aMoment: 'A moment…',
  somebodyMayReact: 'Somebody may react.',
  unasked: 'You may also',
  standBy: 'Stand by',
  oneFewer: (what: string) => `One fewer: ${what}`,
  oneMore: (what: string) => `One more: ${what}`,
  of: (n: number, all: number) => `${n} of ${all}`,
  pickedOf: (n: number, of: number) => `${n} of ${of} picked`,
  pickedAtMost: (n: number, most: number) => `${n} picked, at most ${most}`,
  waitingFor: (who: string, doing: string) => `Waiting for ${who}: ${doing}.`,
};
