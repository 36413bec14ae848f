export { type AbsenceDeed, doAbsence } from './absence.ts';
export { botSeed } from './bot-seed.ts';
export { BotRoom, type Playable } from './bots/bot-room.ts';
export type { AheadQuestion, BotDesk, BotQuestion, BotTable, Thoughts } from './bots/question.ts';
export { type BotLine, Thinker } from './bots/thinker.ts';
export { ClockKeeper, type Later } from './clock-keeper.ts';
export { Connection, type Hosting } from './connection.ts';
export type {
  GameFacts,
  Hosted,
  Look,
  MatchSummary,
  Openness,
  OrderChange,
  PolicyChange,
  Saying,
  TimeLeft,
  TriedAction,
} from './hosted.ts';
export { HostedMatch, type MatchPast } from './hosted-match.ts';
export { HostedTrial } from './hosted-trial.ts';
export { answerOver, callOver, type Port } from './line.ts';
export { canAskOpenly, factsOf, onCommonView } from './look-at.ts';
export * from './online/api.ts';
export * from './online/wire.ts';
export { lastRows, Logbook, type LogPage, type LogPoint, PAGE } from './logbook.ts';
export { asTheHost, type Numbers, numbersOf, ownPage, ownPosition } from './own-numbers.ts';
export { recordText, type Standing } from './record.ts';
export { hasToken, type TextApart, tokenOf, withTexts, withTextsApart } from './texts.ts';
export { type HostCare, MatchHost } from './match-host.ts';
export { matchText } from './match-text.ts';
export { MemoryStore } from './memory-store.ts';
export type { RowSource } from './old-rows.ts';
export type { CoursePoint, Pace, Push, SeatCalls } from './protocol.ts';
export { isDue, type Kept, keptSnapshots, type News, type Store, tailOf } from './store.ts';
export { type ChanceMoment, type Past, type Position, Timeline } from './timeline.ts';
