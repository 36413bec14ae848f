import { asAction } from '@bivouac/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { ShockOdds, VolleyOdds } from '../odds.ts';
import { fightInWords } from './foresee.ts';
import type { Fight } from './fights.ts';
import { useTable } from './table.ts';
import { percent, say, type WordKey } from './words.ts';

/** What is nearer to the left edge of the map than this would lie under a sheet there, in pixels. */
const ROOM = 340;

/**
 * Puts the sheet into a corner of the map where it covers neither what it speaks of nor what is said beside that: words
 * stand to the right of what is pointed at, so at the left, unless the place itself is there; and at the other end.
 */
function toFarCorner(sheet: HTMLElement, hex: number): void {
  const map = sheet.parentElement;
  const there = map?.querySelector(`[data-at="${hex}"]`)?.getBoundingClientRect();
  const room = map?.getBoundingClientRect();
  if (there === undefined || room === undefined) return;
  sheet.dataset['side'] = there.left - room.left < ROOM ? 'right' : 'left';
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
      {fight.kind === 'volley' ? <VolleyTable odds={fight.odds} /> : null}
      {fight.kind === 'shock' ? <ShockTable odds={fight.odds} steps={s.steps} /> : null}
      <p>{fightInWords(speech, fight)}</p>
      {fight.kind === 'rally' ? <Modifiers of={fight.odds.modifiers} /> : null}
      {'unseen' in fight.odds && fight.odds.unseen > 0 ? (
        <p className="emp-soft">{say(speech, 'unseenMay', { count: fight.odds.unseen })}</p>
      ) : null}
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

function VolleyTable({ odds }: { readonly odds: VolleyOdds }) {
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
    </>
  );
}

function ShockTable({ odds, steps }: { readonly odds: ShockOdds; readonly steps: readonly number[] }) {
  const { speech } = useTable();
  const { sums, bonus, faces } = odds;
  const partsOf = (side: readonly { readonly unit: number; readonly value: number }[]) =>
    side.map(({ unit, value }) => [speech.name('unit', unit), `${value} × ${steps[unit] ?? 0}`] as const);
  return (
    <>
      <dl>
        <Parts title={say(speech, 'attackOf', { sum: sums.attack })} parts={partsOf(sums.attackers)} />
        <Parts title={say(speech, 'defenceOf', { sum: sums.defence })} parts={partsOf(sums.defenders)} />
      </dl>
      <p className="emp-soft">
        {say(speech, 'oddsOf', { odds: odds.odds })}
        {sums.taken > 0 ? ` · ${say(speech, takenFrom[sums.taken] ?? 'front')}` : ''}
        {bonus === 0 ? '' : ` · ${say(speech, 'bonus', { bonus: bonus > 0 ? `+${bonus}` : `−${-bonus}` })}`}
      </p>
      <Faces
        rows={[
          { title: say(speech, 'attacker'), cells: faces.map(({ attacker }) => attacker) },
          { title: say(speech, 'defender'), cells: faces.map(({ defender }) => defender) },
        ]}
      />
      <p className="emp-soft">
        {say(speech, 'expected', {
          mine: odds.attackers.steps.toFixed(1),
          theirs: odds.defenders.steps.toFixed(1),
          clears: percent(odds.defenders.clears),
        })}
      </p>
    </>
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
  distance: 'whyDistance',
};

function modifierName(speech: Parameters<typeof say>[0], why: string): string {
  const key = modifierWords[why];
  return key === undefined ? why : say(speech, key);
}
