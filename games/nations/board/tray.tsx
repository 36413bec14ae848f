import { anyUnit } from '../content/types.ts';
import { armiesOf, markersLeft, strengthOf } from '../rules/queries.ts';
import { CARD, GONE, MARKERS } from '../rules/state.ts';
import { ARMY, ArmyFace } from './counters.tsx';
import { Hit } from '@bivouac/kit';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say, sideWord } from './words.ts';

/** The army cards of a side: what has not been laid out shows its villages, the rest what has become of it. */
export function ArmyTray({ side }: { readonly side: number }) {
  const { content, speech } = useTable();
  const [first, end] = armiesOf(content, side);
  const label = say(speech, 'armies', { side: sideWord(speech, side) });
  return (
    <section className={`nat-tray side-${side}`} aria-label={label}>
      {Array.from({ length: end - first }, (_, i) => (
        <ArmyCard key={first + i} army={first + i} />
      ))}
    </section>
  );
}

const statusClass = ['waiting', 'marked', 'placed', 'gone'];

function ArmyCard({ army }: { readonly army: number }) {
  const { content, s, speech, lit, shown } = useTable();
  const card = content.armies[army];
  if (card === undefined) return null;
  const key = target.armyCard(army);
  const status = s.status[army] ?? CARD;
  const name = speech.name('army', army);
  const villages = card.start.map((field) => speech.name('field', field));
  const day = s.dates <= card.from ? content.dates[card.from]?.day : undefined;
  const unit = s.unit[army] ?? anyUnit;
  const what =
    status === CARD
      ? villages.join(', ')
      : status === MARKERS
        ? markersLeft(s, army) === 1
          ? say(speech, 'markerOut')
          : say(speech, 'markersOut', { count: markersLeft(s, army) })
        : status === GONE
          ? say(speech, 'gone')
          : say(speech, 'standsAt', { field: speech.name('field', s.field[army]) });
  const terms = [
    ...(status === CARD && card.markers < card.start.length
      ? [card.markers === 1 ? say(speech, 'oneMarker') : say(speech, 'markerCount', { count: card.markers })]
      : []),
    ...(status === CARD && day !== undefined ? [say(speech, 'from', { day })] : []),
  ];
  const arm = unit === anyUnit ? say(speech, 'allArms') : speech.name('unit', unit);
  const strength = Math.max(0, strengthOf(content, s, army));
  const label = [name, arm, say(speech, 'strength', { strength }), what, ...terms].join(', ');
  const classes = ['nat-army-card', statusClass[status] ?? ''];
  if (lit.has(key)) classes.push('lit');
  if (shown?.kind === 'army' && shown.id === army) classes.push('shown');
  return (
    <div className={classes.join(' ')}>
      <svg
        className="nat-army-face"
        viewBox={`${-ARMY.width / 2 - 3} ${-ARMY.height / 2 - 5} ${ARMY.width + 6} ${ARMY.height + 8}`}
        aria-hidden="true"
      >
        <ArmyFace content={content} army={army} unit={unit} name={name} strength={strength} lost={s.lost[army] ?? 0} />
      </svg>
      <div className="nat-army-text" aria-hidden="true">
        <p>{what}</p>
        {terms.length > 0 ? <p className="nat-army-terms">{terms.join(' · ')}</p> : null}
      </div>
      <Hit of={key} name={label} thing={{ kind: 'army', id: army }} />
    </div>
  );
}
