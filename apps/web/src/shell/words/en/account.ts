/** Being the same person on every device. */
export const account = {
  signOut: 'Sign out',
  signIn: 'Sign in',
  devices: 'Devices that are signed in',
  thisDevice: 'This one.',
  deviceSeen: (since: string, seen: string) => `Since ${since}; last here ${seen}.`,
  signItOut: 'Sign it out',
  signOutEverywhere: 'Sign out everywhere',
  newAccount: 'New account',
  account: 'Account',
  asGuest:
    'You play as a guest, and this browser knows you. With an account you find your tables again on any device. It is a name and a password, nothing more: no mail is asked for and none is sent.',
  keepMyGames: 'Keep my games',
  password: 'Password',
  accountForm: 'From 3 to 30 letters from a to z, digits, - and _',
  accountName: 'Account name',
  leaveThem: 'Leave them',
  bringThem: 'They are mine: bring them along',
  guestSits:
    'A guest sits at them. If that is you, bring them along. If it is somebody else who uses this browser, leave them: nobody gets back to those seats from here then, unless by a personal link made before.',
  tablesHere: 'There are tables in this browser already',
  changeIt: 'Change it',
  newPassword: 'New password',
  passwordNow: 'Password now',
  changeThePassword: 'Change the password',
  copyFromLine: 'Copy it from the line above',
  copy: 'Copy',
  personalLink: 'Personal link',
  makeAPersonalLink: 'Make a personal link',
  personalLinkText:
    'A personal link opens your games there without a password. It works once, for a quarter of an hour. Give it to nobody else: whoever opens it is you.',
  otherDevice: 'Go on from another device',
  createTheAccount: 'Create the account',
  signedIn:
    'Signed in as {account}, playing as {name}. Sign in with the same name and password on any device.',
  accountOf: (account: string) => `Account: ${account}`,
  passwordRule: (n: number) =>
    `At least ${n} characters. A password that is lost cannot be replaced: keep it well.`,
  passwordChanged: 'The password is changed. Other devices are signed out.',
};
