import './briefing.css';
import { useTranslation } from 'react-i18next';
import type { BriefingLine } from '@bivouac/kit';
import type { Speech } from '@bivouac/words';

interface BriefingProps {
  readonly lines: readonly BriefingLine[];
  readonly speech: Pick<Speech, 'of'>;
  /** What the page has said of the scenario before. */
  readonly said?: string;
}

/** What is to be known of a scenario: its dates, its forces, how it is won, how long it takes. */
export function Briefing({ lines: all, speech, said }: BriefingProps) {
  const { t } = useTranslation();
  const lines = all.filter(({ words }) => speech.of(words) !== said);
  if (lines.length === 0) return null;
  return (
    <dl className="briefing" aria-label={t('setup.briefing')}>
      {lines.map(({ label, words }) => (
        <div key={label.en}>
          <dt>{speech.of(label)}</dt>
          <dd>{speech.of(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
