import { asAction } from '@bivouac/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { ShockGuess } from '../odds.ts';
import { fightInWords } from './foresee.ts';
import type { Fight, Shock, Volley } from './fights.ts';
import { defenceIn, rowsOf } from './guesses.ts';
import { useTable } from './table.ts';
import { percent, say, type WordKey } from './words.ts';

/** How far a sheet keeps from the hex that it speaks of, in pixels. */
const APART = 16;

/**
 * Puts the sheet into a corner of the map where it covers neither what it speaks of nor what is said beside that: words
 * stand to the right of what is pointed at, so at the left, unless the place itself is there; and at the other end.
 */
function toFarCorner(sheet: HTMLElement, hex: number): void {
  const map = sheet.parentElement;
  const there = map?.querySelector(`[data-at="${hex}"]`)?.getBoundingClientRect();
  const room = map?.getBoundingClientRect();
  if (there === undefined || room === undefined) return;
  // At the left whenever it has room there: words beside a hex further to the right may reach as far as the right corner.
  sheet.dataset['side'] = there.left - room.left < sheet.offsetWidth + APART ? 'right' : 'left';
  sheet.dataset['end'] = there.top + there.height / 2 < room.top + room.height / 2 ? 'bottom' : 'top';
}

const takenFrom: readonly WordKey[] = ['front', 'flank', 'rear'];

/** Everything that will decide the fight pointed at, or being declared: sums by part, all six faces, what may come of it. */
export function FightSheet({ fight }: { readonly fight: Fight | null }) {
  const { speech, rest, act, s } = useTable();
  const sheet = useRef<HTMLElement>(null);
  const hex = fight === null ? -1 : fight.kind === 'rally' ? (s.hex[fight.unit] ?? -1) : fight.hex;
  useLayoutEffect(() => {
    if (sheet.current !== null) toFarCorner(sheet.current, hex);
  }, [hex]);
  if (fight === null) return null;
  const place = fight.kind === 'rally' ? speech.name('unit', fight.unit) : speech.name('place', fight.hex);
  const offer = rest.find(([verb]) => verb === 'fire' || verb === 'attack');
  const action = offer === undefined ? null : asAction(offer);
  return (
    <section ref={sheet} className="emp-sheet" aria-label={say(speech, 'sheet', { place })}>
      <h3>{say(speech, 'sheet', { place })}</h3>
      {fight.kind === 'volley' ? <VolleyTable fight={fight} /> : null}
      {fight.kind === 'shock' ? <ShockTable fight={fight} steps={s.steps} /> : null}
      <p>{fightInWords(speech, fight)}</p>
      {fight.kind === 'rally' ? <Modifiers of={fight.odds.modifiers} /> : null}
      {action === null ? null : (
        <button type="button" className="emp-button" onClick={() => act(action)}>
          {offer === undefined ? '' : speech.offer(offer)}
        </button>
      )}
    </section>
  );
}

function Parts({ title, parts }: { readonly title: string; readonly parts: readonly (readonly [string, string])[] }) {
  return (
    <>
      <dt>{title}</dt>
      {parts.map(([name, sum]) => (
        <dd key={name}>
          {name} <b>{sum}</b>
        </dd>
      ))}
    </>
  );
}

