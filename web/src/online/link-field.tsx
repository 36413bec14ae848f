import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';

/** A link that is to be sent to somebody, and a button that copies it. */
export function LinkField({ link, words }: { readonly link: string; readonly words: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  return (
    <div className="invite">
      <label>
        {words}
        <input type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button strong" onClick={() => void copyText(link).then(setCopied)}>
        {t(copied ? 'online.copied' : 'online.copy')}
      </button>
    </div>
  );
}
