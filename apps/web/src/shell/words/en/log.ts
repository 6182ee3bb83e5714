/** What has happened. */
export const log = {
  sinceYouWereAway: 'Since you were away',
  log: 'Log',
  you: 'you',
  settingUp: 'Setting up',
  turn: (n: number) => `Turn ${n}`,
  times: (text: string, n: number) => `${text} (${n} times)`,
  rule: (rule: string) => `Rule ${rule}`,
};
