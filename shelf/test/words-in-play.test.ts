import { fastDice, fillHoles, type Game, kernelGrammar, type Kind, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee, Table } from '@bivouac/kernel/table';
import { createWords, type GameText, languages } from '@bivouac/words';
import { describe, expect, test } from 'vitest';
import { shelf } from '../src/index.ts';

/** Everything that is asked, offered and told in some random games. */
function heard<G extends Kind>(game: Game<G>): { prompts: Set<string>; verbs: Set<string>; facts: Set<string> } {
  const found = { prompts: new Set<string>(), verbs: new Set<string>(), facts: new Set<string>() };
  const dice = new StateDice(fastDice('words'));
  for (let n = 0; n < 20; n++) {
    const seats = game.seatings[n % game.seatings.length] ?? [];
    const state = newState(game, { scenario: game.scenarios[0] ?? '', options: {}, seats }, fastDice(n));
    if (isFault(state)) throw new Error(state.fault);
    const tell = ({ fact }: { fact: string }) => found.facts.add(fact);
    const referee = new Referee(prepare(game), state, { tell }).start();
    while (!referee.finished) {
      const seat = dice.pick(referee.waiting());
      found.prompts.add(referee.decision(seat)?.prompt ?? '');
      const offers = referee.offers(seat);
      for (const [verb] of offers) found.verbs.add(verb);
      referee.play(seat, fillHoles(dice.pick(offers), dice));
    }
  }
  return found;
}

function missing(game: string, found: ReturnType<typeof heard>, text: GameText): string[] {
  const lacks = (section: object, keys: Iterable<string>) =>
    [...keys].filter((key) => !key.startsWith('kernel.') && !Object.hasOwn(section, key.replace(`${game}.`, '')));
  const verbs = [...found.verbs].filter((verb) => !Object.hasOwn(kernelGrammar, verb));
  return [...lacks(text.prompts, found.prompts), ...lacks(text.facts, found.facts), ...lacks(text.verbs, verbs)];
}

const speaking = shelf.filter(({ load, text }) => load !== null && text !== null);

describe.each(speaking)('$id', ({ id, load, text }) => {
  test('has words for all that came up in random games', async () => {
    const game = await load?.();
    if (game === undefined || text === null) throw new Error('not playable');
    const found = game.use(heard);
    expect(found.facts.size).toBeGreaterThan(3);
    for (const language of languages) expect(missing(id, found, await text[language]())).toEqual([]);
  });
});

describe.each(languages)('a whole match at a table, in %s', (language) => {
  test('every line of its log is a full sentence', async () => {
    for (const { load, text } of shelf) {
      const game = await load?.();
      const words = (await text?.[language]()) ?? null;
      game?.use((loaded) => {
        const speech = createWords(language, { game: loaded, text: words });
        for (const said of playedAtTable(loaded).map((fact) => speech.fact(fact))) {
          expect(said).not.toMatch(/\{\{|…|undefined|\[object|NaN/);
          expect(said).not.toBe('');
        }
      });
    }
  });
});

/** The facts of a match with everything that the table itself can tell. */
function playedAtTable<G extends Kind>(game: Game<G>) {
  const seating = game.seatings[0] ?? [];
  const seats = seating.map((powers, i) => ({ name: `Seat ${i}`, kind: 'person' as const, powers }));
  const opening = {
    scenario: game.scenarios[0] ?? '',
    options: {},
    clock: null,
    seed: 's',
    nonces: seats.map(() => 'n'),
  };
  const table = Table.open(game, { ...opening, seats }, 0);
  if (!(table instanceof Table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice('table'));
  const others = seats.flatMap((_, seat) => (seat === 0 ? [] : [seat]));
  for (let n = 0; n < 120 && table.result === null; n++) {
    const seat = dice.pick(table.waiting());
    table.act(seat, fillHoles(dice.pick(table.decision(seat)?.offers ?? []), dice), n);
    if (n % 10 === 0) table.undo(seat, n);
    if (n % 30 === 5) table.propose(0, { kind: 'draw' }, n);
    if (n % 30 === 15) {
      table.propose(0, { kind: 'draw' }, n);
      table.answer(1, false, n);
    }
    if (n % 30 === 25) {
      table.propose(0, { kind: 'pause' }, n);
      for (const other of others) table.answer(other, true, n);
      table.resume(0, n);
    }
  }
  table.reseat(1, { name: 'Bot', kind: 'bot', level: 'random' }, 200);
  table.resign(0, 200);
  return table.log.map(({ fact }) => fact);
}
