import type { NationsContent } from '../../content/types.ts';
import { terrains } from '../../content/types.ts';
import { line } from '../geometry.ts';
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
      <path className="nat-furrow" d={ink.furrows} />
      <path className="nat-reed" d={ink.reeds} />
      <path className="nat-hachure" d={ink.hachures} />
      <path className="nat-crown" d={ink.crowns} />
      <path className="nat-shade" d={ink.shades} />
    </g>
  );
}

/** The borders of the fields: ink over everything drawn on the ground. */
export function Borders({ content }: { readonly content: NationsContent }) {
  const all = content.fields.map(({ polygon }) => line(polygon, true)).join('');
  const picked = content.fields.filter(({ illustrated }) => illustrated);
  return (
    <g>
      <path className="nat-border-halo" d={all} />
      <path className="nat-border" d={all} />
      {picked.map(({ id, polygon }) => (
        <path key={id} className="nat-picked" d={line(polygon, true)} clipPath={`url(#nat-in-${id})`} />
      ))}
    </g>
  );
}
