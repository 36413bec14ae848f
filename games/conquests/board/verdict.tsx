import type { BoardProps } from '@bivouac/kit';
import { powers } from '../content/types.ts';
import type { Board, Conquests } from '../rules/state.ts';
import { pointLines, pointsOf, totalOf } from '../rules/victory/points.ts';
import { say } from './words.ts';

type VerdictProps = Pick<BoardProps<Conquests>, 'content' | 'view' | 'viewer' | 'speech'>;

/** The end: what every nation has by CON 13.2.3, line by line. */
export function Verdict({ content, view, speech }: VerdictProps) {
  const b: Board = { content, s: view.game };
  const lines = powers.map((power) => pointsOf(b, power));
  return (
    <table className="con-verdict">
      <caption>{say(speech, 'verdict')}</caption>
      <thead>
        <tr>
          <th scope="col">{say(speech, 'points')}</th>
          {powers.map((power) => (
            <th key={power} scope="col" className="figure">
              {speech.name('power', power)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pointLines.map((line) => (
          <tr key={line}>
            <th scope="row">{say(speech, `line_${line}`)}</th>
            {powers.map((power) => (
              <td key={power} className="figure">
                {lines[power]?.[line] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(speech, 'total')}</th>
          {powers.map((power) => (
            <td key={power} className="figure">
              <b>{totalOf(b, power)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
