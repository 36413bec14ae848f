import { type Fact, fastDice, fillHoles, type Options, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { melee } from '../content/testing/melee.ts';
import type { EmpereurContent } from '../content/types.ts';
import { auerstaedt1806 } from '../content/index.ts';
import { empereurGame } from '../game.ts';
import { grammar } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';

const clauses = new Set(paragraphs.flatMap(({ id, clauses: all }) => all.map((_, i) => `${id}#${i + 1}`)));
const prompts: Readonly<Record<string, unknown>> = english.prompts;
const reasons: Readonly<Record<string, unknown>> = english.reasons;
const facts: Readonly<Record<string, unknown>> = english.facts;
const kernelVerbs = ['step', 'done', 'pass', 'waive'];

/** What is wrong with what the rules say: nothing, if all of it has words and names a clause that there is. */
function faults(content: EmpereurContent, scenario: string, seed: string, most: number, options: Options): string[] {
  const game = empereurGame(content);
  const state = newState(game, { scenario, options, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const found = new Set<string>();
  const isClause = (clause: unknown) => typeof clause === 'string' && clauses.has(clause);
  const tell = (fact: Fact) => {
    // What the kernel tells has its words in the kernel's catalogue.
    if (fact.fact.startsWith('kernel.')) return;
    if (!(fact.fact in facts) || !isClause(fact['clause'])) found.add(`told ${JSON.stringify(fact)}`);
    for (const [key, value] of Object.entries(fact)) {
      if (['unit', 'place', 'leader'].includes(key) && !(Number(value) >= 0)) found.add(`told ${JSON.stringify(fact)}`);
    }
  };
  const referee = new Referee(prepare(game), state, { tell, mark: () => {} }).start();
  const dice = new StateDice(fastDice(`${seed} chooses`));
  const verbs = [...Object.keys(grammar), ...kernelVerbs];
  for (let n = 0; n < most && !referee.finished; n++) {
    const [seat = 0] = referee.waiting();
    const { prompt, clause, offers } = referee.decision(seat) ?? { prompt: '', clause: '', offers: [] };
    if (!(prompt in prompts) || !isClause(clause)) found.add(`asked ${prompt} ${clause}`);
    // Something that is not offered: it is refused for a reason, by a clause.
    const verb = dice.pick(verbs);
    const kinds: readonly unknown[] = (grammar as Readonly<Record<string, readonly unknown[]>>)[verb] ?? [];
    const action: [string, ...number[]] = [verb, ...(verb === 'step' ? [7] : kinds.map(() => dice.below(22)))];
    if (!offers.some((offer) => JSON.stringify(offer) === JSON.stringify(action))) {
      const why = referee.whyNot(seat, action);
      if (why !== null && why.reason.startsWith('kernel.')) continue;
      if (why !== null && (!(why.reason in reasons) || !isClause(why.clause)))
        found.add(`refused ${JSON.stringify(why)}`);
    }
    referee.play(seat, fillHoles(dice.pick(offers), dice));
  }
  return [...found];
}

const fields: readonly (readonly [string, EmpereurContent, string, string])[] = [
  ...['one', 'two', 'three'].map((seed) => [`a melee, ${seed}`, melee(true, 3), 'champ', seed] as const),
  ['Blücher charges', auerstaedt1806, 'bluecher', 'said'],
  ['Hassenhausen', auerstaedt1806, 'hassenhausen', 'said'],
];

test.each(fields)(
  'all that is told, asked and refused has words and names its clause: %s',
  (_, content, scenario, seed) => {
    const options = { wounds: true, gunLosses: 1, cavalry: true };
    expect(faults(content, scenario, seed, 300, options)).toEqual([]);
  },
);

test('the same with activation by corps, and on the evening before', () => {
  for (const scenario of ['hassenhausen', 'auerstaedt']) {
    expect(faults(auerstaedt1806, scenario, 'said', 300, { interactive: true })).toEqual([]);
    expect(faults(auerstaedt1806, scenario, 'said', 120, { deployment: 1 })).toEqual([]);
  }
});
