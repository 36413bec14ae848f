import { parseArgs } from 'node:util';
import { levelOf, nonces } from '@bivouac/bots';
import { fastDice, keyedDice, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, seatingFor, viewOf } from '@bivouac/kernel/guide';
import { conquestsGuide, type Weights, weights } from '../../bot.ts';
import { domainIds, europePack, readContent, sayFault } from '../../content/index.ts';
import type { ConquestsContent } from '../../content/types.ts';
import { conquestsGame } from '../../index.ts';
import { pointLines, pointsOf } from '../../rules/victory/points.ts';

/**
 * Who wins how at a table of bots, by level of Napoleon and of the Coalition, with any number of seats:
 * `npx tsx games/conquests/workshop/balance/table.ts --napoleon grognard --coalition conscript --seats 5 --games 20`.
 * What a nation begins with can be tried: `--start napoleon.money=10,napoleon.morale=6`; and how Napoleon or the Coalition
 * judges: `--napoleonWeighs threat=0.2`, `--coalitionWeighs pact=3`. `--tabs` lists the tabs that nobody played.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '5' },
    scenario: { type: 'string', default: 'short' },
    napoleon: { type: 'string', default: 'grognard' },
    coalition: { type: 'string', default: 'grognard' },
    start: { type: 'string', default: '' },
    tabs: { type: 'boolean', default: false },
    napoleonWeighs: { type: 'string', default: '' },
    coalitionWeighs: { type: 'string', default: '' },
  },
});

/** The pack with other beginnings: money, moves, morale of a nation, society of a side. */
function packWith(changes: string): ConquestsContent {
  const { setUps, tracks } = structuredClone({ setUps: europePack.setUps, tracks: europePack.tracks });
  for (const change of changes.split(',').filter((one) => one !== '')) {
    const [, nation = '', what = '', value = ''] = /^(\w+)\.(money|moves|morale|society)=(\d+)$/.exec(change) ?? [];
    if (what === 'society') {
      Object.assign(tracks.society.start, { [nation]: Number(value) });
      continue;
    }
    const begins = setUps.list.find(({ id }) => id === nation);
    if (begins === undefined) throw new Error(`"${change}" should look like napoleon.money=10`);
    Object.assign(begins, { [what]: Number(value) });
  }
  const read = readContent({ ...europePack, setUps, tracks }, 'europe');
  if (Array.isArray(read)) throw new Error(read.map(sayFault).join('\n'));
  return read;
}

function weightsIn(changes: string): Partial<Weights> {
  const pairs = changes.split(',').filter((one) => one !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      if (!(name in weights)) throw new Error(`there is no weight "${name}"`);
      return [name, Number(value)];
    }),
  );
}

const content = packWith(values.start);
const game = conquestsGame(content);
const guides = [values.napoleonWeighs, values.coalitionWeighs].map((changes) =>
  conquestsGuide(content, { ...weights, ...weightsIn(changes) }),
);
const seats = Number(values.seats);
const powers = seatingFor(game, values.scenario, seats);
if (powers === null) throw new Error(`Les Conquêtes is not played by ${values.seats}`);
const levels = powers.map((_, seat) => levelOf(seat === 0 ? values.napoleon : values.coalition));
const names = game.powers;

const wins = new Map<string, number>();
const degrees = new Map<string, number>();
const scores = names.map(() => 0);
const lines = pointLines.map(() => names.map(() => 0));
let played = 0;
let napoleon = 0;
let actions = 0;
let alliances = 0;
let forced = 0;
/** Tabs that somebody played: `card:<card>:<tab>`. */
const tabsPlayed = new Set<string>();
for (let n = 0; n < Number(values.games); n++) {
  const seed = `${values.seed} ${n}`;
  const state = newState(
    game,
    { scenario: values.scenario, options: {}, seats: powers },
    keyedDice(seed, nonces(seats)),
  );
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, {
    mark: (thing) => {
      if (thing === 'forced') forced++;
      if (thing.startsWith('card:')) tabsPlayed.add(thing);
    },
  }).start();
  while (!referee.finished) {
    const [seat = 0] = referee.waiting();
    const offers = referee.offers(seat);
    const dice = new StateDice(fastDice(`${seed} ${actions}`));
    const level = levels[seat];
    const guide = guides[seat === 0 ? 0 : 1];
    if (level === null || level === undefined || guide === undefined) throw new Error('there is no such level');
    const act = level.bot.choose({ game, guide, view: viewOf(game, referee.state, seat), seat, offers, dice });
    const done = referee.play(seat, act);
    if (!done.ok) throw new Error(`${seed}: ${level.id} wanted ${JSON.stringify(act)}: ${done.refused}`);
    actions++;
  }
  const { result, game: s } = referee.state;
  played++;
  const winners = result?.powers ?? [];
  if (winners.includes(0)) napoleon++;
  const who = winners.map((power) => names[power] ?? '').join('+');
  wins.set(who, (wins.get(who) ?? 0) + 1);
  const side = winners.includes(0) ? 'Napoleon' : winners.length === 1 ? 'one nation' : 'several';
  const degree = `${result?.degree ?? 'none'} of ${side}`;
  degrees.set(degree, (degrees.get(degree) ?? 0) + 1);
  for (const [power, score] of (result?.scores ?? []).entries()) scores[power] = (scores[power] ?? 0) + score;
  for (const [line, sums] of lines.entries()) {
    for (const power of names.keys()) {
      const name = pointLines[line];
      if (name !== undefined) sums[power] = (sums[power] ?? 0) + pointsOf({ s, content }, power)[name];
    }
  }
  alliances += s.made.reduce((sum, one) => sum + one, 0);
}
const list = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort((one, two) => two[1] - one[1])
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
console.log(
  `${played} games of ${values.scenario} at ${seats} seats: Napoleon ${values.napoleon}, Coalition ${values.coalition}`,
);
console.log(`Napoleon won ${napoleon} (${((100 * napoleon) / Math.max(1, played)).toFixed(1)} %)`);
console.log(`winners: ${list(wins)}`);
console.log(`by: ${list(degrees)}`);
console.log(
  `mean points: ${scores.map((sum, power) => `${names[power]} ${(sum / Math.max(1, played)).toFixed(1)}`).join(', ')}`,
);
for (const [line, sums] of lines.entries()) {
  console.log(`  ${pointLines[line]}: ${sums.map((sum) => (sum / Math.max(1, played)).toFixed(1)).join(', ')}`);
}
console.log(`alliances a game ${(alliances / Math.max(1, played)).toFixed(2)}, forced ${forced}`);
console.log(`actions a game ${(actions / Math.max(1, played)).toFixed(0)}`);
if (values.tabs) {
  const ages = values.scenario === 'short' ? [1] : [1, 2];
  const never = content.cards.flatMap(({ id, age, tabs }, card) =>
    ages.includes(age)
      ? tabs.flatMap(({ domain }, tab) => (tabsPlayed.has(`card:${card}:${tab}`) ? [] : [`${id} ${domainIds[domain]}`]))
      : [],
  );
  console.log(`tabs that nobody played (${never.length}): ${never.join(', ')}`);
}
