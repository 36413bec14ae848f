import { UNKNOWN } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import { weathers } from '../content/types-tables.ts';
import type { Weather } from '../content/types.ts';
import { armiesOf } from '../rules/command/lines.ts';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { ADMINISTRATION, COMBAT, GUNS, MOVEMENT, SIDES } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/victory.ts';
import { FlagOf } from './faces.tsx';
import { armyMark } from './palette.ts';
import { useTable } from './table.ts';
import { say, type WordKey } from './words.ts';

const skies: { readonly [weather in Weather]: string } = {
  clear:
    'M0 -3.4a3.4 3.4 0 1 0 .1 0M0 -7V-5M0 5V7M-7 0H-5M5 0H7M-5 -5L-3.6 -3.6M3.6 3.6L5 5M5 -5L3.6 -3.6M-3.6 3.6L-5 5',
  rain: 'M-5 0a3 3 0 0 1 1 -5a4 4 0 0 1 7 1a2.6 2.6 0 0 1 1 4ZM-3.5 2.5L-5 6M0 2.5L-1.5 6M3.5 2.5L2 6',
  mud: 'M-6.5 -1q3.2 -3 6.5 0t6.5 0M-6.5 3q3.2 -3 6.5 0t6.5 0M-3 -5v1.5M2 -6v1.5',
  snow: 'M0 -6.5V6.5M-5.6 -3.2L5.6 3.2M-5.6 3.2L5.6 -3.2M-1.6 -5.6L0 -4L1.6 -5.6M-1.6 5.6L0 4L1.6 5.6',
};

export function WeatherSign({ weather }: { readonly weather: number }) {
  const id = weathers[weather] ?? 'clear';
  return (
    <svg className={`glo-weather ${id}`} viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={skies[id]} />
    </svg>
  );
}

const phases: readonly (readonly [phase: number, word: WordKey])[] = [
  [ADMINISTRATION, 'phaseAdministration'],
  [MOVEMENT, 'phaseMovement'],
  [GUNS, 'phaseGuns'],
  [COMBAT, 'phaseCombat'],
];

/** The date and its weather, whose turn it is and which part of it, command points, the score. */
export function Status() {
  const { b, speech, mine } = useTable();
  const { s, content } = b;
  const { firstTurn, lastTurn } = scenarioOf(b);
  const turn = content.calendar[s.turn];
  const weather = speech.name('weather', s.weather);
  return (
    <div className="glo-status">
      <div className="glo-date">
        <b>{turn === undefined ? '' : speech.of(turn.name)}</b>
        <span>{say(speech, 'turnOf', { turn: s.turn - firstTurn + 1, all: lastTurn - firstTurn + 1 })}</span>
        <span className="glo-sky" title={say(speech, 'weatherIs', { weather })}>
          <WeatherSign weather={s.weather} /> {weather}
        </span>
      </div>
      <ol className="glo-phases" aria-label={say(speech, 'phaseOf', { side: speech.name('side', s.active) })}>
        <li className={`glo-active side-${s.active}`}>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <FlagOf side={s.active} />
          </svg>
        </li>
        {phases.map(([phase, word]) => (
          <li
            key={word}
            className={s.phase === phase ? 'now' : ''}
            {...(s.phase === phase ? { 'aria-current': 'step' } : {})}
          >
            {say(speech, word)}
          </li>
        ))}
      </ol>
      {s.solitaire && s.thrown.some((die) => die > 0) ? (
        <span className="glo-pace">
          {say(speech, 'paceDice', { dice: s.thrown.filter((die) => die > 0).join(', ') })}
        </span>
      ) : null}
      <div className="glo-command" title={say(speech, 'commandPoints')}>
        <span className="unseen-label">{say(speech, 'commandPoints')}</span>
        {armiesOf(b, mine).map((army) => {
          const mark = armyMark(content, army);
          const total = s.command[army] ?? 0;
          const spent = s.spent[army] ?? UNKNOWN;
          // Whoever looks on does not know what has been spent.
          const left = spent === UNKNOWN ? '?' : total - spent;
          const name = say(speech, 'pointsOf', { army: speech.name('army', army), left, total });
          return (
            <span key={army} className="glo-army-points" role="img" aria-label={name} title={name}>
              <i style={{ background: mark.colour, color: mark.ink }}>{mark.letter}</i>
              {left}/{total}
            </span>
          );
        })}
      </div>
      <ScoreBox>
        {SIDES.map((side) => {
          const points = victoryPoints(b, side);
          const words = say(speech, 'victoryPoints', { side: speech.name('player', side), points });
          return (
            <span key={side} className={`side-${side}`} role="img" aria-label={words} title={words}>
              <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <FlagOf side={side} />
              </svg>
              <b>{points}</b>
            </span>
          );
        })}
      </ScoreBox>
    </div>
  );
}

/** The score opens the table of the points as they stand, where there is one. */
function ScoreBox({ children }: { readonly children: ReactNode }) {
  const { speech, standing } = useTable();
  if (standing === undefined) return <div className="glo-score">{children}</div>;
  return (
    <button type="button" className="glo-score" title={say(speech, 'standing')} onClick={standing}>
      {children}
    </button>
  );
}
