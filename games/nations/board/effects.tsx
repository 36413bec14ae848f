import type { Fact } from '@bivouac/kernel';
import type { NationsContent } from '../content/types.ts';
import { NOWHERE, type NationsState } from '../rules/state.ts';
import { short } from '@bivouac/kit/geometry';
import { placeOf } from './sights.ts';

const num = (value: unknown): number => (typeof value === 'number' ? value : NOWHERE);

/** Where a fact happens. */
export function fieldOfFact(content: NationsContent, s: NationsState, fact: Fact): number {
  if (typeof fact['field'] === 'number') return fact['field'];
  if (typeof fact['mission'] === 'number') return content.missions[fact['mission']]?.field ?? NOWHERE;
  const army = typeof fact['victim'] === 'number' ? fact['victim'] : num(fact['army']);
  return s.field[army] ?? NOWHERE;
}

/** What is seen of a fact on the map besides counters that come, go and slide: blows, rings, crosses. */
export function Effects({
  content,
  s,
  fact,
  step,
}: {
  readonly content: NationsContent;
  readonly s: NationsState;
  readonly fact: Fact | null;
  readonly step: number;
}) {
  if (fact === null) return null;
  const place = placeOf(content, fieldOfFact(content, s, fact));
  if (place === null) return null;
  const from = placeOf(content, s.field[num(fact['attacker'])] ?? NOWHERE);
  const spot = `translate(${short(place.x)} ${short(place.y)})`;
  return (
    <g key={step} className="nat-effects" aria-hidden="true" pointerEvents="none">
      {fact.fact === 'hit' && from !== null ? (
        <g>
          <path
            className="nat-blow"
            d={`M${short(from.x)} ${short(from.y)}L${short(place.x)} ${short(place.y)}`}
            pathLength={1}
          />
          <path
            className="nat-burst"
            transform={spot}
            d="M0 -26L6 -9L22 -14L12 0L26 8L9 9L8 26L-2 12L-16 22L-11 6L-27 2L-11 -5L-18 -20L-5 -11Z"
          />
        </g>
      ) : fact.fact === 'beaten' || fact.fact === 'sweptAway' ? (
        <path className="nat-cross" transform={spot} d="M-24 -24L24 24M24 -24L-24 24" pathLength={1} />
      ) : (
        <circle className={`nat-ripple ${fact.fact}`} transform={spot} r="44" />
      )}
    </g>
  );
}
