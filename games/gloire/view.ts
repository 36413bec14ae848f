import { type Eyes, handView, UNKNOWN, veilView } from '@bivouac/kernel';
import type { GloireContent } from './content/types.ts';
import { piecesOf } from './rules/pieces/pieces.ts';
import { type GloireState, SIDES } from './rules/state.ts';

/** Whether this viewer plays for a side; with all counters face up everybody knows both. */
export function knowsSide(content: GloireContent, s: GloireState, eyes: Eyes, side: number): boolean {
  if (s.blind === 1) return true;
  return content.armies.some((army, power) => army.side === side && eyes.holds(power));
}

/**
 * What a seat may know: flags and where they stand, faces that it has seen, its own roster. Of the enemy's roster only
 * what lies open now; what was open once is in its own notes (`last...`).
 */
export function view(content: GloireContent, s: GloireState, eyes: Eyes): GloireState {
  const table = piecesOf(content, s.scenario, s.decoys);
  const knows = SIDES.map((side) => knowsSide(content, s, eyes, side));
  const face = veilView(s.face, eyes.viewer);
  const own = (piece: number) => knows[table.side[piece] as number] === true;
  const pieces = (column: readonly number[]) => column.map((value, piece) => (own(piece) ? value : UNKNOWN));
  // The points of a unit that lies open are there for all to count.
  const open = new Set<number>();
  for (const [slot, piece] of face.is.entries()) if (piece !== UNKNOWN && s.open[slot] === 1) open.add(piece);
  const armies = (column: readonly number[]) =>
    column.map((value, army) => (knows[content.armies[army]?.side ?? 0] === true ? value : UNKNOWN));
  const notes = (column: readonly number[]) =>
    column.map((value, i) => (knows[i < table.all ? 0 : 1] === true ? value : UNKNOWN));
  return {
    scenario: s.scenario,
    blind: s.blind,
    decoys: s.decoys,
    supplyRule: s.supplyRule,
    solitaire: s.solitaire,
    forceMarkers: s.forceMarkers,
    holders: s.holders.slice(),
    turn: s.turn,
    sheet: s.sheet,
    first: s.first,
    active: s.active,
    phase: s.phase,
    weather: s.weather,
    player: s.player,
    generals: s.generals.slice(),
    version: s.version,
    frenchSlots: s.frenchSlots,
    place: s.place.slice(),
    inside: s.inside.slice(),
    face,
    acted: s.acted.slice(),
    came: s.came.slice(),
    caught: s.caught.slice(),
    fatigued: s.fatigued.slice(),
    dug: s.dug.slice(),
    triedGuns: s.triedGuns.slice(),
    open: s.open.slice(),
    pool: s.pool.slice(),
    points: s.points.map((value, unit) => (own(unit) || open.has(unit) ? value : UNKNOWN)),
    stragglers: pieces(s.stragglers),
    lost: pieces(s.lost),
    initial: s.initial.slice(),
    origin: pieces(s.origin),
    armyOf: pieces(s.armyOf),
    emptied: pieces(s.emptied),
    gone: s.gone.slice(),
    thrown: s.thrown.slice(),
    used: pieces(s.used),
    hurt: s.hurt.slice(),
    status: pieces(s.status),
    stirred: pieces(s.stirred),
    decoyStatus: s.decoyStatus.map((value, i) => {
      const decoy = Math.floor(i / content.armies.length);
      return own(table.units + table.leaders + decoy) ? value : UNKNOWN;
    }),
    returns: s.returns.slice(),
    commander: s.commander.slice(),
    broken: s.broken.slice(),
    boats: s.boats.slice(),
    boatsLeft: s.boatsLeft.slice(),
    entrenched: s.entrenched.slice(),
    control: s.control.slice(),
    siege: s.siege.slice(),
    waits: s.waits.slice(),
    markers: s.markers.slice(),
    surprise: s.surprise.slice(),
    ready: s.ready.slice(),
    marching: s.marching.slice(),
    proof: s.proof.slice(),
    command: s.command.slice(),
    spent: armies(s.spent),
    supplied: s.supplied.slice(),
    forGood: s.forGood.slice(),
    due: s.due.slice(),
    arrived: s.arrived.slice(),
    pointsWaiting: s.pointsWaiting.slice(),
    deck: veilView(s.deck, eyes.viewer),
    hands: s.hands.map((hand) => handView(hand, eyes.viewer)),
    aside: veilView(s.aside, eyes.viewer),
    usedEvent: s.usedEvent.slice(),
    fog: s.fog.slice(),
    confused: s.confused.slice(),
    easyMarch: s.easyMarch.slice(),
    freeStack: s.freeStack.slice(),
    battery: s.battery.slice(),
    muted: s.muted,
    refilled: pieces(s.refilled),
    peace: s.peace,
    armistice: s.armistice,
    resumption: s.resumption,
    declared: s.declared,
    optional: s.optional.slice(),
    battlePoints: s.battlePoints.slice(),
    capturePoints: s.capturePoints.slice(),
    tally: s.tally.slice(),
    napoleonTaken: s.napoleonTaken,
    lastTown: notes(s.lastTown),
    lastPoints: notes(s.lastPoints),
    lastTurn: notes(s.lastTurn),
  };
}
