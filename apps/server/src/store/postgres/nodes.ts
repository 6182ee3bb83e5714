/** The time of the database, in milliseconds. */
export const timeThere = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Servers that have given a sign of life. */
export const aliveNodes = `SELECT id FROM nodes WHERE until > ${timeThere}`;

/** How long a server is taken to be alive after its last sign of life. */
export const livesFor = 4000;
