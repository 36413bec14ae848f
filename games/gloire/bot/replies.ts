import { sumOf } from '@bivouac/kernel/guide';
import { MOVEMENT, OFF, other } from '../rules/state.ts';
import { outlined } from './evaluate.ts';
import { type Outlook, paceOf, pileAt } from './outlook.ts';
import { assembled, type Pile, parted } from './piles.ts';
import { spread, type Ways, wayTo } from './ways.ts';

/** Troops of whoever answers, and where they may go: the first is to stay. */
interface Corps {
  readonly name: string;
  readonly goals: readonly Goal[];
}

interface Goal {
  readonly town: number;
  readonly pile: Pile;
  /** Towns that score which fall to it. */
  readonly taken: readonly number[];
  /** What going there must gain at least. */
  readonly cost: number;
}

/** The number of the goal that lies in a town; to stay, if none does. */
function goalIn({ goals }: Corps, town: number | undefined): number {
  return Math.max(
    0,
    goals.findIndex((goal) => goal.town === town),
  );
}

/** Whom everybody is thought to fall upon at first, at the most; rounds of improving such an idea. */
const TARGETS = 3;
const ROUNDS = 2;
/** How a pile may go several ways, from so many points and counters on. */
const PARTINGS = [
  { points: 14, flags: 6, shares: [0.6, 0.25, 0.15] },
  { points: 6, flags: 3, shares: [0.7, 0.3] },
] as const;
const WHOLE = [1] as const;
/** Fewer stay where they are. */
const LEAST = 0.25;
/** What it must gain to stir a corps, and to force its march. */
const STIR = 0.05;
const FORCE = 0.3;
/** What a forced march adds (GLO 5.5.2#3). */
const FARTHER = 2;
/** As far as anybody comes: horsemen who force their march. */
const FARTHEST = 10;

/** By corps, where it goes: what was the answer to one thing is a good beginning for the answer to another like it. */
export type Hint = ReadonlyMap<string, number>;

export interface Answer {
  /** How things stand after it. */
  readonly o: Outlook;
  readonly hint: Hint;
}

/** What a side answers that marches next, as far as that can be told from who stands where. */
export function bestReply(o: Outlook, side: number, hint: Hint | null): Answer {
  return new Reply(o, side).best(hint);
}

class Reply {
  readonly #o: Outlook;
  readonly #side: number;
  readonly #corps: readonly Corps[];
  readonly #fixed: readonly Pile[];
  readonly #known = new Map<string, number>();
  readonly #ways = new Map<number, Ways>();
  /** Where it may be worth going. */
  readonly #ends: ReadonlySet<number>;

  constructor(before: Outlook, side: number) {
    const { b } = before;
    const [french, coalition] = before.marches;
    const marches: [number, number] = side === 0 ? [french - 1, coalition] : [french, coalition - 1];
    this.#o = {
      ...before,
      b: { ...b, s: { ...b.s, active: side, phase: MOVEMENT, marching: [] } },
      marches,
      settled: true,
    };
    this.#side = side;
    const towns = [...before.piles[0], ...before.piles[1]].map(({ town }) => town);
    this.#ends = new Set([...before.ground.places, ...towns]);
    const corps: Corps[] = [];
    const fixed: Pile[] = [];
    for (const pile of before.piles[side === 0 ? 0 : 1]) {
      const stays = { ...pile, origins: [] };
      if (pile.points < LEAST || pile.shut > 0 || pileAt(before, other(side), pile.town) !== undefined) {
        fixed.push(stays);
        continue;
      }
      const parting = PARTINGS.find(({ points, flags }) => pile.points >= points && pile.flags >= flags);
      for (const [i, share] of (parting?.shares ?? WHOLE).entries()) {
        corps.push(this.#corpsOf(share === 1 ? stays : parted(stays, share, i === 0), `${pile.town} ${i}`));
      }
    }
    this.#corps = corps;
    this.#fixed = fixed;
  }

