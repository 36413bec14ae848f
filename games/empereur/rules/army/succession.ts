import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { ownerOfLeader } from '../command/hands.ts';
import type { Leader, Unit } from '../../content/types.ts';
import { comeBack } from '../options/wounds.ts';
import { type Empereur, type EmpereurState, GONE, onMap } from '../state.ts';

export interface Succession {
  leader: number;
}

/** The hexes where units stand over whom a successor would command. */
function posts(c: Context<Empereur>, leader: number): number[] {
  const { content, s } = c;
  const sheet = content.leaders[leader] as Leader;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    const one = content.units[unit] as Unit;
    if (!onMap(s, unit) || one.side !== sheet.side) continue;
    if (sheet.rank === 0 || sheet.corps.includes(one.corps)) hexes.add(s.hex[unit] as number);
  }
  return [...hexes].sort((one, two) => one - two);
}

/** EMP XIV.6, XVII.1: somebody fell, or comes back himself. */
function isDue(s: EmpereurState, leader: number): boolean {
  return s.chiefLost[leader] !== 0 || s.paid?.[leader] === 1;
}

/** EMP XIV.6: at the start of the turn after a leader fell, somebody takes his place with one of his units. */
export const succession: Procedure<Empereur, Succession> = procedure<Empereur, Succession>('succession', {
  look(c, vars) {
    const { s } = c;
    comeBack(c);
    vars.leader = s.chiefHex.findIndex(
      (hex, leader) => hex === GONE && isDue(s, leader) && posts(c, leader).length > 0,
    );
    return vars.leader < 0 ? c.return() : c.go('appoint');
  },
  appoint: {
    power: (c, vars) => ownerOfLeader(c, vars.leader),
    prompt: 'appoint',
    clause: 'EMP XIV.6#1',
    about: (_, vars) => ({ leader: vars.leader }),
    offers(c, vars) {
      for (const hex of posts(c, vars.leader)) c.offer('appoint', hex);
    },
    why: () => ({ reason: 'notHisCorps', clause: 'EMP XIV.6#1' }),
    take: {
      appoint(c, vars, hex) {
        c.s.chiefHex[vars.leader] = hex;
        const himself = c.s.chiefLost[vars.leader] === 0;
        if (himself) c.tell?.({ fact: 'returned', leader: vars.leader, place: hex, clause: 'EMP XVII.1#1' });
        else c.tell?.({ fact: 'appointed', leader: vars.leader, place: hex, clause: 'EMP XIV.6#1' });
        return c.go('look');
      },
    },
  },
});
