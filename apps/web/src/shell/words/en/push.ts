/** What the worker beside the pages says. It is built by itself and shares no file with them. */
export const push = {
  yourTurn: (table: string) => `It is your turn at ${table}.`,
};
