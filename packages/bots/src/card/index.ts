export type { Plan } from './admiral/plan';
export { bots, type CardBot, type CardBotSpec, createBot, thinkAhead } from './create';
export { type Temperament, type TemperamentName, temperamentNames, temperaments } from './temperament';
