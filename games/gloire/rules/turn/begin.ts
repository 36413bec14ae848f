import { EVERYONE, only, type Setup, veil } from '@bivouac/kernel';
import type { GloireContent, Scenario } from '../../content/types.ts';
import { optionsIn } from '../campaign/options.ts';
import { arrivalsOf, piecesOf } from '../pieces/pieces.ts';
import {
  DECOYS,
  DETACHMENTS,
  FREE,
  FRENCH,
  type GloireState,
  INDEPENDENT,
  NO_POOL,
  OFF,
  SIDES,
  SPENT,
  SUPPLIED,
  WAR,
} from '../state.ts';

const filled = (length: number, value: number) => new Array<number>(length).fill(value);

/** Where each piece starts, by the scenario; OFF for those that are not on the map. */
export function startOf(content: GloireContent, scenario: Scenario, pieces: number): number[] {
  const start = filled(pieces, OFF);
  for (const { unit, town } of scenario.forces) start[unit] = town;
  for (const { leader, town } of scenario.leaders) start[content.units.length + leader] = town;
  return start;
}

/** The position at the beginning of a scenario, before anything is mixed. */
export function begin(content: GloireContent, setup: Setup): GloireState {
  const number = content.scenarios.findIndex((one) => one.id === setup.scenario);
  const scenario = content.scenarios[number] as Scenario;
  // GLO 10#1, #2: whoever plays both sides hides nothing from himself.
  const solitaire = setup.seats.length === 1;
  const wanted = typeof setup.options['blind'] === 'number' ? setup.options['blind'] : 3;
  const blind = solitaire ? 1 : wanted;
  const decoys = blind > 1 && setup.options['decoys'] !== false;
  const table = piecesOf(content, number, decoys);
  const towns = content.map.towns.length;
  const units = content.units.length;
  const armies = content.armies.length;
  const holder = (side: number) => {
    let seats = 0;
    for (const [seat, powers] of setup.seats.entries()) {
      if (powers.some((power) => content.armies[power]?.side === side)) seats |= only(seat);
    }
    return seats;
  };
  const face = [...table.of[0], ...table.of[1]];
  const start = startOf(content, scenario, table.all);
  const origin = content.units.map((unit, i) => {
    const placed = scenario.forces.find((one) => one.unit === i);
    if (!unit.detachment) return OFF;
    if (placed !== undefined) return placed.origin === OFF ? INDEPENDENT : placed.origin;
    return scenario.detachments.some((list) => list.includes(i)) ? FREE : SPENT;
  });
  const armyOf = content.units.map((unit, i) => {
    const placed = scenario.forces.find((one) => one.unit === i);
    const from = placed !== undefined && placed.origin !== OFF ? content.units[placed.origin] : unit;
    const army = from?.sheets[scenario.sheet]?.army ?? OFF;
    return army === OFF && placed !== undefined ? placed.army : army;
  });
  const points = content.units.map((_, i) => scenario.forces.find((one) => one.unit === i)?.points ?? 0);
  const pool = face.map((piece) => {
    if (piece >= units + content.leaders.length) return DECOYS;
    return piece < units && origin[piece] === FREE ? DETACHMENTS : NO_POOL;
  });
  const shut = (piece: number) =>
    scenario.sieges.some((siege) => siege.town === start[piece] && siege.inside === table.side[piece]);
  return {
    scenario: number,
    blind,
    decoys,
    supplyRule: setup.options['supply'] !== false,
    solitaire,
    forceMarkers: setup.options['forceMarkers'] === true,
    holders: content.armies.map((_, power) => setup.seats.findIndex((powers) => powers.includes(power))),
    turn: scenario.firstTurn,
    sheet: scenario.sheet,
    first: FRENCH,
    active: FRENCH,
    phase: 0,
    weather: 0,
    player: OFF,
    generals: [OFF, OFF],
    version: 0,
    frenchSlots: table.of[0].length,
    place: face.map((piece) => start[piece] as number),
    inside: face.map((piece) => (shut(piece) ? 1 : 0)),
    face: {
      is: face,
      // What is not on the map is no secret, but for decoys and detachments that may be put there.
      seen: face.map((piece, slot) => {
        const hidden = start[piece] !== OFF || pool[slot] !== NO_POOL;
        return blind > 1 && hidden ? holder(table.side[piece] as number) : EVERYONE;
      }),
    },
    acted: filled(table.all, 0),
    came: filled(table.all, OFF),
    caught: filled(table.all, 0),
    fatigued: filled(table.all, 0),
    dug: filled(table.all, 0),
    triedGuns: filled(table.all, 0),
    open: filled(table.all, 0),
    pool,
    points,
    stragglers: filled(units, 0),
    lost: filled(units, 0),
    initial: [...points],
    origin,
    armyOf,
    emptied: filled(units, OFF),
    gone: filled(units, OFF),
    thrown: [0, 0, 0],
    used: filled(units, 0),
    hurt: filled(units, 0),
    status: filled(units + content.leaders.length, 0),
    stirred: filled(units + content.leaders.length, 0),
    decoyStatus: filled(table.decoys * armies, 0),
    returns: filled(content.leaders.length, OFF),
    commander: content.armies.map(
      (army, i) => scenario.commanders.find((one) => one.army === i)?.leader ?? army.commander,
    ),
    broken: content.map.links.map((_, link) => (scenario.brokenBridges.includes(link) ? 1 : 0)),
    boats: content.map.links.map((_, link) => scenario.boats.find((one) => one.link === link)?.side ?? OFF),
    boatsLeft: SIDES.map(
      (side) => scenario.boatMarkers[side] - scenario.boats.filter((one) => one.side === side).length,
    ),
    entrenched: content.map.towns.map((_, town) => scenario.entrenched?.find((one) => one.town === town)?.side ?? OFF),
    control: content.map.towns.map((_, town) => scenario.control.find((one) => one.town === town)?.side ?? OFF),
    siege: content.map.towns.map((_, town) => scenario.sieges.find((one) => one.town === town)?.step ?? OFF),
    waits: content.map.towns.map((_, town) =>
      scenario.sieges.some((one) => one.town === town && one.waits === true) ? 1 : 0,
    ),
    markers: filled(2 * towns, 0),
    surprise: filled(towns, OFF),
    ready: [],
    marching: [],
    proof: filled(2 * towns, 0),
    command: filled(armies, 0),
    spent: filled(armies, 0),
    supplied: filled(armies, SUPPLIED),
    forGood: filled(table.decoys, 0),
    due: arrivalsOf(scenario).map((arrival, i) =>
      // Reinforcements of the armistice are dated by its declaration.
      i < scenario.arrivals.length ? content.calendar.findIndex((one) => one.number === arrival.turn) : OFF,
    ),
    arrived: arrivalsOf(scenario).map(() => 0),
    pointsWaiting: content.campaign.nations.map(() => 0),
    deck: veil(scenario.deck),
    hands: SIDES.map(() => veil()),
    aside: veil(),
    usedEvent: content.cards.map(() => 0),
    fog: [0, 0],
    confused: [0, 0],
    easyMarch: [OFF, OFF],
    freeStack: [OFF, OFF],
    battery: [0, 0],
    muted: OFF,
    refilled: filled(units, 0),
    peace: WAR,
    armistice: scenario.armistice?.marker ?? OFF,
    resumption: OFF,
    declared: OFF,
    optional: optionsIn(setup.options),
    battlePoints: [0, 0],
    capturePoints: [0, 0],
    tally: [0, 0],
    napoleonTaken: false,
    lastTown: filled(2 * table.all, OFF),
    lastPoints: filled(2 * table.all, OFF),
    lastTurn: filled(2 * table.all, OFF),
  };
}
