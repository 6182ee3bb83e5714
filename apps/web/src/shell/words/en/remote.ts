/** Coming to a table of the server, and finding it gone or stuck. */
export const remote = {
  theTableWasClosed: 'The table was closed.',
  connecting: 'Connecting…',
  lookingForTheTable: 'Looking for the table…',
  comingIn: 'Coming in…',
  theGameCannotGoOn:
    'This game was begun under other rules than the server has now, and cannot go on. You can take it along as a file, and leave it.',
  whoPlayed: 'Who played',
  takeTheGameAlong: 'Take the game along',
  leaveTheGame: 'Leave the game',
  notConnected: 'Not connected. Try again in a moment.',
  signedOut:
    'You are signed out in this browser. Sign in again from the first page, or open the table anew as a guest.',
  noSuchTable: 'There is no such table.',
};
