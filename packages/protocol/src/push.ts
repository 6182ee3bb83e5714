import { z } from 'zod';
import { limits } from './limits';

/** The key that browsers ask for when a device wants to be told; null where the server tells no devices. */
export const PushKey = z.object({ key: z.string().nullable() });
export type PushKey = z.infer<typeof PushKey>;

const Endpoint = z.url({ protocol: /^https?$/ }).max(limits.endpoint);

/** A device that wants to be told, as a browser's `PushSubscription` describes itself. */
export const PushDevice = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const StopPush = z.object({ endpoint: Endpoint });

/** Whether this device is told when it is your turn. */
export const PushState = z.object({ on: z.boolean() });

/** What a device is told, and nothing else. */
export const PushNews = z.object({ table: z.string(), name: z.string() });
export type PushNews = z.infer<typeof PushNews>;
