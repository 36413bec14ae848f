import { type Offer, varsOf } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { marchOdds } from '../odds.ts';
import { marching } from '../rules/movement/marching.ts';
import { marchCost } from '../rules/movement/why-not.ts';
import { sailing } from '../rules/movement/sailing.ts';
import { sailCost } from '../rules/movement/cost.ts';
import type { Board, Conquests } from '../rules/state.ts';
import { touchedBy } from './preview.ts';
import { say } from './words.ts';

type Given = Pick<BoardProps<Conquests>, 'content' | 'view' | 'eyes' | 'speech'>;

/** What a march or a voyage costs, and the odds of the combat that it brings; where a card works. */
export function foresee({ content, view, eyes, speech }: Given, [verb, to, tab]: Offer): string | null {
  const b: Board = { content, s: view.game };
  if (typeof to !== 'number') return null;
  if (verb === 'play' && typeof tab === 'number') {
    const power = b.s.hands.findIndex(({ is }, holder) => eyes.holds(holder) && is.includes(to));
    const effect = content.cards[to]?.tabs[tab]?.effect;
    if (power < 0 || effect === undefined) return null;
    const { lands, seas } = touchedBy(b, power, effect);
    const places = [...lands.map((land) => speech.name('land', land)), ...seas.map((sea) => speech.name('sea', sea))];
    return places.length === 0 ? null : say(speech, 'touches', { places: places.join(', ') });
  }
  const price = (power: number, cost: number) => say(speech, 'cost', { cost, left: (b.s.moves[power] ?? 0) - cost });
  if (verb === 'march') {
    const march = varsOf(view.stack, marching);
    if (march === null) return null;
    const odds = marchOdds(b, to, march.power, march.group);
    const cost = price(march.power, marchCost(b, march));
    if (odds === null) return cost;
    const [attack, defence] = odds.sums;
    return `${cost} ${say(speech, 'odds', { attack, defence, chance: Math.round(odds.won * 100) })}`;
  }
  const voyage = verb === 'sail' ? varsOf(view.stack, sailing) : null;
  return voyage === null ? null : price(voyage.power, sailCost(b, voyage.ship, to));
}
