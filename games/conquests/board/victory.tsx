import type { VictoryRow } from '../content/types-goals.ts';
import { coalition, NAPOLEON } from '../content/types.ts';
import { conditionText } from '../text/goals.ts';
import { liveryOf } from './palette.ts';
import { nearness, type Part, partsOf } from './progress.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** The automatic victories of this length of game as bars that say what is missing, and the viewer's own objectives. */
export function Victory() {
  const { b, speech, mine } = useTable();
  const rows = b.content.victory.filter(({ scenario }) => scenario === b.s.scenario);
  return (
    <div role="group" className="con-sheet con-victory" tabIndex={0} aria-label={say(speech, 'victoryTitle')}>
      <h3>{say(speech, 'victoryTitle')}</h3>
      <p>{say(speech, 'victoryHint')}</p>
      {mine.map((power) => (
        <Objective key={power} power={power} />
      ))}
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </div>
  );
}

/** For a nation by itself the bar is that of whoever is nearest to it. */
function Row({ row }: { readonly row: VictoryRow }) {
  const { b, speech } = useTable();
  const candidates = row.winner === 'self' ? coalition.filter((power) => b.s.out[power] === 0) : [NAPOLEON];
  const all = candidates.map((self) => ({ self, parts: partsOf(b, row.condition, self) }));
  const [best] = all.sort((one, two) => nearness(two.parts) - nearness(one.parts));
  if (best === undefined) return null;
  const who =
    row.winner === 'self'
      ? `${say(speech, 'winner_self')} (${speech.name('power', best.self)})`
      : say(speech, `winner_${row.winner}`);
  const color = row.winner === 'napoleon' ? 0 : row.winner === 'self' ? best.self : 3;
  return <Bar title={`${who}, ${say(speech, row.degree)}`} parts={best.parts} color={liveryOf(color).ground} />;
}

function Objective({ power }: { readonly power: number }) {
  const { b, speech } = useTable();
  const card = b.content.objectives[b.s.objective[power]?.is[0] ?? -1];
  if (card === undefined) return null;
  const goal = card.nation === power ? card.main : card.secondary;
  const short = b.content.scenarios[b.s.scenario]?.shortObjectives === true;
  const condition = (short ? goal.short : null) ?? goal.campaign;
  const title = say(speech, 'objective', { title: speech.of(goal.title) });
  return <Bar title={title} parts={partsOf(b, condition, power)} color={liveryOf(power).ground} />;
}

interface BarProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly color: string;
}

function Bar({ title, parts, color }: BarProps) {
  const { b, speech } = useTable();
  const near = Math.round(nearness(parts) * 100);
  return (
    <div className="con-bar">
      <h4>{title}</h4>
      <div className="con-bar-track" aria-hidden="true">
        <div style={{ width: `${near}%`, background: color }} />
      </div>
      <ul>
        {parts.map(({ condition, held, figures }) => {
          const text = speech.of(conditionText(condition, b.content.map));
          return (
            <li key={text} className={held ? 'held' : ''}>
              <span aria-hidden="true">{held ? '✓' : '✗'}</span>
              <span className="con-unseen">{say(speech, held ? 'held' : 'open')}</span> {text}
              {figures === null ? null : (
                <b>
                  {' '}
                  {figures[0]}/{figures[1]}
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
