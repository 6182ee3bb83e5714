export * from './expression';
export * from './selection-text';
