import { useEffect, useState } from 'react';
import { corpsToCall } from '../rules/interactive/roster.ts';
import { MOVE_PHASE, SIDES } from '../rules/state.ts';
import { liveryOf } from './livery.ts';
import { useTable } from './table.ts';
import { shortName } from './naming.ts';
import { say } from './words.ts';

const SECOND = 1000;

/** With activation by corps: who is in play now (EMP XXI.1), and the watch of its movement (EMP XIX.1, XXI.3). */
export function InPlay() {
  const { content, s, speech } = useTable();
  const { activation } = s;
  if (activation === undefined) return null;
  const names = activation.corps.map((corps) => shortName(speech.of(content.corps[corps]?.name ?? { en: '', fr: '' })));
  const left = SIDES.map((side) => `${liveryOf(side).letter}\u00a0${corpsToCall({ content, s }, side).length}`);
  return (
    <span className="emp-in-play">
      <span>
        {names.length > 0
          ? say(speech, 'inPlay', { corps: names.join(', ') })
          : say(speech, 'corpsLeft', { corps: left.join(', ') })}
      </span>
      {activation.watch !== undefined && s.phase === MOVE_PHASE && names.length > 0 ? (
        <Watch key={`${activation.count} ${activation.watch.used}`} {...activation.watch} />
      ) : null}
    </span>
  );
}

/** Counts on its own from what was used when the question was put; the referee's time is what counts. */
function Watch({ used, allowed }: { readonly used: number; readonly allowed: number }) {
  const { speech } = useTable();
  const [more, setMore] = useState(0);
  useEffect(() => {
    const pulse = setInterval(() => setMore((now) => now + SECOND), SECOND);
    return () => clearInterval(pulse);
  }, []);
  const seconds = Math.round((allowed - used - more) / SECOND);
  const two = (n: number) => String(n).padStart(2, '0');
  const shown = `${seconds < 0 ? '−' : ''}${Math.floor(Math.abs(seconds) / 60)}:${two(Math.abs(seconds) % 60)}`;
  return (
    <b className={seconds < 0 ? 'emp-watch late' : 'emp-watch'} role="timer" aria-label={say(speech, 'watch')}>
      {shown}
    </b>
  );
}
