export type { CardBotPlan } from './admiral/plan';
export { bots, type CardBot, type CardBotSpec, createBot, thinkAhead } from './create';
export {
  type CardTemperament,
  type CardTemperamentName,
  temperamentNames,
  temperaments,
} from './temperament';
