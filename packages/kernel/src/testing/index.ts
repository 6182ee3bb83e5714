export * from './properties';
