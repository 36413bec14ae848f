import { type Context, type Procedure, procedure } from '@bivouac/kernel';
import { handOf } from '../command/hands.ts';
import type { EmpereurContent, Unit } from '../../content/types.ts';
import { onTheWatch } from '../time/watch.ts';
import { type Empereur, type EmpereurState, onMap } from '../state.ts';
import { accountOf } from './fatigue.ts';

interface Asked {
  readonly content: EmpereurContent;
  readonly s: EmpereurState;
}

/** EMP XVI.9#10: the chief of the army, if he is there to give the order. */
function hasChief({ content, s }: Asked): boolean {
  return content.leaders.some(
    (leader, i) => leader.rank === 0 && leader.side === s.active && (s.chiefHex[i] as number) >= 0,
  );
}

/** EMP XVI.9#10, XVI.9#11: one provisional corps a side, of units of one corps, which keeps some of them. */
function detachable({ content, s }: Asked): number[] {
  const { weary } = s;
  if (weary === undefined) return [];
  const own = content.units.flatMap(({ side }, i) => (side === s.active && onMap(s, i) ? [i] : []));
  const already = own.find((unit) => weary.detached[unit] === 1);
  const corpsOf = (unit: number) => (content.units[unit] as Unit).corps;
  return own.filter((unit) => {
    if (weary.detached[unit] === 1 || (already !== undefined && corpsOf(unit) !== corpsOf(already))) return false;
    return own.some((one) => one !== unit && corpsOf(one) === corpsOf(unit) && weary.detached[one] === 0);
  });
}

/** Whether a provisional corps can still be formed: once in a battle. */
export function mayDetach(asked: Asked): boolean {
  const { s } = asked;
  return (
    s.weary?.formed[s.active] === 0 &&
    handOf(asked, s.active) === s.active &&
    hasChief(asked) &&
    detachable(asked).length > 0
  );
}

/** EMP XVI.9#10: the chief of the army names the units of a provisional corps. */
export const detaching: Procedure<Empereur, Record<string, never>> = procedure<Empereur, Record<string, never>>(
  'detaching',
  {
    choose: {
      power: (c) => handOf(c, c.s.active),
      prompt: 'detach',
      clause: 'EMP XVI.9#10',
      offers(c) {
        for (const unit of detachable(c)) c.offer('detach', unit);
        c.offer('done');
      },
      why: () => ({ reason: 'noDetach', clause: 'EMP XVI.9#11' }),
      take: onTheWatch({
        detach(c: Context<Empereur>, _: object, unit: number) {
          const { content, s } = c;
          if (s.weary === undefined) return c.return();
          const { points, detached, formed } = s.weary;
          // Ruling 418: it begins with the fatigue of the corps that it comes from.
          if (formed[s.active] === 0)
            points[content.corps.length + s.active] = points[accountOf(content, s, unit)] as number;
          formed[s.active] = s.turn;
          detached[unit] = 1;
          c.tell?.({ fact: 'detached', unit, clause: 'EMP XVI.9#10' });
          return c.go('choose');
        },
        done: (c: Context<Empereur>) => c.return(),
      }),
    },
  },
);
