import { useTargetProps } from '@bivouac/kit';
import { useEffect, useState } from 'react';
import type { TacticOdds } from '../odds.ts';
import { type Battle, forceOf } from '../rules/battle/battle-force.ts';
import { countedStrength, modifiersOf } from '../rules/battle/modifiers.ts';
import { countersAt } from '../rules/pieces/pieces.ts';
import { OFF, SIDES } from '../rules/state.ts';
import { CounterCard } from './choices.tsx';
import { FlagOf } from './faces.tsx';
import { knownStrength } from './piles.ts';
import { type BattleReport, DRAWN, type Throw } from './report.ts';
import { stakesWords } from './stakes.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say, tenth } from './words.ts';

interface BattleScreenProps {
  readonly battle: Battle | null;
  readonly report: BattleReport | null;
  readonly odds: () => readonly TacticOdds[];
  readonly onClose: () => void;
}

const TACTICS = [1, 2, 3, 4] as const;

/** A battle: both Forces, both secret choices until they are shown, the dice as they fall, how it ends. */
export function BattleScreen({ battle, report: last, odds, onClose }: BattleScreenProps) {
  const { speech, mine, lit } = useTable();
  // What was told last may be of the battle before this one.
  const isOf = (told: BattleReport) =>
    battle === null || (told.town === battle.town && told.attacker === battle.attacker);
  const report = last !== null && isOf(last) ? last : null;
  const town = battle?.town ?? report?.town ?? OFF;
  if (town === OFF) return null;
  const attacker = battle?.attacker ?? report?.attacker ?? 0;
  const isChoosing = TACTICS.some((tactic) => lit.has(target.tactic(tactic)));
  const kind = battle?.kind ?? report?.kind ?? 'field';
  const title = kind === 'assault' ? 'assaultOn' : kind === 'sortie' ? 'sortieFrom' : 'battleOf';
  return (
    <section className="glo-battle" aria-label={say(speech, title, { town: speech.name('town', town) })}>
      <header>
        <h3>{say(speech, title, { town: speech.name('town', town) })}</h3>
        <span>{say(speech, 'attacks', { side: speech.name('player', attacker) })}</span>
        {battle === null ? (
          <button type="button" className="glo-button" onClick={onClose}>
            {say(speech, 'close')}
          </button>
        ) : null}
      </header>
      <div className="glo-forces">
        {SIDES.map((side) => (
          <Force key={side} side={side} town={town} battle={battle} report={report} />
        ))}
      </div>
      {isChoosing ? <TacticChoice odds={odds} side={mine} /> : null}
      {report !== null && report.throws.length > 0 ? <Rounds report={report} /> : null}
      {report !== null && report.beaten !== OFF ? (
        <p className="glo-outcome">
          {report.beaten === DRAWN
            ? say(speech, 'outcomeDrawn')
            : say(speech, 'outcomeBeaten', { side: speech.name('player', report.beaten) })}
        </p>
      ) : null}
      {report === null ? null : (
        <p className="glo-last" aria-live="polite">
          {speech.fact(report.last)}
        </p>
      )}
    </section>
  );
}

interface ForceProps {
  readonly side: number;
  readonly town: number;
  readonly battle: Battle | null;
  readonly report: BattleReport | null;
}

function Force({ side, town, battle, report }: ForceProps) {
  const { b, speech, mine } = useTable();
  const slots = battle === null ? countersAt(b, town, side) : forceOf(b, battle, side);
  const { points, all } = knownStrength(b, slots);
  // Once it is over, whoever is not there any more has not been wiped out: he has gone.
  const hasLeft = battle === null && slots.length === 0;
  // Tired units count half, walls and works more: shown as it will be reckoned (GLO 8.3), where all is known.
  const counted = battle === null || !all ? null : countedStrength(b, battle, side);
  const lost = battle?.lost[side] ?? report?.lost[side === 0 ? 0 : 1] ?? 0;
  const tactic = report?.tactics?.[side === 0 ? 0 : 1] ?? battle?.tactics[side];
  return (
    <div className={`glo-force side-${side}`}>
      <p className="glo-force-head">
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <FlagOf side={side} />
        </svg>
        <b>{speech.name('player', side)}</b>
        <span className="glo-points">
          {hasLeft ? say(speech, 'leftField') : all ? points : points > 0 ? `${points}+` : '?'}
          {lost > 0 ? <em> −{lost}</em> : null}
        </span>
        {counted === null || counted === points ? null : (
          <small className="glo-counts">{say(speech, 'countsAs', { points: counted })}</small>
        )}
      </p>
      <p className={tactic === undefined ? 'glo-tactic secret' : 'glo-tactic'}>
        {tactic === undefined
          ? say(speech, side === mine ? 'yourSecret' : 'theirSecret')
          : speech.name('tactic', tactic)}
      </p>
      <ModifierLine battle={battle} side={side} />
      <div className="glo-cards small">
        {slots.map((slot) => (
          <CounterCard key={slot} slot={slot} of={`in battle ${slot}`} chosen={false} />
        ))}
      </div>
    </div>
  );
}

