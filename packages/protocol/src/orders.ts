import { z } from 'zod';

/**
 * Standing orders: whether to be asked when a reaction is possible. `always` asks wherever one is, `when-useful` where
 * it could help the player, `when-held` where a card in hand could be used; `never` passes.
 */
export const Order = z.enum(['never', 'when-held', 'when-useful', 'always']);
export type Order = z.infer<typeof Order>;

const windowName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const Orders = z.object({
  /** For every window that has no order of its own. */
  otherwise: Order,
  /** By the name of the window. */
  windows: z.record(windowName, Order).refine((windows) => Object.keys(windows).length <= 80),
});
export type Orders = z.infer<typeof Orders>;

export const defaultOrders: Orders = { otherwise: 'when-useful', windows: {} };
