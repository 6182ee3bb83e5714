import type { PushNews } from '@ragtag/protocol';
import { push as words } from '../words/en/push';
import type { OpenPage, WorkerScope } from './worker-scope';

/** Runs beside the pages: opens the client where there is no network, and shows that it is somebody's turn. */

const scope = self as unknown as WorkerScope;

// Filled in when the client is built.
const files = JSON.parse('__FILES__') as string[];
const cacheName = 'ragtag-__VERSION__';

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      ),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The newest page there is. Without a network, every address is the same page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** Files under assets/ never change under the same name. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const pathOf = (table: string) => `/table/${encodeURIComponent(table)}`;

async function openPages(): Promise<OpenPage[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

scope.addEventListener('push', (event) => {
  const news = event.data?.json() as PushNews | undefined;
  if (news) event.waitUntil(show(news));
});

async function show({ table, name }: PushNews): Promise<void> {
  const pages = await openPages();
  const looksAtIt = pages.some(({ focused, url }) => focused && new URL(url).pathname === pathOf(table));
  if (looksAtIt) return;
  await scope.registration.showNotification('Ragtag', {
    body: words.yourTurn(name),
    icon: '/icon.svg',
    tag: table,
    data: table,
  });
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(pathOf(String(event.notification.data))));
});

async function goTo(path: string): Promise<void> {
  const pages = await openPages();
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await scope.clients.openWindow(path);
}

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event;
  if (oldSubscription) event.waitUntil(renew(oldSubscription));
});

/** The browser has given this device another address. */
async function renew({ options }: PushSubscription): Promise<void> {
  const device = await scope.registration.pushManager.subscribe(options);
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(device),
  });
}
