import { varsIn, type Frame, type Offer } from '@bivouac/kernel';
import { volleyOdds } from '../odds.ts';
import { valueAt } from '../rules/fire/coverage.ts';
import { shootingPhase } from '../rules/fire/phase.ts';
import { topAt } from '../rules/piles/board.ts';
import { FIRED, has, onMap, other } from '../rules/state.ts';
import { tollCost } from './posing.ts';
import { type Scene, sheetOf } from './scene.ts';

/** Who fires at what, hex by hex, and what each volley is worth. */
type Pairing = Map<number, { readonly firers: readonly number[]; readonly worth: number }>;

function firersOf(scene: Scene): number[] {
  const { s, side } = scene;
  return s.hex.flatMap((hex, unit) =>
    onMap(s, unit) && sheetOf(scene, unit).side === side && !has(s, unit, FIRED) && topAt(s, hex) === unit
      ? [unit]
      : [],
  );
}

/** Everybody at the target where the whole gains most: first his own best, then change by change while it pays. */
export function pairingOf(scene: Scene, targets: readonly number[]): Pairing {
  const { content, s, side } = scene;
  const firers = firersOf(scene);
  const choices = new Map(
    firers.map((unit) => [unit, targets.filter((hex) => valueAt(content, s, unit, hex) > 0)] as const),
  );
  const kept = new Map<string, number>();
  const worthOf = (hex: number, units: readonly number[]): number => {
    if (units.length === 0) return 0;
    const key = `${hex} ${units.join()}`;
    let known = kept.get(key);
    if (known === undefined) {
      known = tollCost(scene, other(side), volleyOdds(content, s, units, hex).toll);
      kept.set(key, known);
    }
    return known;
  };
  const at = new Map<number, number>();
  const group = (hex: number) => firers.filter((unit) => at.get(unit) === hex);
  for (const unit of firers) {
    let best: readonly [number, number] = [-1, 0];
    for (const hex of choices.get(unit) ?? []) {
      const gain =
        worthOf(
          hex,
          [...group(hex), unit].sort((a, b) => a - b),
        ) - worthOf(hex, group(hex));
      if (best[0] < 0 || gain > best[1]) best = [hex, gain];
    }
    if (best[0] >= 0) at.set(unit, best[0]);
  }
  for (let round = 0; round < 4; round++) {
    let changed = false;
    for (const unit of firers) {
      const now = at.get(unit);
      if (now === undefined) continue;
      const left =
        worthOf(now, group(now)) -
        worthOf(
          now,
          group(now).filter((one) => one !== unit),
        );
      for (const hex of choices.get(unit) ?? []) {
        if (hex === now) continue;
        const gain =
          worthOf(
            hex,
            [...group(hex), unit].sort((a, b) => a - b),
          ) - worthOf(hex, group(hex));
        if (gain <= left + 1e-9) continue;
        at.set(unit, hex);
        changed = true;
        break;
      }
    }
    if (!changed) break;
  }
  const pairing: Pairing = new Map();
  for (const hex of targets) {
    const units = group(hex);
    if (units.length > 0) pairing.set(hex, { firers: units, worth: worthOf(hex, units) });
  }
  return pairing;
}

/** A phase of fire: the shot that is worth most first, held back by whoever has a better target. */
export function shootingChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, shootingPhase);
  if (vars === null) return undefined;
  const done = offers.find(([verb]) => verb === 'done');
  const aims = offers.filter(([verb]) => verb === 'aim');
  if (aims.length > 0) {
    const pairing = pairingOf(
      scene,
      aims.map(([, hex]) => Number(hex)),
    );
    let best: Offer | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const aim of aims) {
      const worth = pairing.get(Number(aim[1]))?.worth ?? Number.NEGATIVE_INFINITY;
      if (worth > most) [best, most] = [aim, worth];
    }
    return best ?? done;
  }
  const { s, content } = scene;
  const open = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    const hex = s.hex[unit] as number;
    if (hex < 0 || sheetOf(scene, unit).side === scene.side || vars.aimed.includes(hex)) continue;
    if (firersOf(scene).some((one) => valueAt(content, s, one, hex) > 0)) open.add(hex);
  }
  const targets = [...open].sort((one, two) => one - two);
  const wanted = pairingOf(scene, targets).get(vars.at)?.firers ?? [];
  const hold = offers.find(([verb, unit]) => verb === 'hold' && !wanted.includes(Number(unit)));
  return (wanted.length > 0 ? hold : undefined) ?? offers.find(([verb]) => verb === 'fire');
}
