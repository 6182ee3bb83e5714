export { bots, type CardBot, type CardBotSpec, createBot } from './create';
export { type Temperament, type TemperamentName, temperamentNames, temperaments } from './temperament';
