import { parseArgs } from 'node:util';
import { levelOf } from '@bivouac/bots';
import type { Fact } from '@bivouac/kernel';
import { auerstaedt1806 } from '../../content/index.ts';
import type { EmpereurState } from '../../rules/state.ts';
import { fight } from '../balance/fight.ts';
import { Tale } from './tale.ts';

/**
 * One battle between bots, told line by line.
 * `npx tsx games/empereur/workshop/watch/watch.ts --scenario mill --french grognard --prussian grognard --seed 1`
 */
const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'mill' },
    french: { type: 'string', default: 'grognard' },
    prussian: { type: 'string', default: 'grognard' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: '99' },
  },
});
const bots = [values.french, values.prussian].map((id) => {
  const level = levelOf(id);
  if (level === null) throw new Error(`there is no level "${id}"`);
  return level.bot;
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const tale = new Tale(auerstaedt1806, print);
const watching = { tell: (fact: Fact, s: EmpereurState) => tale.tell(fact, s) };
const until = Number(values.until);
const { winner, points, lost } = fight(auerstaedt1806, values.scenario, bots, values.seed, until, watching);
print(`${winner} ${points.join(' : ')}, steps lost ${lost.join(' : ')}`);
