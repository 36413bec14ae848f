import type { Battle } from '../rules/combat/battle-vars.ts';
import { RESULTS } from '../rules/combat/table.ts';
import { battleOdds, type CombatOdds } from '../odds.ts';
import { liveryOf } from './palette.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** A combat that has begun: both sums line by line, what the six faces of the die bring, and the result once it is thrown. */
export function BattleSheet() {
  const { b, going, speech } = useTable();
  const { battle } = going;
  if (battle === null || battle.sides[0].length === 0) return null;
  const odds = battleOdds(b, battle);
  const place = battle.land >= 0 ? speech.name('land', battle.land) : speech.name('sea', battle.sea);
  const title = say(speech, 'sheet', { place });
  // It lies where the combat is not.
  const { lands, seas, width, height } = b.content.map;
  const { x, y } = lands[battle.land] ?? seas[battle.sea] ?? { x: width, y: height };
  const classes = ['con-sheet', ...(y < height / 2 ? ['low'] : []), ...(x < width * 0.45 ? ['east'] : [])];
  return (
    <section className={classes.join(' ')} aria-label={title}>
      <h3>{title}</h3>
      <div className="con-sums">
        <Sum battle={battle} odds={odds} side={0} />
        <Sum battle={battle} odds={odds} side={1} />
      </div>
      <Faces battle={battle} odds={odds} />
    </section>
  );
}

interface PartProps {
  readonly battle: Battle;
  readonly odds: CombatOdds;
}

function Sum({ battle, odds, side }: PartProps & { readonly side: 0 | 1 }) {
  const { speech } = useTable();
  const powers = battle.sides[side];
  return (
    <table>
      <caption>
        {say(speech, side === 0 ? 'attack' : 'defence')}{' '}
        {powers.map((power) => {
          const { ground, ink, rim, letter } = liveryOf(power);
          return (
            <span key={power} className="con-flag" style={{ background: ground, color: ink, borderColor: rim }}>
              <span aria-hidden="true">{letter}</span>
              <span className="con-unseen">{speech.name('power', power)}</span>
            </span>
          );
        })}
      </caption>
      <tbody>
        {odds.rows[side].map(({ id, points, clause }) => (
          <tr key={id} title={clause}>
            <th scope="row">{say(speech, `row_${id}`)}</th>
            <td className="figure">{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(speech, 'sum')}</th>
          <td className="figure">
            <b>{odds.sums[side]}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The six faces, equal ones together: what they add, both sums, the result and the losses. */
function Faces({ battle, odds }: PartProps) {
  const { speech } = useTable();
  const { faces, won } = odds;
  const groups = [...new Set(faces.map(({ added }) => added))].map((added) => ({
    added,
    like: faces.filter((face) => face.added === added),
  }));
  const now = RESULTS[battle.result]?.id;
  return (
    <table className="con-faces">
      <caption>
        {say(speech, 'beforeDie')}. {say(speech, 'wonBy', { chance: Math.round(won * 100) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say(speech, 'die')}</th>
          <th scope="col">{say(speech, 'sum')}</th>
          <th scope="col">{say(speech, 'result')}</th>
          <th scope="col" className="figure">
            {say(speech, 'losses')}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ added, like }) => {
          const [first] = like;
          if (first === undefined) return null;
          return (
            <tr key={added} className={first.result === now ? 'now' : ''}>
              <th scope="row">
                {like.map(({ die }) => die).join(' ')} ({added > 0 ? `+${added}` : added})
              </th>
              <td>
                {first.attack} : {first.defence}
              </td>
              <td>{speech.name('result', first.result)}</td>
              <td className="figure">{first.losses}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
