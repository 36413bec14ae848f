import { useTargetProps } from '@bivouac/kit';
import { europeGeometry } from '../content/geometry.ts';
import { battlesShown } from './battles-shown.ts';
import { standOf } from './stacks-layer.tsx';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/** A place too small to be hit has a circle around it as well. */
const SMALL: { readonly [id: string]: number } = { malte: 15, corse: 16 };

/** What can be pointed at and pressed of the map itself: every land and every sea, lit where an offer names it. */
export function PlacesLayer() {
  const { b, speech, lit, runs, shown } = useTable();
  const targetProps = useTargetProps();
  const { lands, seas } = b.content.map;
  const classOf = (kind: 'land' | 'sea', id: number, of: string) => {
    const offer = lit.get(of);
    const classes = ['con-place', kind];
    const run = runs?.get(of);
    if (run !== undefined) classes.push('lit', 'run', run.look);
    else if (offer !== undefined) classes.push('lit', offer[0]);
    if (shown?.kind === kind && shown.id === id) classes.push('shown');
    return classes.join(' ');
  };
  return (
    <g>
      {seas.map(({ id }, sea) => {
        const of = target.sea(sea);
        const props = targetProps(of, speech.name('sea', sea), { kind: 'sea', id: sea });
        return <path key={id} {...props} className={classOf('sea', sea, of)} d={europeGeometry.seas[id] ?? ''} />;
      })}
      {lands.map(({ id, x, y }, land) => {
        const of = target.land(land);
        const props = targetProps(of, speech.name('land', land), { kind: 'land', id: land });
        const radius = SMALL[id];
        const ring =
          radius === undefined
            ? ''
            : `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
        return (
          <path key={id} {...props} className={classOf('land', land, of)} d={(europeGeometry.lands[id] ?? '') + ring} />
        );
      })}
    </g>
  );
}

/** Crossed sabres where two who are no friends stand together: there will be a combat. */
export function BattleMarks() {
  const { b } = useTable();
  return battlesShown(b).map((land) => {
    const place = b.content.map.lands[land];
    if (place === undefined) return null;
    const { x, y } = standOf(place);
    return (
      <g key={land} className="con-clash" aria-hidden="true" transform={`translate(${x + 46} ${y})`}>
        <circle r={12} />
        <path d="M-6 -6L6 6M6 -6L-6 6M-7 3L-3 7M7 3L3 7" />
      </g>
    );
  });
}
