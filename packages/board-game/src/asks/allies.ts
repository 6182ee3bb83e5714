import { traumaTokens } from '../cards/tables';
import { capital } from '../say/en/words';
import type { AskFamily } from './face';
import { nowhere } from './points';

/** Allies and trauma tokens. */

export const token = ({ token: kind }: { readonly token: number }) => capital(traumaTokens[kind].symbol);

export const allyAsks = {
  'begin-mood': {
    en: { ask: () => 'Choose the trauma token to give to the Mood Pool.', option: token },
    points: nowhere,
  },
} satisfies AskFamily;
