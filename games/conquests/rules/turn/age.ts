import { EVERYONE, only, type Procedure, procedure } from '@bivouac/kernel';
import { NAPOLEON, powers } from '../../content/types.ts';
import { dealHands, handOf } from '../cards/decks.ts';
import { knownCards } from '../cards/effects.ts';
import { type Board, type Conquests, type Ctx, SIDES, sideOf } from '../state.ts';

interface Keeping {
  power: number;
  kept: number[];
}

/** CON 14: cards that may still be kept, each of another type than those chosen already. */
function mayKeep(b: Board, { power, kept }: Keeping): number[] {
  const { deal, cards } = b.content;
  const most = power === NAPOLEON ? deal.keptNapoleon : deal.keptCoalition;
  if (kept.length >= most) return [];
  const backs = new Set(kept.map((card) => cards[card]?.back));
  return knownCards(b, power).filter((card) => !kept.includes(card) && !backs.has(cards[card]?.back ?? 0));
}

/** CON 14: which cards of the first age a power takes along, thought out unseen by the others. Returns them. */
export const keeping: Procedure<Conquests, Keeping, number[]> = procedure<Conquests, Keeping, number[]>('keeping', {
  next: (c, vars) => (mayKeep(c, vars).length > 0 ? c.go('keep') : c.return(vars.kept)),
  keep: {
    power: (_, vars) => vars.power,
    prompt: 'keep',
    clause: 'CON 14#2',
    about: (_, vars) => ({ count: vars.kept.length }),
    offers(c, vars) {
      c.offer('done');
      for (const card of mayKeep(c, vars)) c.offer('keep', card);
    },
    why: () => ({ reason: 'sameType', clause: 'CON 14#2' }),
    take: {
      keep(c, vars, card) {
        vars.kept.push(card);
        return c.go('next');
      },
      done: (c, vars) => c.return(vars.kept),
    },
  },
});

function keepers({ s }: Pick<Board, 's'>): number[] {
  return powers.filter((power) => s.out[power] === 0 && (s.hands[power]?.is.length ?? 0) > 0);
}

/** Everything of the first age but what was kept leaves the game; the second age's piles take its place. */
function turnPage(c: Ctx, kept: readonly (readonly number[])[]): void {
  const { s } = c;
  for (const [i, power] of keepers(c).entries()) {
    const hand = handOf(c, power);
    const gone = s.gone[sideOf(power)];
    for (const card of hand.is.filter((one) => !(kept[i] ?? []).includes(one))) {
      if (gone !== undefined) c.move(hand, hand.is.indexOf(card), gone, only(c.seatOf(power)));
    }
    c.tell?.({ fact: 'keptCards', power, count: hand.is.length, clause: 'CON 14#2' });
  }
  for (let side = 0; side < SIDES; side++) {
    const [pile, spent, later, gone] = [s.pile[side], s.spent[side], s.later[side], s.gone[side]];
    if (pile === undefined || spent === undefined || later === undefined || gone === undefined) continue;
    while (spent.is.length > 0) c.move(spent, 0, gone, EVERYONE);
    while (pile.is.length > 0) c.move(pile, pile.is.length - 1, gone, only());
    while (later.is.length > 0) c.move(later, later.is.length - 1, pile, only());
  }
  s.age = 2;
  c.tell?.({ fact: 'age', age: 2, clause: 'CON 14#1' });
}

/** CON 14: from the first age to the second. */
export const changeOfAge: Procedure<Conquests, Record<string, never>> = procedure<Conquests, Record<string, never>>(
  'changeOfAge',
  {
    keep(c) {
      const branches = keepers(c).map((power) => ({ power, vars: { power, kept: [] } }));
      return branches.length === 0 ? c.go('turn') : c.fork(keeping, branches, 'turn');
    },
    turn(c, _, got) {
      turnPage(c, Array.isArray(got) ? (got as number[][]) : []);
      dealHands(c);
      return c.return();
    },
  },
);
