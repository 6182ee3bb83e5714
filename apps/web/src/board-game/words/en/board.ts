/** Places on the board. */
export const board = {
  placesOnTheBoard: 'Places on the board',
  cylonLocationsOnMap: 'CYLON LOCATIONS',
  colonialOneOnMap: 'COLONIAL ONE',
  launchTubesOnMap: 'LAUNCH TUBES',
  galacticaOnMap: 'GALACTICA',
  notNow: 'Not now.',
  space: 'Space',
  /** Names of places that are too small on a phone for their own. */
  shortNames: {
    'weapons-control': 'Weapons',
    communications: 'Comms',
    'admirals-quarters': 'Admiral’s Q.',
    'presidents-office': 'President’s Office',
    'resurrection-ship': 'Resurrection',
  },
  theBoardInWords: 'The board in words',
  about: (place: string) => `About ${place}`,
  options: (place: string, n: number) => `${place}: ${n} options`,
  here: (who: string) => `Here: ${who}`,
  damaged: 'damaged',
};
