export * from './random.ts';
export * from './soak.ts';
