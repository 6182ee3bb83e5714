export { type Bot, type Level, levels } from './bot';
export type { Claim } from './claims/claim';
export { type BotSpec, createBot } from './create';
export { type Temperament, type TemperamentName, temperamentNames, temperaments } from './temperament';
