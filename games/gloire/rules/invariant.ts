import { UNKNOWN } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { piecesOf } from './pieces/pieces.ts';
import { type GloireState, OFF } from './state.ts';

/** What must hold after every action: nothing is lost and nothing is made. */
export function invariant(content: GloireContent, s: GloireState): string | null {
  const table = piecesOf(content, s.scenario, s.decoys);
  const seen = new Set(s.face.is);
  if (seen.has(UNKNOWN) || seen.size !== table.all) return `${seen.size} faces for ${table.all} counters`;
  for (const [slot, piece] of s.face.is.entries()) {
    const side = slot < s.frenchSlots ? 0 : 1;
    if (table.side[piece] !== side) return `counter ${slot} has a face of the other side`;
    if (s.inside[slot] === 1 && (content.map.towns[s.place[slot] as number]?.fortress ?? null) === null) {
      return `counter ${slot} is inside walls that are not there`;
    }
    if (piece < table.units && s.place[slot] === OFF && s.points[piece] !== 0)
      return `unit ${piece} fights from nowhere`;
  }
  for (const [unit, points] of s.points.entries()) {
    if (points < 0 || (s.stragglers[unit] as number) < 0) return `unit ${unit} has ${points} points`;
  }
  for (const [army, spent] of s.spent.entries()) {
    if (spent > (s.command[army] as number)) return `army ${army} has spent ${spent} of ${s.command[army]} points`;
  }
  const cards = [s.deck, s.aside, ...s.hands].flatMap(({ is }) => is).sort((one, two) => one - two);
  const deck = [...(content.scenarios[s.scenario]?.deck ?? [])].sort((one, two) => one - two);
  if (cards.join() !== deck.join()) return `the cards are ${cards.join()}`;
  return null;
}
