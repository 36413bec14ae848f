import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Considered } from '@bivouac/bots';
import type { Words } from '@bivouac/kernel';
import type { Speech } from '@bivouac/words';
import { useLanguage } from '../speech/use-language.ts';
import type { Thoughts } from '../worker/protocol.ts';
import type { DeskLine } from '../worker/client.ts';

interface BotThoughtsProps {
  readonly line: DeskLine;
  readonly at: number;
  readonly speech: Speech;
}

type Answer = 'unasked' | 'thinking' | { readonly thoughts: Thoughts | null };

/** What the computer had in mind when it took the action that led here: asked for, since it thinks it all again. */
export function BotThoughts({ line, at, speech }: BotThoughtsProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>('unasked');
  const ask = async () => {
    setAnswer('thinking');
    const thoughts = await line.desk.botThoughts(at);
    setAnswer({ thoughts });
  };
  return (
    <section className="bot-thoughts" aria-label={t('replay.thoughts')}>
      <button type="button" className="button" disabled={at === 0 || answer === 'thinking'} onClick={() => void ask()}>
        {t('replay.whatThought')}
      </button>
      <div aria-live="polite">
        {answer === 'thinking' ? <p className="note">{t('replay.thinkingAgain')}</p> : null}
        {typeof answer === 'object' ? <Told thoughts={answer.thoughts} speech={speech} /> : null}
      </div>
    </section>
  );
}

function Told({ thoughts, speech }: { readonly thoughts: Thoughts | null; readonly speech: Speech }) {
  const { t } = useTranslation();
  if (thoughts === null) return <p className="note">{t('replay.noBot')}</p>;
  if (thoughts.considered.length === 0) return <p className="note">{t('replay.noThought')}</p>;
  return (
    <>
      <p className="note">{t('replay.thoughtsNote')}</p>
      <ol>
        {thoughts.considered.map((one) => (
          <Thought key={JSON.stringify(one.action)} one={one} parts={thoughts.parts} speech={speech} />
        ))}
      </ol>
    </>
  );
}

interface ThoughtProps {
  readonly one: Considered;
  readonly parts: { readonly [part: string]: Words };
  readonly speech: Speech;
}

function Thought({ one, parts, speech }: ThoughtProps) {
  const language = useLanguage();
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const named = Object.entries(one.parts).filter(([, value]) => Math.abs(value) >= LEAST);
  return (
    <li>
      <p>
        {[one.action, ...one.then].map((action) => speech.offer(action)).join(' → ')} <b>{figure.format(one.value)}</b>
      </p>
      <p className="note">
        {named.map(([part, value]) => `${parts[part]?.[language] ?? part} ${figure.format(value)}`).join(' · ')}
      </p>
    </li>
  );
}

/** Parts smaller than this round to nothing. */
const LEAST = 0.05;
