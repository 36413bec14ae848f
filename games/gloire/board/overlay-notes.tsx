import { linesOf, reportsOn, supplyLine } from '../overlays.ts';
import { armiesOf, commandsOf } from '../rules/command/lines.ts';
import { COMMANDED, OFF } from '../rules/state.ts';
import { type GloireTable, useTable } from './table.ts';
import { say, type WordKey } from './words.ts';

const titles: { readonly [overlay: string]: WordKey } = {
  reach: 'titleReach',
  lines: 'titleLines',
  supply: 'overlaySupply',
  command: 'commandPoints',
  enemies: 'titleEnemies',
  interception: 'titleInterception',
};

const hints: { readonly [overlay: string]: WordKey } = {
  reach: 'reachHint',
  lines: 'linesHint',
  supply: 'supplyHint',
  command: 'commandHint',
  enemies: 'enemiesHint',
  interception: 'interceptionHint',
};

/** What the overlay on the map says, in words. */
export function OverlayNotes({ overlay }: { readonly overlay: string | null }) {
  const table = useTable();
  const title = overlay === null ? undefined : titles[overlay];
  const hint = overlay === null ? undefined : hints[overlay];
  if (overlay === null || title === undefined || hint === undefined) return null;
  return (
    <div className="glo-notes" role="note">
      <strong>{say(table.speech, title)}</strong>
      <p>{say(table.speech, hint)}</p>
      {linesFor(table, overlay).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function linesFor(table: GloireTable, overlay: string): readonly string[] {
  const { b, mine, speech } = table;
  const armies = armiesOf(b, mine);
  switch (overlay) {
    case 'lines':
      return lostWords(table);
    case 'supply':
      return armies.map((army) => supplyWords(table, army));
    case 'command':
      return armies.map((army) => {
        const total = b.s.command[army] ?? 0;
        return say(speech, 'pointsOf', {
          army: speech.name('army', army),
          left: total - (b.s.spent[army] ?? 0),
          total,
        });
      });
    case 'enemies':
      return reportsOn(b, mine).length === 0 ? [say(speech, 'noReports')] : [];
    default:
      return [];
  }
}

/** Units without a line, by town and by what keeps them from having one. */
function lostWords({ b, mine, speech }: GloireTable): readonly string[] {
  const groups = new Map<string, { readonly town: number; readonly by: string; readonly units: string[] }>();
  for (const { unit, town, status, cut } of linesOf(b, mine)) {
    if (status === COMMANDED) continue;
    const by = cut.map((one) => speech.name('town', one)).join(', ');
    const group = groups.get(`${town} ${by}`) ?? { town, by, units: [] };
    group.units.push(b.content.units[unit]?.label ?? '');
    groups.set(`${town} ${by}`, group);
  }
  return [...groups.values()].map(({ town, by, units }) =>
    say(speech, by === '' ? 'tooFar' : 'cutBy', { town: speech.name('town', town), by, units: units.join(', ') }),
  );
}

function supplyWords({ b, speech }: GloireTable, army: number): string {
  const chief = commandsOf(b)[army]?.chief ?? OFF;
  const name = { army: speech.name('army', army) };
  const line = chief === OFF ? null : supplyLine(b, army, chief);
  if (line === null) return say(speech, 'noSupply', name);
  const source = speech.name('town', line.way[line.way.length - 1]);
  const by = line.doubtful.map((town) => speech.name('town', town)).join(', ');
  return say(speech, by === '' ? 'supplyFrom' : 'supplyDoubtful', { ...name, source, by });
}
