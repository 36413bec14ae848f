import type { ReactNode } from 'react';
import { CardBack, CardFace, ScoutFace } from './card-art.tsx';
import { otherHand, spots } from './flights.tsx';
import type { GoingOn } from './going-on.ts';
import { anchor, Hit, type Target, useTargetProps } from '@bivouac/kit';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say, sideWord } from './words.ts';

/** What lies here, in small letters over it; those who do not see it are told by the name of the section. */
function Caption({ words }: { readonly words: string }) {
  return (
    <span className="nat-label" aria-hidden="true">
      {words}
    </span>
  );
}

/** A card on the table: lit or not, it can be pointed at. */
function Card({
  of,
  name,
  card,
  chosen = false,
  children,
}: {
  readonly of: Target;
  readonly name: string;
  readonly card: number | null;
  readonly chosen?: boolean;
  readonly children: ReactNode;
}) {
  const { lit } = useTable();
  const thing = card === null ? null : { kind: 'card', id: card };
  const classes = ['nat-card'];
  if (lit.has(of)) classes.push('lit');
  if (chosen) classes.push('chosen');
  return (
    <div className={classes.join(' ')} {...anchor(of)}>
      {children}
      <Hit of={of} name={name} thing={thing} />
    </div>
  );
}

/** The cards of a hand, like ones together: a pair has a clip by which both are played. */
function groups(hand: readonly number[]): readonly { readonly card: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const card of hand) if (card >= 0) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([card, count]) => ({ card, count }));
}

function PairClip({ card }: { readonly card: number }) {
  const { lit, speech } = useTable();
  const key = target.pair(card);
  const name = say(speech, 'pairOf', { card: speech.name('card', card) });
  return (
    <div className={lit.has(key) ? 'nat-clip lit' : 'nat-clip'}>
      <span aria-hidden="true">×2 {say(speech, 'pair')}</span>
      <Hit of={key} name={name} thing={{ kind: 'card', id: card }} />
    </div>
  );
}

/** The viewer's own hand, with his scouts. */
export function OwnHand({ going }: { readonly going: GoingOn }) {
  const { content, s, speech, mine } = useTable();
  const held = groups(s.hands[mine]?.is ?? []);
  const scouts = s.scouts[mine] ?? 0;
  return (
    <section className="nat-own" aria-label={say(speech, 'hand')} {...anchor(spots.hand)}>
      <Caption words={say(speech, held.length + scouts === 0 ? 'handEmpty' : 'yourHand')} />
      {held.map(({ card, count }) => (
        <div key={card} className="nat-group">
          {Array.from({ length: count }, (_, i) => (
            <Card
              key={i}
              of={target.hand(card)}
              name={speech.name('card', card)}
              card={card}
              chosen={going.card === card && (i === count - 1 || (going.wild && i === count - 2))}
            >
              <CardFace content={content} card={card} speech={speech} />
            </Card>
          ))}
          {count >= 2 && content.cardKinds[card]?.kind !== 'time' ? <PairClip card={card} /> : null}
        </div>
      ))}
      {scouts > 0 ? (
        <div className="nat-group scouts">
          {Array.from({ length: scouts }, (_, i) => (
            <Card
              key={i}
              of={target.scout}
              name={say(speech, 'scouts', { count: scouts })}
              card={null}
              chosen={going.scout && i === scouts - 1}
            >
              <ScoutFace speech={speech} />
            </Card>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** A hand that is another's: backs, and those cards that everyone saw being taken. */
export function OtherHand({ side }: { readonly side: number }) {
  const { content, s, speech } = useTable();
  const hand = s.hands[side]?.is ?? [];
  const scouts = s.scouts[side] ?? 0;
  const label = say(speech, 'otherHand', { side: sideWord(speech, side) });
  const known = hand.filter((card) => card >= 0).map((card) => speech.name('card', card));
  const hidden = Array.from({ length: hand.length - known.length }, () => say(speech, 'hiddenCard'));
  const held = [...known, ...hidden, ...Array.from({ length: scouts }, () => say(speech, 'scout'))];
  return (
    <section className="nat-other" aria-label={label} {...anchor(otherHand(side))}>
      <h3>
        {label}: {hand.length + scouts === 0 ? say(speech, 'empty') : hand.length + scouts}
      </h3>
      <div
        className="nat-other-cards"
        role="img"
        aria-label={held.length === 0 ? say(speech, 'empty') : held.join(', ')}
      >
        {hand.map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="nat-card small">
            {card >= 0 ? <CardFace content={content} card={card} speech={speech} /> : <CardBack />}
          </span>
        ))}
        {Array.from({ length: scouts }, (_, i) => (
          <span key={`scout ${i}`} className="nat-card small">
            <ScoutFace speech={speech} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** The open cards, the draw pile and the discard pile. */
export function Market() {
  const { content, s, speech, lit } = useTable();
  const targetProps = useTargetProps();
  const topDiscard = s.discard[s.discard.length - 1];
  const pileName = say(speech, 'pile', { count: s.deck.is.length });
  const discardName = say(speech, 'discard', { count: s.discard.length });
  const rowOffer = lit.get(target.row);
  return (
    <section className="nat-market" aria-label={say(speech, 'openCards')}>
      <div className="nat-pile">
        <Caption words={say(speech, 'pileShort')} />
        <Card of={target.pile} name={pileName} card={null}>
          <CardBack />
        </Card>
        <span className="nat-count">{s.deck.is.length}</span>
      </div>
      <div className="nat-row" {...anchor(spots.row)}>
        {s.row.is.length > 0 ? <Caption words={say(speech, 'openCards')} /> : null}
        {s.row.is.map((card, i) => (
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            of={target.open(card)}
            name={speech.name('card', card)}
            card={card}
          >
            <CardFace content={content} card={card} speech={speech} />
          </Card>
        ))}
        {rowOffer === undefined ? null : (
          <div {...targetProps(target.row, '', null)} className="nat-button lit">
            {speech.offer(rowOffer)}
          </div>
        )}
      </div>
      <div className="nat-pile" {...anchor(spots.discard)}>
        <Caption words={say(speech, 'discardShort')} />
        <div className="nat-card discard" role="img" aria-label={discardName}>
          {topDiscard === undefined ? (
            <span className="nat-empty" />
          ) : (
            <CardFace content={content} card={topDiscard} speech={speech} />
          )}
        </div>
        <span className="nat-count">{s.discard.length}</span>
      </div>
    </section>
  );
}
