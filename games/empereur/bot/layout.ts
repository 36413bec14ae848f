import { type Action, copy } from '@bivouac/kernel';
import { ARTILLERY, CAVALRY, INFANTRY } from '../content/types.ts';
import { around } from '../rules/ground/field.ts';
import { mayStay } from '../rules/movement/group.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { facingFault } from '../rules/piles/limits.ts';
import { DISORDERED, GONE, onMap } from '../rules/state.ts';
import { Danger } from './danger.ts';
import { goalsOf } from './goals.ts';
import { whim } from './mind.ts';
import { Posing, type Terms } from './posing.ts';
import { type Way, waysOf } from './reach.ts';
import { type Scene, sheetOf } from './scene.ts';
import { type Blow, Reply } from './reply.ts';
import { ANSWERED, broken, JUDGE, portfolios, type Script } from './scripts.ts';

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
  /** What the enemy is expected to do about it. */
  readonly blows: readonly Blow[];
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

/** Units that follow a script of their own, whatever their brigade does. */
type Own = ReadonlyMap<number, Script>;
const NOBODY: Own = new Map();

function ownUnits({ content, s, side }: Scene): number[] {
  return s.hex.flatMap((_, unit) => (onMap(s, unit) && content.units[unit]?.side === side ? [unit] : []));
}

function standing(scene: Scene, unit: number): Way {
  const { s } = scene;
  const [hex, form, facing] = [s.hex[unit] as number, s.form[unit] as number, s.facing[unit] as number];
  return { hex, form, facing, risk: 0, spent: 0, rests: true, moves: false, actions: [] };
}

/** Foot first, the nearest to the enemy before the others; then guns, which need it beside them; horse; the broken. */
function inOrder(danger: Danger, units: readonly number[]): number[] {
  const { scene } = danger;
  const { s } = scene;
  const rank = (unit: number) => {
    const { arm } = sheetOf(scene, unit);
    const kind = s.form[unit] === DISORDERED ? 3 : arm === ARTILLERY ? 1 : arm === CAVALRY ? 2 : 0;
    return kind * 1000 + danger.nearestComer(s.hex[unit] as number) * 4 + (s.rank[unit] as number);
  };
  return [...units].sort((one, two) => rank(one) - rank(two) || one - two);
}

export function scriptFor(scene: Scene, scripts: ReadonlyMap<number, Script>, unit: number, own: Own = NOBODY): Script {
  if (scene.s.form[unit] === DISORDERED) return broken;
  const mine = own.get(unit);
  if (mine !== undefined) return mine;
  const brigade = brigadeOf(scene, unit);
  return scripts.get(brigade) ?? portfolios[armOf(brigade)]?.[0] ?? JUDGE;
}

