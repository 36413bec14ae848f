import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, State, Thing } from '@bivouac/kernel';
import type { BoardSpeech } from '@bivouac/kit';
import { columnsOf, hasNames, kindWord, litThings } from './generic-columns.ts';

interface GenericBoardProps {
  readonly view: State<object>;
  readonly things: { readonly [kind: string]: number };
  readonly grammar: { readonly [verb: string]: readonly string[] };
  readonly offers: readonly Offer[];
  readonly shown: Thing | null;
  readonly speech: BoardSpeech;
  readonly news: readonly unknown[];
  readonly speed: number;
  readonly onPoint: (thing: Thing | null) => void;
  readonly onNewsOver: () => void;
}

/** How long the news of one entry stands before the next, at the ordinary pace. */
const PAUSE = 700;

/** The board of a game without one: what stands where, and everything that can be named, as lists. */
export function GenericBoard(props: GenericBoardProps) {
  const { view, things, grammar, offers, shown, speech, news, speed, onPoint, onNewsOver } = props;
  const { t } = useTranslation();
  const lit = useMemo(() => litThings(offers, grammar), [offers, grammar]);
  const columns = useMemo(() => columnsOf(view.game, things), [view, things]);
  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(onNewsOver, speed === 0 ? 0 : PAUSE / speed);
    return () => clearTimeout(timer);
  }, [news, speed, onNewsOver]);
  const name = (kind: string, id: unknown) => speech.name(kind, id);
  const isShown = (kind: string, id: number) => shown?.kind === kind && shown.id === id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="generic" role="group" aria-label={t('generic.label')} tabIndex={0}>
      <p className="generic-note">{t('generic.note')}</p>
      <div className="generic-tables">
        {columns.map(({ key, of, is, values }) => (
          <table key={key}>
            <caption>{t('generic.where', { of: kindWord(of, name), is: kindWord(is, name) })}</caption>
            <tbody>
              {values.map((value, id) => (
                // The row number is the thing's own number.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={id}>
                  <th scope="row">
                    <ThingButton
                      thing={{ kind: of, id }}
                      lit={lit.has(`${of} ${id}`)}
                      shown={isShown(of, id)}
                      speech={speech}
                      onPoint={onPoint}
                    />
                  </th>
                  <td>{value < 0 ? '—' : speech.name(is, value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {Object.entries(things)
        .filter(([kind, count]) => count > 0 && hasNames(kind, name))
        .map(([kind, count]) => (
          <section key={kind} className="generic-kind">
            <h2>{kindWord(kind, name)}</h2>
            <ul>
              {Array.from({ length: count }, (_, id) => (
                <li key={`${kind} ${id}`}>
                  <ThingButton
                    thing={{ kind, id }}
                    lit={lit.has(`${kind} ${id}`)}
                    shown={isShown(kind, id)}
                    speech={speech}
                    onPoint={onPoint}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface ThingButtonProps {
  readonly thing: Thing;
  readonly lit: boolean;
  readonly shown: boolean;
  readonly speech: BoardSpeech;
  readonly onPoint: (thing: Thing | null) => void;
}

function ThingButton({ thing, lit, shown, speech, onPoint }: ThingButtonProps) {
  return (
    <button
      type="button"
      className="generic-thing"
      data-lit={lit}
      data-shown={shown}
      onMouseEnter={() => onPoint(thing)}
      onFocus={() => onPoint(thing)}
      onClick={() => onPoint(thing)}
    >
      {speech.name(thing.kind, thing.id)}
    </button>
  );
}
