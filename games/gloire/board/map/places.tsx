import type { Words } from '@bivouac/kernel';
import { at, line, pen, type Point, short } from '@bivouac/kit/geometry';
import type { GloireContent } from '../../content/types.ts';
import { layoutOf, mapName, nameSizes, type Rank, rankOf } from '../layout.ts';

/** A handful of houses. */
function houses({ x, y }: Point, count: number, seed: number): string {
  const random = pen(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.28 + random();
    const far = count > 4 ? 2 + random() * 4 : 1.4 + random() * 2;
    const [cx, cy] = [x + Math.cos(angle) * far * 1.25, y + Math.sin(angle) * far];
    const [w, h] = [1.9 + random() * 1.3, 1.7 + random()];
    path += `M${short(cx - w / 2)} ${short(cy - h / 2)}h${short(w)}v${short(h)}h${short(-w)}z`;
  }
  return path;
}

const onCircle = ({ x, y }: Point, r: number, turn: number): Point =>
  at(x + Math.cos(turn) * r, y + Math.sin(turn) * r);

/** The star of a fortress: bastions outside, blocks of houses within. */
function bastions(place: Point, points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    onCircle(place, i % 2 === 0 ? outer : inner, (i / points) * Math.PI - Math.PI / 2),
  );
  return line(corners, true);
}

function Place({ place, rank, seed }: { readonly place: Point; readonly rank: Rank; readonly seed: number }) {
  const { x, y } = place;
  switch (rank) {
    case 'fortress':
      return (
        <g>
          <path className="glo-ditch" d={bastions(place, 6, 7.2, 10.2)} />
          <path className="glo-rampart" d={bastions(place, 6, 6, 8.6)} />
          <path className="glo-house" d={houses(place, 9, seed)} />
        </g>
      );
    case 'city':
      return (
        <g>
          <circle className="glo-wall" cx={x} cy={y} r="6.6" />
          <path className="glo-house" d={houses(place, 9, seed)} />
        </g>
      );
    case 'market':
      return (
        <g>
          <circle className="glo-spot" cx={x} cy={y} r="4.6" />
          <path className="glo-house" d={houses(place, 4, seed)} />
        </g>
      );
    case 'village':
      return <circle className="glo-spot small" cx={x} cy={y} r="3" />;
    default:
      return rank satisfies never;
  }
}

export function Places({ content }: { readonly content: GloireContent }) {
  return content.map.towns.map((town, i) => (
    <g key={town.id}>
      {town.defensive && town.fortress === null ? (
        <path
          className="glo-strong"
          d={`M${town.x - 8} ${town.y + 1.5}a8 7 0 0 1 16 0M${town.x - 8} ${town.y + 1.5}l-2.4 .8M${town.x + 8} ${town.y + 1.5}l2.4 .8M${town.x - 6} ${town.y - 3.4}l-2 -1.6M${town.x + 6} ${town.y - 3.4}l2 -1.6M${town.x} ${town.y - 5.5}v-2.6`}
        />
      ) : null}
      <Place place={town} rank={rankOf(content, town)} seed={i + 11} />
    </g>
  ));
}

interface NamesProps {
  readonly content: GloireContent;
  readonly language: keyof Words;
}

export function Names({ content, language }: NamesProps) {
  const layout = layoutOf(content, language);
  return content.map.towns.map((town, i) => {
    const rank = rankOf(content, town);
    const { name, anchor } = layout[i] ?? { name: town, anchor: 'middle' };
    const words = mapName(town, language);
    return (
      <text
        key={town.id}
        className={`glo-name ${rank}`}
        x={short(name.x)}
        y={short(name.y)}
        fontSize={nameSizes[rank]}
        textAnchor={anchor}
      >
        {rank === 'fortress' ? words.toUpperCase() : words}
      </text>
    );
  });
}
