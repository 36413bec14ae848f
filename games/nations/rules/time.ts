import { type Context, EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { FRENCH, type Nations } from './state.ts';

/** The first date at which Napoleon reveals a mission is the 15th (NAT 14#5: the 14th reveals nothing). */
const FIRST_REVEAL = 15;

/** The missions that Napoleon has not revealed yet. */
export function unrevealed(c: Context<Nations>): number[] {
  const { missions, revealed } = c.s;
  return missions.is.filter((mission) => !revealed.includes(mission));
}

interface Passing {
  spaces: number;
  /** What time passes for, where it is not a card or an army (NAT 14#1). */
  clause?: string;
}

/** NAT 14: the time indicator moves, and each date it comes to takes effect at once, in order. */
export const clock: Procedure<Nations, Passing> = procedure<Nations, Passing>('clock', {
  move(c, vars) {
    const { s, content } = c;
    if (vars.spaces <= 0) return c.return();
    vars.spaces--;
    // Beyond the end of the bar nothing is counted any more.
    if (s.time >= content.barEnd) return c.return();
    s.time++;
    c.tell?.({ fact: 'time', at: s.time, clause: vars.clause ?? 'NAT 14#1' });
    const date = content.dates[s.dates];
    if (date === undefined || s.time < date.at) return c.go('move');
    s.dates++;
    c.mark?.(`date:${date.day}`);
    c.tell?.({ fact: 'date', day: date.day, clause: 'NAT 4#1' });
    if (date.day < FIRST_REVEAL) return c.go('move');
    const left = unrevealed(c);
    if (left.length === 0) return c.go('move');
    return left.length === 1 ? c.go('last') : c.go('choose');
  },
  /** NAT 14#3: Napoleon chooses which one; in the Allied turn too. */
  choose: {
    power: () => FRENCH,
    prompt: 'reveal',
    clause: 'NAT 14#3',
    offers(c) {
      for (const mission of unrevealed(c)) c.offer('reveal', mission);
    },
    take: {
      reveal(c, _, mission) {
        reveal(c, mission);
        return c.go('move');
      },
    },
  },
  last(c) {
    const [mission] = unrevealed(c);
    if (mission !== undefined) reveal(c, mission);
    return c.go('move');
  },
});

function reveal(c: Context<Nations>, mission: number): void {
  const { missions, revealed, outcome } = c.s;
  c.show(missions, missions.is.indexOf(mission), EVERYONE);
  revealed.push(mission);
  outcome.push(0);
  c.mark?.(`mission:${mission}`);
  c.tell?.({ fact: 'revealed', mission, clause: 'NAT 14#4' });
}
