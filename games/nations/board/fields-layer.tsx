import { terrains } from '../content/types.ts';
import { line } from './geometry.ts';
import { layoutOf } from './layout.ts';
import { Flag } from './symbols.tsx';
import { useTable, useTargetProps } from './table.tsx';
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
