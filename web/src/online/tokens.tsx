import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSettings } from '@bivouac/host';
import { api } from './api.ts';

interface TokensProps {
  readonly settings: OwnSettings;
  readonly onSettings: (settings: OwnSettings) => void;
}

/** Programs that may read or play at one's own tables, each with a token that is told once. */
export function Tokens({ settings: { tokens }, onSettings }: TokensProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'read' | 'play'>('play');
  const [made, setMade] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await api.makeToken(name, scope);
    if (!answer.ok) return;
    setMade(answer.value.token);
    setName('');
    onSettings(answer.value.settings);
  };
  const drop = async (id: string) => {
    const answer = await api.change('tokens/drop', { id });
    if (answer.ok) onSettings(answer.value);
  };
  return (
    <section>
      <h3>{t('company.tokensTitle')}</h3>
      <p className="note">{t('company.tokensNote')}</p>
      <ul className="codes">
        {tokens.map((token) => (
          <li key={token.id}>
            {token.name} · {t(token.scope === 'play' ? 'company.tokenPlay' : 'company.tokenRead')}{' '}
            <button type="button" className="button small" onClick={() => void drop(token.id)}>
              {t('company.tokenDrop', { name: token.name })}
            </button>
          </li>
        ))}
      </ul>
      {made === null ? null : (
        <p role="status">
          {t('company.tokenOnce')} <code className="token">{made}</code>
        </p>
      )}
      <form className="sit-down" onSubmit={(event) => void make(event)}>
        <label>
          {t('company.tokenName')}
          <input type="text" required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={scope === 'play'}
            onChange={({ target }) => setScope(target.checked ? 'play' : 'read')}
          />
          {t('company.tokenPlay')}
        </label>
        <button type="submit" className="button">
          {t('company.tokenMake')}
        </button>
      </form>
    </section>
  );
}
