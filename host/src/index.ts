export { botSeed } from './bot-seed.ts';
export { Logbook } from './logbook.ts';
export { matchText } from './match-text.ts';
export { MemoryStore } from './memory-store.ts';
export { isDue, type Kept, keptSnapshots, type News, type Store, tailOf } from './store.ts';
export { type ChanceMoment, type Past, type Position, Timeline } from './timeline.ts';
