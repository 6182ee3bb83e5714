/** Lengths of time. */
export const time = {
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  wholeDays: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  wholeHours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
  noClock: 'no clock',
  live: (seconds: number, minutes: number) =>
    minutes > 0 ? `${seconds} s + ${minutes} min` : `${seconds} s`,
  slow: (time: string) => `${time} a decision`,
};
