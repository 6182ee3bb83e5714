/** What tests of other apps need of the server: to run it, to read its store, and to change what a seat may not know. */
export { updateFor } from '../../src/games/update';
export { openSqliteStore } from '../../src/store/sqlite';
export type { Change } from '../../src/store/store';
export { freePort, ServerProcess } from './process';
export { scramble } from './scramble';
export { newFolder, type Served, type Settings, serve } from './serve';
