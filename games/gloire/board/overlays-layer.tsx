import { curve, type Point, short } from '@bivouac/kit/geometry';
import {
  commandedTowns,
  enemyWatches,
  linesOf,
  marcherAt,
  ownWatches,
  reachOfStack,
  reportsOn,
  stackPrice,
  supplyLine,
  type Watch,
} from '../overlays.ts';
import { commandsOf } from '../rules/command/lines.ts';
import { townsOf } from '../rules/pieces/pieces.ts';
import { readyAt } from '../rules/movement/ready.ts';
import { COMMANDED, OFF } from '../rules/state.ts';
import { wayBetween } from './map/way-lines.ts';
import { type GloireTable, useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** The points of the map along a row of neighbouring towns. */
export function pathOf({ b }: Pick<GloireTable, 'b'>, way: readonly number[]): string {
  const points: Point[] = [];
  for (const [i, town] of way.entries()) {
    const before = way[i - 1];
    if (before === undefined) continue;
    points.push(...wayBetween(b.content, before, town).slice(points.length === 0 ? 0 : 1));
  }
  return curve(points);
}

/** Where the stack that marches has come from. */
export function Trail() {
  const table = useTable();
  const { march } = table.going;
  if (march === null || march.way.length === 0) return null;
  const d = pathOf(table, [...march.way, march.at]);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <path className="glo-trail under" d={d} />
      <path className="glo-trail" d={d} />
    </g>
  );
}

/** The road that a click would take, while its end is pointed at. */
export function RoadAhead() {
  const table = useTable();
  const { pointed, runs } = table;
  const run = pointed?.kind === 'town' ? runs.get(target.town(pointed.id)) : undefined;
  if (run === undefined || run.way.length < 2) return null;
  return <path className={`glo-road-ahead ${run.look}`} d={pathOf(table, run.way)} aria-hidden="true" />;
}

/** Under the stacks. */
export function OverlayGround({ overlay }: { readonly overlay: string | null }) {
  switch (overlay ?? '') {
    case 'reach':
      return <Reach />;
    case 'lines':
      return <Lines />;
    case 'supply':
      return <Supply />;
    case 'interception':
      return <Watches />;
    default:
      return null;
  }
}

/** Over the stacks. */
export function OverlayFigures({ overlay }: { readonly overlay: string | null }) {
  switch (overlay ?? '') {
    case 'command':
      return <Prices />;
    case 'enemies':
      return <Enemies />;
    default:
      return null;
  }
}

/** The towns whose stacks an overlay is about: the one pointed at or gathered, otherwise all of one's own. */
export function marchersOf({ b, mine, pointed, going }: GloireTable) {
  const { march, gathering } = going;
  if (march !== null) return [march];
  if (gathering !== null && gathering.edge < 0) {
    const stack = marcherAt(b, gathering.town, mine);
    return [gathering.slots.length > 0 ? { ...stack, slots: gathering.slots } : stack];
  }
  const all = townsOf(b, mine).filter((town) => readyAt(b, town, mine).length > 0);
  const only = pointed?.kind === 'town' ? all.filter((town) => town === pointed.id) : [];
  return (only.length > 0 ? only : all).map((town) => marcherAt(b, town, mine));
}

