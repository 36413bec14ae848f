import { UNKNOWN } from '@bivouac/kernel';
import { Hit } from '@bivouac/kit';
import { armiesOf } from '../rules/command/lines.ts';
import { leaderPiece, leaderSheet, pieces, sheetOf, slotOf } from '../rules/pieces/pieces.ts';
import { COMMANDED, CUT_OFF, OFF, other } from '../rules/state.ts';
import { armyMark } from './palette.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** The strength sheet: every unit of an army with its boxes, and its leaders (GLO 1.2.3). The enemy's as far as known. */
export function Roster() {
  const { b, mine, speech } = useTable();
  return (
    <section className="glo-panel" aria-label={say(speech, 'titleRoster')}>
      <h3>{say(speech, 'titleRoster')}</h3>
      {[mine, other(mine)].map((side) => (
        <div key={side}>
          {armiesOf(b, side).map((army) => (
            <ArmySheet key={army} army={army} />
          ))}
        </div>
      ))}
    </section>
  );
}

function ArmySheet({ army }: { readonly army: number }) {
  const { b, speech, mine } = useTable();
  const { content, s } = b;
  const own = content.armies[army]?.side === mine;
  const units = content.units.flatMap(({ detachment }, unit) => {
    const belongs = own && s.armyOf[unit] !== UNKNOWN ? s.armyOf[unit] === army : sheetOf(b, unit).army === army;
    if (!belongs) return [];
    const isOut = placeOf(b, unit) < 0 && (s.points[unit] ?? 0) <= 0 && (s.initial[unit] ?? 0) === 0;
    return isOut || (detachment && placeOf(b, unit) < 0) ? [] : [unit];
  });
  const leaders = content.leaders.flatMap((_, leader) => {
    const { army: his, rank } = leaderSheet(b, leader);
    const known = own ? placeOf(b, leaderPiece(b, leader)) >= 0 : rank > 0 && placeOf(b, leaderPiece(b, leader)) >= 0;
    return his === army && known ? [leader] : [];
  });
  if (units.length === 0 && leaders.length === 0) return null;
  const mark = armyMark(content, army);
  return (
    <table className="glo-sheet">
      <caption>
        <i style={{ background: mark.colour, color: mark.ink }}>{mark.letter}</i> {speech.name('army', army)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say(speech, 'sheetUnit')}</th>
          <th scope="col">{say(speech, 'sheetStrength')}</th>
          <th scope="col">{say(speech, 'sheetValues')}</th>
          <th scope="col">{say(speech, 'sheetPlace')}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => {
          const { rank, command, tactical } = leaderSheet(b, leader);
          return (
            <tr key={`leader ${leader}`} className="leader">
              <th scope="row">
                {speech.name('leader', leader)} {'★'.repeat(rank)}
              </th>
              <td>{s.commander[army] === leader ? say(speech, 'chief') : ''}</td>
              <td>{say(speech, 'leaderValues', { command, tactical })}</td>
              <td>{placeWords(b, speech, leaderPiece(b, leader))}</td>
            </tr>
          );
        })}
        {units.map((unit) => (
          <UnitRow key={unit} unit={unit} own={own} />
        ))}
      </tbody>
    </table>
  );
}

type AtTable = ReturnType<typeof useTable>;

const placeOf = (b: AtTable['b'], piece: number): number => {
  const slot = slotOf(b, piece);
  return slot === OFF ? OFF : (b.s.place[slot] ?? OFF);
};

function placeWords(b: AtTable['b'], speech: AtTable['speech'], piece: number): string {
  const town = placeOf(b, piece);
  return town >= 0 ? speech.name('town', town) : '—';
}

function UnitRow({ unit, own }: { readonly unit: number; readonly own: boolean }) {
  const { b, speech, mine, shown } = useTable();
  const { s } = b;
  const { maximum, artillery, cohesion, cavalry } = sheetOf(b, unit);
  const isGuns = b.content.units[unit]?.type === 'artillery';
  const points = s.points[unit] ?? UNKNOWN;
  const at = mine * pieces(b).all + unit;
  const last = s.lastPoints[at] ?? OFF;
  const status = own ? (s.status[unit] ?? COMMANDED) : COMMANDED;
  const onMap = placeOf(b, unit) >= 0;
  return (
    <tr className={shown?.kind === 'unit' && shown.id === unit ? 'shown' : ''}>
      <th scope="row" className="glo-hit-cell">
        {speech.name('unit', unit)}
        <Hit of={`row ${unit}`} name={speech.name('unit', unit)} thing={{ kind: 'unit', id: unit }} />
      </th>
      <td>
        {isGuns ? (
          ''
        ) : points !== UNKNOWN ? (
          <Boxes points={points} stragglers={s.stragglers[unit] ?? 0} most={maximum} />
        ) : last > 0 ? (
          say(speech, 'lastSeen', { points: last, turns: s.turn - (s.lastTurn[at] ?? s.turn) })
        ) : (
          '?'
        )}
      </td>
      <td>{say(speech, 'unitValues', { artillery, cohesion: isGuns ? '–' : cohesion, cavalry })}</td>
      <td>
        {placeWords(b, speech, unit)}
        {onMap && status !== COMMANDED ? (
          <em className="glo-uncommanded"> {say(speech, status === CUT_OFF ? 'cutOff' : 'noLine')}</em>
        ) : null}
      </td>
    </tr>
  );
}

/** The boxes of a unit: full, left behind on the march (hatched), empty. */
function Boxes({
  points,
  stragglers,
  most,
}: {
  readonly points: number;
  readonly stragglers: number;
  readonly most: number;
}) {
  const { speech } = useTable();
  const words = say(speech, 'boxes', { points, stragglers, most });
  return (
    <span className="glo-boxes" role="img" aria-label={words} title={words}>
      <b>{points}</b>
      {Array.from({ length: Math.max(most, points + stragglers) }, (_, i) => (
        <i key={i} className={i < points ? 'full' : i < points + stragglers ? 'behind' : ''} />
      ))}
    </span>
  );
}
