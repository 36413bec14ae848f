import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { commandsOf, unitStatus } from '../command/lines.ts';
import { perPack } from '../per-pack.ts';
import { pieces, sheetOf, slotOf, unitOf } from '../pieces/pieces.ts';
import { mayBeRaised, raise } from './raising.ts';
import { rosterOf, senior } from '../players/sides.ts';
import { type Board, COALITION, COMMANDED, type Ctx, FRENCH, type Gloire, OFF, SIDES } from '../state.ts';

interface Replacing {
  power: number;
  side: number;
  /** Points left, by nation. */
  left: number[];
  /** The units that take a point, once for each. */
  given: number[];
  /** The units that may take any, where an event card names them; empty for all. */
  only: readonly number[];
}

/** How many more points a unit could take, besides those it has just been given. */
function room(b: Board, unit: number, given: readonly number[]): number {
  const { s, content } = b;
  const { perUnit, upTo } = content.campaign.replacements;
  const taken = given.filter((one) => one === unit).length;
  // GLO 3.3#13, #15: crosses are rubbed out; in 1813 a unit may be filled up to its boxes (GLO 1813.B.3.3#3).
  const wanting =
    upTo === 'initial'
      ? (s.lost[unit] as number)
      : sheetOf(b, unit).maximum - (s.points[unit] as number) - (s.stragglers[unit] as number);
  return Math.min(wanting, perUnit - (s.refilled[unit] as number)) - taken;
}

/** By side: its nations. */
const nationsOf = perPack(({ campaign }) => ({
  [FRENCH]: campaign.nations.flatMap((nation, i) => (nation.side === FRENCH ? [i] : [])),
  [COALITION]: campaign.nations.flatMap((nation, i) => (nation.side === COALITION ? [i] : [])),
}));

/** The nation whose points serve a unit: of several the one with most left; OFF if none has any. */
function nationFor(b: Board, unit: number, left: readonly number[]): number {
  const { byNation } = b.content.campaign.replacements;
  const { nations, side } = unitOf(b, unit);
  let best = OFF;
  for (const nation of byNation ? nations : nationsOf(b.content)[side]) {
    if ((left[nation] ?? 0) > 0 && (best === OFF || (left[nation] as number) > (left[best] as number))) best = nation;
  }
  return best;
}

/** GLO 3.3#11, #12, 1813.B.3.3#1, #2, #5: the units that can take a point. */
function takers(b: Board, vars: Omit<Replacing, 'power'>): number[] {
  const { s, content } = b;
  const { onlyCommanded, detachments } = content.campaign.replacements;
  const commands = onlyCommanded ? commandsOf(b) : [];
  return pieces(b).of[vars.side === 0 ? 0 : 1].filter((unit) => {
    if (unit >= pieces(b).units) return false;
    const slot = slotOf(b, unit);
    if (slot === OFF) return false;
    if ((s.place[slot] as number) < 0) {
      // GLO series.pologne#22: some may be raised again, with one point a turn like anybody else.
      const able = mayBeRaised(b, unit) && nationFor(b, unit, vars.left) !== OFF;
      return able && vars.only.length === 0 && !vars.given.includes(unit);
    }
    const { type, detachment } = unitOf(b, unit);
    if (type === 'artillery' || (detachment && !detachments)) return false;
    if (vars.only.length > 0 && !vars.only.includes(unit)) return false;
    if (room(b, unit, vars.given) <= 0 || nationFor(b, unit, vars.left) === OFF) return false;
    return !onlyCommanded || unitStatus(b, unit, commands) === COMMANDED;
  });
}

/** Points of one nation, none of another. */
export function pointsFor({ content }: Board, nation: number, points: number): number[] {
  return content.campaign.nations.map((_, i) => (i === nation ? points : 0));
}

/** The units of a side that could take a point of a nation now, of those that are named. */
export function takersFor(b: Board, side: number, nation: number, only: readonly number[]): number[] {
  return takers(b, { side, left: pointsFor(b, nation, 1), given: [], only });
}

