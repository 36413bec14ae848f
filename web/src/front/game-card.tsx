import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Words } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/shelf';
import rulebooks from 'virtual:rulebooks';
import type { Language } from '../settings.ts';
import { useLanguage } from '../speech/use-language.ts';
import { CardDeeds } from './card-deeds.tsx';
import { GamePicture } from './game-picture.tsx';

const withoutSpaces = (name: string): string => name.replaceAll(/\s/g, '');

/** The title in the other language, where it is another: the player may know the box by that one. */
function otherName(title: Words, shown: Language): { readonly lang: Language; readonly name: string } | null {
  if (withoutSpaces(title.en) === withoutSpaces(title.fr)) return null;
  const lang = shown === 'fr' ? 'en' : 'fr';
  return { lang, name: title[lang] };
}

export function GameCard({ entry }: { readonly entry: ShelfEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, title, about } = entry;
  const other = otherName(title, language);
  const heading = `game-${id}`;
  const name = title[language];
  const playable = entry.load !== null;
  const paragraphs = t('paragraphs', { count: rulebooks[id]?.paragraphs ?? 0 });
  return (
    <article className="card" aria-labelledby={heading} data-game={id}>
      <div className="card-board">
        <GamePicture game={id} label={about.picture[language]} />
        {playable ? null : <p className="card-state">{t('building')}</p>}
      </div>
      <div className="card-words">
        <div className="card-names">
          <h3 id={heading}>{name}</h3>
          {other ? (
            <p className="card-other" lang={other.lang}>
              {other.name}
            </p>
          ) : null}
        </div>
        {playable ? <CardDeeds game={id} name={name} lesson={entry.lesson !== null} /> : null}
        <p className="card-line">{about.line[language]}</p>
        <dl className="card-facts">
          <dt>{t('players')}</dt>
          <dd>{about.players[language]}</dd>
          <dt>{t('board')}</dt>
          <dd>{about.board[language]}</dd>
          <dt>{t('rulebook')}</dt>
          <dd>
            <Link href={`/rules/${id}`} aria-label={t('front.readRules', { name, paragraphs })}>
              {paragraphs}
            </Link>
          </dd>
        </dl>
      </div>
    </article>
  );
}
