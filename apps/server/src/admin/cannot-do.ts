/** What was asked for cannot be done, and why. */
export class CannotDo extends Error {}

export const when = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
