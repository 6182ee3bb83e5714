export { type Aid, plainAid } from './admiral/aid';
export { type Bot, type Level, levels } from './bot';
export type { Claim } from './claims/claim';
export { type BotSpec, createBot } from './create';
export { explain, type Suspicion } from './explain';
export { BotTable } from './host/bot-table';
export { createSidedBot } from './host/sided-bot';
export { type Side, sideOf } from './table';
export { type Temperament, type TemperamentName, temperamentNames, temperaments } from './temperament';
