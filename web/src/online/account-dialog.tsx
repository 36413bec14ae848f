import './online.css';
import '../table/dialogs/dialog.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '@bivouac/host';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import type { AccountDeed } from './account-line.tsx';
import { type Answer, type ApiError, api } from './api.ts';
import { noteMe, useHouse } from './use-house.ts';

interface AccountDialogProps {
  readonly deed: AccountDeed;
  readonly onDeed: (deed: AccountDeed) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

function send(
  deed: AccountDeed,
  { name, password, code }: Fields,
): Promise<Answer<{ me: Me; codes?: readonly string[] }>> {
  switch (deed) {
    case 'make':
      return api.makeMember(name, password);
    case 'signIn':
      return api.signIn(name, password);
    case 'recover':
      return api.recover(name, code, password);
    default:
      return deed satisfies never;
  }
}

/** Makes an account, signs in, or sets another password with a code that was written down. */
export function AccountDialog({ deed, onDeed, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const house = useHouse();
  const [fields, setFields] = useState<Fields>({ name: house?.me?.name ?? '', password: '', code: '' });
  const [error, setError] = useState<ApiError | null>(null);
  const [sent, setSent] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send(deed, fields);
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    noteMe(answer.value.me);
    if (answer.value.codes === undefined) onClose();
    else setCodes(answer.value.codes);
  };
  const byMail = async () => {
    const answer = await api.recoverMail(fields.name);
    setSent(answer.ok);
    setError(answer.ok ? null : answer.error);
  };
  if (codes !== null) return <Codes codes={codes} onClose={onClose} />;
  const field = (name: keyof Fields, words: string, kind: 'text' | 'password', complete: string) => (
    <label>
      {words}
      <input
        type={kind}
        value={fields[name]}
        required
        autoComplete={complete}
        onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
      />
    </label>
  );
  return (
    <PageDialog title={t(`online.account.${deed}`)} open onClose={onClose}>
      <form className="sit-down" onSubmit={(event) => void submit(event)}>
        {field('name', t('online.account.name'), 'text', 'username')}
        {deed === 'recover' ? field('code', t('online.account.code'), 'text', 'off') : null}
        {deed === 'signIn'
          ? field('password', t('online.account.password'), 'password', 'current-password')
          : field('password', t('online.account.passwordNew'), 'password', 'new-password')}
        {deed === 'signIn' ? null : <p className="note">{t('online.account.passwordNote')}</p>}
        {error === null ? null : <p role="alert">{t(`online.errors.${error}`)}</p>}
        {sent ? <p role="status">{t('company.recoverMailSent')}</p> : null}
        <div className="buttons">
          <button type="submit" className="button strong">
            {t(
              deed === 'make'
                ? 'online.account.makeDo'
                : deed === 'recover'
                  ? 'online.account.recoverDo'
                  : 'online.account.signIn',
            )}
          </button>
          {deed === 'recover' ? (
            <button type="button" className="button" onClick={() => void byMail()}>
              {t('company.recoverMail')}
            </button>
          ) : null}
          {deed === 'signIn' ? (
            <button type="button" className="button" onClick={() => onDeed('recover')}>
              {t('online.account.recover')}
            </button>
          ) : null}
          <button type="button" className="button" onClick={onClose}>
            {t('online.account.cancel')}
          </button>
        </div>
      </form>
    </PageDialog>
  );
}

function Codes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <PageDialog title={t('online.account.codesTitle')} open onClose={onClose}>
      <p>{t('online.account.codesNote')}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" className="button strong" onClick={onClose}>
          {t('online.account.codesDone')}
        </button>
      </div>
    </PageDialog>
  );
}
