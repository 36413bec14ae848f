import { cell } from '@bivouac/kernel';
import { CAVALRY, type Unit } from '../../content/types.ts';
import { squareOdds, testOdds, volleyOdds, shockOdds } from '../../odds.ts';
import { PLAIN } from '../../rules/morale/modifiers.ts';
import { CHARGED, DISORDERED, type EmpereurState, SQUARE } from '../../rules/state.ts';
import type { Meeting } from './field.ts';

/** How the two of a duel stand: steps left, and who has lost his order. */
export interface Standing {
  readonly steps: readonly [attacker: number, defender: number];
  readonly broken: readonly [attacker: boolean, defender: boolean];
  readonly squared: boolean;
}

/** Standings with their chances, by a name of each: everything here is exact. */
export type Chances = ReadonlyMap<string, readonly [chance: number, standing: Standing]>;

const nameOf = ({ steps, broken, squared }: Standing) => [...steps, ...broken, squared].join(' ');
const isOver = ({ steps, broken }: Standing) => broken[0] || broken[1] || steps[0] === 0 || steps[1] === 0;

function gather(all: Iterable<readonly [number, Standing]>): Chances {
  const found = new Map<string, readonly [number, Standing]>();
  for (const [chance, standing] of all) {
    if (chance === 0) continue;
    const name = nameOf(standing);
    found.set(name, [(found.get(name)?.[0] ?? 0) + chance, standing]);
  }
  return found;
}

export function start({ s, attacker, defender }: Meeting): Chances {
  const steps = [cell(s.steps, attacker), cell(s.steps, defender)] as const;
  return gather([[1, { steps, broken: [false, false], squared: s.form[defender] === SQUARE }]]);
}

/** Everything that is still undecided goes on; what is over stays as it is. */
function goOn(chances: Chances, next: (standing: Standing) => (readonly [number, Standing])[]): Chances {
  const all: (readonly [number, Standing])[] = [];
  for (const [chance, standing] of chances.values()) {
    if (isOver(standing)) all.push([chance, standing]);
    else for (const [share, after] of next(standing)) all.push([chance * share, after]);
  }
  return gather(all);
}

function stateOf({ s, attacker, defender }: Meeting, { steps, squared }: Standing): EmpereurState {
  const now = { ...s, steps: s.steps.slice(), form: s.form.slice() };
  now.steps[attacker] = steps[0];
  now.steps[defender] = steps[1];
  if (squared) now.form[defender] = SQUARE;
  return now;
}

function pair<T>(side: 0 | 1, own: T, others: readonly [T, T]): readonly [T, T] {
  return side === 0 ? [own, others[1]] : [others[0], own];
}

/** One side fires at the other (EMP VII.3): a die, then the test of whoever was hit. */
export function fired(meeting: Meeting, chances: Chances, by: 0 | 1): Chances {
  const { content } = meeting;
  const [firer, target] = by === 0 ? [meeting.attacker, meeting.defender] : [meeting.defender, meeting.attacker];
  const at = by === 0 ? 1 : 0;
  return goOn(chances, (standing) => {
    const s = stateOf(meeting, standing);
    const odds = volleyOdds(content, s, [firer], cell(s.hex, target));
    return odds.results.flatMap((result) => {
      const left = standing.steps[at] - Math.min(standing.steps[at], Math.max(0, result));
      const hurt = { ...standing, steps: pair(at, left, standing.steps) };
      if (result === 0 || left === 0 || odds.tests === 0) return [[1 / 6, hurt] as const];
      const { holds } = testOdds(content, s, target, { ...PLAIN, taken: odds.taken }, left);
      const ran = { ...hurt, broken: pair(at, true, standing.broken) };
      return [[holds / 6, hurt] as const, [(1 - holds) / 6, ran] as const];
    });
  });
}

/** The defender tries to form square against a charge seen so many hexes away (EMP IX.6); who fails is in disorder. */
export function braced(meeting: Meeting, chances: Chances, away: number): Chances {
  return goOn(chances, (standing) => {
    const s = stateOf(meeting, standing);
    const { forms } = squareOdds(meeting.content, s, cell(s.hex, meeting.defender), away);
    return [
      [forms, { ...standing, squared: true }],
      [1 - forms, { ...standing, broken: [false, true] }],
    ];
  });
}

/** The attacker's shock (EMP VIII.8), that of cavalry as a charge. */
export function shocked(meeting: Meeting, chances: Chances): Chances {
  const { content, attacker, defender } = meeting;
  return goOn(chances, (standing) => {
    const s = stateOf(meeting, standing);
    s.done = s.done.slice();
    if ((content.units[attacker] as Unit).arm === CAVALRY) s.done[attacker] = CHARGED;
    const odds = shockOdds(content, s, [cell(s.hex, attacker)], cell(s.hex, defender));
    return (odds?.faces ?? []).flatMap(({ tolls: [mine, theirs] }) => {
      const steps = [standing.steps[0] - mine.steps, standing.steps[1] - theirs.steps] as const;
      return [true, false].flatMap((a) =>
        [true, false].map((d): readonly [number, Standing] => {
          const chance = (a ? mine.breaks : 1 - mine.breaks) * (d ? theirs.breaks : 1 - theirs.breaks);
          return [chance / 6, { ...standing, steps, broken: [a, d] }];
        }),
      );
    });
  });
}

/** What has come of a duel: who is out of it, and what it cost on the mean. */
export interface Outcome {
  readonly attackerBeaten: number;
  readonly defenderBeaten: number;
  readonly attackerSteps: number;
  readonly defenderSteps: number;
}

export function outcomeOf(meeting: Meeting, chances: Chances): Outcome {
  const { s, attacker, defender } = meeting;
  const sum = { attackerBeaten: 0, defenderBeaten: 0, attackerSteps: 0, defenderSteps: 0 };
  for (const [chance, { steps, broken }] of chances.values()) {
    if (broken[0] || steps[0] === 0) sum.attackerBeaten += chance;
    if (broken[1] || steps[1] === 0) sum.defenderBeaten += chance;
    sum.attackerSteps += chance * (cell(s.steps, attacker) - steps[0]);
    sum.defenderSteps += chance * (cell(s.steps, defender) - steps[1]);
  }
  return sum;
}

/** The shock of somebody against a unit that has lost its order where it stands (EMP IX.6, ruling 207). */
export function disorderedDefender(meeting: Meeting): Meeting {
  const form = meeting.s.form.slice();
  form[meeting.defender] = DISORDERED;
  return { ...meeting, s: { ...meeting.s, form } };
}