  best(hint: Hint | null): Answer {
    const begin = this.#corps.map((corps) => goalIn(corps, hint?.get(corps.name)));
    const rounds = hint === null ? ROUNDS : 1;
    let best = this.#improved(begin, rounds);
    const foes = [...this.#o.piles[this.#side === 0 ? 1 : 0]].sort((one, two) => two.points - one.points);
    for (const { town } of foes.slice(0, hint === null ? TARGETS : 1)) {
      const idea = this.#corps.map((corps) => goalIn(corps, town));
      if (!idea.some((goal) => goal > 0)) continue;
      const found = this.#improved(idea, rounds);
      if (found.value > best.value) best = found;
    }
    const { choice } = best;
    const towns = this.#corps.map(({ name, goals }, i): [string, number] => [
      name,
      goals[choice[i] as number]?.town ?? OFF,
    ]);
    return { o: this.#after(choice), hint: new Map(towns) };
  }

  #improved(first: readonly number[], rounds: number): { choice: readonly number[]; value: number } {
    let choice = [...first];
    let value = this.#value(choice);
    for (let round = 0; round < rounds; round++) {
      const before = value;
      for (const [i, { goals }] of this.#corps.entries()) {
        for (let goal = 0; goal < goals.length; goal++) {
          if (goal === choice[i]) continue;
          const other = choice.slice();
          other[i] = goal;
          const found = this.#value(other);
          if (found > value + 1e-9) [choice, value] = [other, found];
        }
      }
      if (value <= before) break;
    }
    return { choice, value };
  }

  #value(choice: readonly number[]): number {
    const key = choice.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let value = sumOf(outlined(this.#after(choice), this.#side).parts);
    for (const [i, { goals }] of this.#corps.entries()) value -= goals[choice[i] as number]?.cost ?? 0;
    this.#known.set(key, value);
    return value;
  }

  #after(choice: readonly number[]): Outlook {
    const o = this.#o;
    const standing = [...this.#fixed];
    let control: number[] | null = null;
    for (const [i, { goals }] of this.#corps.entries()) {
      const { pile, taken } = goals[choice[i] as number] as Goal;
      standing.push(pile);
      for (const town of taken) {
        control ??= [...o.control];
        control[town] = this.#side;
      }
    }
    const own = assembled(standing, o.known.piles);
    const foes = o.piles[this.#side === 0 ? 1 : 0];
    return { ...o, piles: this.#side === 0 ? [own, foes] : [foes, own], control: control ?? o.control };
  }

  #corpsOf(pile: Pile, name: string): Corps {
    const o = this.#o;
    const pace = paceOf(pile);
    const foe = other(this.#side);
    const ways = this.#waysFrom(pile.town);
    const goals: Goal[] = [{ town: pile.town, pile, taken: [], cost: 0 }];
    for (const town of this.#ends) {
      const far = ways.cost[town] as number;
      if (far <= 0 || far > pace + FARTHER) continue;
      const way = wayTo(ways, pile.town, town);
      const taken = way.filter((one) => this.#isPrize(one));
      const forced = far > pace;
      if (forced && (taken.length === 0 || pileAt(o, foe, town) !== undefined)) continue;
      const origins = [{ town: way.at(-2) ?? pile.town, points: pile.points }];
      const force = forced ? pile.force / 2 : pile.force;
      goals.push({ town, pile: { ...pile, town, fresh: 0, force, origins }, taken, cost: forced ? FORCE : STIR });
    }
    return { name, goals };
  }

  #waysFrom(from: number): Ways {
    const known = this.#ways.get(from);
    if (known !== undefined) return known;
    const barred = (town: number) => pileAt(this.#o, other(this.#side), town) !== undefined;
    const found = spread(this.#o.b, { from, pace: FARTHEST, mover: 'infantry', barred });
    this.#ways.set(from, found);
    return found;
  }

  /** Whether a town scores and falls to whoever comes. */
  #isPrize(town: number): boolean {
    const { ground, control } = this.#o;
    if (control[town] === this.#side || !ground.places.includes(town)) return false;
    return pileAt(this.#o, other(this.#side), town) === undefined;
  }
}
