import type { Words, Language } from '@bivouac/kernel';
import { ScaleBar } from '@bivouac/kit';

const titles: { readonly [language in Language]: readonly [string, string, string] } = {
  en: ['MAP OF THE', 'with Silesia, Brandenburg and Bohemia', 'for the Campaign of 1813'],
  fr: ['CARTE DU', 'avec la Silésie, le Brandebourg et la Bohême', 'pour la campagne de 1813'],
};
const large: Words = { en: 'Theatre of War in Saxony', fr: 'Théâtre de la guerre en Saxe' };

interface CartoucheProps {
  readonly x: number;
  readonly y: number;
  readonly language: Language;
  /** Units of the map to a kilometre. */
  readonly scale: number;
}

/** The title in its cartouche, with the scale and what the lines mean. */
export function Cartouche({ x, y, language, scale }: CartoucheProps) {
  const [of, lands, dates] = titles[language];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="glo-plate"
        d="M-122 -66Q-130 -66 -130 -58V62Q-130 70 -122 70H122Q130 70 130 62V-58Q130 -66 122 -66H22Q10 -66 0 -77Q-10 -66 -22 -66Z"
      />
      <path
        className="glo-plate-line"
        d="M-117 -60H-20Q-9 -60 0 -69Q9 -60 20 -60H117Q124 -60 124 -53V57Q124 64 117 64H-117Q-124 64 -124 57V-53Q-124 -60 -117 -60Z"
      />
      <text className="glo-title small" y="-43">
        {of}
      </text>
      <text className="glo-title large" y="-23">
        {large[language]}
      </text>
      <text className="glo-title of" y="-7">
        {lands}
      </text>
      <text className="glo-title of" y="8">
        {dates}
      </text>
      <Key language={language} />
      <ScaleBar x={-80} y={46} unit={20 * scale} figures={[0, 20, 40]} of="km" figure="glo-scale-figure" />
    </g>
  );
}

const keys: { readonly [language in Language]: readonly [string, string, string, string] } = {
  en: ['main road', 'track', 'ford', 'bridge'],
  fr: ['grande route', 'chemin', 'gué', 'pont'],
};

function Key({ language }: { readonly language: Language }) {
  const [road, track, ford, bridge] = keys[language];
  return (
    <g transform="translate(0 24)" className="glo-key">
      <path className="glo-road-edge" d="M-114 0h22" />
      <path className="glo-road" d="M-114 0h22" />
      <text x="-88" y="3">
        {road}
      </text>
      <path className="glo-track" d="M-34 0h22" />
      <text x="-8" y="3">
        {track}
      </text>
      <path className="glo-ford" d="M30 -2.2h0M30 2.2h0M34.6 -2.2h0M34.6 2.2h0" />
      <text x="41" y="3">
        {ford}
      </text>
      <path className="glo-bridge" d="M72 -5.4L74 -3.4H80L82 -5.4M72 5.4L74 3.4H80L82 5.4" />
      <text x="87" y="3">
        {bridge}
      </text>
    </g>
  );
}
