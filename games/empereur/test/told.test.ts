import type { Fact } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import type { EmpereurContent } from '../content/types.ts';
import { grammar } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { type Battle, crowd, played } from './battles.ts';

const clauses = new Set(paragraphs.flatMap(({ id, clauses: all }) => all.map((_, i) => `${id}#${i + 1}`)));
const prompts: Readonly<Record<string, unknown>> = english.prompts;
const reasons: Readonly<Record<string, unknown>> = english.reasons;
const facts: Readonly<Record<string, unknown>> = english.facts;
const verbs: Readonly<Record<string, readonly unknown[]>> = { ...grammar, step: [0], done: [], back: [0] };

/** The holes in the words of a question or a fact, whichever of its forms is said. */
function holesIn(words: unknown): string[] {
  return [...JSON.stringify(words).matchAll(/\{\{(\w+)/g)].map(([, hole]) => hole ?? '');
}

const isClause = (clause: unknown) => typeof clause === 'string' && clauses.has(clause);
const isOf = (content: EmpereurContent, kind: string, value: unknown): boolean => {
  const counts: Readonly<Record<string, number>> = {
    unit: content.units.length,
    leader: content.leaders.length,
    place: content.maps[0]?.terrain.length ?? 0,
    side: 2,
  };
  const count = counts[kind];
  return count === undefined || (typeof value === 'number' && value >= 0 && value < count);
};

/** What is wrong with what is told, asked and refused; and what was said at all. */
function said(battle: Battle): { faults: string[]; kinds: Set<string> } {
  const { content } = battle;
  const found = new Set<string>();
  const kinds = new Set<string>();
  const tried = new Set<string>();
  const check = (what: string, words: unknown, given: object) => {
    if (words === undefined) found.add(`no words: ${what}`);
    for (const hole of holesIn(words ?? '')) if (!(hole in given)) found.add(`${what} does not say ${hole}`);
    for (const [kind, value] of Object.entries(given)) if (!isOf(content, kind, value)) found.add(`${what}: ${kind}`);
  };
  const tell = (fact: Fact) => {
    if (fact.fact.startsWith('kernel.')) return;
    kinds.add(`told ${fact.fact}`);
    check(`told ${fact.fact}`, facts[fact.fact], fact);
    if (!isClause(fact['clause'])) found.add(`told ${fact.fact} by ${String(fact['clause'])}`);
  };
  played(
    battle,
    { tell, mark: (name: string) => void (name === '' ? found.add('a mark without a name') : null) },
    (referee) => {
      const [seat = 0] = referee.waiting();
      const decision = referee.decision(seat);
      if (decision === null) return;
      const { prompt, clause, about, offers } = decision;
      kinds.add(`asked ${prompt}`);
      check(`asked ${prompt}`, prompts[prompt], about);
      if (!isClause(clause)) found.add(`asked ${prompt} by ${clause}`);
      const words = new Set(offers.map((offer) => JSON.stringify(offer)));
      for (const [verb, args] of Object.entries(verbs)) {
        const action: [string, ...number[]] = [verb, ...args.map(() => 3)];
        const asked = `${prompt} ${verb}`;
        if (tried.has(asked) || words.has(JSON.stringify(action))) continue;
        tried.add(asked);
        const why = referee.whyNot(seat, action);
        if (why === null || why.reason.startsWith('kernel.')) continue;
        kinds.add(`refused ${why.reason}`);
        if (!(why.reason in reasons) || !isClause(why.clause)) found.add(`refused ${prompt} ${JSON.stringify(why)}`);
      }
    },
  );
  return { faults: [...found], kinds };
}

const battles: readonly Battle[] = ['a', 'b', 'c', 'd'].map(crowd);

test.each(battles)(
  'every fact, question and refusal of a battle has words, fills their holes and names its clause: $scenario $seed',
  (battle) => {
    expect(said(battle).faults).toEqual([]);
  },
);

test('these random battles come to all that horse, foot and guns can be asked in a turn', () => {
  const kinds = new Set(battles.flatMap((battle) => [...said(battle).kinds]));
  const questions = ['aim', 'gather', 'assault', 'order', 'advance', 'horse', 'recoil', 'brace', 'reform', 'retreat'];
  expect(questions.filter((prompt) => !kinds.has(`asked ${prompt}`))).toEqual([]);
});

test('whether anybody listens or not, the same battle is fought', () => {
  for (const battle of [crowd('a'), crowd('b'), crowd('c')]) {
    const heard = played(battle, { tell: () => {}, mark: () => {} }, () => {});
    const unheard = played(battle, {}, () => {});
    expect(unheard).toEqual(heard);
  }
});
