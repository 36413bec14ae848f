import type { Ground } from '../../content/types.ts';
import { averageCohesion, type Battle, forceOf, tacticalBonus } from './battle-force.ts';
import { townOf } from '../pieces/map.ts';
import { unitIn } from '../pieces/pieces.ts';
import { columnOf, shiftColumn, superiorityOf } from './table.ts';
import { type Board, OFF, other } from '../state.ts';

/** One thing that changes a throw in a battle: what the battle, its odds and its explanation all read. */
export interface Modifier {
  readonly id:
    | 'cohesion'
    | 'tactical'
    | 'flank'
    | 'encircled'
    | 'superiority'
    | 'fatigue'
    | 'defensive'
    | 'entrenched'
    | 'fortified';
  readonly clause: string;
  readonly die: number;
  readonly columns: number;
}

const onDie = (id: Modifier['id'], clause: string, die: number): Modifier => ({ id, clause, die, columns: 0 });
const onColumn = (id: Modifier['id'], clause: string, columns: number): Modifier => ({ id, clause, die: 0, columns });

/** The ground of a battle: walls, then works of the defender (ruling 53), then defensive terrain; one of them at most. */
export function groundOf(b: Board, battle: Battle): { id: Modifier['id']; clause: string; ground: Ground } | null {
  const { combat } = b.content.tables;
  const { defensive, fortress } = townOf(b, battle.town);
  switch (battle.kind) {
    case 'assault':
      return { id: 'fortified', clause: 'GLO 8.8#8', ground: combat.fortified };
    case 'sortie':
      return { id: 'defensive', clause: 'GLO 8.8#40', ground: combat.defensive };
    case 'field':
      if (b.s.entrenched[battle.town] === other(battle.attacker)) {
        return { id: 'entrenched', clause: 'GLO 8.3#3', ground: combat.entrenched };
      }
      if (defensive || fortress !== null) return { id: 'defensive', clause: 'GLO 8.3#2', ground: combat.defensive };
      return null;
    default:
      return battle.kind satisfies never;
  }
}

/** Everything that changes the die and the column of a side in a round. */
export function modifiersOf(b: Board, battle: Battle, side: number): Modifier[] {
  const { combat } = b.content.tables;
  const own = forceOf(b, battle, side);
  const foes = forceOf(b, battle, other(side));
  const found: Modifier[] = [];
  const better = averageCohesion(b, own) - averageCohesion(b, foes);
  if (better !== 0) found.push(onDie('cohesion', better > 0 ? 'GLO 8.5#18' : 'GLO 8.5#19', better));
  const bonus = tacticalBonus(b, own);
  if (bonus !== 0) found.push(onDie('tactical', 'GLO 8.5#20', bonus));
  // GLO 8.5#16: the encirclement takes the place of the flank.
  const encircles = battle.encircled && side === battle.attacker;
  if (encircles) found.push(onDie('encircled', 'GLO 8.5#10', combat.encircled));
  else if (battle.flank[side] === 1) found.push(onDie('flank', 'GLO 8.5#5', combat.flank));
  const numbers = superiorityOf(combat, countedStrength(b, battle, side), countedStrength(b, battle, other(side)));
  if (numbers !== 0) found.push(onDie('superiority', 'GLO 8.1#6', numbers));
  const ground = groundOf(b, battle);
  if (ground !== null) {
    const { attackerColumns, defenderColumns } = ground.ground;
    const columns = side === battle.attacker ? attackerColumns : defenderColumns;
    if (columns !== 0) found.push(onColumn(ground.id, ground.clause, columns));
  }
  return found;
}

/** GLO 8.3: the points that count for a side's column: fatigued units half, the ground, fractions of the sum dropped. */
export function countedStrength(b: Board, battle: Battle, side: number): number {
  let halves = 0;
  for (const slot of forceOf(b, battle, side)) {
    const unit = unitIn(b, slot);
    if (unit !== OFF) halves += (b.s.points[unit] as number) * (b.s.fatigued[slot] === 1 ? 1 : 2);
  }
  const ground = side === battle.attacker ? null : groundOf(b, battle);
  return Math.floor((halves * (ground?.ground.defenderHalves ?? 2)) / 4);
}

/** The column in which a side throws, and what is added to its die. */
export function throwOf(b: Board, battle: Battle, side: number): { column: number; die: number } {
  const { columns } = b.content.tables.combat;
  let die = 0;
  let shift = 0;
  for (const modifier of modifiersOf(b, battle, side)) {
    die += modifier.die;
    shift += modifier.columns;
  }
  return { column: shiftColumn(columns, columnOf(columns, countedStrength(b, battle, side)), shift), die };
}
