import type { Language } from '@bivouac/kernel';
import { ScaleBar } from '@bivouac/kit';

const titles: { readonly [language in Language]: readonly [string, string, string] } = {
  en: ['PLAN', 'of the Country round', '14 to 19 October 1813'],
  fr: ['PLAN', 'des environs de', 'du 14 au 19 octobre 1813'],
};

/** The title in its cartouche. */
export function Cartouche({ x, y, language }: { readonly x: number; readonly y: number; readonly language: Language }) {
  const [plan, of, dates] = titles[language];
  return (
    <g className="nat-cartouche" transform={`translate(${x} ${y})`}>
      <path
        className="nat-cartouche-plate"
        d="M-84 -48Q-90 -48 -90 -42V50Q-90 56 -84 56H84Q90 56 90 50V-42Q90 -48 84 -48H16Q8 -48 0 -57Q-8 -48 -16 -48Z"
      />
      <path
        className="nat-cartouche-line"
        d="M-80 -43H-14Q-7 -43 0 -50Q7 -43 14 -43H80Q85 -43 85 -38V46Q85 51 80 51H-80Q-85 51 -85 46V-38Q-85 -43 -80 -43Z"
      />
      <path className="nat-cartouche-line" d="M-66 -29H-30M30 -29H66" />
      <text className="nat-title small" y="-26">
        {plan}
      </text>
      <text className="nat-title of" y="-12">
        {of}
      </text>
      <text className="nat-title large" y="7">
        LEIPZIG
      </text>
      <text className="nat-title of" y="22">
        {dates}
      </text>
      {/* The fields are about 140 units apart, two kilometres on the ground; on the plate a sign of it is enough. */}
      <ScaleBar x={-52} y={38} unit={48} figures={[0, 1, 2]} of="km" figure="nat-scale-figure" />
    </g>
  );
}
