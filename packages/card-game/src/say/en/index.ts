import { englishGrammar } from '@ragtag/kernel/say';
import type { Language } from '../language';
import { asks } from './asks';
import { facts } from './facts';
import { unasked } from './unasked';
import { standing, zones } from './zones';

export const english: Language = {
  ...englishGrammar,
  tag: 'en',
  facts,
  asks,
  unasked,
  table: { game: 'Battlestar Galactica Collectible Card Game', zones, standing },
};
