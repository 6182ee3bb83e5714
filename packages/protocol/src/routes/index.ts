import type { z } from 'zod';
import { peopleRoutes } from './people';
import { playRoutes } from './play';
import { setupRoutes } from './setups';
import { tableRoutes } from './tables';

export type { Route } from './route';

/** Everything that can be asked over HTTP. */
export const routes = { ...peopleRoutes, ...setupRoutes, ...tableRoutes, ...playRoutes } as const;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type Params<N extends RouteName> = Routes[N] extends { params: infer P extends z.ZodType }
  ? z.infer<P>
  : undefined;
export type Query<N extends RouteName> = Routes[N] extends { query: infer Q extends z.ZodType }
  ? z.infer<Q>
  : undefined;
export type Body<N extends RouteName> = Routes[N] extends { body: infer B extends z.ZodType }
  ? z.infer<B>
  : undefined;
export type Reply<N extends RouteName> = z.infer<Routes[N]['response']>;

/** The path of a request, with its parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
