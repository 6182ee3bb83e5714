/** A game without a drawing. */
export const plain = {
  toTheQuestion: 'To the question',
  ordersAndLog: 'Orders and log',
  options: 'Options',
  writeAsJson: 'Write it as JSON.',
  nothingYet: 'Nothing yet',
  bringIt: 'Bring it',
  theEnd: 'The end',
  deciding: 'deciding',
  after: 'How it went',
  goingThroughTheGame: 'Going through the game…',
};
