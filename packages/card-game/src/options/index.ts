export * from './definitions';
export * from './resolve';
export * from './selection-text';
