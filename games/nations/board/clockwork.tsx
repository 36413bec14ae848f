import { useTable } from './table.ts';
import { say, sideWord } from './words.ts';

/** The time bar: its spaces, dates and fights, and the indicator. */
export function TimeBar() {
  const { content, s, speech } = useTable();
  const label = `${say(speech, 'timeBar')}. ${say(speech, 'timeAt', { at: s.time, end: content.barEnd })}`;
  return (
    <div className="nat-time" role="img" aria-label={label}>
      {Array.from({ length: content.barEnd + 1 }, (_, space) => {
        const date = content.dates.find(({ at }) => at === space);
        const isFight = date !== undefined && content.fightDays.includes(date.day);
        const classes = ['nat-space'];
        if (space < s.time) classes.push('past');
        if (space === s.time) classes.push('now');
        if (date !== undefined) classes.push('date');
        if (isFight) classes.push('fight');
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={space} className={classes.join(' ')}>
            {date === undefined ? null : (
              <span className="nat-date" title={say(speech, isFight ? 'fightDay' : 'october', { day: date.day })}>
                {date.day}
                {isFight ? <Swords /> : null}
              </span>
            )}
            {space === s.time ? <span className="nat-hand-mark" /> : null}
          </span>
        );
      })}
    </div>
  );
}

function Swords() {
  return (
    <svg className="nat-swords" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d="M-6 6L6 -6M-6 -6L6 6M-6.5 2.5L-2.5 6.5M6.5 2.5L2.5 6.5" />
    </svg>
  );
}

/** Points of both sides, whose turn it is, and how many actions are left of it. */
export function Score() {
  const { content, s, speech, over, standing } = useTable();
  const isActive = (side: number) => s.active === side && !over;
  return (
    <div className="nat-score">
      {standing === undefined ? null : (
        <button type="button" className="nat-standing" onClick={standing}>
          {say(speech, 'standing')}
        </button>
      )}
      {[0, 1].map((side) => (
        // The button beside it does the same by keys: a click on the points themselves is for the hand that is there.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div key={side} className={`nat-side side-${side}${isActive(side) ? ' active' : ''}`} onClick={standing}>
          <span className="nat-side-mark" aria-hidden="true">
            {side === 0 ? 'F' : 'A'}
          </span>
          <span className="nat-side-name">
            {sideWord(speech, side)}
            {isActive(side) ? <em> · {say(speech, 'toPlay')}</em> : null}
          </span>
          <b
            role="img"
            aria-label={say(speech, 'pointsOf', { side: sideWord(speech, side), points: s.points[side] ?? 0 })}
          >
            {s.points[side] ?? 0}
          </b>
        </div>
      ))}
      <div
        className="nat-actions"
        role="img"
        aria-label={say(speech, 'actionsLeft', { left: s.actionsLeft })}
        title={say(speech, 'actionsLeft', { left: s.actionsLeft })}
      >
        <span className="nat-label">{say(speech, 'actions')}</span>
        {Array.from({ length: content.actions }, (_, i) => (
          <span key={i} className={i < s.actionsLeft ? 'nat-action left' : 'nat-action'} />
        ))}
      </div>
      <PointBar />
      {s.round > 0 ? <span className="nat-grey">{say(speech, 'greyCannon', { points: s.greyCannon })}</span> : null}
    </div>
  );
}

const LONGEST = 30;

/** The point bar: a round mark for the French, a square one for the Allies, a grey one for the first game. */
function PointBar() {
  const { s, speech } = useTable();
  const longest = Math.max(LONGEST, ...s.points);
  const at = (points: number) => ({ left: `${(100 * Math.max(0, points)) / longest}%` });
  return (
    <div className="nat-point-bar" aria-hidden="true" title={say(speech, 'points')}>
      {Array.from({ length: longest / 5 - 1 }, (_, i) => (
        <span key={i} className="nat-point-tick" style={at((i + 1) * 5)} />
      ))}
      {s.round > 0 ? <span className="nat-point-mark grey" style={at(s.greyCannon)} /> : null}
      <span className="nat-point-mark allied" style={at(s.points[1] ?? 0)} />
      <span className="nat-point-mark french" style={at(s.points[0] ?? 0)} />
    </div>
  );
}
