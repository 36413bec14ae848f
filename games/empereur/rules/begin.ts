import type { Setup } from '@bivouac/kernel';
import type { EmpereurContent } from '../content/types.ts';
import { lettersAtStart } from './command/hands.ts';
import { commandAtStart, ordersAtStart } from './command/state.ts';
import { eveOf } from './deployment/counters.ts';
import { noActivation } from './interactive/roster.ts';
import { freshTroops } from './options/fatigue.ts';
import {
  BY_LETTERS,
  chosen,
  DEPLOYMENT,
  FATIGUE,
  HALF_LOSSES,
  HORSE_KINDS,
  INTERACTIVE,
  isByLetters,
  LETTERS,
  plays,
  RADIUS,
  ROUT,
  TACTICS,
  UNCERTAIN,
  VOLTIGEURS,
  WOUNDS,
} from './options/options.ts';
import { COLUMN, type EmpereurState, GONE, WAITING } from './state.ts';

/** The hexes of a scenario that count for victory, each once. */
export function victoryHexes(content: EmpereurContent, scenario: number): readonly number[] {
  const { places } = content.scenarios[scenario]?.victory ?? { places: [] };
  return [...new Set(places.flatMap((place) => place.hexes))].sort((one, two) => one - two);
}

/** An empty field of a scenario: nobody is on it, and nobody will come. */
export function emptyField(content: EmpereurContent, scenario: number): EmpereurState {
  const units = content.units.length;
  const column = (value: number, length = units) => new Array<number>(length).fill(value);
  const battle = content.scenarios[scenario];
  return {
    scenario,
    open: 0,
    turn: 1,
    active: battle?.first ?? 0,
    phase: 0,
    version: 0,
    nextBand: 1,
    hex: column(GONE),
    facing: column(0),
    form: column(COLUMN),
    steps: content.units.map((unit) => unit.steps),
    since: column(0),
    rank: column(0),
    spent: column(0),
    done: column(0),
    band: column(0),
    below: column(0),
    chiefHex: column(GONE, content.leaders.length),
    chiefLost: column(0, content.leaders.length),
    chiefDone: column(0, content.leaders.length),
    mood: column(0, battle?.bodies.length ?? 0),
    crossed: column(0, battle?.bodies.length ?? 0),
    entered: [],
    held: victoryHexes(content, scenario).map((hex) => battle?.victory.held.find((one) => one.hex === hex)?.side ?? -1),
  };
}

/** What the options will keep: there from the start, so that all states of a battle have one shape, which is quicker. */
function blankMarks(s: EmpereurState): void {
  const units = () => s.hex.map(() => 0);
  const leaders = () => s.chiefHex.map(() => 0);
  if (plays(s, HALF_LOSSES)) s.halves = units();
  if (plays(s, UNCERTAIN)) s.limits = s.mood.map(() => 0);
  if (plays(s, WOUNDS)) {
    s.wounds = leaders();
    s.paid = leaders();
  }
  if (plays(s, HORSE_KINDS)) {
    s.chargedOn = units();
    s.wind = units();
  }
  if (plays(s, ROUT)) s.routed = units();
  if (plays(s, VOLTIGEURS)) s.screens = [];
}

/** The set-up of a scenario: whoever is not on the map either comes later or takes no part. */
export function begin(content: EmpereurContent, setup: Setup): EmpereurState {
  const scenario = content.scenarios.findIndex((one) => one.id === setup.scenario);
  const s = emptyField(content, scenario);
  const battle = content.scenarios[scenario];
  s.open = setup.options['open'] === true ? 1 : 0;
  const advanced = chosen(setup.options) | (isByLetters(setup) ? BY_LETTERS : 0);
  if (advanced > 0) s.advanced = advanced;
  blankMarks(s);
  if (plays(s, FATIGUE)) s.weary = freshTroops(content);
  if (plays(s, RADIUS)) {
    s.command = commandAtStart(s.hex.length, s.chiefHex.length);
    if (plays(s, TACTICS | LETTERS)) s.command.orders = ordersAtStart(s.hex.length, s.chiefHex.length);
  }
  if (plays(s, LETTERS)) s.letters = lettersAtStart(content, setup.seats);
  if (plays(s, INTERACTIVE)) s.activation = noActivation(content);
  for (const one of battle?.units ?? []) {
    s.hex[one.unit] = one.hex;
    s.form[one.unit] = one.form;
    s.facing[one.unit] = one.facing;
    s.rank[one.unit] = one.rank;
    s.steps[one.unit] = one.steps;
  }
  for (const one of battle?.leaders ?? []) s.chiefHex[one.leader] = one.hex;
  for (const arrival of battle?.arrivals ?? []) {
    for (const unit of arrival.units) s.hex[unit] = WAITING;
    for (const leader of arrival.leaders) s.chiefHex[leader] = WAITING;
  }
  // EMP XVIII: nobody stands anywhere yet who will be deployed.
  if (plays(s, DEPLOYMENT)) {
    s.eve = eveOf(content, scenario, setup.options['deployment'] === 2);
    s.hex.forEach((hex, unit) => {
      if (hex >= 0) s.hex[unit] = WAITING;
    });
    s.chiefHex.forEach((hex, leader) => {
      if (hex >= 0) s.chiefHex[leader] = WAITING;
    });
  }
  // Whoever takes no part has lost nothing.
  for (let unit = 0; unit < s.hex.length; unit++) if (s.hex[unit] === GONE) s.steps[unit] = 0;
  return s;
}
