import type { Fact } from '@bivouac/kernel';
import { curve, type Point, short } from '@bivouac/kit/geometry';
import type { GloireContent } from '../content/types.ts';
import { FlagOf } from './faces.tsx';
import { middleOfLink, wayBetween } from './map/way-lines.ts';
import { wayOf } from './marched.ts';
import { flags } from './palette.ts';

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** Where a fact happens. */
export function placeOfFact(content: GloireContent, fact: Fact): Point | null {
  const town = content.map.towns[num(fact['town'])];
  if (town !== undefined) return town;
  return middleOfLink(content, num(fact['link']));
}

/** The way that somebody goes in a fact, if anybody does. */
export function wayOfFact(content: GloireContent, fact: Fact): readonly Point[] {
  const [from, to] = [num(fact['from']), num(fact['town'])];
  if (from < 0 || to < 0 || from === to) return [];
  const through = wayOf(fact);
  if (through.length > 2) {
    return through.flatMap((town, i) =>
      i === 0 ? [] : wayBetween(content, through[i - 1] ?? -1, town).slice(i === 1 ? 0 : 1),
    );
  }
  const way = wayBetween(content, from, to);
  const [a, b] = [content.map.towns[from], content.map.towns[to]];
  return way.length > 0 || a === undefined || b === undefined ? way : [a, b];
}

const BLOWS = new Set(['battle', 'fire', 'guns', 'overrun', 'blown']);
const ENDS = new Set(['eliminated', 'trapped', 'captured', 'beaten', 'unmasked']);

interface EffectsProps {
  readonly content: GloireContent;
  readonly fact: Fact | null;
  readonly step: number;
}

/** What is seen of a fact on the map: a march along its road, a burst, a ring, a cross. */
export function Effects({ content, fact, step }: EffectsProps) {
  if (fact === null) return null;
  const way = wayOfFact(content, fact);
  const side = num(fact['side']) === 1 ? 1 : 0;
  const place = placeOfFact(content, fact);
  const last = way[way.length - 1];
  if (last !== undefined) {
    const d = curve(way);
    return (
      <g key={step} className="glo-effects" aria-hidden="true" pointerEvents="none">
        <path className="glo-march under" d={d} pathLength={1} />
        <path className="glo-march" d={d} pathLength={1} stroke={flags[side].ground} />
        <g className="glo-marching" style={{ offsetPath: `path('${d}')` }}>
          <FlagOf side={side} size={1.6} />
        </g>
      </g>
    );
  }
  if (place === null) return null;
  const spot = `translate(${short(place.x)} ${short(place.y)})`;
  return (
    <g key={step} className="glo-effects" aria-hidden="true" pointerEvents="none">
      {BLOWS.has(fact.fact) ? (
        <path
          className="glo-burst"
          transform={spot}
          d="M0 -26L6 -9L22 -14L12 0L26 8L9 9L8 26L-2 12L-16 22L-11 6L-27 2L-11 -5L-18 -20L-5 -11Z"
        />
      ) : ENDS.has(fact.fact) ? (
        <path className="glo-cross" transform={spot} d="M-18 -18L18 18M18 -18L-18 18" pathLength={1} />
      ) : (
        <circle className="glo-ripple" transform={spot} r="30" />
      )}
    </g>
  );
}
