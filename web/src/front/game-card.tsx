import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { findGame } from '@bivouac/shelf';
import rulebooks from 'virtual:rulebooks';
import type { Language } from '../settings.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { ConquestsPicture } from './art/conquests-picture.tsx';
import { EmpereurPicture } from './art/empereur-picture.tsx';
import { GloirePicture } from './art/gloire-picture.tsx';
import { NationsPicture } from './art/nations-picture.tsx';
import { CardDeeds } from './card-deeds.tsx';
import { type GameId, lessons } from './games.ts';
import { Later } from './later.tsx';

const pictures: Readonly<Record<GameId, ComponentType<{ label: string }>>> = {
  nations: NationsPicture,
  gloire: GloirePicture,
  empereur: EmpereurPicture,
  conquests: ConquestsPicture,
};

const withoutSpaces = (name: string): string => name.replaceAll(/\s/g, '');

/** The name in the other language, where it is another: the player may know the box by that one. */
function otherName(
  id: GameId,
  shown: string | undefined,
): { readonly lang: Language; readonly name: string } | undefined {
  if (withoutSpaces(en.games[id].name) === withoutSpaces(fr.games[id].name)) return undefined;
  return shown === 'fr' ? { lang: 'en', name: en.games[id].name } : { lang: 'fr', name: fr.games[id].name };
}

export function GameCard({ id }: { readonly id: GameId }) {
  const { t, i18n } = useTranslation();
  const Picture = pictures[id];
  const other = otherName(id, i18n.resolvedLanguage);
  const heading = `game-${id}`;
  const name = t(`games.${id}.name`);
  const playable = findGame(id)?.load !== null;
  return (
    <article className="card" aria-labelledby={heading} data-game={id}>
      <div className="card-board">
        <Later instead={<svg aria-hidden="true" />}>
          <Picture label={t(`games.${id}.picture`)} />
        </Later>
        {playable ? null : <p className="card-state">{t('building')}</p>}
      </div>
      <div className="card-words">
        <h3 id={heading}>{name}</h3>
        {other ? (
          <p className="card-other" lang={other.lang}>
            {other.name}
          </p>
        ) : null}
        <p className="card-line">{t(`games.${id}.line`)}</p>
        {playable ? <CardDeeds game={id} name={name} lesson={lessons.includes(id)} /> : null}
        <dl className="card-facts">
          <dt>{t('players')}</dt>
          <dd>{t(`games.${id}.players`)}</dd>
          <dt>{t('board')}</dt>
          <dd>{t(`games.${id}.board`)}</dd>
          <dt>{t('rulebook')}</dt>
          <dd>
            <Link href={`/rules/${id}`} aria-label={t('front.readRules', { name })}>
              {t('paragraphs', { count: rulebooks[id].paragraphs })}
            </Link>
          </dd>
        </dl>
      </div>
    </article>
  );
}
