import { z } from 'zod';
import { Seat, TableId } from '../basics';

/** One request: what goes in and what comes out. Errors are `ApiError` everywhere. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export function route<const R extends Route>(route: R): R {
  return route;
}

export const table = z.object({ table: TableId });
export const seat = z.object({
  table: TableId,
  seat: z.coerce.number('There is no such seat.').pipe(Seat),
});
