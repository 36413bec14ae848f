import { alliancesOverlay, incomeOverlay, reachOf, retreatOf, seaReachOf, seasOverlay } from '../overlays.ts';
import { capitalOf } from '../rules/map/control.ts';
import { groupAt } from '../rules/combat/clash.ts';
import { presentAt } from '../rules/map/troops.ts';
import { shipOwner } from '../rules/state.ts';
import { liveryOf } from './palette.ts';
import { type ConquestsTable, useTable } from './table.ts';

interface Note {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly power: number;
}

const RAISED = 22;

/** What the map shows on demand; the figures are the rules' own, on what everybody can see. */
export function OverlayLayer({ overlay }: { readonly overlay: string | null }) {
  const table = useTable();
  switch (overlay ?? '') {
    case 'income':
      return <Notes notes={incomeNotes(table)} />;
    case 'reach':
      return <Notes notes={reachNotes(table)} />;
    case 'retreat':
      return <Notes notes={retreatNotes(table)} />;
    case 'seas':
      return <Notes notes={seaNotes(table)} />;
    case 'alliances':
      return <Bonds />;
    default:
      return null;
  }
}

function Notes({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <g className="con-notes" aria-hidden="true">
      {notes.map(({ key, x, y, text, power }) => {
        const { ground, ink, rim } = liveryOf(power);
        const wide = 16 + text.length * 11;
        return (
          <g key={key} transform={`translate(${x} ${y - RAISED})`}>
            <rect x={-wide / 2} y={-15} width={wide} height={26} rx={13} fill={ground} stroke={rim} />
            <text y={5.5} fill={ink}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function incomeNotes({ b }: ConquestsTable): readonly Note[] {
  return incomeOverlay(b).flatMap(({ power, francs }, land) => {
    const place = b.content.map.lands[land];
    if (place === undefined || power < 0) return [];
    return [{ key: place.id, x: place.x, y: place.y, text: `+${francs}`, power }];
  });
}

/** Of the group in hand; else of the stack or frigate pointed at. */
function reachNotes({ b, going, pointed, mine }: ConquestsTable): readonly Note[] {
  const { lands, seas } = b.content.map;
  const ship = going.sail?.ship ?? (pointed?.kind === 'ship' ? pointed.id : -1);
  if (ship >= 0) {
    const power = shipOwner(ship);
    return [...seaReachOf(b, power, ship)].flatMap(([sea, left]) => {
      const place = seas[sea];
      return place === undefined ? [] : [{ key: place.id, x: place.x, y: place.y, text: `${left}`, power }];
    });
  }
  const land = going.march?.at ?? (pointed?.kind === 'land' ? pointed.id : -1);
  if (land < 0) return [];
  const here = presentAt(b.s, land);
  const power = going.march?.power ?? here.find((one) => mine.some((own) => own === one)) ?? here[0];
  if (power === undefined) return [];
  const chosen =
    going.march?.group.some((count) => count > 0) === true ? going.march.group : groupAt(b.s, land, [power]);
  return [...reachOf(b, power, land, chosen)].flatMap(([to, left]) => {
    const place = lands[to];
    return place === undefined ? [] : [{ key: place.id, x: place.x, y: place.y, text: `${left}`, power }];
  });
}

/** From the land pointed at, for each who stands there; a cross where somebody is encircled. */
function retreatNotes({ b, pointed, going }: ConquestsTable): readonly Note[] {
  const land = pointed?.kind === 'land' ? pointed.id : (going.battle?.land ?? -1);
  const from = b.content.map.lands[land];
  if (from === undefined) return [];
  return presentAt(b.s, land).flatMap((power, i): readonly Note[] => {
    const ways = retreatOf(b, power, land);
    if (ways.length === 0) return [{ key: `${power}`, x: from.x, y: from.y - 28 * i, text: '✕', power }];
    return ways.flatMap((to) => {
      const place = b.content.map.lands[to];
      return place === undefined
        ? []
        : [{ key: `${power} ${place.id}`, x: place.x, y: place.y - 28 * i, text: '↩', power }];
    });
  });
}

function seaNotes({ b }: ConquestsTable): readonly Note[] {
  return seasOverlay(b).flatMap(({ fleets }, sea) => {
    const place = b.content.map.seas[sea];
    if (place === undefined) return [];
    return fleets.map(([power, count], i) => ({
      key: `${place.id} ${power}`,
      x: place.x + (i - (fleets.length - 1) / 2) * 46,
      y: place.y - 6,
      text: `${liveryOf(power).letter}${count}`,
      power,
    }));
  });
}

/** Lines between the capitals of those who stand together. */
function Bonds() {
  const { b } = useTable();
  const at = (power: number) => b.content.map.lands[capitalOf(b, power)] ?? { x: 0, y: 0 };
  const pairs = alliancesOverlay(b).flatMap((friends, power) =>
    friends.flatMap((other) => (other > power ? [[power, other] as const] : [])),
  );
  return (
    <g className="con-bonds" aria-hidden="true">
      {pairs.map(([one, two]) => (
        <path
          key={`${one} ${two}`}
          className={one === 0 ? 'forced' : ''}
          d={`M${at(one).x} ${at(one).y}L${at(two).x} ${at(two).y}`}
        />
      ))}
    </g>
  );
}
