import { terrains } from '../content/types.ts';
import { line } from '@bivouac/kit/geometry';
import { layoutOf } from './layout.ts';
import { placeOf } from './sights.ts';
import { Flag } from './symbols.tsx';
import { useTargetProps } from '@bivouac/kit';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/** The fields themselves: lit where something may go, and always there to be pointed at. */
export function FieldsLayer() {
  const { content, speech, lit, shown } = useTable();
  const targetProps = useTargetProps();
  return (
    <g>
      {content.fields.map(({ id, polygon, terrain }, field) => {
        const key = target.field(field);
        const offer = lit.get(key);
        const name = `${speech.name('field', field)}, ${speech.name('terrain', terrain)}`;
        const classes = ['nat-field', terrains[terrain] ?? ''];
        if (offer !== undefined) classes.push('lit', offer[0]);
        if (shown?.kind === 'field' && shown.id === field) classes.push('shown');
        return (
          <path
            key={id}
            {...targetProps(key, name, { kind: 'field', id: field })}
            className={classes.join(' ')}
            d={line(polygon, true)}
          />
        );
      })}
    </g>
  );
}

/** A jump to a field that a step reaches as well: both are allowed, so the jump is a badge on the field. */
export function JumpBadges() {
  const { content, lit } = useTable();
  const targetProps = useTargetProps();
  const both = content.fields.flatMap((_, field) => {
    const stepped = lit.get(target.field(field));
    return lit.has(target.jump(field)) && stepped !== lit.get(target.jump(field)) ? [field] : [];
  });
  return both.map((field) => {
    const place = placeOf(content, field);
    return place === null ? null : (
      <g key={field} transform={`translate(${place.x} ${place.y - 26})`} className="nat-jump">
        <rect x="-19" y="-12" width="38" height="24" rx="12" />
        <text y="5" aria-hidden="true">
          ×2
        </text>
        <rect
          {...targetProps(target.jump(field), '', { kind: 'field', id: field })}
          className="kit-hit"
          x="-21"
          y="-14"
          width="42"
          height="28"
        />
      </g>
    );
  });
}

/** Flags on the fields of missions the viewer knows: full when revealed, faint while they are his secret. */
export function MissionFlags() {
  const { content, s } = useTable();
  const known = s.missions.is.filter((mission) => mission >= 0);
  const all = [...new Set([...s.revealed, ...known])];
  return (
    <g aria-hidden="true" pointerEvents="none">
      {all.map((mission) => {
        const { field = -1, french = 0 } = content.missions[mission] ?? {};
        const box = layoutOf(content)[field]?.nameBox;
        if (box === undefined) return null;
        const open = s.revealed.includes(mission);
        return (
          <g key={mission} className={open ? 'nat-mission-flag' : 'nat-mission-flag secret'}>
            <Flag x={box.x + box.width + 1} y={box.y + 9} points={String(french)} />
          </g>
        );
      })}
    </g>
  );
}
