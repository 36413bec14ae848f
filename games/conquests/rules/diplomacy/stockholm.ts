import { type Procedure, procedure } from '@bivouac/kernel';
import { coalition, NAPOLEON } from '../../content/types.ts';
import type { Board, Conquests } from '../state.ts';
import { takeBack } from '../zones/zone.ts';
import { courtesies } from './courtesy.ts';
import { embassies, embassy } from './embassy.ts';
import { noteSuccess } from './pacts.ts';

const DIPLOMACY_ZONE = 5;

/** Powers with an adviser in Diplomacy, in the order of the spaces. */
function diplomats({ s, content }: Board): { power: number; space: number }[] {
  return content.spaces.flatMap(({ zone }, space) => {
    const power = s.space[space] ?? -1;
    return zone === DIPLOMACY_ZONE && power >= 0 ? [{ power, space }] : [];
  });
}

function isFresh({ s }: Pick<Board, 's'>): boolean {
  return s.forcedFresh === 1 || s.pactFresh.includes(1);
}

interface Stockholm {
  by: number;
  /** Spaces of those who may call it off at once. */
  answers: number[];
}

/** CON 8.5: who holds Stockholm may begin an alliance without an adviser; who could call it off does so now or never. */
export const stockholm: Procedure<Conquests, { by: number }> = procedure<Conquests, { by: number }>('stockholm', {
  act: (c, vars) => c.call(embassies, embassy(vars.by, 'stockholm'), 'begun'),
  begun(c, vars) {
    if (!isFresh(c)) return c.return();
    const others = vars.by === NAPOLEON ? (coalition as readonly number[]) : [NAPOLEON];
    const answers = diplomats(c).flatMap(({ power, space }) => (others.includes(power) ? [space] : []));
    return c.call(answering, { by: vars.by, answers }, 'over');
  },
  over: (c) => c.return(),
});

/** CON 8.5: each adviser that could call it off is asked; using it is that adviser's act. */
export const answering: Procedure<Conquests, Stockholm> = procedure<Conquests, Stockholm>('answering', {
  next(c, vars) {
    const [space] = vars.answers;
    if (space === undefined || !isFresh(c)) return c.go('settled');
    return c.call(embassies, embassy(c.s.space[space] ?? 0, 'answer'), 'answered');
  },
  answered(c, vars) {
    const space = vars.answers.shift();
    if (space !== undefined && !isFresh(c)) takeBack(c, space);
    return c.go('next');
  },
  settled: (c) => c.call(courtesies, { pacts: noteSuccess(c), asked: [] }, 'over'),
  over: (c) => c.return(),
});