function Faces({ rows }: { readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[] }) {
  const { speech } = useTable();
  return (
    <table className="emp-faces">
      <thead>
        <tr>
          <th scope="col">{say(speech, 'die')}</th>
          {[1, 2, 3, 4, 5, 6].map((die) => (
            <th key={die} scope="col">
              {die}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, i) => (
              // The column is the face of the die.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const resultSign = (result: number): string => (result < 0 ? '*' : result === 0 ? '–' : String(result));

function VolleyTable({ fight: { odds, guess } }: { readonly fight: Volley }) {
  const { speech } = useTable();
  return (
    <>
      <dl>
        <Parts
          title={say(speech, 'fireOf', { total: odds.total })}
          parts={odds.parts.map(({ unit, value }) => [speech.name('unit', unit), String(value)])}
        />
      </dl>
      {odds.taken > 0 ? <p className="emp-soft">{say(speech, takenFrom[odds.taken] ?? 'front')}</p> : null}
      <Faces rows={[{ title: say(speech, 'lost'), cells: odds.results.map(resultSign) }]} />
      <p className="emp-soft">{say(speech, 'signTest')}</p>
      {guess === null ? null : (
        <p className="emp-soft">
          {say(speech, 'unseenMay', { count: odds.unseen })}.{' '}
          {say(speech, 'hurtBetween', { least: guess.hurt[0].toFixed(1), most: guess.hurt[1].toFixed(1) })}
        </p>
      )}
    </>
  );
}

function ShockTable({ fight, steps }: { readonly fight: Shock; readonly steps: readonly number[] }) {
  const { speech } = useTable();
  const { odds, guess } = fight;
  const { sums, bonus } = odds;
  const { attackers, defenders } = guess ?? odds;
  // The faces of the likeliest row, if it is not known which one counts.
  const [row] = guess === null ? [] : rowsOf(guess);
  const shown = guess?.cases.find((one) => one.odds.odds === row?.ratio)?.odds ?? odds;
  const partsOf = (side: readonly { readonly unit: number; readonly value: number }[]) =>
    side.map(({ unit, value }) => [speech.name('unit', unit), `${value} × ${steps[unit] ?? 0}`] as const);
  const unseen = guess === null ? [] : [[say(speech, 'unseenMay', { count: odds.unseen }), '?'] as const];
  return (
    <>
      <dl>
        <Parts title={say(speech, 'attackOf', { sum: sums.attack })} parts={partsOf(sums.attackers)} />
        <Parts
          title={say(speech, 'defenceOf', { sum: guess === null ? sums.defence : defenceIn(speech, guess) })}
          parts={[...partsOf(sums.defenders), ...unseen]}
        />
      </dl>
      {guess === null ? null : <Guessed guess={guess} />}
      <p className="emp-soft">
        {say(speech, guess === null ? 'oddsOf' : 'facesAt', { odds: shown.odds })}
        {sums.taken > 0 ? ` · ${say(speech, takenFrom[sums.taken] ?? 'front')}` : ''}
        {bonus === 0 ? '' : ` · ${say(speech, 'bonus', { bonus: bonus > 0 ? `+${bonus}` : `−${-bonus}` })}`}
      </p>
      <Faces
        rows={[
          { title: say(speech, 'attacker'), cells: shown.faces.map(({ attacker }) => attacker) },
          { title: say(speech, 'defender'), cells: shown.faces.map(({ defender }) => defender) },
        ]}
      />
      <p className="emp-soft">{say(speech, 'signs')}</p>
      <p className="emp-soft">
        {say(speech, 'expected', {
          mine: attackers.steps.toFixed(1),
          theirs: defenders.steps.toFixed(1),
          clears: percent(defenders.clears),
        })}
      </p>
    </>
  );
}

/** EMP V#2: the odds as a distribution, since nobody may look under the top of the enemy's pile. */
function Guessed({ guess }: { readonly guess: ShockGuess }) {
  const { speech } = useTable();
  return (
    <table className="emp-faces emp-guessed">
      <caption>{say(speech, 'guessedRows')}</caption>
      <thead>
        <tr>
          {(['chance', 'ratio', 'enemyBreaks', 'attackerBreaks'] as const).map((key) => (
            <th key={key} scope="col">
              {say(speech, key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(guess).map(({ ratio, chance, attackers, defenders }) => (
          <tr key={ratio}>
            <td>{percent(chance)}</td>
            <th scope="row">{ratio}</th>
            <td>{percent(defenders.breaks)}</td>
            <td>{percent(attackers.breaks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Modifiers({ of }: { readonly of: readonly { readonly why: string; readonly by: number }[] }) {
  const { speech } = useTable();
  if (of.length === 0) return null;
  return (
    <p className="emp-soft">
      {of.map(({ why, by }) => `${modifierName(speech, why)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`).join(' · ')}
    </p>
  );
}

const modifierWords: { readonly [why: string]: WordKey } = {
  disordered: 'whyDisordered',
  square: 'whySquare',
  beside: 'whyBeside',
  leader: 'whyLeader',
  flank: 'flank',
  rear: 'rear',
  friends: 'whyFriends',
  losses: 'whyLosses',
  army: 'whyArmy',
  late: 'whyLate',
  distance: 'whyDistance',
  will: 'whyWill',
};

function modifierName(speech: Parameters<typeof say>[0], why: string): string {
  const key = modifierWords[why];
  return key === undefined ? why : say(speech, key);
}
