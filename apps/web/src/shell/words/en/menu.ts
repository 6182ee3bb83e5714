/** The menu of a table, which is loaded when it is opened. */
export const menu = {
  goesOnFromBefore: 'The game goes on from before your answer. What you have seen, you have seen.',
  allMustAgree: 'All who play must agree; then the game goes on from before your answer.',
  takeItBack: 'Take it back',
  askTheOthers: 'Ask the others',
  takeBackAsked: 'Take back your last answer?',
  leaveTheTableAsked: 'Leave the table?',
  leaveTheTable: 'Leave the table',
  boardAsText: 'Board as text',
  drawTheBoard: 'Draw the board',
  playersAtThisTable: 'Players at this table',
  letBotPlay: 'Let a bot play for me',
  answeredSince: 'Others have answered since, or something was revealed.',
};
