import { type Action, copy } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY } from '../content/types.ts';
import { mayStay } from '../rules/movement/group.ts';
import { touch } from '../rules/piles/board.ts';
import { DISORDERED, GONE, onMap } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { goalsOf } from './goals.ts';
import { whim } from './mind.ts';
import { Posing } from './posing.ts';
import { type Way, waysOf } from './reach.ts';
import { type Scene, sheetOf } from './scene.ts';
import { broken, JUDGE, portfolios, type Script } from './scripts.ts';

/** Where a unit is to go, and how. */
export interface Move {
  readonly unit: number;
  readonly way: Way;
}

/** A plan for all who may still move: in this order, and what the whole is worth afterwards. */
export interface Layout {
  readonly moves: readonly Move[];
  readonly worth: number;
  readonly after: Scene;
}

/** Units that follow one script: those of a corps, arm by arm. */
export function brigadeOf(scene: Scene, unit: number): number {
  const sheet = sheetOf(scene, unit);
  return sheet.corps * 3 + sheet.arm;
}

export function armOf(brigade: number): number {
  return brigade % 3;
}

type Ways = Map<number, readonly Way[]>;

function ownUnits({ content, s, side }: Scene): number[] {
  return s.hex.flatMap((_, unit) => (onMap(s, unit) && content.units[unit]?.side === side ? [unit] : []));
}

function standing(scene: Scene, unit: number): Way {
  const { s } = scene;
  const [hex, form, facing] = [s.hex[unit] as number, s.form[unit] as number, s.facing[unit] as number];
  return { hex, form, facing, risk: 0, spent: 0, rests: true, actions: [] };
}

/** Guns first, for they cannot fire through friends; then foot, the nearest to the enemy first; horse; the broken. */
function inOrder(danger: Danger, units: readonly number[]): number[] {
  const { scene } = danger;
  const { s } = scene;
  const rank = (unit: number) => {
    const { arm } = sheetOf(scene, unit);
    const kind = s.form[unit] === DISORDERED ? 3 : arm === ARTILLERY ? 0 : arm === CAVALRY ? 2 : 1;
    return kind * 1000 + danger.nearestComer(s.hex[unit] as number) * 4 + (s.rank[unit] as number);
  };
  return [...units].sort((one, two) => rank(one) - rank(two) || one - two);
}

export function scriptFor(scene: Scene, scripts: ReadonlyMap<number, Script>, unit: number): Script {
  if (scene.s.form[unit] === DISORDERED) return broken;
  const brigade = brigadeOf(scene, unit);
  return scripts.get(brigade) ?? portfolios[armOf(brigade)]?.[0] ?? JUDGE;
}

/** The best pose for a unit by a script, of those that it can come to. */
export function bestWay(posing: Posing, unit: number, ways: readonly Way[], script: Script): Way {
  const { scene } = posing;
  const { s, mind } = scene;
  let best = standing(scene, unit);
  const kept = s.hex[unit] as number;
  s.hex[unit] = GONE;
  touch(s);
  let most = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    if (!way.rests || !mayStay(scene, [unit], way.hex)) continue;
    const moves = way.actions.length > 0;
    if (moves && mind.overlooks > whim(unit, s.turn, way.hex, way.form, way.facing, 7) * 100) continue;
    const worth = posing.score(unit, way, posing.terms(unit, way), script);
    if (worth > most + 1e-9) [best, most] = [way, worth];
  }
  s.hex[unit] = kept;
  touch(s);
  return best;
}

/** One plan: everybody in turn takes the best pose that his script and those before him leave. */
export function layOut(
  scene: Scene,
  movers: readonly number[],
  scripts: ReadonlyMap<number, Script>,
  known: Ways | null,
): Layout {
  const own: Scene = { ...scene, s: copy(scene.s) };
  touch(own.s);
  const danger = new Danger(own);
  const all = ownUnits(own);
  const posing = new Posing(danger, goalsOf(danger, all));
  for (const unit of all) if (!movers.includes(unit)) posing.placed.add(unit);
  const moves: Move[] = [];
  for (const unit of inOrder(danger, movers)) {
    const ways = known?.get(unit) ?? reachOf(own, danger, unit);
    const way = bestWay(posing, unit, ways, scriptFor(own, scripts, unit));
    posing.place(unit, way);
    if (way.actions.length > 0) moves.push({ unit, way });
  }
  return { moves, worth: judged(posing, all, moves), after: own };
}

export function reachOf(scene: Scene, danger: Danger, unit: number): Way[] {
  const at = scene.s.hex[unit] as number;
  const fresh = { units: [unit], at, free: true, road: true, along: -1, over: false };
  return waysOf(scene, fresh, {
    leaving: (hex) => danger.leaving(unit, hex),
    entering: (hex) => danger.entering(unit, hex),
  });
}

/** What the whole comes to, by the same measure for every plan. */
function judged(posing: Posing, units: readonly number[], moves: readonly Move[]): number {
  const { scene } = posing;
  const risks = new Map(moves.map(({ unit, way }) => [unit, way.risk]));
  let sum = 0;
  for (const unit of units) {
    const way = { ...standing(scene, unit), risk: risks.get(unit) ?? 0 };
    const kept = scene.s.hex[unit] as number;
    scene.s.hex[unit] = GONE;
    touch(scene.s);
    sum += posing.score(unit, way, posing.terms(unit, way), JUDGE);
    scene.s.hex[unit] = kept;
    touch(scene.s);
  }
  return sum;
}

/** The scripts of every brigade, changed one after the other as long as the whole gets better. */
export function bestLayout(scene: Scene, movers: readonly number[]): Layout {
  const { mind } = scene;
  const danger = new Danger(scene);
  const scripts = new Map<number, Script>();
  const brigades = [...new Set(movers.map((unit) => brigadeOf(scene, unit)))];
  const known: Ways = new Map(movers.map((unit) => [unit, reachOf(scene, danger, unit)]));
  if (mind.rounds === 0 || mind.portfolio < 2) return layOut(scene, movers, scripts, null);
  let most = layOut(scene, movers, scripts, known).worth;
  for (let round = 0; round < mind.rounds; round++) {
    const before = most;
    for (const brigade of brigades) {
      for (const script of (portfolios[armOf(brigade)] ?? []).slice(0, mind.portfolio)) {
        if (script === scripts.get(brigade)) continue;
        const tried = new Map(scripts).set(brigade, script);
        const { worth } = layOut(scene, movers, tried, known);
        if (worth > most + 1e-9) {
          most = worth;
          scripts.set(brigade, script);
        }
      }
    }
    if (most <= before + 1e-9) break;
  }
  return layOut(scene, movers, scripts, null);
}

/** The actions of a move, from taking the unit up to putting it down. */
export function actionsOf({ unit, way }: Move, chiefs: readonly number[]): Action[] {
  return [['move', unit], ...chiefs.map((chief): Action => ['bring', chief]), ...way.actions, ['done']];
}
