import type { TraumaSymbol } from '../../terms';
import type { TraumaToken } from '../types';

const token = (symbol: TraumaSymbol, copies: number, when: string): TraumaToken => ({
  id: `trauma-${symbol}`,
  name: `Trauma token, ${symbol}`,
  box: 'exodus',
  when,
  copies,
  symbol,
});

/** rule: trauma.symbols, trauma.disaster-count, setup.allyseasons.no-disaster */
export const traumaTokens: readonly TraumaToken[] = [
  token('benevolent', 18, 'allies'),
  token('antagonistic', 18, 'allies'),
  token('disaster', 2, 'ioniannebula'),
];
