import { strainOf } from '../rules/army/mood.ts';
import { BATTLE } from '../rules/deployment/counters.ts';
import { type EmpereurState, SIDES } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { hour, TURN_MINUTES } from '../text/briefing.ts';
import { knownThreshold } from '../rules/options/uncertain.ts';
import { InPlay } from './in-play.tsx';
import { liveryOf } from './livery.ts';
import { shortName } from './naming.ts';
import { playedOptions } from './option-notes.ts';
import { useTable } from './table.ts';
import { say, type WordKey } from './words.ts';

/** So many bodies find room beside the phases, if no corps in play is named there, and none has its fatigue. */
const FEW = 4;

/** The hour, the turn, whose turn it is and which phase; points and nerves of both sides. */
export function Status() {
  const { content, s, speech } = useTable();
  const battle = content.scenarios[s.scenario];
  const minutes = (battle?.clock ?? 0) + (s.turn - 1) * TURN_MINUTES;
  const clock = hour(minutes, speech.language);
  // The evening before has no phases.
  const now = s.eve === undefined || s.eve.stage === BATTLE ? s.phase : -1;
  const turns = battle?.turns ?? 1;
  const bodies = battle?.bodies.length ?? 0;
  return (
    <div className="emp-status">
      <div className="emp-time">
        <b>{clock}</b>
        <span>{say(speech, 'turnOf', { turn: s.turn, turns })}</span>
        <Briefing />
        <span className="emp-track" aria-hidden="true">
          {Array.from({ length: turns }, (_, i) => i + 1).map((turn) => (
            <i key={turn} className={turn < s.turn ? 'past' : turn === s.turn ? 'now' : ''} />
          ))}
        </span>
      </div>
      <ol className="emp-phases" aria-label={say(speech, 'phases', { side: speech.name('side', s.active) })}>
        <li className="emp-active" style={coloursOf(s.active)}>
          {speech.name('side', s.active)}
        </li>
        {[0, 1, 2, 3, 4, 5].map((phase) => (
          <li key={phase} className={phase === now ? 'now' : ''} aria-current={phase === now ? 'step' : undefined}>
            {speech.name('phase', phase)}
          </li>
        ))}
      </ol>
      <InPlay />
      <div
        className={
          bodies > FEW || s.activation !== undefined || s.weary !== undefined ? 'emp-nerves many' : 'emp-nerves'
        }
      >
        {SIDES.map((side) => (
          <Nerves key={side} side={side} />
        ))}
      </div>
    </div>
  );
}

function coloursOf(side: number) {
  const { ground, ink, rim } = liveryOf(side);
  return { background: ground, color: ink, borderColor: rim };
}

/** EMP XXI.1: whether the corps of a body are in play now, or all have been activated in this turn. */
function callOf({ activation }: EmpereurState, corps: readonly number[]): readonly [string, WordKey | null] {
  if (activation === undefined) return ['', null];
  if (corps.some((one) => activation.corps.includes(one))) return ['in-play', 'corpsInPlay'];
  return corps.every((one) => activation.called[one] === 1) ? ['called', 'corpsCalled'] : ['', null];
}

/** Points of a side, and for each of its bodies how near it is to losing heart (EMP XII). */
function Nerves({ side }: { readonly side: number }) {
  const { content, s, speech } = useTable();
  const points = pointsOf(content, s)[side === 1 ? 1 : 0];
  const bodies = content.scenarios[s.scenario]?.bodies ?? [];
  return (
    <div className="emp-side">
      <span className="emp-chip" style={coloursOf(side)} title={say(speech, 'points')}>
        <span className="emp-unseen">
          {speech.name('side', side)}, {say(speech, 'points')}:{' '}
        </span>
        <span aria-hidden="true">{liveryOf(side).letter} </span>
        {points}
      </span>
      {bodies.map((body, i) => {
        if (body.side !== side) return null;
        const strain = strainOf(content, s, body);
        const mood = s.mood[i] ?? 0;
        const threshold = knownThreshold(s, i, body);
        const most = Math.max(body.despair, threshold, strain, 1);
        const name = body.corps.map((one) => speech.of(content.corps[one]?.name ?? { en: '', fr: '' })).join(', ');
        const words = say(speech, 'strain', {
          name,
          strain,
          demoralised: threshold,
          despair: body.despair,
        });
        const tired = Math.max(0, ...body.corps.map((one) => s.weary?.points[one] ?? 0));
        const weary = tired > 0 ? `, ${say(speech, 'tired', { points: tired })}` : '';
        const [call, called] = callOf(s, body.corps);
        const played = called === null ? '' : `, ${say(speech, called)}`;
        const state = say(speech, mood === 0 ? 'steady' : mood === 1 ? 'demoralised' : 'desperate');
        return (
          <span
            key={words}
            className={`emp-bar mood-${mood} ${call}`}
            role="img"
            aria-label={`${words} (${state})${weary}${played}`}
            title={`${words}${weary}${played}`}
          >
            <i style={{ width: `${(strain / most) * 100}%` }} />
            <em style={{ insetInlineStart: `${(threshold / most) * 100}%` }} />
            <small aria-hidden="true">
              <span>
                {call === 'called' ? '✓ ' : ''}
                {shortName(name)}
              </span>
              <b>
                {strain}/{body.despair}
                {tired > 0 ? <i>{tired}</i> : null}
              </b>
            </small>
          </span>
        );
      })}
    </div>
  );
}

/** What the battle is about, what the bars say, and by which options it is played: for whoever asks. */
function Briefing() {
  const { content, s, speech } = useTable();
  const id = content.scenarios[s.scenario]?.id ?? '';
  const options = playedOptions(s);
  return (
    <details className="emp-briefing">
      <summary aria-label={say(speech, 'briefing')} title={say(speech, 'briefing')}>
        i
      </summary>
      <div>
        <p>
          <b>{speech.name('scenario', id)}</b> {speech.name('briefing', id)}
        </p>
        <p>{say(speech, s.weary === undefined ? 'barsNote' : 'barsNoteWeary')}</p>
        {options.length === 0 ? null : (
          <dl aria-label={say(speech, 'optionsPlayed')}>
            {options.map(({ option, words, note }) => (
              <div key={option}>
                <dt>{speech.of(words)}</dt>
                <dd>{note === undefined ? '' : speech.of(note)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
