import './map.css';
import type { Words } from '@bivouac/kernel';
import { Age, Compass, Grain, NeatLine, Sheet } from '@bivouac/kit';
import { memo } from 'react';
import type { EuropeGeometry } from '../../content/geometry.ts';
import { type ConquestsContent, powerIds } from '../../content/types.ts';
import { Capitals, Insets, LandNames, SeaNames, Title } from './labels.tsx';

/** Paper around the map. */
export const MARGIN = 26;

/** Open water beyond the zones: the Atlantic in the west, the Levant in the south-east. */
const OCEAN =
  'M0 0H735L660 110 330 300 300 620 60 940 150 1000 60 1130H0zM780 1130L900 1050 1005 1100 1030 1005 1100 1012 1180 1000 1320 1012V1130z';

interface GroundProps {
  readonly content: ConquestsContent;
  readonly geometry: EuropeGeometry;
}

interface NamesProps {
  readonly content: ConquestsContent;
  readonly language: keyof Words;
}

/** The ground of the map of 1810: drawn once for a pack, whatever happens on it. Control lies on it, names over both. */
export const EuropeGround = memo(function EuropeGround({ content, geometry }: GroundProps) {
  const { width, height } = content.map;
  const coasts = geometry.coast + geometry.farCoast;
  return (
    <g className="con-printed" aria-hidden="true">
      <defs>
        <Grain />
        <clipPath id="con-neat">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <Sheet sheet={{ width, height, margin: MARGIN }} />
      <g clipPath="url(#con-neat)">
        <rect className="con-beyond" width={width} height={height} />
        <path className="con-sea" d={OCEAN} />
        {content.map.seas.map(({ id }) => (
          <path key={id} className="con-sea" d={geometry.seas[id] ?? ''} />
        ))}
        <Shallows coast={coasts} />
        <path className="con-sea-line" d={geometry.seaLines} />
        <Lands content={content} geometry={geometry} />
        {geometry.rivers.map(({ id, width: wide, d }) => (
          <path key={id} className="con-river" d={d} strokeWidth={wide} />
        ))}
        <path className="con-hachure" d={geometry.hachures} />
        <path className="con-border" d={geometry.borders} />
        <path className="con-border" d={geometry.ends} />
        <path className="con-frontier" d={geometry.frontiers} />
        <path className="con-coast" d={coasts} />
      </g>
    </g>
  );
});

/** Names, capitals and what frames the map. */
export const EuropeNames = memo(function EuropeNames({ content, language }: NamesProps) {
  const { width, height } = content.map;
  const sheet = { width, height, margin: MARGIN };
  const stains = [
    { x: width * 0.93, y: height * 0.1, rx: 150, ry: 110 },
    { x: width * 0.06, y: height * 0.2, rx: 120, ry: 140 },
  ];
  return (
    <g className="con-printed" aria-hidden="true">
      <SeaNames content={content} language={language} />
      <Insets content={content} />
      <Capitals content={content} />
      <LandNames content={content} language={language} />
      <Age sheet={sheet} stains={stains} />
      <NeatLine sheet={sheet} />
      <Title language={language} />
      <Compass x={66} y={1046} r={40} letter="con-letter" />
    </g>
  );
});

/** Water lines along the coast, as an engraver draws them: each fainter, and none over land, which is drawn above. */
function Shallows({ coast }: { readonly coast: string }) {
  return [22, 14, 7].map((wide) => <path key={wide} className="con-shallow" d={coast} strokeWidth={wide} />);
}

function Lands({ content, geometry }: GroundProps) {
  return content.map.lands.map(({ id, home }) => (
    <path key={id} className={`con-land ${home === -1 ? 'neutral' : powerIds[home]}`} d={geometry.lands[id] ?? ''} />
  ));
}
