import { perPack } from '../per-pack.ts';
import { outsideAt } from '../pieces/pieces.ts';
import { type Ctx, OFF, other } from '../state.ts';

/** GLO 8.8#36, #43: nobody stands before the walls any more: those inside are free, and the siege is over. */
export function openGates(c: Ctx): void {
  const { s } = c;
  for (let slot = s.inside.indexOf(1); slot >= 0; slot = s.inside.indexOf(1, slot + 1)) {
    const town = s.place[slot] as number;
    const side = slot < s.frenchSlots ? 0 : 1;
    if (town >= 0 && outsideAt(c, town, other(side)).length > 0) continue;
    s.inside[slot] = 0;
    s.version++;
    if (town < 0 || s.siege[town] === OFF) continue;
    s.siege[town] = OFF;
    c.tell?.({ fact: 'relieved', town, side, clause: 'GLO 8.8#36' });
  }
  for (const town of walledTowns(c.content)) {
    if (s.siege[town] === OFF) continue;
    if (!s.inside.some((inside, slot) => inside === 1 && s.place[slot] === town)) s.siege[town] = OFF;
  }
}

/** The fortified towns: nothing else is besieged. */
const walledTowns = perPack(({ map }) => map.towns.flatMap(({ fortress }, town) => (fortress === null ? [] : [town])));
