import './pack-choice.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findGame } from '@bivouac/shelf';
import { type ContentPack, type PackFaults, packName, readPack } from '../matches/pack.ts';
import { useLanguage } from '../speech/use-language.ts';

interface PackChoiceProps {
  readonly game: string;
  readonly pack: ContentPack | null;
  readonly onPack: (pack: ContentPack | null) => void;
}

/** More than any pack: a file of this size is something else. */
const MOST_BYTES = 5_000_000;
/** So many faults are shown; whoever has more begins with these. */
const SHOWN = 8;

type Trouble = PackFaults | { readonly kind: 'tooBig'; readonly file: string };

/** Another content pack from a file. One that cannot be played with says why, and what was chosen before stays. */
export function PackChoice({ game, pack, onPack }: PackChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const take = async (file: File) => {
    const entry = findGame(game);
    if (entry === null) return;
    if (file.size > MOST_BYTES) {
      setTrouble({ kind: 'tooBig', file: file.name });
      return;
    }
    const read = await readPack(entry, file.name, await file.text());
    if ('kind' in read) setTrouble(read);
    else {
      setTrouble(null);
      onPack(read);
    }
  };
  return (
    <fieldset className="pack">
      <legend>{t('setup.pack')}</legend>
      <p data-pack={pack?.file ?? ''}>{pack === null ? t('setup.packOwn') : packName(pack, language)}</p>
      <div className="buttons">
        <label className="button small">
          {t('setup.packChoose')}
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file !== undefined) void take(file);
            }}
          />
        </label>
        {pack === null ? null : (
          <button type="button" className="button small" onClick={() => onPack(null)}>
            {t('setup.packDrop')}
          </button>
        )}
      </div>
      <div role="alert">{trouble === null ? null : <PackTrouble trouble={trouble} />}</div>
    </fieldset>
  );
}

function PackTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { t } = useTranslation();
  const { file } = trouble;
  switch (trouble.kind) {
    case 'tooBig':
      return <p className="file-fault">{t('setup.packBig', { file })}</p>;
    case 'noPacks':
      return <p className="file-fault">{t('setup.packNone')}</p>;
    case 'notJson':
      return <p className="file-fault">{t('setup.packNotJson', { file, detail: trouble.faults.join(' ') })}</p>;
    case 'faults': {
      const rest = trouble.faults.length - SHOWN;
      return (
        <>
          <p className="file-fault">{t('setup.packFaults', { file, count: trouble.faults.length })}</p>
          {/* What is wrong in a pack is said to its author, in the language of its keys. */}
          <ul className="pack-faults" lang="en">
            {trouble.faults.slice(0, SHOWN).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {rest > 0 ? <p>{t('setup.packMore', { count: rest })}</p> : null}
        </>
      );
    }
    default:
      return trouble satisfies never;
  }
}
