import { type Frame, type Offer, varsIn } from '@bivouac/kernel';
import { chargeOdds, counterOdds, holdChance, pounceOdds, type ShockOdds, squareOdds } from '../odds.ts';
import { horse } from '../rules/charge/counter.ts';
import { isCharging } from '../rules/charge/threat.ts';
import { around, distance } from '../rules/ground/field.ts';
import { isLight } from '../rules/options/cavalry.ts';
import { bandUnits, pileAt, topAt, touch } from '../rules/piles/board.ts';
import { other } from '../rules/state.ts';
import { awayChoice, find } from './answers.ts';
import { Danger } from './danger.ts';
import { tollCost } from './posing.ts';
import { breakCost, type Scene, sheetOf } from './scene.ts';

function shockCost(scene: Scene, odds: ShockOdds | null): number {
  if (odds === null) return 0;
  return tollCost(scene, scene.side, odds.defenders) - tollCost(scene, other(scene.side), odds.attackers);
}

/** EMP IX.6: a square where it is better than to stand; late squares are no better than early ones that fail. */
export function squareChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  const { content, s, field } = scene;
  const riders = s.hex.flatMap((_, unit) => (isCharging(content, s, unit) ? [unit] : []));
  const [rider] = riders;
  const pass = find(offers, 'pass', 'done');
  if (rider === undefined) return pass;
  const from = s.hex[rider] as number;
  const together = riders.filter((unit) => s.hex[unit] === from);
  let best = pass;
  let most = 0.05;
  for (const offer of offers) {
    if (offer[0] !== 'brace' || typeof offer[1] !== 'number') continue;
    const hex = offer[1];
    const away = distance(field, from, hex);
    const near = around(field, hex).filter((at) => pileAt(s, at).length === 0 || at === from);
    const [step] = near.sort((one, two) => distance(field, one, from) - distance(field, two, from));
    if (step === undefined) continue;
    const odds = chargeOdds(content, s, together, step, hex, away);
    if (odds === null || odds.square === null) continue;
    const { forms } = squareOdds(content, s, hex, away);
    const fallen = 0.6 + tollCost(scene, scene.side, { steps: 0, breaks: 1, clears: 1, disordered: 4 });
    const formed =
      forms * (shockCost(scene, odds.squared) + 0.15) + (1 - forms) * (shockCost(scene, odds.failed) + fallen);
    // Whoever is far off may ride elsewhere: waiting costs nothing until it is two hexes away.
    const likely = away <= 2 ? 1 : 0.8;
    const gain = likely * shockCost(scene, odds.asIs) - formed * (away <= 2 ? 1 : 0.9);
    if (gain > most) [best, most] = [offer, gain];
  }
  return best;
}

/** EMP IX.7, VI.8: a countercharge where it gains; else back before foot and guns whose next shots cost more than the test. */
export function counterChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  const vars = varsIn(frame, horse);
  if (vars === null) return undefined;
  const { at, band } = vars.at;
  const { content, s } = scene;
  // Whoever has come is reckoned as standing there.
  for (const unit of bandUnits(s, band)) s.band[unit] = 0;
  touch(s);
  let best = find(offers, 'pass', 'done');
  let most = 0.1;
  for (const offer of offers) {
    const [verb, hex] = offer;
    if (typeof hex !== 'number') continue;
    const gain =
      verb === 'counter' || verb === 'pounce'
        ? counterWorth(scene, hex, at, verb === 'pounce')
        : verb === 'recoil'
          ? recoilWorth(scene, hex)
          : 0;
    if (gain > most) [best, most] = [offer, gain];
  }
  return best;

  function counterWorth(on: Scene, hex: number, met: number, afar: boolean): number {
    const { cases } = afar ? pounceOdds(content, s, hex, met) : counterOdds(content, s, hex, met);
    return cases.reduce((sum, { chance, shock: odds }) => sum + chance * fought(on, odds), 0);
  }
}

function fought(scene: Scene, odds: ShockOdds | null): number {
  if (odds === null) return 0;
  return tollCost(scene, other(scene.side), odds.defenders) - tollCost(scene, scene.side, odds.attackers);
}

/** What falling back saves a pile of horse: the fire and the assaults of those who stand there now, less its own test. */
function recoilWorth(scene: Scene, hex: number): number {
  const { s } = scene;
  const danger = new Danger(scene);
  const top = topAt(s, hex);
  const [form, facing] = [s.form[top] as number, s.facing[top] as number];
  const stays = danger.fireAt(top, hex, form, facing) + danger.assaultAt(top, hex, form, facing);
  // EMP VI.8#4: nothing bears on that test, and light cavalry has none (EMP XVI.4#2).
  const fails = isLight(scene.content, s, top) ? 0 : 1 - holdChance(sheetOf(scene, top).morale);
  return 0.8 * stays - fails * breakCost(scene, top) - 0.2;
}

/** EMP VI.8: its leaders with it, out of the enemy's reach. */
export function recoilChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  return find(offers, 'bring') ?? awayChoice(scene, offers);
}