/** GLO 3.3#11 to #17: one side shares its replacements out, on its own roster and unseen. */
export const replacing: Procedure<Gloire, Replacing, number[]> = procedure<Gloire, Replacing, number[]>('replacing', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'replace',
    clause: 'GLO 3.3#11',
    about: (_, vars) => ({ left: vars.left.reduce((sum, points) => sum + points, 0) }),
    offers(c, vars) {
      const able = takers(c, vars);
      for (const unit of able) c.offer('replace', unit);
      // GLO 3.3#17: in the series nobody holds them back; in 1813 what is not used is lost (GLO 1813.B.3.3#7).
      // Nobody is raised again who is not wanted.
      const due = able.filter((unit) => (c.s.place[slotOf(c, unit)] as number) >= 0);
      if (due.length === 0 || !c.content.campaign.replacements.wait) c.offer('done');
    },
    why(c, _, [verb]) {
      if (verb === 'done') return { reason: 'notHeldBack', clause: 'GLO 3.3#17' };
      const clause = c.content.campaign.replacements.byNation ? 'GLO 1813.B.3.3#5' : 'GLO 3.3#12';
      return { reason: 'takesNone', clause };
    },
    take: {
      replace(c: Ctx, vars: Replacing, unit: number) {
        const nation = nationFor(c, unit, vars.left);
        vars.left[nation] = (vars.left[nation] as number) - 1;
        vars.given.push(unit);
        return c.go(vars.left.some((points) => points > 0) ? 'choose' : 'done');
      },
      done: (c: Ctx) => c.go('done'),
    },
  },
  done: (c, vars) => c.return(vars.given),
});

/** GLO 3.3#13: a unit takes a point, on its owner's roster. */
export function refill(c: Ctx, unit: number): void {
  const { s } = c;
  if ((s.place[slotOf(c, unit)] as number) < 0) raise(c, unit);
  s.points[unit] = (s.points[unit] as number) + 1;
  s.refilled[unit] = (s.refilled[unit] as number) + 1;
  s.lost[unit] = Math.max(0, (s.lost[unit] as number) - 1);
  s.emptied[unit] = OFF;
  c.tell?.({ fact: 'replaced', unit, clause: 'GLO 3.3#13', to: rosterOf(c, unitOf(c, unit).side) });
}

/** The points of a side that are there to be shared out: the schedule is public, and so is what waits. */
function pointsOf(c: Ctx, side: number): number[] {
  const { nations } = c.content.campaign;
  return c.s.pointsWaiting.map((points, nation) => (nations[nation]?.side === side ? points : 0));
}

const sidesWithPoints = (c: Ctx) => SIDES.filter((side) => pointsOf(c, side).some((points) => points > 0));

/** GLO 3.3: both sides at once, each on its own roster. */
export const replacements: Procedure<Gloire, Record<string, never>> = procedure<Gloire, Record<string, never>>(
  'replacements',
  {
    share(c) {
      const sides = sidesWithPoints(c);
      if (sides.length === 0) return c.return();
      const branches = sides.map((side) => {
        const power = senior(c, side);
        return { power, vars: { power, side, left: pointsOf(c, side), given: [], only: [] } };
      });
      return c.fork(replacing, branches, 'enter');
    },
    enter(c) {
      const { s } = c;
      const { wait } = c.content.campaign.replacements;
      const lists = c.results(replacing);
      for (const [i, side] of sidesWithPoints(c).entries()) {
        const left = pointsOf(c, side);
        for (const unit of lists[i] ?? []) {
          const nation = nationFor(c, unit, left);
          left[nation] = (left[nation] as number) - 1;
          refill(c, unit);
        }
        for (const [nation, points] of left.entries()) {
          if (c.content.campaign.nations[nation]?.side === side) s.pointsWaiting[nation] = wait ? points : 0;
        }
      }
      // How many have to wait is told; how many were lost is not.
      if (wait) c.disclose(EVERYONE);
      s.version++;
      return c.return();
    },
  },
);
