import { type Action, fastDice, fillHoles, type Seat, StateDice } from '@bivouac/kernel';
import { isFault, Table, writeMatch } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';

/** A hot-seat match just before an action of one player that makes the other one answer something. */
export interface Reaction {
  readonly text: string;
  readonly actor: Seat;
  readonly action: Action;
  readonly answers: Seat;
}

const MOST_MATCHES = 400;

/** Where to begin: what is asked seldom came up in this match when the test was written. */
const firstMatch: { readonly [prompt: string]: number } = { placeOne: 244 };

/** Plays matches by lot until, in the middle of one player's turn, the other is asked this. The same every time. */
export function findReaction(prompt: string): Reaction {
  const first = firstMatch[prompt] ?? 0;
  for (let n = first; n < first + MOST_MATCHES; n++) {
    const found = playOne(`reaction-${n}`, prompt);
    if (found !== null) return found;
  }
  throw new Error(`nobody is ever asked "${prompt}" in another's turn`);
}

function playOne(seed: string, prompt: string): Reaction | null {
  const seats = [0, 1].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
  const opening = { scenario: 'leipzig', options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(nationsGame(leipzig), opening, 0);
  if (isFault(table)) throw new Error(table.fault);
  const dice = new StateDice(fastDice(seed));
  while (table.result === null) {
    const [seat = 0] = table.waiting();
    const all = table.decision(seat)?.offers ?? [];
    // Whoever only draws brings nothing about.
    const deeds = all.filter(([verb]) => !['draw', 'take', 'end'].includes(verb));
    const action = fillHoles(dice.pick(deeds.length > 0 && dice.below(4) > 0 ? deeds : all), dice);
    const turn = table.state.game.turn;
    table.act(seat, action, 0);
    const [next = 0] = table.waiting();
    const question = table.decision(next);
    if (next !== seat && question?.prompt === prompt && table.state.game.turn === turn) {
      const { entries, ...file } = table.file(true);
      const text = writeMatch({ ...file, entries: entries.slice(0, -1) });
      return { text, actor: seat, action, answers: next };
    }
  }
  return null;
}
