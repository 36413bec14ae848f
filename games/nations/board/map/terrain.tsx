import type { NationsContent } from '../../content/types.ts';
import { terrains } from '../../content/types.ts';
import { line } from '@bivouac/kit/geometry';
import { groundInk } from './ground.ts';

/** The ground: washes inside the outlines, as a colourist laid them, and the pen's work on them. */
export function Terrain({ content }: { readonly content: NationsContent }) {
  const ink = groundInk(content);
  const outlines = content.fields.map(({ polygon }) => line(polygon, true));
  return (
    <g>
      {content.fields.map(({ id, terrain }, i) => (
        <path key={id} className={`nat-tint ${terrains[terrain] ?? ''}`} d={outlines[i]} />
      ))}
      <defs>
        {content.fields.map(({ id }, i) => (
          <clipPath key={id} id={`nat-in-${id}`}>
            <path d={outlines[i]} />
          </clipPath>
        ))}
      </defs>
      {content.fields.map(({ id, terrain }, i) => (
        <path
          key={id}
          className={`nat-wash ${terrains[terrain] ?? ''}`}
          d={outlines[i]}
          clipPath={`url(#nat-in-${id})`}
        />
      ))}
      <Strokes of="nat-furrow" paths={ink.furrows} />
      <Strokes of="nat-reed" paths={ink.reeds} />
      <Strokes of="nat-hachure" paths={ink.hachures} />
      <Strokes of="nat-crown" paths={ink.crowns} />
      <Strokes of="nat-shade" paths={ink.shades} />
    </g>
  );
}

function Strokes({ of, paths }: { readonly of: string; readonly paths: readonly string[] }) {
  return paths.map((d) => <path key={d} className={of} d={d} />);
}

/** The borders of the fields: ink over everything drawn on the ground. */
export function Borders({ content }: { readonly content: NationsContent }) {
  const picked = content.fields.filter(({ illustrated }) => illustrated);
  return (
    <g>
      {content.fields.map(({ id, polygon }) => (
        <path key={id} className="nat-border-halo" d={line(polygon, true)} />
      ))}
      {content.fields.map(({ id, polygon }) => (
        <path key={id} className="nat-border" d={line(polygon, true)} />
      ))}
      {picked.map(({ id, polygon }) => (
        <path key={id} className="nat-picked" d={line(polygon, true)} clipPath={`url(#nat-in-${id})`} />
      ))}
    </g>
  );
}
