/** Reading content packs: what is wrong in one is gathered and told, value by value, and where each comes from is kept. */
export * from './faults.ts';
export * from './origins.ts';
export * from './reader.ts';
export * from './sections.ts';
export * from './shape.ts';
export * from './sheet.ts';
