import type { Words } from '@bivouac/kernel';
import type { ConquestsContent } from '../../content/types.ts';
import { insets, seaArcs } from './places.ts';

interface NamesProps {
  readonly content: ConquestsContent;
  readonly language: keyof Words;
}

/** Names of lands, in letters spaced by how much room there is. */
export function LandNames({ content, language }: NamesProps) {
  return content.map.lands.map(({ id, short, capital, x, y }) => {
    const inset = insets[id];
    const [at, up] = inset ? [inset.name, 0] : [{ x, y }, capital ? 11 : 4];
    return (
      <text key={id} className={`con-land-name ${capital ?? ''}`} x={at.x} y={at.y + up}>
        {short[language]}
      </text>
    );
  });
}

/** Names of seas in spaced italics along an arc. */
export function SeaNames({ content, language }: NamesProps) {
  return content.map.seas.map(({ id, short, x, y }) => {
    const { dx = 0, dy = 0, bend = 0, turn = 0, wide = 120 } = seaArcs[id] ?? {};
    const half = wide / 2;
    return (
      <g key={id} transform={`translate(${x + dx} ${y + dy}) rotate(${turn})`}>
        <path id={`con-arc-${id}`} className="con-arc" d={`M${-half} 0Q0 ${-bend} ${half} 0`} />
        <text className="con-sea-name">
          <textPath href={`#con-arc-${id}`} startOffset="50%">
            {short[language]}
          </textPath>
        </text>
      </g>
    );
  });
}

/** A town with walls for a main capital, an open one for a neutral one. */
export function Capitals({ content }: Pick<NamesProps, 'content'>) {
  return content.map.lands.map(({ id, capital, x, y }) =>
    capital === null ? null : (
      <g key={id} className={`con-capital ${capital}`} transform={`translate(${x} ${y - 8})`}>
        {capital === 'main' ? <path d="M0-8l2.4 5 5.6.6-4.2 3.7 1.2 5.5L0 4l-5 2.8 1.2-5.5L-8-2.4-2.4-3z" /> : null}
        {capital === 'neutral' ? <circle r={4.6} /> : null}
        <circle className="core" r={1.8} />
      </g>
    ),
  );
}

/** A line from a place too small for its name to the name beside it. */
export function Insets({ content }: Pick<NamesProps, 'content'>) {
  return content.map.lands.map(({ id, x, y }) => {
    const inset = insets[id];
    if (!inset) return null;
    return (
      <g key={id} className="con-inset">
        <path d={`M${x} ${y}L${inset.end.x} ${inset.end.y}`} />
        {inset.ring ? <circle cx={x} cy={y} r={inset.ring} /> : null}
      </g>
    );
  });
}

const titles = { en: ['EUROPE', 'in the time of Napoleon'], fr: ['L’EUROPE', 'au temps de Napoléon'] } as const;

export function Title({ language }: Pick<NamesProps, 'language'>) {
  const [first, second] = titles[language];
  return (
    <g className="con-title" transform="translate(1196 1046)">
      <rect x={-112} y={-44} width={224} height={84} />
      <rect x={-107} y={-39} width={214} height={74} />
      <text className="large">{first}</text>
      <text className="small" y={24}>
        {second}
      </text>
    </g>
  );
}
