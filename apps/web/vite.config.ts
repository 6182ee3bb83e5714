import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed';
import { facesOfThePage } from './build/faces-of-the-page';
import { rulebookFiles } from './build/rulebook-files';
import { serviceWorker } from './build/service-worker';

/** Where the game server listens while the client is developed. */
const server = process.env.RAGTAG_SERVER ?? 'http://localhost:8080';

/**
 * What the engine's worker loads is told apart by its folder: it is no part of the page, and is kept for use offline.
 * What only scenario files need is neither.
 */
function chunkFileNames({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isScenario = moduleIds.some((id) => id.includes('/scenario'));
  return isScenario ? 'assets/[name]-[hash].js' : 'assets/worker/[name]-[hash].js';
}

/**
 * Small files of the shell that every table needs. Since other pages need some of them too, each would become a script of
 * its own, and cost as much to load as it holds.
 */
const atATable =
  /apps\/web\/src\/shell\/(game\/(last-seen|record|source)|table\/(table-context|use-table-rulebook)|orders\/use-orders|words\/en\/(company|question|talk)|question\/counters|company\/(clock|notice)|talk\/(conversation|name-in))\.tsx?$/;

/** The kernel's words, which every table needs: four small files, of which other pages need some. */
const words = /packages\/kernel\/src\/say\/(english|english-telling|narrator|speech)\.ts$/;

/** Small reads of the board game's table, likewise. */
const boardReads = /packages\/board-game\/src\/table\/(check-in-view|faces-seen|fleet|objections)\.ts$/;

export default defineConfig({
  plugins: [react(), facesOfThePage(), rulebookFiles(), serviceWorker(), compressed()],
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  // Browsers that do not load ahead load when needed; that is worth no script of its own.
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'at-a-table', test: atATable },
            { name: 'words', test: words },
            { name: 'board-reads', test: boardReads },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  preview: { port: 4173 },
});
