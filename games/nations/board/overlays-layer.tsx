import { contacts, missionsInReach, outlook, standings } from '../overlays.ts';
import { enemiesInContact } from '../rules/queries.ts';
import { CARD, NOWHERE, PLACED } from '../rules/state.ts';
import { line, short } from '@bivouac/kit/geometry';
import { layoutOf } from './layout.ts';
import { placeOf } from './sights.ts';
import { useTable } from './table.ts';

/** The missions the viewer knows: the open ones and, for Napoleon, his own. */
export function knownMissions(s: {
  readonly revealed: readonly number[];
  readonly missions: { readonly is: readonly number[] };
}): number[] {
  return [...new Set([...s.revealed, ...s.missions.is.filter((mission) => mission >= 0)])];
}

/** Under the counters: where armies stand or may yet stand. */
export function OverlayGround({ overlay }: { readonly overlay: string | null }) {
  const { content, s, pointed } = useTable();
  if (overlay !== 'stand') return null;
  const only = pointed?.kind === 'army' ? pointed.id : null;
  const now = new Map<number, number>();
  const near = new Map<number, number>();
  for (const [army, { side }] of content.armies.entries()) {
    if (only !== null && only !== army) continue;
    if (only === null && s.status[army] === PLACED) continue;
    const found = standings(content, s, army);
    for (const field of found.now) now.set(field, (now.get(field) ?? 0) | (1 << side));
    for (const field of found.near) near.set(field, (near.get(field) ?? 0) | (1 << side));
  }
  const tone = (sides: number) => (sides === 3 ? 'both' : sides === 1 ? 'french' : 'allied');
  return (
    <g aria-hidden="true" pointerEvents="none">
      {content.fields.map(({ id, polygon }, field) => {
        const [full, hatched] = [now.get(field), near.get(field)];
        if (full === undefined && hatched === undefined) return null;
        return full !== undefined ? (
          <path key={id} className={`nat-stand ${tone(full)}`} d={line(polygon, true)} />
        ) : (
          <path key={id} fill={`url(#nat-near-${tone(hatched ?? 3)})`} d={line(polygon, true)} />
        );
      })}
    </g>
  );
}

/** Pointing at an army, or at its card, lights where it stands or may stand: the villages of a card that waits. */
export function PointedArmy() {
  const { content, s, pointed } = useTable();
  if (pointed?.kind !== 'army') return null;
  const army = content.armies[pointed.id];
  if (army === undefined) return null;
  const { now } = standings(content, s, pointed.id);
  const fields = s.status[pointed.id] === CARD ? army.start : now;
  return (
    <g aria-hidden="true" pointerEvents="none" className="nat-pointed-army">
      {fields.map((field) => (
        <path
          key={field}
          className={`nat-stand ${army.side === 0 ? 'french' : 'allied'}`}
          d={line(content.fields[field]?.polygon ?? [], true)}
        />
      ))}
    </g>
  );
}

/** Over the counters: lines of contact, figures of missions and fights. */
export function OverlayFigures({ overlay }: { readonly overlay: string | null }) {
  if (overlay === 'missions') return <MissionReach />;
  if (overlay !== 'contact' && overlay !== 'fight') return null;
  return (
    <>
      <ContactLines />
      {overlay === 'fight' ? <Blows /> : <MissionOutlooks />}
    </>
  );
}

function ContactLines() {
  const { content, s } = useTable();
  return (
    <g aria-hidden="true" pointerEvents="none">
      {contacts(content, s).map(([french, allied]) => {
        const from = placeOf(content, s.field[french] ?? NOWHERE);
        const to = placeOf(content, s.field[allied] ?? NOWHERE);
        if (from === null || to === null) return null;
        const d = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
        return (
          <g key={`${french} ${allied}`}>
            <path className="nat-contact under" d={d} />
            <path className="nat-contact" d={d} />
          </g>
        );
      })}
    </g>
  );
}

function Badge({
  x,
  y,
  lines,
  tone = '',
}: {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly tone?: string;
}) {
  const width = Math.max(...lines.map((text) => text.length)) * 7.2 + 14;
  const height = lines.length * 15 + 7;
  return (
    <g className={`nat-badge ${tone}`} transform={`translate(${short(x)} ${short(y)})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
      {lines.map((text, i) => (
        <text key={text} y={-height / 2 + 15.5 + i * 15}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** Which French armies can still come to each known mission, the nearest first. */
function MissionReach() {
  const { content, s, speech } = useTable();
  const french = content.armies.flatMap(({ side }, army) => (side === 0 ? [army] : []));
  return (
    <g aria-hidden="true" pointerEvents="none">
      {knownMissions(s).map((mission) => {
        const field = content.missions[mission]?.field ?? NOWHERE;
        const box = layoutOf(content)[field]?.nameBox;
        if (box === undefined) return null;
        const reach = french
          .flatMap((army) => missionsInReach(content, s, army, [mission]).map(({ moves }) => ({ army, moves })))
          .sort((a, b) => a.moves - b.moves)
          .slice(0, 3);
        const lines = reach.map(({ army, moves }) => `${speech.name('army', army)} ${moves}`);
        const polygon = content.fields[field]?.polygon ?? [];
        return (
          <g key={mission}>
            <path className="nat-mission-field" d={line(polygon, true)} />
            <Badge
              x={box.x + box.width / 2}
              y={box.y + box.height + 12 + lines.length * 7}
              lines={lines.length > 0 ? lines : ['–']}
            />
          </g>
        );
      })}
    </g>
  );
}

/** How each known mission would stand if the game were scored now. */
function MissionOutlooks() {
  const { content, s } = useTable();
  return (
    <g aria-hidden="true" pointerEvents="none">
      {outlook(content, s, knownMissions(s)).map(({ mission, army, french, allied, open }) => {
        const field = content.missions[mission]?.field ?? NOWHERE;
        const box = layoutOf(content)[field]?.nameBox;
        if (box === undefined) return null;
        const won = army !== NOWHERE && french >= allied;
        const text = `${french} : ${allied}${open.length > 0 ? ' ?' : ''}`;
        return (
          <Badge
            key={mission}
            x={box.x + box.width + 15}
            y={box.y + 23}
            lines={[text]}
            tone={won ? 'french' : 'allied'}
          />
        );
      })}
    </g>
  );
}

/** The points each army in contact takes for certain, and at the most. */
function Blows() {
  const { content, s } = useTable();
  return (
    <g aria-hidden="true" pointerEvents="none">
      {content.armies.map(({ id }, army) => {
        const attackers = enemiesInContact(content, s, army);
        const place = placeOf(content, s.field[army] ?? NOWHERE);
        if (attackers.length === 0 || place === null) return null;
        const sure = attackers.filter((enemy) => enemiesInContact(content, s, enemy).length === 1).length;
        const text = sure === attackers.length ? `−${sure}` : `−${sure}…${attackers.length}`;
        return <Badge key={id} x={place.x} y={place.y + 36} lines={[text]} tone="loss" />;
      })}
    </g>
  );
}