function Reach() {
  const table = useTable();
  const { b } = table;
  const best = new Map<number, number>();
  const marchers = marchersOf(table);
  for (const marcher of marchers) {
    for (const [town, left] of reachOfStack(b, marcher)) best.set(town, Math.max(best.get(town) ?? OFF, left));
  }
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...best].map(([town, left]) => {
        const { x = 0, y = 0 } = b.content.map.towns[town] ?? {};
        return (
          <g key={town} className="glo-reach">
            <circle cx={x} cy={y} r="15" />
            {marchers.length === 1 ? (
              <text x={x + 13} y={y - 9}>
                {left}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

function Lines() {
  const table = useTable();
  const { b, mine } = table;
  const lines = linesOf(b, mine);
  const cuts = new Set(lines.flatMap(({ cut }) => cut));
  const ways = new Map(lines.filter(({ way }) => way.length > 1).map(({ way }) => [way.join(), way]));
  const lost = lines.filter(({ status }) => status !== COMMANDED);
  const places = b.content.map.towns;
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...commandedTowns(b, mine)].map((town) => (
        <circle key={town} className="glo-commanded" cx={places[town]?.x} cy={places[town]?.y} r="14.5" />
      ))}
      {[...ways].map(([key, way]) => {
        const d = pathOf(table, way);
        return (
          <g key={key}>
            <path className="glo-line under" d={d} />
            <path className="glo-line" d={d} />
          </g>
        );
      })}
      {[...new Set(lost.map(({ town }) => town))].map((town) => (
        <rect
          key={town}
          className="glo-lost"
          x={(places[town]?.x ?? 0) - 19}
          y={(places[town]?.y ?? 0) - 16}
          width="38"
          height="32"
          rx="4"
        />
      ))}
      {[...cuts].map((town) => (
        <path
          key={town}
          className="glo-cut"
          transform={`translate(${places[town]?.x ?? 0} ${places[town]?.y ?? 0})`}
          d="M-17 -17L17 17M17 -17L-17 17"
        />
      ))}
    </g>
  );
}

function Supply() {
  const table = useTable();
  const { b, mine } = table;
  const places = b.content.map.towns;
  return (
    <g aria-hidden="true" pointerEvents="none">
      {commandsOf(b).map(({ chief }, army) => {
        const { side, supply = [], id } = b.content.armies[army] ?? { id: `${army}`, side: OFF };
        if (side !== mine || chief === OFF) return null;
        const line = supplyLine(b, army, chief);
        const d = line === null ? '' : pathOf(table, line.way);
        return (
          <g key={id}>
            {supply.map((town) => (
              <rect
                key={town}
                className="glo-source"
                x={(places[town]?.x ?? 0) - 17}
                y={(places[town]?.y ?? 0) - 17}
                width="34"
                height="34"
              />
            ))}
            <path className="glo-line supply under" d={d} />
            <path
              className={line !== null && line.doubtful.length > 0 ? 'glo-line supply doubtful' : 'glo-line supply'}
              d={d}
            />
            {(line?.doubtful ?? []).map((town) => (
              <text key={town} className="glo-doubt" x={places[town]?.x} y={(places[town]?.y ?? 0) - 15}>
                ?
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}

const percent = (chance: number): string => String(Math.round(chance * 100));

function watchWords({ least, most }: Watch): string {
  return least === most ? `${percent(least)} %` : `${percent(least)}–${percent(most)} %`;
}

/** Arrows from whoever could intercept to the towns beside him: one's own full, the enemy's broken. */
function Watches() {
  const { b, mine, pointed } = useTable();
  const towns = b.content.map.towns;
  const draw = (watches: readonly Watch[], kind: 'own' | 'foe') =>
    watches
      .filter(({ from, to }) => pointed?.kind !== 'town' || pointed.id === from || pointed.id === to || kind === 'own')
      .map((watch) => {
        const [a, z] = [towns[watch.from], towns[watch.to]];
        if (a === undefined || z === undefined) return null;
        const [x, y] = [a.x + (z.x - a.x) * 0.62, a.y + (z.y - a.y) * 0.62];
        return (
          <g key={`${kind} ${watch.from} ${watch.to}`} className={`glo-watch ${kind}`}>
            <path d={`M${a.x} ${a.y}L${short(x)} ${short(y)}`} />
            <text x={short(x)} y={short(y + 3)}>
              {watchWords(watch)}
            </text>
          </g>
        );
      });
  return (
    <g aria-hidden="true" pointerEvents="none">
      {draw(ownWatches(b, mine), 'own')}
      {draw(enemyWatches(b, mine), 'foe')}
    </g>
  );
}

/** What it would cost to set each stack marching. */
function Prices() {
  const { b, mine, speech } = useTable();
  return (
    <g aria-hidden="true" pointerEvents="none">
      {townsOf(b, mine).map((town) => {
        const { x = 0, y = 0 } = b.content.map.towns[town] ?? {};
        if (readyAt(b, town, mine).length === 0) return null;
        return (
          <g key={town} className="glo-price" transform={`translate(${x - 15} ${y - 12})`}>
            <circle r="7.5" />
            <text y="3.4">{stackPrice(b, town, mine)}</text>
            <title>{say(speech, 'commandPoints')}</title>
          </g>
        );
      })}
    </g>
  );
}

/** What the staff knows of the enemy: those who lie open, and those who were seen, with the age of the news. */
function Enemies() {
  const { b, mine } = useTable();
  const { units, leaders } = b.content;
  const byTown = new Map<number, { readonly text: string; readonly old: number }[]>();
  for (const { piece, town, points, turn } of reportsOn(b, mine)) {
    const label = units[piece]?.label ?? leaders[piece - units.length]?.label ?? '';
    const text = points > 0 ? `${label} ${points}` : label;
    byTown.set(town, [...(byTown.get(town) ?? []), { text, old: b.s.turn - turn }]);
  }
  return (
    <g aria-hidden="true" pointerEvents="none">
      {[...byTown].map(([town, reports]) => {
        const { x = 0, y = 0 } = b.content.map.towns[town] ?? {};
        const width = Math.max(...reports.map(({ text, old }) => text.length + (old > 0 ? 4 : 0))) * 4.3 + 8;
        return (
          <g key={town} className="glo-report" transform={`translate(${x + 15} ${y - 10 - reports.length * 9})`}>
            <rect width={width} height={reports.length * 9 + 4} rx="2" />
            {reports.map(({ text, old }, i) => (
              <text key={text} x="4" y={i * 9 + 9} className={old > 0 ? 'old' : ''}>
                {old > 0 ? `${text} (−${old})` : text}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
