import { levels } from '../content/types.ts';
import { Hit, PlateName } from '@bivouac/kit';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** Napoleon's missions, one place for each district; hidden ones lie face down. */
export function MissionTray() {
  const { s, speech, lit } = useTable();
  const choosing = [...lit.keys()].some((key) => key.startsWith('mission '));
  const kept = s.missions.is;
  const seconds = choosing ? s.second.is.filter((mission) => mission >= 0 && lit.has(target.mission(mission))) : [];
  return (
    <section className="nat-missions" aria-label={say(speech, 'missions')}>
      {kept.map((mission, district) => (
        // oxlint-disable-next-line react/no-array-index-key
        <MissionSlot key={district} district={district} mission={mission} />
      ))}
      {seconds.map((mission) => (
        <MissionSlot key={`second ${mission}`} district={-1} mission={mission} />
      ))}
    </section>
  );
}

function MissionSlot({ district, mission }: { readonly district: number; readonly mission: number }) {
  const { content, s, speech, lit, shown } = useTable();
  const card = content.missions[mission];
  const asksDistrict = district >= 0 && lit.has(target.district(district));
  const key = asksDistrict || card === undefined ? target.district(district) : target.mission(mission);
  const where = speech.name('district', card?.district ?? district);
  const at = s.revealed.indexOf(mission);
  const outcome = at >= 0 ? (s.outcome[at] ?? 0) : 0;
  const level = levels[card?.level ?? 0] ?? 'light';
  const village = card === undefined ? '' : speech.name('field', card.field);
  const state = at < 0 ? 'secret' : outcome > 0 ? 'fulfilled' : outcome < 0 ? 'failed' : 'revealed';
  const name =
    card === undefined
      ? say(speech, 'hiddenMission', { district: where })
      : `${say(speech, 'mission', { field: village, district: where, level: say(speech, level), french: card.french, allied: card.allied })}, ${say(speech, state)}`;
  const classes = ['nat-mission', card === undefined ? 'hidden' : state, level];
  if (lit.has(key)) classes.push('lit');
  if (shown?.kind === 'mission' && shown.id === mission) classes.push('shown');
  const thing = card === undefined ? { kind: 'district', id: district } : { kind: 'mission', id: mission };
  return (
    <div className={classes.join(' ')}>
      <span className="nat-mission-district" aria-hidden="true">
        {where}
      </span>
      {card === undefined ? (
        <span className="nat-mission-back" aria-hidden="true">
          ?
        </span>
      ) : (
        <>
          <svg className="nat-mission-village" viewBox="0 0 66 15" aria-hidden="true">
            <PlateName name={village} x={33} y={11.5} width={64} size={13} fill="currentcolor" />
          </svg>
          <span className="nat-mission-points" aria-hidden="true">
            <b className="french">{card.french}</b>
            <i>{'★'.repeat(card.level + 1)}</i>
            <b className="allied">{card.allied}</b>
          </span>
        </>
      )}
      <Hit of={key} name={name} thing={thing} />
    </div>
  );
}
