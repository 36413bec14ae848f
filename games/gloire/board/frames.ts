import type { Still, FramesOf } from '@bivouac/kit';
import type { GloireState } from '../rules/state.ts';
import { joinMarches } from './marched.ts';

/** How long each fact is shown at the ordinary pace, in milliseconds; what is not named is not shown by itself. */
const pace: { readonly [fact: string]: number } = {
  turn: 900,
  weather: 900,
  firstPlayer: 700,
  arrived: 600,
  atEdge: 500,
  playerTurn: 700,
  command: 500,
  supply: 400,
  decoyBack: 300,
  setOut: 300,
  entered: 500,
  marched: 480,
  contact: 500,
  withdrew: 600,
  interception: 900,
  engages: 500,
  intercepted: 700,
  steppedBack: 500,
  scouting: 600,
  screened: 600,
  scouted: 700,
  fellBack: 500,
  entrenched: 600,
  bridge: 700,
  blown: 800,
  unmasked: 500,
  battleMarker: 400,
  toGuns: 800,
  joined: 700,
  battle: 900,
  tactics: 1200,
  flank: 700,
  encircled: 700,
  fire: 850,
  guns: 700,
  loss: 260,
  morale: 850,
  overrun: 900,
  advanced: 500,
  drawn: 1000,
  beaten: 1000,
  victory: 500,
  retreated: 650,
  pursuit: 700,
  trapped: 900,
  captured: 900,
  eliminated: 500,
  insideWalls: 500,
  besieged: 500,
  siegeDie: 900,
  fallen: 900,
  control: 350,
  card: 1000,
};

/** Facts after which counters stand where they do now. */
const moves = new Set([
  'marched',
  'entered',
  'withdrew',
  'intercepted',
  'steppedBack',
  'fellBack',
  'advanced',
  'retreated',
  'movedOut',
  'joined',
  'arrived',
  'atEdge',
  'eliminated',
  'trapped',
  'unmasked',
  'insideWalls',
  'appeared',
  'vanished',
  'decoyBack',
  'overrun',
  'leaderFled',
  'fallen',
]);

/** What everyone sees of the map. Faces, rosters and notes are those of the view of now: another may have looked before. */
type Visible = Pick<GloireState, 'place' | 'inside' | 'version'>;

const visibleOf = ({ place, inside, version }: GloireState): Visible => ({ place, inside, version });

/**
 * The steps from what was shown to what is so now, one for each fact worth seeing. Facts do not say which counters
 * moved: so they stand where they were until the first of them is told, and then where they are.
 */
export const framesOf: FramesOf<GloireState> = (before, news, after) => {
  if (before.scenario !== after.scenario || before.place.length !== after.place.length) return [];
  const frames: Still<GloireState>[] = [];
  const told = joinMarches(news);
  const first = told.findIndex(({ fact }) => moves.has(fact));
  const old = { ...after, ...visibleOf(before) };
  for (const [i, fact] of told.entries()) {
    const ms = pace[fact.fact] ?? 0;
    if (ms > 0) frames.push({ state: first >= 0 && i < first ? old : after, fact, ms });
  }
  return frames;
};
