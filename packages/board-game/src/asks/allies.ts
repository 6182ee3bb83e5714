import { traumaTokens } from '../cards/tables';
import { deckCard, howMany } from '../say/en/asking';
import { areaName } from '../say/en/names';
import { capital } from '../say/en/words';
import type { AskFamily } from './face';
import { nowhere } from './points';

/** Allies and trauma tokens. */

export const token = ({ token: kind }: { readonly token: number }) => capital(traumaTokens[kind].symbol);

export const allyAsks = {
  'meet-ally': {
    en: { ask: () => 'Choose the Ally to meet.', option: deckCard('ally') },
    points: nowhere,
  },
  'ally-token': {
    en: { ask: () => 'Choose the trauma token to lay on the new Ally.', option: token },
    points: nowhere,
  },
  'give-mood': {
    en: { ask: () => 'Choose the trauma token to give to the Mood Pool.', option: token },
    points: nowhere,
  },
  'swap-mood': {
    en: {
      ask: () => 'Choose a token of the Mood Pool to swap with one of yours.',
      option: ({ token: kind, given }) =>
        given === undefined
          ? 'Swap none'
          : `Take one that is ${traumaTokens[kind].symbol}, give one that is ${traumaTokens[given].symbol}`,
    },
    points: nowhere,
  },
  'discard-trauma': {
    en: { ask: (q) => `Discard ${howMany(q, 'trauma token')}.`, option: token },
    points: nowhere,
  },
  'strike-raider': {
    en: {
      ask: () => 'Choose where a viper destroys a raider.',
      option: ({ area }) => (area === undefined ? 'No more' : capital(areaName(area))),
    },
    points: ({ area }) => (area === undefined ? {} : { area }),
  },
  'begin-mood': {
    en: { ask: () => 'Choose the trauma token to give to the Mood Pool.', option: token },
    points: nowhere,
  },
} satisfies AskFamily;
