/** What a player likes. */
export const settings = {
  pushNotAllowed: 'The browser does not allow it. Allow notifications for this page in its settings first.',
  tellThisDevice: 'Tell this device when it is my turn, also while the page is closed',
  volume: 'Volume',
  sound: 'Sound',
  largerText: 'Larger text',
  theBoardAsText: 'The board as text',
  howFast: 'How fast things are shown',
  lightOrDark: 'Light or dark',
  themes: { system: 'As the system prefers', light: 'Light', dark: 'Dark' },
  settings: 'Settings',
  pushFailed: 'This browser could not be reached by its push service. Try again later.',
  paces: {
    calm: 'Calm: time to read everything',
    brisk: 'Brisk',
    off: 'At once, without animation',
  },
};
