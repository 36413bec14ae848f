import { Hit } from '@bivouac/kit';
import { useState } from 'react';
import { halfOf } from '../rules/cards/moments.ts';
import { EventArt } from './event-art.tsx';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** The cards that are lit, and those that events that are lit stand on. */
function litCards(lit: Iterable<string>): number[] {
  return [...lit].flatMap((key) => {
    const [kind, id] = key.split(' ');
    if (kind === 'card') return [Number(id)];
    return kind === 'event' ? [Number(id) >> 1] : [];
  });
}

/** The event cards of whoever looks (GLO 1813.A.cards): closed, their number; open, or when one may be used, all of them. */
export function Hand({ isAsked }: { readonly isAsked: boolean }) {
  const { b, mine, lit, speech } = useTable();
  const [chosen, setChosen] = useState<{ readonly asked: boolean; readonly open: boolean } | null>(null);
  const held = (b.s.hands[mine]?.is ?? []).filter((card) => card >= 0);
  const wanted = litCards(lit.keys());
  const cards = [...new Set([...held, ...wanted])];
  if (cards.length === 0) return null;
  // Whoever is asked whether he plays a card sees what he holds, and can still put it away to look at the map.
  const asked = isAsked || wanted.length > 0;
  const isShown = chosen !== null && chosen.asked === asked ? chosen.open : asked;
  return (
    <section className="glo-hand" aria-label={say(speech, 'hand')}>
      {isShown ? (
        <div className="glo-hand-cards">
          {cards.map((card) => (
            <EventCard key={card} card={card} />
          ))}
        </div>
      ) : null}
      <button
        type="button"
        className="glo-button"
        aria-expanded={isShown}
        onClick={() => setChosen({ asked, open: !isShown })}
      >
        {say(speech, isShown ? 'closeHand' : 'openHand', { count: cards.length })}
      </button>
    </section>
  );
}

/** A card: two events, each with its picture, its colour and what it does; either may be played, not both. */
function EventCard({ card }: { readonly card: number }) {
  const { lit, speech } = useTable();
  const isLit = lit.has(target.card(card));
  return (
    <div className={isLit ? 'glo-event-card lit' : 'glo-event-card'}>
      <EventHalf event={2 * card} />
      <EventHalf event={2 * card + 1} />
      {isLit ? (
        <Hit of={target.card(card)} name={speech.name('card', card)} thing={{ kind: 'card', id: card }} />
      ) : null}
    </div>
  );
}

function EventHalf({ event }: { readonly event: number }) {
  const { b, lit, speech } = useTable();
  const half = halfOf(b, event);
  if (half === undefined) return null;
  const isLit = lit.has(target.event(event));
  const title = speech.of(half.title);
  return (
    <div className={`glo-event ${half.camp}${isLit ? ' lit' : ''}`}>
      <EventArt kind={half.effect.kind} />
      <b>{title}</b>
      <p>{speech.of(half.text)}</p>
      <Hit of={target.event(event)} name={title} thing={{ kind: 'event', id: event }} />
    </div>
  );
}
