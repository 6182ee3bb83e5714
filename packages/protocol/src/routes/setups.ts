import { z } from 'zod';
import { KeepSetup, KeptSetup, SetupId } from '../setups';
import { route } from './route';

const params = z.object({ setup: SetupId });

/** What a person keeps with an account, to bring it to games. Nobody else is told of it. */
export const setupRoutes = {
  mySetups: route({
    method: 'GET',
    path: '/api/me/setups',
    summary: 'What you keep to bring to games, such as decks; for those with an account',
    response: z.array(KeptSetup),
  }),
  keepSetup: route({
    method: 'PUT',
    path: '/api/me/setups/{setup}',
    summary: 'Keep something to bring to games, or change it',
    params,
    body: KeepSetup,
    response: KeptSetup,
  }),
  removeSetup: route({
    method: 'DELETE',
    path: '/api/me/setups/{setup}',
    summary: 'Keep it no longer',
    params,
    response: z.array(KeptSetup),
  }),
} as const;
