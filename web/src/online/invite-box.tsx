import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from './api.ts';
import { copyText } from './copy-text.ts';
import { keepLink, keptLink } from './keepsake.ts';
import { linkTo } from './lay-table.ts';

/** Addresses that mean this machine, wherever they are opened. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The link to a table, to be sent to a friend; it can be withdrawn. */
export function InviteBox({ id, many }: { readonly id: string; readonly many: boolean }) {
  const { t } = useTranslation();
  const [link, setLink] = useState(() => keptLink(id));
  const [done, setDone] = useState<'copied' | 'withdrawn' | null>(null);
  const address = link === null ? '' : linkTo(id, link);
  const copy = async () => {
    if (await copyText(address)) setDone('copied');
  };
  const renew = async () => {
    const answer = await api.newLink(id);
    if (!answer.ok) return;
    keepLink(id, answer.value.link);
    setLink(answer.value.link);
    setDone('withdrawn');
  };
  const share =
    typeof navigator.share === 'function' ? () => void navigator.share({ url: address }).catch(() => null) : null;
  return (
    <section className="invite" aria-label={t('online.link')}>
      <h2>{t(many ? 'online.inviteMany' : 'online.invite')}</h2>
      {link === null ? (
        <p>{t('online.noLink')}</p>
      ) : (
        <>
          <input
            type="text"
            readOnly
            value={address}
            aria-label={t('online.link')}
            onFocus={({ target }) => target.select()}
          />
          <p className="note">{t('online.inviteNote')}</p>
          {HERE.includes(globalThis.location.hostname) ? <p className="note">{t('online.onlyHere')}</p> : null}
        </>
      )}
      <div className="buttons">
        {link === null ? null : (
          <button type="button" className="button strong" onClick={() => void copy()}>
            {t('online.copy')}
          </button>
        )}
        {link === null || share === null ? null : (
          <button type="button" className="button" onClick={share}>
            {t('online.share')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void renew()}>
          {t('online.newLink')}
        </button>
      </div>
      <p role="status">{done === null ? '' : t(`online.${done}`)}</p>
    </section>
  );
}
