import { layoutOf } from './layout.ts';
import { possibleMissions } from './notes.ts';
import { Flag } from './symbols.tsx';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** What somebody has pencilled beside a mission: likely, or ruled out. */
export type Guess = 'likely' | 'out';

/** Guesses as the pad keeps them: “12+ 7-”. */
export function readGuesses(text: string): ReadonlyMap<number, Guess> {
  const found = [...text.matchAll(/(\d+)([+-])/g)];
  return new Map(found.map(([, mission, sign]) => [Number(mission), sign === '+' ? 'likely' : 'out']));
}

export const writeGuesses = (guesses: ReadonlyMap<number, Guess>): string =>
  [...guesses].map(([mission, guess]) => `${mission}${guess === 'likely' ? '+' : '-'}`).join(' ');

const NEXT = { none: 'likely', likely: 'out', out: 'none' } as const;

/** The next mark of a mission: none, likely, out, and none again. */
export function withNext(guesses: ReadonlyMap<number, Guess>, mission: number): ReadonlyMap<number, Guess> {
  const next = NEXT[guesses.get(mission) ?? 'none'];
  const others = [...guesses].filter(([one]) => one !== mission);
  return new Map(next === 'none' ? others : [...others, [mission, next]]);
}

/** For whoever does not know them: which missions are possible, what they are worth, and pencil marks beside them. */
export function PossibleMissions() {
  const { content, s, speech, mine, guesses, guess, point } = useTable();
  const possible = possibleMissions(content, s);
  if (mine !== 1 || possible.every((of) => of.length === 0)) return null;
  return (
    <details className="nat-possible">
      <summary>{say(speech, 'possible')}</summary>
      {possible.map((missions, district) =>
        missions.length === 0 ? null : (
          // oxlint-disable-next-line react/no-array-index-key
          <section key={district}>
            <h4>{speech.name('district', district)}</h4>
            {missions.map((mission) => {
              const { field = -1, french = 0, allied = 0 } = content.missions[mission] ?? {};
              const mark = guesses.get(mission) ?? 'none';
              const name = speech.name('field', field);
              return (
                <button
                  key={mission}
                  type="button"
                  className={`nat-guess ${mark}`}
                  aria-label={`${name}, ${french}/${allied}, ${say(speech, `guess_${mark}`)}`}
                  onClick={() => guess(mission)}
                  onMouseEnter={() => point({ kind: 'field', id: field })}
                  onMouseLeave={() => point(null)}
                >
                  <i aria-hidden="true">{mark === 'likely' ? '✓' : mark === 'out' ? '✕' : ''}</i>
                  <span>{name}</span>
                  <b className="french">{french}</b>
                  <b className="allied">{allied}</b>
                </button>
              );
            })}
          </section>
        ),
      )}
      <p>{say(speech, 'guessNote')}</p>
    </details>
  );
}

/** Pencilled flags on the map: all that is possible where it is asked for, otherwise what was marked as likely. */
export function GuessFlags({ all }: { readonly all: boolean }) {
  const { content, s, guesses } = useTable();
  const shown = possibleMissions(content, s)
    .flat()
    .filter((mission) => (all ? guesses.get(mission) !== 'out' : guesses.get(mission) === 'likely'));
  return (
    <g aria-hidden="true" pointerEvents="none">
      {shown.map((mission) => {
        const { field = -1, french = 0 } = content.missions[mission] ?? {};
        const box = layoutOf(content)[field]?.nameBox;
        return box === undefined ? null : (
          <g key={mission} className={`nat-mission-flag pencil ${guesses.get(mission) ?? 'none'}`}>
            <Flag x={box.x + box.width + 1} y={box.y + 9} points={String(french)} />
          </g>
        );
      })}
    </g>
  );
}
