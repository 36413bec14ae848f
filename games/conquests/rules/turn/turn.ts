import { type Procedure, procedure } from '@bivouac/kernel';
import { combat } from '../combat/index.ts';
import { movement } from '../movement/index.ts';
import type { Conquests } from '../state.ts';

/** CON 5: the phases of a turn. */
export const turn: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>('turn', {
  begin(c) {
    c.tell?.({ fact: 'turn', turn: c.s.turn, clause: 'CON 5#2' });
    return c.go('moving');
  },
  moving: (c) => c.call(movement, {}, 'fighting'),
  fighting: (c) => c.call(combat, {}, 'ended'),
  ended: (c) => c.return(),
});
