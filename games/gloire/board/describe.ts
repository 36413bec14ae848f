import type { Thing } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { halfOf } from '../rules/cards/moments.ts';
import { linkCost } from '../rules/pieces/map.ts';
import { countersAt, leaderSheet, scenarioOf, sheetOf } from '../rules/pieces/pieces.ts';
import { type Board, type Gloire, OFF, SIDES } from '../rules/state.ts';
import { namesUnits } from './going-on.ts';
import { seenIn, slotLabel } from './seen.ts';
import { say } from './words.ts';

type Given = Pick<BoardProps<Gloire>, 'content' | 'view' | 'speech'>;

/** A town: its ground and walls, whose it is and what it is worth, who stands there. */
function describeTown(b: Board, speech: Given['speech'], id: number): string | null {
  const town = b.content.map.towns[id];
  if (town === undefined) return null;
  const parts = [`${town.square}. ${say(speech, town.terrain)}`];
  if (town.fortress !== null) {
    const { named, detachments } = town.fortress;
    parts.push(say(speech, 'fortressFor', { named, detachments }));
  } else if (town.defensive) parts.push(say(speech, 'defensive'));
  const owner = b.s.control[id] ?? OFF;
  const place = scenarioOf(b).places.find((one) => one.town === id);
  if (place !== undefined) parts.push(say(speech, 'worth', { french: place.points[0], coalition: place.points[1] }));
  if (owner !== OFF) parts.push(say(speech, 'heldBy', { side: speech.name('side', owner) }));
  const sentence = parts.join(', ');
  const there = SIDES.flatMap((side) => {
    const slots = countersAt(b, id, side);
    if (slots.length === 0) return [];
    const known = slots.filter((slot) => seenIn(b, slot).kind !== 'hidden').map((slot) => slotLabel(b, speech, slot));
    const hidden = slots.length - known.length;
    const words = [...known, ...(hidden > 0 ? [say(speech, 'hiddenCount', { count: hidden })] : [])];
    return [`${speech.name('player', side)}: ${words.join(', ')}.`];
  });
  return [`${sentence}.`, ...there].join(' ');
}

function describeLink(b: Board, speech: Given['speech'], id: number): string | null {
  const link = b.content.map.links[id];
  if (link === undefined) return null;
  const points = { foot: linkCost(b, id, 'infantry'), horse: linkCost(b, id, 'cavalry') };
  const crossing = link.crossing === 'none' ? '' : `, ${say(speech, `cross_${link.crossing}`)}`;
  return `${say(speech, link.kind)}${crossing}; ${say(speech, 'linkCost', points)}.`;
}

function describeSlot(b: Board, speech: Given['speech'], slot: number): string | null {
  const seen = seenIn(b, slot);
  switch (seen.kind) {
    case 'unit':
      return describeUnit(b, speech, seen.unit);
    case 'leader':
      return describeLeader(b, speech, seen.leader);
    case 'decoy':
      return say(speech, 'decoyIs');
    case 'hidden':
      return say(speech, 'hiddenIs');
    default:
      return seen satisfies never;
  }
}

function describeUnit(b: Board, speech: Given['speech'], unit: number): string | null {
  const found = b.content.units[unit];
  if (found === undefined) return null;
  const { artillery, cohesion, cavalry, army } = sheetOf(b, unit);
  const points = b.s.points[unit] ?? OFF;
  const parts = [say(speech, found.type)];
  if (army !== OFF) parts.push(speech.name('army', army));
  if (points >= 0 && found.type !== 'artillery')
    parts.push(say(speech, 'strength', { points, men: points * b.content.campaign.menPerPoint }));
  parts.push(say(speech, 'unitValues', { artillery, cohesion, cavalry }));
  return `${parts.join(', ')}.`;
}

function describeLeader(b: Board, speech: Given['speech'], leader: number): string | null {
  const { rank, command, tactical, army } = leaderSheet(b, leader);
  if (army === OFF) return null;
  return `${'★'.repeat(rank)} ${speech.name('army', army)}, ${say(speech, 'leaderValues', { command, tactical })}.`;
}

function describeEvent(b: Board, speech: Given['speech'], event: number): string | null {
  const half = halfOf(b, event);
  return half === undefined ? null : `${speech.of(half.title)}: ${speech.of(half.text)}`;
}

/** What a thing on the table is, for whoever points at it: a stranger should not need the rulebook for that. */
export function describe({ content, view, speech }: Given, { kind, id }: Thing): string | null {
  const b: Board = { content, s: view.game };
  switch (kind) {
    case 'town':
    case 'place':
      return describeTown(b, speech, id);
    case 'link':
      return describeLink(b, speech, id);
    case 'thing':
      return namesUnits(view) ? describeUnit(b, speech, id) : describeSlot(b, speech, id);
    case 'slot':
      return describeSlot(b, speech, id);
    case 'unit':
      return describeUnit(b, speech, id);
    case 'leader':
      return describeLeader(b, speech, id);
    case 'event':
      return describeEvent(b, speech, id);
    case 'card':
      return [2 * id, 2 * id + 1].map((event) => describeEvent(b, speech, event) ?? '').join(' ');
    default:
      return null;
  }
}
