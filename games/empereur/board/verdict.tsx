import type { BoardProps } from '@bivouac/kit';
import { type Empereur, SIDES } from '../rules/state.ts';
import { placePoints, pointsOf } from '../rules/turn/victory.ts';
import { say } from './words.ts';

type VerdictProps = Pick<BoardProps<Empereur>, 'content' | 'view' | 'viewer' | 'speech'>;

/** The end: the points of both sides, and what they are for. */
export function Verdict({ content, view, speech }: VerdictProps) {
  const points = pointsOf(content, view.game);
  const places = placePoints(content, view.game);
  const rows = [
    { words: say(speech, 'verdictPlaces'), of: places },
    { words: say(speech, 'verdictLosses'), of: SIDES.map((side) => points[side] - places[side]) },
  ];
  return (
    <table className="emp-verdict">
      <caption>{say(speech, 'verdict')}</caption>
      <thead>
        <tr>
          <td aria-label={say(speech, 'verdict')} />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {speech.name('side', side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, of }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            {SIDES.map((side) => (
              <td key={side} className="figure">
                {of[side]}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{say(speech, 'total')}</th>
          {SIDES.map((side) => (
            <td key={side} className="figure">
              <b>{points[side]}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
