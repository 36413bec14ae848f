import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from 'react-aria-components';
import { type Action, hasHole, type Offer, sameAction } from '@bivouac/kernel';
import { useTable, useTools } from '../page/table-context.ts';
import { HoleForm } from './hole-form.tsx';
import { type OfferGroup, type OfferLine, thingOf } from './offer-groups.ts';
import { keyOf, MOST_KEYS } from './offer-lines.ts';
import { useOfferLines } from './use-offer-lines.ts';
import { WindowOrders } from './window-orders.tsx';
import { useWording } from './wording.ts';

/** Whether the focus is shown: then somebody plays by keys. */
const usesKeys = (): boolean => document.activeElement?.matches(':focus-visible') === true;

/** Every legal answer in words. What declines, what goes on and what ends something stand apart from the rest. */
export function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const { session } = useTools();
  const wording = useWording();
  const game = useTable((state) => state.opened?.game);
  const [open, setOpen] = useState<Offer | null>(null);
  const { groups, apart, numbers } = useOfferLines(offers);
  // Whoever chose by keys finds the focus on the next question.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (session.byKeys) list.current?.querySelector('button')?.focus();
  }, [session]);
  if (game === undefined) return null;

  const lines: LineDeeds = {
    numbers,
    onChoose(offer) {
      session.noteKeys(usesKeys());
      if (hasHole(offer)) setOpen(offer);
      else void session.act(offer as Action);
    },
    // Whoever goes by keys is shown the thing; a pointer that passes over a line must not move the map.
    onPointAt(line, byPointer) {
      session.weigh(line.offer);
      session.show(thingOf(line.offer, game.grammar, game.kinds), byPointer);
    },
  };

  /** How the things at a place of an offer are called, where they are things of this game. */
  const namer = (verb: string, place: number) => {
    const kind = game.grammar[verb]?.[place];
    return kind !== undefined && game.kinds.includes(kind) ? (id: number) => wording.thing({ kind, id }) : null;
  };

  if (open !== null) {
    return (
      <HoleForm
        offer={open}
        words={wording.offer(open)}
        nameAt={(place) => namer(open[0], place)}
        onCancel={() => setOpen(null)}
        onFill={(action) => void session.act(action)}
      />
    );
  }
  return (
    <>
      <Toolbar
        ref={list}
        className="offers"
        aria-label={t('table.offers', { count: offers.length })}
        orientation="vertical"
      >
        {groups.map((group) => (
          <Group key={group.verb} group={group} isOnly={groups.length === 1} {...lines} />
        ))}
        <Apart place="decline" title={t('play.declining')} list={apart.decline} {...lines} />
        <Apart place="go-on" title={t('play.goingOn')} list={apart.goOn} {...lines} />
        <Apart place="end" title={null} list={apart.end} {...lines} />
      </Toolbar>
      <AskAgain offers={offers} />
      <WindowOrders groups={groups} decline={apart.decline} goOn={apart.goOn} />
    </>
  );
}

/** Whoever declines for now, and would like to be asked again before the phase is over. */
function AskAgain({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  const { session } = useTools();
  const look = useTable((state) => state.look);
  const pass = offers.find(([verb]) => verb === 'pass');
  if (look === null || pass === undefined || !session.asksOnce(look)) return null;
  return (
    <button
      type="button"
      className="button small ask-again"
      onClick={() => void session.actForGood(pass as Action, { askAgain: true })}
    >
      {t('play.askAgain')}
    </button>
  );
}

interface LineDeeds {
  readonly numbers: ReadonlyMap<string, number>;
  readonly onChoose: (offer: Offer) => void;
  readonly onPointAt: (line: OfferLine, byPointer: boolean) => void;
}

interface GroupProps extends LineDeeds {
  readonly group: OfferGroup;
  /** Answers that have no words in common, and no others beside them, need no title. */
  readonly isOnly: boolean;
}

function Group({ group, isOnly, ...deeds }: GroupProps) {
  const { t } = useTranslation();
  const title = group.title === '' ? t('table.others') : group.title;
  return (
    <div className="offer-group" role="group" aria-label={title}>
      {group.lines.length > 1 && !(isOnly && group.title === '') ? (
        <p className="offer-title" aria-hidden="true">
          {title}
        </p>
      ) : null}
      {group.lines.map((line) => (
        <Line key={line.key} line={line} {...deeds} />
      ))}
    </div>
  );
}

interface ApartProps extends LineDeeds {
  readonly place: string;
  readonly title: string | null;
  readonly list: readonly OfferLine[];
}

function Apart({ place, title, list, ...deeds }: ApartProps) {
  if (list.length === 0) return null;
  return (
    <div className={`offer-apart ${place}`} role="group" aria-label={title ?? list[0]?.words}>
      {title === null ? null : (
        <p className="offer-title" aria-hidden="true">
          {title}
        </p>
      )}
      {list.map((line) => (
        <Line key={line.key} line={line} {...deeds} />
      ))}
    </div>
  );
}

function Line({ line, numbers, onChoose, onPointAt }: LineDeeds & { readonly line: OfferLine }) {
  const { marked, session } = useTools();
  const number = numbers.get(line.key) ?? MOST_KEYS + 1;
  return (
    <button
      type="button"
      className="offer"
      data-marked={marked !== null && marked !== undefined && sameAction(marked, line.offer)}
      onClick={() => onChoose(line.offer)}
      onMouseEnter={() => onPointAt(line, true)}
      onMouseLeave={() => session.point(null)}
      onFocus={() => usesKeys() && onPointAt(line, false)}
    >
      {number <= MOST_KEYS ? (
        <kbd aria-hidden="true">{keyOf(number)}</kbd>
      ) : (
        <kbd aria-hidden="true" className="none" />
      )}
      <span>{line.words}</span>
    </button>
  );
}
