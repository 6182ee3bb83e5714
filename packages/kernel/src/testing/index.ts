export * from './properties';
export * from './random-game';
