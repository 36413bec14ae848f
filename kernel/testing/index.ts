export { tiny } from './tiny/game.ts';
export { allianceSpike } from './spikes/alliance/game.ts';
export { chargeSpike } from './spikes/charge/game.ts';
export { interceptionSpike } from './spikes/interception/game.ts';
export * from './edit-pack.ts';
export { imagining, type Strict, strict } from './strict.ts';
export { type RecordedMatch, recordMatch } from './recorded-match.ts';
