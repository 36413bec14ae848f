import { namePowers } from '@bivouac/words';
import '../table/dialogs/dialog.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { findGame, shelf } from '@bivouac/shelf';
import { begin } from '../matches/again.ts';
import type { ApiError } from '../online/api.ts';
import { levelFor, levelsOf } from '../matches/levels.ts';
import { keepPace, keptPace, type Pace, paces } from '../settings.ts';
import { useLanguage } from '../speech/use-language.ts';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { Choice } from './choice.tsx';
import { type GameChoices, useGameChoices } from './game-choices.ts';
import { PackChoice } from './pack-choice.tsx';
import { clockChoices, companies, orderOf, type SetupPlan, usualPlan, withCompany, withSeating } from './plan.ts';
import { Briefing } from './briefing.tsx';
import { FarChoices } from '../online/far-choices.tsx';
import { layPlan } from '../online/lay-plan.ts';
import { levelNote } from './level-note.ts';
import { OptionChoices, playable } from './option-choices.tsx';
import { useHouse } from '../online/use-house.ts';
import { SeatRows } from './seat-rows.tsx';
import { seatingOf, seatingWords, withScenario } from './seatings.ts';

interface SetupDialogProps {
  readonly game: string;
  readonly onClose: () => void;
}

/** Which game, which side, against whom, under which rules. */
export function SetupDialog({ game: first, onClose }: SetupDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [plan, setPlan] = useState<SetupPlan>(() => usualPlan(first));
  const [error, setError] = useState<ApiError | null>(null);
  const choices = useGameChoices(plan.game, plan.pack, language);
  const change = (part: Partial<SetupPlan>) => setPlan({ ...plan, ...part });
  const testing = findGame(first)?.testing === true;
  const games = shelf.filter((entry) => entry.load !== null && (testing || !entry.testing));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plan.company === 'online' && choices !== null) {
      const laid = await layPlan(plan, choices);
      if (laid.ok) navigate(`/online/${laid.value}`);
      else setError(laid.error);
      return;
    }
    navigate(`/play/${await begin(orderOf(plan))}`);
  };
  return (
    <PageDialog title={t('setup.title')} open onClose={onClose}>
      <form className="setup" onSubmit={(event) => void submit(event)}>
        {games.length > 1 ? (
          <Choice
            label={t('setup.game')}
            value={plan.game}
            options={games.map(({ id, title }) => ({ value: id, words: title[language] }))}
            onValue={(game) => setPlan(usualPlan(game))}
          />
        ) : (
          <p className="setup-game">{findGame(first)?.title[language]}</p>
        )}
        {choices === null || choices.game !== plan.game ? (
          <p>{t('table.opening')}</p>
        ) : (
          <Choices plan={plan} choices={choices} onChange={change} />
        )}
        {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
        <div className="buttons setup-deeds">
          <button type="submit" className="button strong" disabled={choices === null}>
            {t(plan.company === 'online' ? 'online.create' : 'setup.begin')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('setup.cancel')}
          </button>
        </div>
      </form>
    </PageDialog>
  );
}

interface ChoicesProps {
  readonly plan: SetupPlan;
  readonly choices: GameChoices;
  readonly onChange: (part: Partial<SetupPlan>) => void;
}

function Choices({ plan, choices, onChange }: ChoicesProps) {
  const { t } = useTranslation();
  const house = useHouse();
  const { speech, scenarios } = choices;
  const scenario = plan.scenario || (scenarios[0] ?? '');
  const [pace, setPace] = useState<Pace>(keptPace() ?? '1');
  // A game that has something to say of its scenarios names it so; what has no name is called by its id.
  const briefing = speech.name('briefing', scenario);
  const seatings = choices.seatings(plan.scenario);
  const seating = seatingOf(plan, seatings);
  return (
    <>
      {scenarios.length > 1 ? (
        <Choice
          label={t('setup.scenario')}
          value={scenario}
          note={briefing === scenario ? null : briefing}
          options={scenarios.map((id) => ({ value: id, words: speech.name('scenario', id) }))}
          onValue={(chosen) => onChange({ ...withScenario(plan, chosen, choices.seatings(chosen)), options: [] })}
        />
      ) : null}
      <Briefing lines={choices.notes.briefing(scenario)} speech={speech} said={briefing} />
      {seatings.length > 1 ? (
        <Choice
          label={t('setup.seats')}
          value={String(seatings.indexOf(seating))}
          options={seatings.map((one, i) => ({ value: String(i), words: seatingWords(one, seatings, speech) }))}
          onValue={(i) => {
            const next = seatings[Number(i)] ?? seating;
            onChange({ ...withSeating(plan, next), options: playable(choices, scenario, next, plan.options) });
          }}
        />
      ) : null}
      <fieldset className="radios">
        <legend>{t('setup.company')}</legend>
        {(house?.online === true ? ([...companies, 'online'] as const) : companies).map((company) => (
          <label key={company}>
            <input
              type="radio"
              name="company"
              checked={plan.company === company}
              onChange={() => onChange(withCompany(plan, company))}
            />
            {company === 'online' ? t('online.setUp') : t(`setup.${company}`)}
          </label>
        ))}
      </fieldset>
      {plan.company === 'computer' || plan.company === 'online' ? (
        <fieldset className="radios">
          <legend>{t('setup.side')}</legend>
          {seating.map((powers, seat) => (
            <label key={powers.join(' ')}>
              <input type="radio" name="side" checked={plan.side === seat} onChange={() => onChange({ side: seat })} />
              {namePowers(speech, powers)}
            </label>
          ))}
        </fieldset>
      ) : null}
      {plan.company === 'online' ? (
        <FarChoices plan={plan} seating={seating} speech={speech} onChange={onChange} />
      ) : plan.company === 'hotSeat' || plan.company === 'mixed' ? (
        <SeatRows plan={plan} seating={seating} speech={speech} onChange={onChange} />
      ) : (
        <Choice
          label={t('setup.level')}
          note={levelNote(t, levelFor(plan.game, plan.level))}
          value={levelFor(plan.game, plan.level)}
          options={levelsOf(plan.game).map(({ id, title }) => ({ value: id, words: speech.of(title) }))}
          onValue={(level) => onChange({ level })}
        />
      )}
      <OptionChoices
        choices={choices}
        scenario={scenario}
        seating={seating}
        chosen={plan.options}
        onChange={(options) => onChange({ options })}
      />
      {plan.company === 'online' ? null : (
        <Choice
          label={t('setup.clock')}
          value={plan.clock}
          options={clockChoices.map((value) => ({ value, words: t(`setup.clocks.${value}`) }))}
          onValue={(value) => onChange({ clock: clockChoices.find((one) => one === value) ?? 'none' })}
        />
      )}
      {plan.clock === 'none' || plan.company === 'online' ? null : <p className="note">{t('setup.clockNote')}</p>}
      {choices.takesPacks && plan.company !== 'online' ? (
        <PackChoice game={plan.game} pack={plan.pack} onPack={(pack) => onChange({ pack, scenario: '' })} />
      ) : null}
      <Choice
        label={t('menu.pace')}
        value={pace}
        options={paces.map((value) => ({ value, words: t(`setup.pace.${paceNames[value]}`) }))}
        onValue={(value) => {
          const chosen = paces.find((one) => one === value) ?? '1';
          setPace(chosen);
          keepPace(chosen);
        }}
      />
    </>
  );
}

const paceNames = { '0': 'still', '0.5': 'calm', '1': 'ordinary', '2': 'brisk' } as const;
