/// <reference path="./http_ece.d.ts" />
import { createECDH } from 'node:crypto';
import type { PushDevice, PushNews } from '@ragtag/protocol';
import ece from 'http_ece';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Kept } from '../store/store';
import type { Sending } from './post';

/** The server's own keys, by which push services and browsers know it again (VAPID). */
export interface PushKeys {
  readonly jwk: JWK;
  /** As browsers take it. */
  readonly publicKey: string;
}

export async function keptPushKeys(store: Kept): Promise<PushKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = JSON.parse(await store.keep('push-keys', JSON.stringify(await exportJWK(privateKey)))) as JWK;
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return { jwk, publicKey: Buffer.concat([Buffer.from([4]), ...point]).toString('base64url') };
}

/** Whether something can be encrypted for a device: its key is a point on the curve. */
export function isUsable({ keys }: PushDevice): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(keys.p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Push services keep a message for this long if the device is off. */
const worthSeconds = 24 * 3600;

/** A message for one device, which nobody but that device can read. */
export async function pushMessage(
  { endpoint, keys }: PushDevice,
  news: PushNews,
  { jwk, publicKey }: PushKeys,
  contact: string,
): Promise<Sending> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const content = Buffer.from(JSON.stringify(news));
  const body = ece.encrypt(content, {
    version: 'aes128gcm',
    privateKey: own,
    dh: keys.p256dh,
    authSecret: keys.auth,
  });
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime('12h')
    .sign(await importJWK(jwk, 'ES256'));
  return {
    url: endpoint,
    headers: {
      authorization: `vapid t=${token}, k=${publicKey}`,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(worthSeconds),
      urgency: 'normal',
      // A newer message for the same table takes the place of one that has not been delivered.
      topic: news.table,
    },
    body,
  };
}
