import type { BoardProps } from '@bivouac/kit';
import { type Empereur, SIDES } from '../rules/state.ts';
import { pointsOf } from '../rules/turn/victory.ts';
import { say } from './words.ts';

type VerdictProps = Pick<BoardProps<Empereur>, 'content' | 'view' | 'viewer' | 'speech'>;

/** The end: the points of both sides. */
export function Verdict({ content, view, speech }: VerdictProps) {
  const points = pointsOf(content, view.game);
  return (
    <table className="emp-verdict">
      <caption>{say(speech, 'verdict')}</caption>
      <thead>
        <tr>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {speech.name('side', side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
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
