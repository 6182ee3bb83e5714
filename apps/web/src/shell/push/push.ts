import type { PushDevice } from '@ragtag/protocol';
import { call, comeIn } from '../game/api';
import { settings } from '../settings/settings';
import { workerPath } from './start';

/** Whether this device is told when it is your turn; `refused` where the browser does not allow it. */
export type PushStanding = 'unavailable' | 'refused' | 'off' | 'on';

function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The device as the server wants to know it. */
function deviceOf(subscribed: PushSubscription): PushDevice {
  const { endpoint = '', keys = {} } = subscribed.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export async function pushStanding(): Promise<PushStanding> {
  if (!canBeTold()) return 'unavailable';
  const { key } = await call('pushKey');
  if (key === null) return 'unavailable';
  if (Notification.permission === 'denied') return 'refused';
  const subscribed = await subscription();
  if (!subscribed) return 'off';
  // Whoever is here now is told, also if somebody else was when it was switched on.
  await call('setPush', { body: deviceOf(subscribed) });
  return 'on';
}

export async function turnOn(): Promise<PushStanding> {
  const [permission, { key }] = await Promise.all([Notification.requestPermission(), call('pushKey')]);
  if (key === null) return 'unavailable';
  if (permission !== 'granted') return 'refused';
  await comeIn(settings().name);
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await call('setPush', { body: deviceOf(subscribed) });
  return 'on';
}

export async function turnOff(): Promise<PushStanding> {
  const subscribed = canBeTold() ? await subscription() : null;
  if (subscribed) {
    await subscribed.unsubscribe();
    await call('stopPush', { body: { endpoint: subscribed.endpoint } });
  }
  return 'off';
}
