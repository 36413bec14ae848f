import type { Fact } from '@bivouac/kernel';
import type { BoardSpeech, Flight, Playback } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';
import { NOWHERE, type NationsState } from '../rules/state.ts';
import { CardBack, CardFace, ScoutFace } from './card-art.tsx';
import { target } from './targets.ts';

/** Where cards lie, besides those that are targets themselves. */
export const spots = {
  hand: 'own hand',
  row: 'open cards',
  discard: 'discard pile',
  clock: 'time bar',
} as const;

/** The hand of a side that is not the viewer's own. */
export const otherHand = (side: number): string => `hand of ${side}`;

interface Watched {
  readonly content: NationsContent;
  readonly mine: number;
  readonly speech: BoardSpeech;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : NOWHERE);

interface Way {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** The card that is seen; a hidden one shows its back, a scout its own face. */
  readonly card: number | 'scout';
}

/** Which way a card goes for a fact: from a hand to the field it acts on, from the row or the pile to a hand. */
export function wayOf({ content, mine }: Pick<Watched, 'content' | 'mine'>, s: NationsState, fact: Fact): Way | null {
  const card = num(fact['card']);
  const handOf = (side: number, held: string) => (side === mine ? [held, spots.hand] : [otherHand(side)]);
  const sideOf = (army: unknown) => content.armies[num(army)]?.side ?? s.active;
  switch (fact.fact) {
    case 'drew':
      return { from: [target.pile], to: handOf(num(fact['side']), target.hand(card)), card };
    case 'took':
      return { from: [target.open(card), spots.row], to: handOf(num(fact['side']), target.hand(card)), card };
    case 'opened':
      return { from: [target.pile], to: [target.open(card), spots.row], card };
    case 'discarded':
      return { from: handOf(num(fact['side']), target.hand(card)), to: [spots.discard], card };
    case 'removed':
    case 'moved':
    case 'jumped':
      return {
        from: handOf(sideOf(fact['army']), target.hand(card)),
        to: [target.field(num(fact['field']))],
        card,
      };
    case 'scouted':
      return {
        from: handOf(sideOf(fact['army']), target.scout),
        to: [target.field(num(fact['field']))],
        card: 'scout',
      };
    case 'timePlayed': {
      const time = content.cardKinds.findIndex(({ kind }) => kind === 'time');
      return { from: handOf(s.active, target.hand(time)), to: [spots.clock], card: time };
    }
    default:
      return null;
  }
}

/** The card that is seen going its way while a fact is told. */
export function flightOf(seen: Watched, { state, now, step, ms }: Playback<NationsState>): Flight | null {
  const way = now === null ? null : wayOf(seen, state, now);
  if (now === null || way === null) return null;
  const { from, to, card } = way;
  const { content, speech } = seen;
  const face =
    card === 'scout' ? (
      <ScoutFace speech={speech} />
    ) : card < 0 ? (
      <CardBack />
    ) : (
      <CardFace content={content} card={card} speech={speech} />
    );
  return { key: `${step} ${now.fact} ${state.turn} ${state.actionsLeft} ${String(card)}`, from, to, face, ms };
}
