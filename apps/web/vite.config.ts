import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulebookFiles } from './build/rulebook-files';
import { serviceWorker } from './build/service-worker';

/** Where the game server listens while the client is developed. */
const server = process.env.RAGTAG_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), rulebookFiles(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  preview: { port: 4173 },
});
