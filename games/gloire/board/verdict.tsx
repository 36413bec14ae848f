import type { BoardProps } from '@bivouac/kit';
import { scenarioOf } from '../rules/pieces/pieces.ts';
import { type Board, type Gloire, OFF, SIDES } from '../rules/state.ts';
import { lossPoints, placePoints, pointsOfPlace, victoryPoints } from '../rules/victory/victory.ts';
import { say, type WordKey } from './words.ts';

type VerdictProps = Pick<BoardProps<Gloire>, 'content' | 'view' | 'viewer' | 'speech'>;

/** The end of a game: what each side has points for, and what each town counts. */
export function Verdict({ content, view, speech }: VerdictProps) {
  const b: Board = { content, s: view.game };
  const rows: readonly (readonly [WordKey, (side: number) => number])[] = [
    ['verdictPlaces', (side) => placePoints(b, side)],
    ['verdictBattles', (side) => b.s.battlePoints[side] ?? 0],
    ['verdictCaptures', (side) => b.s.capturePoints[side] ?? 0],
    ['verdictLosses', (side) => lossPoints(b, side)],
  ];
  return (
    <table className="glo-verdict">
      <caption>{say(speech, view.result === null ? 'verdictNow' : 'verdict')}</caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {SIDES.map((side) => (
            <th key={side} scope="col" className="figure">
              {speech.name('player', side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scenarioOf(b).places.map((place) => (
          <tr key={place.town} className="town">
            <th scope="row">
              {speech.name('town', place.town)}
              {b.s.siege[place.town] === OFF ? null : ` (${say(speech, 'verdictBesieged')})`}
            </th>
            {SIDES.map((side) => (
              <td key={side} className="figure">
                {pointsOfPlace(b, place, side) || '–'}
              </td>
            ))}
          </tr>
        ))}
        {rows.map(([word, value]) => (
          <tr key={word}>
            <th scope="row">
              {say(speech, word)}
              {word === 'verdictLosses' ? (
                <small> {say(speech, 'lostPoints', { french: b.s.tally[0] ?? 0, coalition: b.s.tally[1] ?? 0 })}</small>
              ) : null}
            </th>
            {SIDES.map((side) => (
              <td key={side} className="figure">
                {value(side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(speech, 'total')}</th>
          {SIDES.map((side) => (
            <td key={side} className="figure">
              {victoryPoints(b, side)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
