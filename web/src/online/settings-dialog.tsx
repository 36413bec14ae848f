import './online.css';
import '../table/dialogs/dialog.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay, type OwnSettings } from '@bivouac/host';
import { useLanguage } from '../speech/use-language.ts';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { type Answer, type ApiError, api } from './api.ts';
import { isPushed, pushHere, pushNoMore } from './push.ts';
import { Tokens } from './tokens.tsx';

type Change = (what: Promise<Answer<OwnSettings>>) => Promise<boolean>;

/** What one has chosen on this server: which notices go which way, mail, leave, programs. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [settings, setSettings] = useState<OwnSettings | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    // Notices speak the language that the page speaks.
    void api.change('settings', { language }).then((answer) => answer.ok && setSettings(answer.value));
  }, [language]);
  const change: Change = async (what) => {
    const answer = await what;
    if (answer.ok) setSettings(answer.value);
    setError(answer.ok ? null : answer.error);
    return answer.ok;
  };
  return (
    <PageDialog title={t('company.settings')} open wide onClose={onClose}>
      {settings === null ? null : (
        <div className="settings">
          <Ways settings={settings} change={change} />
          <Mail settings={settings} change={change} />
          <Leave settings={settings} change={change} />
          <Tokens settings={settings} onSettings={setSettings} />
        </div>
      )}
      {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
      <div className="buttons">
        <button type="button" className="button strong" onClick={onClose}>
          {t('company.close')}
        </button>
      </div>
    </PageDialog>
  );
}

interface PartProps {
  readonly settings: OwnSettings;
  readonly change: Change;
}

function Ways({ settings: { ways, pushKey, canMail }, change }: PartProps) {
  const { t } = useTranslation();
  const [pushed, setPushed] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => void isPushed().then(setPushed), []);
  const turn = async (on: boolean) => {
    if (!on) await pushNoMore();
    const done = on && (await pushHere(pushKey));
    setPushed(done);
    setRefused(on && !done);
  };
  const set = (kind: NoticeKind, way: NoticeWay, on: boolean) => {
    const now = on ? [...ways[kind], way] : ways[kind].filter((one) => one !== way);
    void change(api.change('settings', { ways: { ...ways, [kind]: now } }));
  };
  const shown = NOTICE_WAYS.filter((way) => way === 'push' || canMail);
  return (
    <section>
      <h3>{t('company.waysTitle')}</h3>
      <p className="note">{t('company.waysNote')}</p>
      {NOTICE_KINDS.map((kind) => (
        <fieldset key={kind} className="ways">
          <legend>{t(`company.kinds.${kind}`)}</legend>
          {shown.map((way) => (
            <label key={way} className="check">
              <input
                type="checkbox"
                checked={ways[kind].includes(way)}
                onChange={({ target }) => set(kind, way, target.checked)}
              />
              {t(`company.ways.${way}`)}
            </label>
          ))}
        </fieldset>
      ))}
      <button type="button" className="button" onClick={() => void turn(!pushed)}>
        {t(pushed ? 'company.pushOff' : 'company.pushOn')}
      </button>
      {refused ? <p role="alert">{t('company.pushNo')}</p> : null}
    </section>
  );
}

function Mail({ settings: { canMail, mail }, change }: PartProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const isCode = mail !== null && !mail.verified;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change(
      isCode ? api.change('mail/verify', { code: text }) : api.change('mail', { address: text }),
    );
    if (done) setText('');
  };
  return (
    <section>
      <h3>{t('company.mailTitle')}</h3>
      {canMail ? null : <p className="note">{t('company.mailNone')}</p>}
      {mail?.verified === true ? <p>{t('company.mailIs', { address: mail.address })}</p> : null}
      {canMail && mail?.verified !== true ? (
        <form className="sit-down" onSubmit={(event) => void submit(event)}>
          <label>
            {isCode ? t('company.mailCode', { address: mail.address }) : t('company.mailAddress')}
            <input
              type={isCode ? 'text' : 'email'}
              required
              autoComplete={isCode ? 'one-time-code' : 'email'}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="submit" className="button">
            {t(isCode ? 'company.mailVerify' : 'company.mailSend')}
          </button>
        </form>
      ) : null}
      {mail === null ? null : (
        <button type="button" className="button" onClick={() => void change(api.change('mail/drop', {}))}>
          {t('company.mailDrop')}
        </button>
      )}
    </section>
  );
}

function Leave({ settings: { leave }, change }: PartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [days, setDays] = useState(7);
  const take = (event: FormEvent) => {
    event.preventDefault();
    void change(api.change('leave', { days }));
  };
  const day = leave.until === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(leave.until);
  return (
    <section>
      <h3>{t('company.leaveTitle')}</h3>
      <p className="note">{t('company.leaveNote', { count: leave.days })}</p>
      {leave.until === null ? (
        <form className="sit-down" onSubmit={take}>
          <label>
            {t('company.leaveDays')}
            <input
              type="number"
              min={1}
              max={Math.max(1, leave.days)}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </label>
          <button type="submit" className="button">
            {t('company.leaveTake')}
          </button>
        </form>
      ) : (
        <>
          <p>{t('company.leaveUntil', { day })}</p>
          <button type="button" className="button" onClick={() => void change(api.change('back', {}))}>
            {t('company.leaveEnd')}
          </button>
        </>
      )}
    </section>
  );
}
