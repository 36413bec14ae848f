import './bar.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';
import { isLow, sayTime, timeLeft } from './time-left.ts';

const TICK = 250;

/** The time of day, as often as a clock needs it; it stands still where nothing runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** Everybody's time to think. What a turn has of its own is used up first. */
export function Clocks() {
  const { t } = useTranslation();
  const { speech } = useTools();
  const clock = useTable((state) => state.clock);
  const over = useTable((state) => state.look !== null && state.look.showing.result !== null);
  const now = useNow(clock !== null && !over);
  if (clock === null) return null;
  const passed = over ? 0 : clock.since + Math.max(0, now - clock.read);
  return (
    <ul className="clocks" aria-label={t('clock.title')}>
      {clock.seats.map((seat, number) => {
        const left = timeLeft(seat, passed);
        const low = isLow(left) && !over;
        const whole = t('clock.turnLeft', { time: sayTime(left.turn), bank: sayTime(left.bank) });
        return (
          // Clocks stand in the order of the seats.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={number} data-running={seat.running && !over} data-low={low} title={whole}>
            <span className="clock-name">{speech.seat(number)}</span>
            <span className="clock-time" role="timer">
              {sayTime(left.turn + left.bank)}
              {low ? <span className="unseen"> ({t('clock.low')})</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
