import { varsIn, type Frame, type Offer } from '@bivouac/kernel';
import { worldsOf } from '../odds.ts';
import { enemiesBefore } from '../rules/charge/pace.ts';
import { around } from '../rules/ground/field.ts';
import { pileAt, touch } from '../rules/piles/board.ts';
import { shockPhase } from '../rules/shock/phase.ts';
import { strikeValue } from '../rules/shock/power.ts';
import { ATTACKED, ENGAGED, has, inOrder } from '../rules/state.ts';
import { assaultWorth } from './posing.ts';
import { prizesOf, type Scene, sheetOf } from './scene.ts';

/** An assault with the piles that make it best. */
interface Assault {
  readonly hex: number;
  readonly piles: readonly number[];
  readonly worth: number;
}

/** More piles than this beside one enemy are not all compared. */
const MOST_PILES = 5;

function attackersOf(scene: Scene, hex: number): number[] {
  const { content, s, side, field } = scene;
  return around(field, hex).filter((at) => {
    const pile = pileAt(s, at);
    const [first] = pile;
    if (first === undefined || sheetOf(scene, first).side !== side) return false;
    if (pile.some((unit) => has(s, unit, ENGAGED))) return false;
    return pile.some((unit) => inOrder(s, unit) && strikeValue(content, s, unit, hex) > 0);
  });
}

/** The scenes that an assault on a hex is weighed in: several where somebody lies unseen in it (EMP V#2). */
function scenesOf(scene: Scene, hex: number): Scene[] {
  const { content, seen, mind } = scene;
  const closed = seen.hex.some((at, unit) => at === hex && (seen.below[unit] as number) > 0);
  return closed ? worldsOf(content, seen, mind.worlds).map((s) => ({ ...scene, s })) : [scene];
}

function bestOn(scene: Scene, hex: number, must: readonly number[] = []): Assault | null {
  const scenes = scenesOf(scene, hex);
  const piles = attackersOf(scene, hex).slice(0, MOST_PILES);
  const prize = prizesOf(scene).find((one) => one.hex === hex)?.points ?? 0;
  let best: Assault | null = null;
  for (let set = 1; set < 1 << piles.length; set++) {
    const some = piles.filter((_, i) => (set & (1 << i)) !== 0);
    if (must.some((at) => !some.includes(at))) continue;
    const worth = scenes.reduce((sum, one) => sum + assaultWorth(one, some, hex, prize), 0) / scenes.length;
    if (best === null || worth > best.worth + 1e-9) best = { hex, piles: some, worth };
  }
  return best;
}

/** What a further shock must promise: whoever exploits has won already, and stands deep among the enemy. */
const EXPLOITS = 0.3;

/** EMP IX.4: on to the next enemy if that gains, turning first where it must. */
function exploitChoice(scene: Scene, at: number, offers: readonly Offer[]): Offer | undefined {
  const { s } = scene;
  const units = pileAt(s, at);
  const prizes = prizesOf(scene);
  const worthOf = (hex: number) => assaultWorth(scene, [at], hex, prizes.find((one) => one.hex === hex)?.points ?? 0);
  let best = offers.find(([verb]) => verb === 'done');
  let most = EXPLOITS + scene.mind.boldness;
  for (const offer of offers) {
    const [verb, what] = offer;
    if (typeof what !== 'number') continue;
    const kept = units.map((unit) => s.facing[unit] as number);
    let worth = Number.NEGATIVE_INFINITY;
    if (verb === 'assault') worth = worthOf(what);
    if (verb === 'turn') {
      for (const unit of units) s.facing[unit] = what;
      touch(s);
      const [lead = 0] = units;
      const fresh = enemiesBefore(scene, lead).filter((hex) => !pileAt(s, hex).some((one) => has(s, one, ATTACKED)));
      worth = Math.max(worth, ...fresh.map(worthOf)) - 0.01;
      units.forEach((unit, i) => {
        s.facing[unit] = kept[i] as number;
      });
      touch(s);
    }
    if (worth > most) [best, most] = [offer, worth];
  }
  return best;
}

/** The shock phase: the best assault first, with those who make it best; none that loses more than it wins. */
export function assaultChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, shockPhase);
  if (vars === null) return undefined;
  if (frame.step === 'exploit') return exploitChoice(scene, vars.at, offers);
  if (frame.step === 'gather') {
    const spares = offers.filter(([verb]) => verb === 'spare');
    const bound = attackersOf(scene, vars.at).filter(
      (at) => !vars.spared.includes(at) && !spares.some(([, hex]) => hex === at),
    );
    const best = bestOn(scene, vars.at, spares.length === 0 ? [] : bound);
    const spare = spares.find(([, at]) => best !== null && !best.piles.includes(Number(at)));
    return spare ?? offers.find(([verb]) => verb === 'attack');
  }
  const assaults = offers.filter(([verb]) => verb === 'assault');
  const done = offers.find(([verb]) => verb === 'done');
  let best: Offer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const assault of assaults) {
    const worth = bestOn(scene, Number(assault[1]))?.worth ?? Number.NEGATIVE_INFINITY;
    if (best === undefined || worth > most) [best, most] = [assault, worth];
  }
  return done !== undefined && most <= scene.mind.boldness ? done : (best ?? done);
}
