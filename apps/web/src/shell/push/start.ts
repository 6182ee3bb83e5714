/** Where the build puts the service worker. */
export const workerPath = '/sw.js';

/** Lets the client be opened without a network from now on; not before the page has all it needs itself. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => {
      // Without one, as in a private window, everything else works.
      navigator.serviceWorker.register(workerPath).catch(() => undefined);
    }, 3000);
  });
}
