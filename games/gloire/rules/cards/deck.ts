import { EVERYONE, type Procedure, procedure } from '@bivouac/kernel';
import { seatsOf, senior } from '../players/sides.ts';
import { type Board, type Ctx, type Gloire, other, SIDES } from '../state.ts';

/** GLO 1813.A.cards#14, #16, #17: the cards that lie aside go back into the pile, which is shuffled; hands stay. */
export function shufflePile(c: Ctx, clause: string): void {
  const { s } = c;
  while (s.aside.is.length > 0) c.move(s.aside, 0, s.deck, EVERYONE);
  if (s.deck.is.length === 0) return;
  c.shuffle(s.deck);
  c.tell?.({ fact: 'shuffled', clause });
}

/** GLO 1813.B.2#2, #3: the French player first, then the Coalition. */
export function drawCards(c: Ctx): void {
  for (const side of SIDES) draw(c, side);
}

function draw(c: Ctx, side: number): void {
  const { s } = c;
  if (s.deck.is.length === 0) shufflePile(c, 'GLO 1813.A.cards#16');
  const hand = s.hands[side];
  if (hand === undefined || s.deck.is.length === 0) return;
  const own = seatsOf(c, side);
  const card = c.move(s.deck, s.deck.is.length - 1, hand, own);
  c.tell?.({ fact: 'drewCard', side, card, clause: 'GLO 1813.B.2#2', to: own });
  c.tell?.({ fact: 'drew', side, clause: 'GLO 1813.B.2#2', to: seatsOf(c, other(side)) });
}

interface Keeping {
  power: number;
  side: number;
  /** The cards that will be put away. */
  gone: number[];
}

const overfull = (c: Ctx) => SIDES.filter((side) => (c.s.hands[side]?.is.length ?? 0) > c.content.campaign.handLimit);

/** GLO 1813.B.2#4, #5: who puts cards away, and what each has to think out unseen. */
export function keepers(c: Ctx): { power: number; vars: Keeping }[] {
  return overfull(c).map((side) => {
    const power = senior(c, side);
    return { power, vars: { power, side, gone: [] } };
  });
}

/** The cards that a side still has in mind to keep, sorted: how they happen to lie must make no difference. */
function kept({ s }: Board, { side, gone }: Keeping): number[] {
  return (s.hands[side]?.is ?? []).filter((card) => !gone.includes(card)).sort((one, two) => one - two);
}

/** GLO 1813.B.2#5: both choose at once which cards to put away. */
export const keeping: Procedure<Gloire, Keeping, number[]> = procedure<Gloire, Keeping, number[]>('keeping', {
  choose: {
    power: (_, vars) => vars.power,
    prompt: 'putAway',
    clause: 'GLO 1813.B.2#5',
    about: (c, vars) => ({ count: kept(c, vars).length - c.content.campaign.handLimit }),
    offers(c, vars) {
      for (const card of kept(c, vars)) c.offer('putAway', card);
    },
    why: () => ({ reason: 'notInHand', clause: 'GLO 1813.B.2#5' }),
    take: {
      putAway(c, vars, card) {
        vars.gone.push(card);
        return kept(c, vars).length > c.content.campaign.handLimit ? c.go('choose') : c.return(vars.gone);
      },
    },
  },
});

/** Lays a card of a hand aside, for all to see. */
export function layAside(c: Ctx, side: number, card: number): void {
  const hand = c.s.hands[side];
  if (hand !== undefined) c.move(hand, hand.is.indexOf(card), c.s.aside, EVERYONE);
}

export function putAway(c: Ctx, lists: readonly (readonly number[])[]): void {
  for (const [i, side] of overfull(c).entries()) {
    for (const card of lists[i] ?? []) {
      layAside(c, side, card);
      c.tell?.({ fact: 'putAway', side, card, clause: 'GLO 1813.B.2#5' });
    }
  }
}