/** What changes the throw of a side, by name, from the rows that the rules read; where both Forces are known. */
function ModifierLine({ battle, side }: { readonly battle: Battle | null; readonly side: number }) {
  const { b, speech } = useTable();
  if (battle === null || !SIDES.every((one) => knownStrength(b, forceOf(b, battle, one)).all)) return null;
  const all = modifiersOf(b, battle, side).map(({ id, die, columns }) => {
    const name = say(speech, `mod_${id}`);
    const by = die === 0 ? columns : die;
    const signed = by > 0 ? `+${by}` : `−${-by}`;
    return die === 0 ? say(speech, 'modColumns', { name, by: signed }) : `${name} ${signed}`;
  });
  return all.length === 0 ? null : <p className="glo-modifiers">{all.join(' · ')}</p>;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
function TacticChoice({ odds, side }: { readonly odds: () => readonly TacticOdds[]; readonly side: number }) {
  const { b, speech, lit } = useTable();
  const targetProps = useTargetProps();
  const [found, setFound] = useState<readonly TacticOdds[]>([]);
  // The question is there at once; what it may bring a moment later.
  useEffect(() => {
    const timer = setTimeout(() => setFound(odds()), 30);
    return () => clearTimeout(timer);
  }, [odds]);
  const [first] = found;
  return (
    <div className={`glo-tactics side-${side}`}>
      <h4>{say(speech, 'chooseTactic')}</h4>
      <div className="glo-tactic-list">
        {TACTICS.filter((tactic) => lit.has(target.tactic(tactic))).map((tactic) => {
          const chance = found.find((one) => one.tactic === tactic);
          return (
            <div
              key={tactic}
              {...targetProps(target.tactic(tactic), '', { kind: 'tactic', id: tactic })}
              className="glo-tactic-card lit"
            >
              <b>{speech.name('tactic', tactic)}</b>
              <span className="glo-value" aria-hidden="true">
                {tactic}
              </span>
              {chance === undefined ? null : <OddsBar odds={chance} />}
              <small>{stakesWords({ speech }, b, tactic)}</small>
            </div>
          );
        })}
      </div>
      {first === undefined ? null : (
        <p className="glo-hint">
          {first.exact ? say(speech, 'oddsExact') : say(speech, 'oddsImagined', { count: first.imagined })}
        </p>
      )}
    </div>
  );
}

/** Won, drawn, lost: a bar of three, told apart by pattern and words too; and what it would cost. */
export function OddsBar({ odds }: { readonly odds: TacticOdds }) {
  const { speech } = useTable();
  const words = say(speech, 'oddsWords', {
    won: percent(odds.won),
    drawn: percent(odds.drawn),
    lost: percent(odds.lost),
  });
  return (
    <div className="glo-odds">
      <div className="glo-odds-bar" role="img" aria-label={words}>
        <span className="won" style={{ flexGrow: odds.won }} />
        <span className="drawn" style={{ flexGrow: odds.drawn }} />
        <span className="lost" style={{ flexGrow: odds.lost }} />
      </div>
      <span>{words}</span>
      <span>{say(speech, 'oddsLosses', { own: tenth(speech, odds.ownLoss), foe: tenth(speech, odds.foeLoss) })}</span>
    </div>
  );
}

/** The dice of each round: fire and guns of both, and who held. */
function Rounds({ report }: { readonly report: BattleReport }) {
  const { speech } = useTable();
  const rounds = [...new Set(report.throws.map(({ round }) => round))];
  const cell = (round: number, side: number) =>
    report.throws
      .filter((one) => one.round === round && one.side === side)
      // The same die may fall twice in a round, for fire and for guns.
      .map((one) => <Die key={`${one.kind} ${one.die} ${one.points}`} thrown={one} />);
  return (
    <table className="glo-rounds">
      <caption>{say(speech, 'rounds', { count: report.rounds })}</caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {speech.name('player', side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            <td>{cell(round, 0)}</td>
            <td>{cell(round, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signs: { readonly [kind in Throw['kind']]: string } = {
  fire: 'M-4 4L4 -4M1 -4H4V-1',
  guns: 'M-5 1L4 -2L4.6 0L-1 2M-2.6 .6a2.2 2.2 0 1 0 .1 0',
  morale: 'M-3 5V-5H4L2 -2.5L4 0H-3',
  pursuit: 'M-5 3H4M1 0L4.6 3L1 6M-5 -2H0',
};

const MODIFIERS = [
  'cohesion',
  'tactical',
  'flank',
  'encircled',
  'superiority',
  'fatigue',
  'defensive',
  'entrenched',
  'fortified',
] as const;

function Die({ thrown: { kind, die, added, points, held, why } }: { readonly thrown: Throw }) {
  const { speech } = useTable();
  const modifierName = (id: string): string => {
    const key = MODIFIERS.find((one) => one === id);
    return key === undefined ? id : say(speech, `mod_${key}`);
  };
  const plus = added >= 0 ? `+${added}` : `−${-added}`;
  const result = kind === 'morale' ? say(speech, held ? 'holds' : 'breaks') : say(speech, 'hits', { points });
  return (
    <span className={`glo-throw ${kind}${held ? '' : ' broken'}`} title={why.map(modifierName).join(' · ')}>
      <svg viewBox="-7 -7 14 14" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
      <i className="glo-die">{die}</i>
      <small>{kind === 'morale' ? `≤ ${added}` : added === 0 ? '' : plus}</small>
      <b>{result}</b>
      {why.length === 0 ? null : <small className="glo-why">{why.map(modifierName).join(', ')}</small>}
    </span>
  );
}
