import type { Fact } from '@bivouac/kernel';
import type { FramesOf, Still } from '@bivouac/kit';
import { COLUMN, DISORDERED, type EmpereurState, GONE, LEFT, LINE, SQUARE } from '../rules/state.ts';

/** How long each fact is shown at the ordinary pace, in milliseconds; what is not named is not shown by itself. */
const pace: { readonly [fact: string]: number } = {
  turn: 700,
  phase: 420,
  marched: 340,
  turned: 200,
  formed: 320,
  fired: 900,
  losses: 420,
  tested: 650,
  disordered: 450,
  retreated: 380,
  eliminated: 700,
  leftMap: 450,
  declared: 420,
  shock: 1200,
  advanced: 420,
  charged: 500,
  halted: 300,
  countercharged: 700,
  scattered: 450,
  rallied: 500,
  rode: 300,
  fell: 900,
  gotAway: 500,
  appointed: 500,
  arrived: 420,
  recoiled: 420,
  mood: 900,
};

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** What everyone sees and news change step by step. */
type Visible = Pick<EmpereurState, 'hex' | 'form' | 'facing' | 'steps' | 'chiefHex' | 'turn' | 'active' | 'phase'>;

const visibleOf = ({ hex, form, facing, steps, chiefHex, turn, active, phase }: EmpereurState): Visible => ({
  hex: [...hex],
  form: [...form],
  facing: [...facing],
  steps: [...steps],
  chiefHex: [...chiefHex],
  turn,
  active,
  phase,
});

/** Those who go with a unit: all of its band, by what is known at the end, that stood where it stood. */
function goers(v: Visible, { band }: EmpereurState, unit: number): readonly number[] {
  const mine = band[unit] ?? 0;
  return v.hex.flatMap((hex, one) =>
    one === unit || (mine !== 0 && band[one] === mine && hex === v.hex[unit]) ? [one] : [],
  );
}

function applyFact(v: Visible, after: EmpereurState, fact: Fact): void {
  const [unit, place, leader] = [num(fact['unit']), num(fact['place']), num(fact['leader'])];
  switch (fact.fact) {
    case 'turn':
      v.turn = num(fact['turn']);
      v.active = num(fact['side']);
      break;
    case 'round':
      v.turn = num(fact['turn']);
      break;
    case 'activated':
    case 'loose':
      v.active = num(fact['side']);
      break;
    case 'phase':
      v.phase = num(fact['phase']);
      break;
    case 'marched':
    case 'retreated':
    case 'advanced':
    case 'recoiled':
      for (const one of goers(v, after, unit)) v.hex[one] = place;
      break;
    case 'turned':
      v.facing[unit] = num(fact['facing']);
      break;
    case 'formed':
    case 'rallied':
      v.form[unit] = num(fact['form']);
      v.facing[unit] = num(fact['facing']);
      break;
    case 'arrived':
    case 'placed':
      v.hex[unit] = place;
      v.form[unit] = num(fact['form']);
      v.facing[unit] = num(fact['facing']);
      break;
    case 'charged':
      v.form[unit] = LINE;
      v.facing[unit] = num(fact['facing']);
      break;
    case 'disordered':
      v.form[unit] = DISORDERED;
      break;
    case 'losses':
      v.steps[unit] = (v.steps[unit] ?? 0) - num(fact['count']);
      break;
    case 'eliminated':
      v.hex[unit] = GONE;
      break;
    case 'leftMap':
      v.hex[unit] = LEFT;
      break;
    case 'rode':
    case 'gotAway':
    case 'appointed':
      v.chiefHex[leader] = place;
      break;
    case 'fell':
      v.chiefHex[leader] = GONE;
      break;
    default:
  }
  // A unit that was not seen before has no pose of its own: it is shown as it is now.
  for (const [one, form] of v.form.entries()) {
    if (form === LINE || form === COLUMN || form === SQUARE) continue;
    if ((v.hex[one] ?? GONE) < 0) v.form[one] = after.form[one] ?? form;
  }
}

/** The steps from what was shown to what is so now, one for each fact worth seeing. */
export const framesOf: FramesOf<EmpereurState> = (before, news, after) => {
  const frames: Still<EmpereurState>[] = [];
  if (before.hex.length !== after.hex.length || before.scenario !== after.scenario) return frames;
  let now = visibleOf(before);
  for (const fact of news) {
    const next = visibleOf({ ...after, ...now });
    applyFact(next, after, fact);
    now = next;
    const ms = pace[fact.fact] ?? 0;
    if (ms > 0) frames.push({ state: { ...after, ...next }, fact, ms });
  }
  return frames;
};
