import { type Dice, fastDice, fillHoles, type Offer, StateDice } from '@bivouac/kernel';
import { isFault, newState, prepare, Referee } from '@bivouac/kernel/table';
import { melee } from '../content/testing/melee.ts';
import type { EmpereurContent, Placement } from '../content/types.ts';
import { empereurGame } from '../game.ts';
import { ADAPTED, type Empereur } from '../rules/state.ts';

export interface Battle {
  readonly content: EmpereurContent;
  readonly scenario: string;
  readonly seed: string;
  readonly most: number;
}

const FIGHTS = ['assault', 'attack', 'aim', 'fire', 'charge', 'line', 'strike', 'counter', 'brace', 'advance', 'rally'];
const RARE = ['scatter', 'ride', 'top', 'back', 'turn', 'combine', 'bring'];

/** Whoever can fight mostly does, and few give way by choice: a short battle comes to everything. */
function choose(offers: readonly Offer[], dice: Dice): Offer {
  const fights = offers.filter(([verb]) => FIGHTS.includes(verb));
  if (fights.length > 0 && dice.below(5) > 0) return dice.pick(fights);
  const usual = offers.filter(([verb]) => !RARE.includes(verb));
  return dice.pick(usual.length > 0 && dice.below(6) > 0 ? usual : offers);
}

/** The crowded field with the second army so near that they stand face to face. */
export function faceToFace(morale: number): EmpereurContent {
  const field = melee(true, morale);
  const nearer = (one: Placement): Placement => {
    const hex = one.hex - 2;
    const { adapted = false } = field.tables.terrains[field.maps[0]?.terrain[hex] ?? 0] ?? {};
    return { ...one, hex, form: adapted ? ADAPTED : one.form, facing: adapted ? 0 : one.facing };
  };
  return {
    ...field,
    scenarios: field.scenarios.map((battle) => ({
      ...battle,
      units: battle.units.map((one) => (field.units[one.unit]?.side === 1 ? nearer(one) : one)),
    })),
  };
}

/** So many decisions of a battle by chance; `look` sees each before it is answered. */
export function played(
  { content, scenario, seed, most }: Battle,
  beside: object,
  look: (referee: Referee<Empereur>) => void,
) {
  const game = empereurGame(content);
  const state = newState(game, { scenario, options: {}, seats: [[0], [1]] }, fastDice(seed));
  if (isFault(state)) throw new Error(state.fault);
  const referee = new Referee(prepare(game), state, beside).start();
  const dice = new StateDice(fastDice(`${seed} chooses`));
  for (let n = 0; n < most && !referee.finished; n++) {
    look(referee);
    const [seat = 0] = referee.waiting();
    referee.play(seat, fillHoles(choose(referee.offers(seat), dice), dice));
  }
  return referee.state.game;
}

export const crowd = (seed: string): Battle => ({ content: faceToFace(8), scenario: 'champ', seed, most: 400 });
