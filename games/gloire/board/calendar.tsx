import type { Arrival } from '../content/types.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { arrivalWords } from './arrival-words.ts';
import { FlagOf } from './faces.tsx';
import { WeatherSign } from './status.tsx';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** The calendar: every turn with its dates, its weather, who comes when and where, and what happened then. */
export function Calendar() {
  const { b, speech } = useTable();
  const { firstTurn, lastTurn, arrivals } = scenarioOf(b);
  const turns = b.content.calendar.slice(firstTurn, lastTurn + 1);
  return (
    <section className="glo-panel" aria-label={say(speech, 'titleCalendar')}>
      <h3>{say(speech, 'titleCalendar')}</h3>
      <ol className="glo-calendar">
        {turns.map((turn, i) => {
          const at = firstTurn + i;
          const due = arrivals.filter((_, k) => b.s.due[k] === at);
          const when = at < b.s.turn ? 'past' : at === b.s.turn ? 'now' : '';
          return (
            <li key={turn.id} className={when} {...(when === 'now' ? { 'aria-current': 'date' } : {})}>
              <p className="glo-turn">
                <b>{speech.of(turn.name)}</b>
                {when === 'now' ? (
                  <span>
                    <WeatherSign weather={b.s.weather} /> {speech.name('weather', b.s.weather)}
                  </span>
                ) : turn.weather === 0 || when === 'past' ? null : (
                  <span>
                    {say(speech, 'weatherDie', { die: turn.weather > 0 ? `+${turn.weather}` : `−${-turn.weather}` })}
                  </span>
                )}
              </p>
              {due.length === 0 ? null : (
                <ul>
                  {due.map((arrival) => (
                    <ArrivalLine
                      key={JSON.stringify(arrival)}
                      arrival={arrival}
                      isDone={b.s.arrived[arrivals.indexOf(arrival)] === 1}
                    />
                  ))}
                </ul>
              )}
              <p className="glo-history">{speech.of(turn.history)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ArrivalLine({ arrival, isDone }: { readonly arrival: Arrival; readonly isDone: boolean }) {
  const { speech } = useTable();
  return (
    <li className={isDone ? 'done' : ''}>
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <FlagOf side={arrival.side} />
      </svg>
      {arrivalWords(speech, arrival)}
      {arrival.die > 0 ? ` (${say(speech, 'onDie', { die: arrival.die })})` : ''}
      {arrival.option === null ? '' : ` (${arrival.option})`}
    </li>
  );
}
