import { cell } from '@bivouac/kernel';
import type { NationsContent } from '../../content/types.ts';
import { armyOf } from '../../rules/queries.ts';
import { GONE, MARKERS, MARKERS_PER_ARMY, NOWHERE, type NationsState, PLACED } from '../../rules/state.ts';
import { nameOf } from './names.ts';
import type { Setting } from './setting.ts';

/** A position of a match in words, at the moment when somebody thinks of an action: `setUpPosition` makes it again. */
export function describe(content: NationsContent, s: NationsState): Setting {
  const name = (kind: string) => (number: number) => nameOf(content, kind, number);
  const armies = s.status.map((_, army) => army);
  const such = (status: number) => armies.filter((army) => s.status[army] === status);
  const cards = (list: readonly number[]) => [...list].sort((a, b) => a - b).map(name('card'));
  const per = <T>(all: readonly number[], what: (army: number) => T): { [army: string]: T } =>
    Object.fromEntries(all.map((army) => [name('army')(army), what(army)]));
  const markersOf = (army: number) =>
    s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY).filter((at) => at !== NOWHERE);
  const hurt = such(PLACED).filter((army) => cell(s.lost, army) > 0);
  const chosen = such(PLACED).filter((army) => s.unit[army] !== armyOf(content, army).unit);
  return {
    ...(s.advanced ? { options: { advanced: true } } : {}),
    active: s.active === 0 ? 'french' : 'allied',
    turn: s.turn,
    actionsLeft: s.actionsLeft,
    time: s.time,
    fought: s.fightsFought,
    points: [s.points[0] ?? 0, s.points[1] ?? 0],
    scouts: [s.scouts[0] ?? 0, s.scouts[1] ?? 0],
    armies: per(such(PLACED), (army) => name('field')(cell(s.field, army))),
    markers: per(such(MARKERS), (army) => markersOf(army).map(name('field'))),
    gone: such(GONE).map(name('army')),
    lost: per(hurt, (army) => cell(s.lost, army)),
    units: per(chosen, (army) => name('unit')(cell(s.unit, army))),
    hands: [cards(s.hands[0]?.is ?? []), cards(s.hands[1]?.is ?? [])],
    row: cards(s.row.is),
    discard: cards(s.discard),
    spent: s.spent.length,
    missions: s.missions.is.map(name('mission')),
    revealed: s.revealed.map(name('mission')),
  };
}
