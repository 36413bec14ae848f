import { europeGeometry } from '../content/geometry.ts';
import { touchedBy } from './preview.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/** What would happen, drawn on the map: where the tab that is pointed at works, which way a click would march. */
export function AheadLayer() {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <EffectAhead />
      <WayAhead />
    </g>
  );
}

function EffectAhead() {
  const { b, previewed } = useTable();
  if (previewed === null) return null;
  const effect = b.content.cards[previewed.card]?.tabs[previewed.tab]?.effect;
  if (effect === undefined) return null;
  const { lands, seas } = touchedBy(b, previewed.power, effect);
  const { map } = b.content;
  return (
    <>
      {seas.map((sea) => (
        <path key={`sea ${sea}`} className="con-ahead" d={europeGeometry.seas[map.seas[sea]?.id ?? ''] ?? ''} />
      ))}
      {lands.map((land) => (
        <path key={`land ${land}`} className="con-ahead" d={europeGeometry.lands[map.lands[land]?.id ?? ''] ?? ''} />
      ))}
    </>
  );
}

function WayAhead() {
  const { b, pointed, runs } = useTable();
  const at = pointed?.kind === 'land' ? target.land(pointed.id) : pointed?.kind === 'sea' ? target.sea(pointed.id) : '';
  const run = runs?.get(at);
  if (run === undefined || run.way.length < 2) return null;
  const places = pointed?.kind === 'sea' ? b.content.map.seas : b.content.map.lands;
  const d = run.way
    .map((place, i) => `${i === 0 ? 'M' : 'L'}${places[place]?.x ?? 0} ${places[place]?.y ?? 0}`)
    .join('');
  return <path className={`con-way ${run.look}`} d={d} />;
}
