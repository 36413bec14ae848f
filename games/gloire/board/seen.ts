import { UNKNOWN } from '@bivouac/kernel';
import { type Arm, type BoardSpeech, type Nation, nations } from '@bivouac/kit';
import { decoyIn, decoyPiece, leaderIn, leaderSheet, pieces, sideOfSlot, unitIn } from '../rules/pieces/pieces.ts';
import { type Board, OFF } from '../rules/state.ts';
import { say } from './words.ts';

/** What a counter is, to whoever looks at it. */
export type SeenCounter =
  | {
      readonly kind: 'unit';
      readonly unit: number;
      readonly label: string;
      readonly arm: Arm;
      /** UNKNOWN where the viewer knows who it is, but not how strong. */
      readonly points: number;
      readonly nation: Nation;
      readonly army: number;
      readonly guard: boolean;
    }
  | {
      readonly kind: 'leader';
      readonly leader: number;
      readonly label: string;
      readonly rank: number;
      readonly command: number;
      readonly tactical: number;
      readonly nation: Nation;
      readonly army: number;
    }
  | { readonly kind: 'decoy'; readonly arm: Arm; readonly nation: Nation }
  | { readonly kind: 'hidden' };

const byId: { readonly [nation: string]: Nation } = {
  prussian: nations.prussia,
  russian: nations.russia,
  austrian: nations.austria,
  swedish: nations.sweden,
};

/** The colours of a nation of the pack: all who fight for France bear hers. */
function nationOf({ content }: Board, nation: number | undefined, side: number): Nation {
  if (side === 0) return nations.france;
  return byId[content.campaign.nations[nation ?? OFF]?.id ?? ''] ?? nations.russia;
}

/** Whose colours a leader bears: those of most of the units of his army. */
function leaderNation(b: Board, army: number, side: number): Nation {
  const counts = new Map<number, number>();
  for (const { sheets, nations: list, detachment } of b.content.units) {
    const [nation] = list;
    if (detachment || nation === undefined || sheets[b.s.sheet]?.army !== army) continue;
    counts.set(nation, (counts.get(nation) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, two) => two[1] - one[1]);
  return nationOf(b, most?.[0], side);
}

export function seenIn(b: Board, slot: number): SeenCounter {
  const { s, content } = b;
  if (s.face.is[slot] === UNKNOWN) return { kind: 'hidden' };
  const side = sideOfSlot(b, slot);
  const unit = unitIn(b, slot);
  const found = content.units[unit];
  if (found !== undefined) {
    const { label, type, nations: list, guard } = found;
    const points = s.points[unit] ?? UNKNOWN;
    const army = s.armyOf[unit] ?? OFF;
    return { kind: 'unit', unit, label, arm: type, points, nation: nationOf(b, list[0], side), army, guard };
  }
  const leader = leaderIn(b, slot);
  const person = content.leaders[leader];
  if (person !== undefined) {
    const { army, rank, command, tactical } = leaderSheet(b, leader);
    const nation = leaderNation(b, army, side);
    return { kind: 'leader', leader, label: person.label, rank, command, tactical, nation, army };
  }
  const arm = pieces(b).arm[decoyIn(b, slot)] ?? 'infantry';
  return { kind: 'decoy', arm, nation: nationOf(b, undefined, side) };
}

/** Decoys of an arm are numbered: two of them may stand in the same town. */
function decoyNumber(b: Board, slot: number): number {
  const { arm, side } = pieces(b);
  const decoy = decoyIn(b, slot);
  const isLike = (one: number) => arm[one] === arm[decoy] && side[decoyPiece(b, one)] === side[decoyPiece(b, decoy)];
  return arm.slice(0, decoy + 1).filter((_, one) => isLike(one)).length;
}

/** What a counter is called. */
export function slotName(b: Board, speech: BoardSpeech, slot: number): string {
  const seen = seenIn(b, slot);
  switch (seen.kind) {
    case 'unit':
      return speech.name('unit', seen.unit);
    case 'leader':
      return speech.name('leader', seen.leader);
    case 'decoy':
      return `${say(speech, seen.arm === 'cavalry' ? 'decoyHorse' : 'decoyFoot')} ${decoyNumber(b, slot)}`;
    case 'hidden':
      return say(speech, 'faceDown');
    default:
      return seen satisfies never;
  }
}

/** The same with what is known of its strength. */
export function slotLabel(b: Board, speech: BoardSpeech, slot: number): string {
  const seen = seenIn(b, slot);
  const name = slotName(b, speech, slot);
  if (seen.kind === 'unit' && seen.arm !== 'artillery' && seen.points >= 0) return `${name} ${seen.points}`;
  if (seen.kind === 'leader') return `${name} ${'★'.repeat(seen.rank)}`;
  return name;
}
