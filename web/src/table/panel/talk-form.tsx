import './talk.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable, useTools } from '../page/table-context.ts';
import { personsOf } from '../session/eyes.ts';

/** A text of one's own, among the phrases. */
const OWN = 'text';
const ALL = '';

/** What may be said to others: phrases of the game with their numbers, or words of one's own where it allows them. */
export function TalkForm() {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const talk = useTable(({ opened }) => opened?.game.talk);
  const speaker = useTable(({ seat, look, hold }) => {
    const who = seat ?? (look !== null && look.viewer >= 0 ? look.viewer : null);
    return hold === 'here' && look?.showing.result === null ? who : null;
  });
  const seats = useTable(({ look }) => look?.showing.seats.length ?? 0);
  // The computer does not listen: among its seats alone there is nobody to speak to.
  const isHeard = useTable(({ look }) => personsOf(look?.showing.seats ?? []).some((seat) => seat !== speaker));
  const [to, setTo] = useState(ALL);
  const phrases = Object.keys(talk?.phrases ?? {});
  const [phrase, setPhrase] = useState(phrases[0] ?? OWN);
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  if (talk === undefined || speaker === null || !isHeard) return null;
  const wants = phrase === OWN ? 0 : (talk.phrases[phrase] ?? 0);
  const kinds = talk.kinds?.[phrase] ?? [];
  const given = Array.from({ length: wants }, (_, i) => numbers[i] ?? (kinds[i] === undefined ? 1 : 0));
  const words = (one: string): string => {
    const named = (talk.kinds?.[one] ?? []).map((kind, i): [string, number] => [kind, given[i] ?? 0]);
    return speech.phrase(one, given.slice(0, talk.phrases[one] ?? 0), Object.fromEntries(named));
  };
  const choose = (i: number, value: string) => setNumbers(given.with(i, Math.round(Number(value)) || 0));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = text.trim().normalize('NFC');
    if (phrase === OWN && own === '') return;
    void session.say({ to: to === ALL ? [] : [Number(to)], phrase, args: phrase === OWN ? [own] : given });
    setText('');
  };
  return (
    <form className="talk" onSubmit={submit} aria-label={t('play.talk')}>
      <label>
        {t('play.talkTo')}{' '}
        <select value={to} onChange={(event) => setTo(event.target.value)}>
          <option value={ALL}>{t('play.talkAll')}</option>
          {Array.from({ length: seats }, (_, seat) =>
            seat === speaker ? null : (
              <option key={seat} value={seat}>
                {speech.seat(seat)}
              </option>
            ),
          )}
        </select>
      </label>
      <label className="talk-what">
        <span className="unseen">{t('play.talkWhat')}</span>
        <select value={phrase} onChange={(event) => setPhrase(event.target.value)}>
          {phrases.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
          {talk.free === undefined ? null : <option value={OWN}>{t('play.talkOwn')}</option>}
        </select>
      </label>
      {given.map((number, i) => (
        <TalkNumber
          // The numbers of a phrase have no names but their places.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          kind={kinds[i] ?? null}
          number={number}
          onNumber={(value) => choose(i, value)}
        />
      ))}
      {phrase === OWN ? (
        <input
          type="text"
          className="talk-text"
          aria-label={t('play.talkText')}
          maxLength={talk.free ?? 0}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      <button type="submit" className="button">
        {t('play.talkSay')}
      </button>
    </form>
  );
}

interface TalkNumberProps {
  /** What it names; null for a plain number. */
  readonly kind: string | null;
  readonly number: number;
  readonly onNumber: (value: string) => void;
}

/** A number of a phrase, or the thing of the game that it names. */
function TalkNumber({ kind, number, onNumber }: TalkNumberProps) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const count = useTable(({ look }) => (kind === null ? 0 : (look?.things[kind] ?? 0)));
  if (kind === null) {
    return (
      <input
        type="number"
        aria-label={t('play.talkNumber')}
        value={number}
        onChange={(event) => onNumber(event.target.value)}
      />
    );
  }
  return (
    <select aria-label={t('play.talkWhat')} value={number} onChange={(event) => onNumber(event.target.value)}>
      {Array.from({ length: count }, (_, id) => (
        <option key={id} value={id}>
          {speech.name(kind, id)}
        </option>
      ))}
    </select>
  );
}
