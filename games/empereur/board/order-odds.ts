import { type Offer, openFrames, varsIn } from '@bivouac/kernel';
import type { Given } from '@bivouac/kit';
import type { EmpereurContent } from '../content/types.ts';
import { chainOf, initiativeOf, ofWhoCommands } from '../rules/command/chain.ts';
import { contest } from '../rules/command/contest.ts';
import { obedienceOf } from '../rules/command/obedience.ts';
import { openings } from '../rules/command/staff.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { percent, say, type WordKey } from './words.ts';

const FACES = 6;

/** What each tactic demands and forbids, in the order of the tactics (EMP XVII.3). */
const means: readonly WordKey[] = [
  'meansAttack',
  'meansMarch',
  'meansDefence',
  'meansWithdrawal',
  'meansRetreat',
  'meansReserve',
];

/** EMP XVII.6-7: what he who commands now throws against: initiative and obedience. */
export function valuesOf(content: EmpereurContent, s: EmpereurState, leader: number) {
  const sheet = content.leaders[leader];
  if (sheet === undefined) return { initiative: 0, obedience: 0 };
  return {
    initiative: ofWhoCommands(s, leader, initiativeOf(sheet)),
    obedience: ofWhoCommands(s, leader, obedienceOf({ content }, leader)),
  };
}

/** What an order or a chief's own will would bring, in words: what it demands, and how likely it comes about. */
export function foreseeOrder({ content, view, speech }: Given<Empereur>, [verb, first, tactic]: Offer): string | null {
  const s = view.game;
  if (verb === 'contest') return say(speech, 'contests');
  const asks = openFrames(view.stack).at(-1);
  const thrown = (key: WordKey, value: number) =>
    say(speech, key, { value, chance: percent(Math.min(value, FACES) / FACES) });
  if (verb === 'dispute') {
    const contested = varsIn(asks, contest)?.leader ?? -1;
    return contested < 0 ? null : thrown('disputes', valuesOf(content, s, contested).initiative);
  }
  const meaning = means[verb === 'general' ? means.indexOf('meansRetreat') : Number(tactic)];
  if (meaning === undefined || !['order', 'general', 'shift', 'dare'].includes(verb)) return null;
  const demands = say(speech, meaning);
  if (verb === 'general' || varsIn(asks, openings) !== null) return demands;
  if (verb === 'shift') return `${demands} ${say(speech, 'freely')}`;
  const leader = Number(first);
  const { initiative, obedience } = valuesOf(content, s, leader);
  if (verb === 'dare') return `${demands} ${thrown('dares', initiative)}`;
  const side = content.leaders[leader]?.side ?? 0;
  const general = chainOf(content, s.scenario).army[side] ?? -1;
  // EMP XVII.3#4: whoever has his commander beside him obeys.
  const isPresent = general >= 0 && s.chiefHex[general] === s.chiefHex[leader];
  return `${demands} ${isPresent ? say(speech, 'obeysPresent') : thrown('obeys', obedience)}`;
}
