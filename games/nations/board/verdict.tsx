import type { BoardProps } from '@bivouac/kit';
import { fightingValue, missionValues } from '../rules/score.ts';
import type { Nations } from '../rules/state.ts';
import { say, sideWord } from './words.ts';

type VerdictProps = Pick<BoardProps<Nations>, 'content' | 'view' | 'viewer' | 'speech'>;

/** The end of a game: every mission with the strength on both sides, who fought for it, and the points it brought. */
export function Verdict({ content, view, speech }: VerdictProps) {
  const s = view.game;
  const over = view.result !== null;
  // While a match runs, whoever knows a mission sees how it stands; at the end all of them lie open.
  const known = over ? s.revealed : [...new Set([...s.revealed, ...s.missions.is.filter((mission) => mission >= 0)])];
  const rows = known.map((mission, i) => {
    const card = content.missions[mission];
    const outcome = s.outcome[i] ?? 0;
    const armies = s.fightsFor.flatMap((fightsFor, army) => (fightsFor === mission ? [army] : []));
    return {
      mission,
      field: speech.name('field', card?.field ?? -1),
      ...missionValues(content, s, mission),
      armies: [0, 1].map((side) =>
        armies
          .filter((army) => content.armies[army]?.side === side)
          .map((army) => `${speech.name('army', army)} ${fightingValue(content, s, army)}`)
          .join(', '),
      ),
      outcome,
      points: [outcome > 0 ? (card?.french ?? 0) : 0, outcome < 0 ? (card?.allied ?? 0) : 0],
    };
  });
  const won = (side: number) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0);
  return (
    <table className="nat-verdict">
      <caption>{say(speech, over ? 'verdict' : 'verdictNow')}</caption>
      <thead>
        <tr>
          <td colSpan={4} aria-hidden="true" />
          <th scope="colgroup" colSpan={2} className="figure">
            {say(speech, 'points')}
          </th>
        </tr>
        <tr>
          <th scope="col">{say(speech, 'village')}</th>
          <th scope="col">{sideWord(speech, 0)}</th>
          <th scope="col">{sideWord(speech, 1)}</th>
          <th scope="col">{say(speech, 'outcome')}</th>
          <th scope="col" className="figure">
            {sideWord(speech, 0)}
          </th>
          <th scope="col" className="figure">
            {sideWord(speech, 1)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mission, field, french, allied, armies, outcome, points }) => (
          <tr key={mission} className={outcome > 0 ? 'french' : 'allied'}>
            <th scope="row">{field}</th>
            <td>
              <b>{french}</b> {armies[0] === '' ? say(speech, 'nobody') : armies[0]}
            </td>
            <td>
              <b>{allied}</b> {armies[1] === '' ? say(speech, 'nobody') : armies[1]}
            </td>
            <td>{outcome === 0 ? '' : say(speech, outcome > 0 ? 'fulfilled' : 'failed')}</td>
            <td className="figure">{points[0] === 0 ? '' : `+${points[0] ?? 0}`}</td>
            <td className="figure">{points[1] === 0 ? '' : `+${points[1] ?? 0}`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={4}>
            {say(speech, 'placedPoints')}
          </th>
          {[0, 1].map((side) => (
            <td key={side} className="figure">
              {(s.points[side] ?? 0) - won(side)}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {say(speech, 'total')}
          </th>
          {[0, 1].map((side) => (
            <td key={side} className="figure">
              {s.points[side] ?? 0}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
