import { curve } from '@bivouac/kit/geometry';
import { Face } from './faces.tsx';
import { centreOf, SIZE } from './map/frame.ts';
import { type Destination, isDestination, shotsOn } from './runs.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { percent } from './words.ts';

/** The march that is pointed at. */
function useDestination(): Destination | null {
  const { runs, pointed } = useTable();
  if (pointed === null || runs === undefined) return null;
  const key =
    pointed.kind === 'place'
      ? target.place(pointed.id)
      : pointed.kind === 'pose'
        ? target.pose(Math.floor(pointed.id / 12), pointed.id % 12)
        : null;
  const run = key === null ? undefined : runs.get(key);
  return run !== undefined && isDestination(run) ? run : null;
}

/** The way to where one points, who may fire on it, and the ghost at its end. */
export function MarchLayer() {
  const { content, s, frame, movers } = useTable();
  const run = useDestination();
  if (run === null) return null;
  const points = run.way.map((hex) => centreOf(frame, hex));
  const [lead] = movers;
  const sheet = lead === undefined ? undefined : content.units[lead];
  const end = centreOf(frame, run.hex);
  const shots = movers.length === 0 ? [] : shotsOn(content, s, movers, run.stands);
  return (
    <g className="emp-march" aria-hidden="true" data-clear="">
      <path className="emp-way" d={curve(points)} />
      {shots.map(({ hex, odds }) => {
        const { x, y } = centreOf(frame, hex);
        return (
          <g key={hex} className="emp-shot">
            {odds.parts.map(({ unit }) => {
              const from = centreOf(frame, s.hex[unit] as number);
              return <path key={unit} className="emp-shot-line" d={`M${from.x} ${from.y}L${x} ${y}`} />;
            })}
            <g transform={`translate(${x} ${y - SIZE * 0.5})`}>
              <rect x={-24} y={-9} width={48} height={18} rx={9} />
              <text y={4.5}>{percent(odds.toll.breaks)} ✕</text>
            </g>
          </g>
        );
      })}
      {sheet === undefined ? null : (
        <g className="emp-ghost" transform={`translate(${end.x} ${end.y})`}>
          <Face sheet={sheet} form={run.stand.form} facing={run.stand.facing} steps={null} />
        </g>
      )}
    </g>
  );
}