/** Whether a unit may end its move in a pose, beside those who have been placed there meanwhile. */
function fitsIn(scene: Scene, unit: number, { hex, form, facing }: Way): boolean {
  const { s } = scene;
  const there = pileAt(s, hex);
  if (there.length === 0) return true;
  if (!mayStay(scene, [unit], hex)) return false;
  const kept = [s.form[unit], s.facing[unit]] as [number, number];
  [s.form[unit], s.facing[unit]] = [form, facing];
  const fault = facingFault(scene.content, s, [unit, ...there]);
  [s.form[unit], s.facing[unit]] = kept;
  return fault === null;
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
    if (!way.rests || !fitsIn(scene, unit, way)) continue;
    if (way.moves && mind.overlooks > whim(unit, s.turn, way.hex, way.form, way.facing, 7) * 100) continue;
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
  apart: Own = NOBODY,
): Layout {
  const own: Scene = { ...scene, s: copy(scene.s) };
  touch(own.s);
  const danger = new Danger(own);
  const all = ownUnits(own);
  const posing = new Posing(danger, goalsOf(danger, all));
  for (const unit of all) if (!movers.includes(unit)) posing.placed.add(unit);
  posing.keepLanes(all);
  const moves: Move[] = [];
  for (const unit of inOrder(danger, movers)) {
    const ways = known?.get(unit) ?? reachOf(own, danger, unit);
    const way = bestWay(posing, unit, ways, scriptFor(own, scripts, unit, apart));
    posing.place(unit, way);
    if (way.moves) moves.push({ unit, way });
  }
  const blows = own.mind.answers > 0 ? new Reply(own, danger, posing.places).blows() : [];
  const script = own.mind.answers > 0 ? ANSWERED : JUDGE;
  const worth = judged(posing, all, moves, script) - own.mind.fear * blows.reduce((sum, one) => sum + one.worth, 0);
  return { moves, worth, after: own, blows };
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
function judged(posing: Posing, units: readonly number[], moves: readonly Move[], script: Script): number {
  const { scene } = posing;
  const risks = new Map(moves.map(({ unit, way }) => [unit, way.risk]));
  let sum = 0;
  for (const unit of units) {
    const way = { ...standing(scene, unit), risk: risks.get(unit) ?? 0 };
    const kept = scene.s.hex[unit] as number;
    scene.s.hex[unit] = GONE;
    touch(scene.s);
    sum += posing.score(unit, way, posing.terms(unit, way), script);
    scene.s.hex[unit] = kept;
    touch(scene.s);
  }
  return sum;
}

/** The two best poses beside each enemy: what they are worth shows only when others stand there too. */
function besideEach(scene: Scene, danger: Danger, ways: readonly Way[], order: readonly number[]): Way[] {
  const near = new Map<number, number>();
  for (const { hex } of danger.enemies) for (const at of around(scene.field, hex)) near.set(at, hex);
  const count = new Map<number, number>();
  return order.flatMap((i) => {
    const way = ways[i] as Way;
    const enemy = near.get(way.hex);
    const already = count.get(enemy ?? -1) ?? 0;
    if (enemy === undefined || already >= 2) return [];
    count.set(enemy, already + 1);
    return [way];
  });
}

/** In each hex he thinks of so many poses: others may be there first, and then he needs a hex, not a facing. */
const EACH = 2;

/** The best of all ways, but of no hex more than a few. */
function spread(ways: readonly Way[], order: readonly number[], most: number): Way[] {
  const count = new Map<number, number>();
  const found: Way[] = [];
  for (const i of order) {
    const way = ways[i] as Way;
    const already = count.get(way.hex) ?? 0;
    if (already >= EACH) continue;
    count.set(way.hex, already + 1);
    found.push(way);
    if (found.length === most) break;
  }
  return found;
}

/** Of all that a unit could do, what is among the best by one script or another: the rest is not looked at again. */
function shortlists(scene: Scene, danger: Danger, movers: readonly number[]): Ways {
  const { s, mind } = scene;
  const posing = new Posing(danger, goalsOf(danger, ownUnits(scene)));
  const lists: Ways = new Map();
  for (const unit of movers) {
    const arm = armOf(brigadeOf(scene, unit));
    const scripts = s.form[unit] === DISORDERED ? [broken] : (portfolios[arm] ?? []);
    const ways = reachOf(scene, danger, unit).filter(({ rests }) => rests);
    const kept = s.hex[unit] as number;
    s.hex[unit] = GONE;
    touch(s);
    const terms = ways.map((way) => posing.terms(unit, way));
    s.hex[unit] = kept;
    touch(s);
    const listed = new Set(ways.filter(({ moves }) => !moves));
    for (const script of scripts) {
      const worth = ways.map((way, i) => posing.score(unit, way, terms[i] as Terms, script));
      const order = ways.map((_, i) => i).sort((one, two) => (worth[two] as number) - (worth[one] as number));
      for (const way of spread(ways, order, mind.listed)) listed.add(way);
      if (script.shock > 1) for (const way of besideEach(scene, danger, ways, order)) listed.add(way);
    }
    lists.set(unit, [...listed]);
  }
  return lists;
}

/** Guns and horse keep to the foot: what they may do is listed where it stands once it has moved, too. */
function listsOfAll(scene: Scene, danger: Danger, movers: readonly number[]): Ways {
  const lists = shortlists(scene, danger, movers);
  const isFoot = (unit: number) => sheetOf(scene, unit).arm === INFANTRY;
  const followers = movers.filter((unit) => !isFoot(unit) && scene.s.form[unit] !== DISORDERED);
  const foot = movers.filter(isFoot);
  if (followers.length === 0 || foot.length === 0) return lists;
  const { after } = layOut(scene, foot, new Map(), lists);
  for (const [unit, ways] of shortlists(after, new Danger(after), followers))
    lists.set(unit, [...(lists.get(unit) ?? []), ...ways.filter(({ moves }) => moves)]);
  return lists;
}

/** The scripts of every brigade, changed one after the other as long as the whole gets better. */
export function bestLayout(scene: Scene, movers: readonly number[]): Layout {
  const { mind } = scene;
  const danger = new Danger(scene);
  const scripts = new Map<number, Script>();
  const near = (unit: number) => danger.nearestComer(scene.s.hex[unit] as number);
  const brigades = [
    ...new Set([...movers].sort((a, b) => near(a) - near(b) || a - b).map((unit) => brigadeOf(scene, unit))),
  ];
  if (mind.rounds === 0 || mind.portfolio < 2) return layOut(scene, movers, scripts, null);
  const known = listsOfAll(scene, danger, movers);
  let most = layOut(scene, movers, scripts, known).worth;
  let left = mind.patience;
  for (let round = 0; round < mind.rounds; round++) {
    const before = most;
    for (const brigade of brigades) {
      for (const script of (portfolios[armOf(brigade)] ?? []).slice(0, mind.portfolio)) {
        if (script === scripts.get(brigade) || left < movers.length) continue;
        left -= movers.length;
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
  return layOut(scene, movers, scripts, known, withdrawn(scene, movers, scripts, known));
}

/** Whoever would be struck hardest is led by himself for once, if the whole gains by it. */
function withdrawn(scene: Scene, movers: readonly number[], scripts: Map<number, Script>, known: Ways): Own {
  const { mind } = scene;
  const apart = new Map<number, Script>();
  if (mind.answers === 0) return apart;
  let best = layOut(scene, movers, scripts, known, apart);
  const tried = new Set<number>();
  for (let left = mind.answers; left > 0; left--) {
    const struck = [...best.blows]
      .sort((one, two) => two.worth - one.worth)
      .flatMap(({ hex }) => movers.filter((unit) => best.after.s.hex[unit] === hex && !tried.has(unit)))[0];
    if (struck === undefined) return apart;
    tried.add(struck);
    const choices = (portfolios[armOf(brigadeOf(scene, struck))] ?? []).filter(
      (script) => script !== scriptFor(scene, scripts, struck, apart),
    );
    for (const script of choices) {
      const found = layOut(scene, movers, scripts, known, new Map(apart).set(struck, script));
      if (found.worth <= best.worth + 1e-9) continue;
      best = found;
      apart.set(struck, script);
    }
  }
  return apart;
}

/** The actions of a move, from taking the unit up to putting it down. */
export function actionsOf({ unit, way }: Move, chiefs: readonly number[]): Action[] {
  return [['move', unit], ...chiefs.map((chief): Action => ['bring', chief]), ...way.actions, ['done']];
}
