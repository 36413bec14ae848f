import './seat-rows.css';
import { useTranslation } from 'react-i18next';
import type { Seating } from '@bivouac/kernel';
import { namePowers, type Speech } from '@bivouac/words';
import { levelFor, levelsOf } from '../matches/levels.ts';
import { rankName } from '../speech/use-speech.ts';
import { type Chair, chairsOf, LONGEST_NAME, type SetupPlan, withChair } from './plan.ts';

interface SeatRowsProps {
  readonly plan: SetupPlan;
  readonly seating: Seating;
  readonly speech: Speech;
  readonly onChange: (part: Partial<SetupPlan>) => void;
}

/** What stands for a person where levels of bots are the other choices. */
const PERSON = 'person';

/** A row for each seat: what it plays, who sits there and what he is called. */
export function SeatRows({ plan, seating, speech, onChange }: SeatRowsProps) {
  const { t } = useTranslation();
  const chairs = chairsOf({ ...plan, seats: seating.length });
  return (
    <fieldset className="seat-rows" data-mixed={plan.company === 'mixed'}>
      <legend>{t('setup.chairs')}</legend>
      {seating.map((powers, seat) => {
        const chair = chairs[seat];
        const held = namePowers(speech, powers);
        const change = (part: Partial<Chair>) => onChange(withChair({ ...plan, seats: seating.length }, seat, part));
        return chair === undefined ? null : (
          <div key={powers.join(' ')} className="seat-row" data-seat={seat}>
            <span className="seat-powers">{held}</span>
            {plan.company === 'mixed' ? (
              <WhoSits game={plan.game} label={t('setup.whoPlays', { name: held })} {...{ chair, change, speech }} />
            ) : null}
            <input
              type="text"
              value={chair.name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-label={t('setup.nameOf', { name: held })}
              placeholder={t('setup.name')}
              onChange={({ target }) => change({ name: target.value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

interface WhoSitsProps {
  readonly game: string;
  readonly label: string;
  readonly chair: Chair;
  readonly speech: Speech;
  readonly change: (part: Partial<Chair>) => void;
}

/** A person, or the computer at one of its strengths. */
function WhoSits({ game, label, chair, speech, change }: WhoSitsProps) {
  const { t } = useTranslation();
  return (
    <select
      aria-label={label}
      value={chair.kind === PERSON ? PERSON : levelFor(game, chair.level)}
      onChange={({ target: { value } }) =>
        change(value === PERSON ? { kind: PERSON, level: '' } : { kind: 'bot', level: value })
      }
    >
      <option value={PERSON}>{t('setup.person')}</option>
      <optgroup label={t('setup.bot')}>
        {levelsOf(game).map(({ id, title }) => (
          <option key={id} value={id}>
            {rankName(speech, title)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
