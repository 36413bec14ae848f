import { useTranslation } from 'react-i18next';
import type { Seating } from '@bivouac/kernel';
import { namePowers, type Speech } from '@bivouac/words';
import { levelFor, levelsOf } from '../matches/levels.ts';
import { Choice } from '../setup/choice.tsx';
import { chairsOf, farPaceChoices, type SetupPlan, withChair } from '../setup/plan.ts';
import { rankName } from '../speech/use-speech.ts';

interface FarChoicesProps {
  readonly plan: SetupPlan;
  readonly seating: Seating;
  readonly speech: Speech;
  readonly onChange: (part: Partial<SetupPlan>) => void;
}

const SOMEBODY = 'somebody';

/** A table for people far apart: who is to come or which bot sits there, how long one has, who may find it. */
export function FarChoices({ plan, seating, speech, onChange }: FarChoicesProps) {
  const { t } = useTranslation();
  const whole = { ...plan, seats: seating.length };
  const chairs = chairsOf(whole);
  const { pace, lobby } = plan.far ?? { pace: 'none', lobby: false };
  return (
    <>
      {seating.map((powers, seat) => {
        const chair = chairs[seat];
        if (seat === plan.side || chair === undefined) return null;
        return (
          <Choice
            key={powers.join(' ')}
            label={t('online.whoComes', { name: namePowers(speech, powers) })}
            value={chair.kind === 'person' ? SOMEBODY : levelFor(plan.game, chair.level)}
            options={[
              { value: SOMEBODY, words: t('online.somebody') },
              ...levelsOf(plan.game).map(({ id, title }) => ({ value: id, words: rankName(speech, title) })),
            ]}
            onValue={(value) =>
              onChange(
                withChair(
                  whole,
                  seat,
                  value === SOMEBODY ? { kind: 'person', level: '' } : { kind: 'bot', level: value },
                ),
              )
            }
          />
        );
      })}
      <Choice
        label={t('online.pace')}
        value={pace}
        options={farPaceChoices.map((value) => ({ value, words: t(`online.clocks.${value}`) }))}
        onValue={(value) => onChange({ far: { lobby, pace: farPaceChoices.find((one) => one === value) ?? 'none' } })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={lobby}
          onChange={({ target }) => onChange({ far: { pace, lobby: target.checked } })}
        />
        {t('online.toLobby')}
      </label>
      {lobby ? <p className="note">{t('online.toLobbyNote')}</p> : null}
    </>
  );
}
