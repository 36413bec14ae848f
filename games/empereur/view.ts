import { copy, type Eyes } from '@bivouac/kernel';
import type { EmpereurContent } from './content/types.ts';
import { isOfSide, personOf } from './rules/command/hands.ts';
import { lettersView } from './rules/command/mail.ts';
import { commandView } from './rules/command/seen.ts';
import { eveView } from './rules/deployment/counters.ts';
import { boardOf } from './rules/piles/board.ts';
import { DISORDERED, type EmpereurState, HIDDEN, STANDING, type Weary } from './rules/state.ts';

/**
 * The units that a viewer does not see: those that lie under another one of the enemy's (EMP V#2). Whoever flees is seen;
 * a pile on the march is a pile.
 */
function hiddenFrom(content: EmpereurContent, s: EmpereurState, eyes: Eyes): Map<number, number> {
  const hidden = new Map<number, number>();
  if (s.open === 1) return hidden;
  for (const units of boardOf(s).on.values()) {
    const tops = new Map<number, number>();
    for (const unit of units) {
      const band = s.band[unit] as number;
      const top = tops.get(band);
      if (top === undefined) tops.set(band, unit);
      else if (!isOfSide(content, eyes, content.units[unit]?.side ?? 0) && !flees(s, unit)) hidden.set(unit, top);
    }
  }
  return hidden;
}

function flees(s: EmpereurState, unit: number): boolean {
  return s.band[unit] !== STANDING && s.form[unit] === DISORDERED;
}

/** What a seat may know: everything but who lies under the enemy's top units. */
export function view(content: EmpereurContent, s: EmpereurState, eyes: Eyes): EmpereurState {
  const hidden = hiddenFrom(content, s, eyes);
  const veiled = (column: readonly number[], blank: number) =>
    hidden.size === 0 ? column.slice() : column.map((value, unit) => (hidden.has(unit) ? blank : value));
  const below = s.below.slice();
  for (const top of hidden.values()) below[top] = (below[top] as number) + 1;
  return {
    scenario: s.scenario,
    open: s.open,
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    // Counts changes of the board that nobody sees: whoever looks has a board of his own.
    version: 0,
    nextBand: s.nextBand,
    hex: veiled(s.hex, HIDDEN),
    facing: veiled(s.facing, 0),
    form: veiled(s.form, 0),
    steps: s.steps.slice(),
    since: veiled(s.since, 0),
    rank: veiled(s.rank, 0),
    spent: veiled(s.spent, 0),
    done: veiled(s.done, 0),
    band: veiled(s.band, 0),
    below,
    chiefHex: s.chiefHex.slice(),
    chiefLost: s.chiefLost.slice(),
    chiefDone: s.chiefDone.slice(),
    mood: s.mood.slice(),
    crossed: s.crossed.slice(),
    entered: s.entered.slice(),
    held: s.held.slice(),
    ...(s.hex2 === undefined ? {} : { hex2: veiled(s.hex2, -1) }),
    // Who has voltigeurs out is seen; whoever has come to lie below has none.
    ...(s.screens === undefined ? {} : { screens: copy(s.screens.filter((one) => !hidden.has(one.unit))) }),
    ...(s.weary === undefined ? {} : { weary: wearyView(s.weary, veiled) }),
    ...(s.routed === undefined ? {} : { routed: veiled(s.routed, 0) }),
    ...(s.advanced === undefined ? {} : advancedView(content, s, eyes)),
  };
}

/** EMP XVI.9: the markers of corps are for both; who has marched how far below in a pile is not. */
function wearyView(weary: Weary, veiled: (column: readonly number[], blank: number) => number[]): Weary {
  return { ...copy(weary), ridden: veiled(weary.ridden, 0), road: veiled(weary.road, 0) };
}

/** What is marked is marked for both (EMP XVI.2, XVI.8, XVII.1); command is each side's own. */
function advancedView(content: EmpereurContent, s: EmpereurState, eyes: Eyes): Partial<EmpereurState> {
  const { advanced, halves, limits, wounds, paid, command, chargedOn, wind } = s;
  return {
    ...(advanced === undefined ? {} : { advanced }),
    ...(halves === undefined ? {} : { halves: halves.slice() }),
    ...(limits === undefined ? {} : { limits: limits.slice() }),
    ...(wounds === undefined ? {} : { wounds: wounds.slice() }),
    ...(paid === undefined ? {} : { paid: paid.slice() }),
    ...(chargedOn === undefined ? {} : { chargedOn: chargedOn.slice() }),
    ...(wind === undefined ? {} : { wind: wind.slice() }),
    ...(command === undefined ? {} : { command: commandView(content, command, eyes, s.letters) }),
    ...(s.letters === undefined
      ? {}
      : { letters: lettersView(s.letters, eyes, (leader) => eyes.holds(personOf(leader))) }),
    ...(s.eve === undefined ? {} : { eve: eveView(content, s.eve, eyes) }),
    // Who is in play, and who has fired, everybody has seen (EMP XXI).
    ...(s.activation === undefined ? {} : { activation: copy(s.activation) }),
  };
}
