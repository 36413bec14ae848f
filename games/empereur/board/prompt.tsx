import { asAction, type Offer } from '@bivouac/kernel';
import { useLayoutEffect, useRef } from 'react';
import { fightOf } from './fights.ts';
import { useTable } from './table.ts';
import { percent, say, type WordKey } from './words.ts';

/** Questions that come between: asked in a small box at the place. */
const interrupts: { readonly [prompt: string]: WordKey } = {
  brace: 'askSquare',
  horse: 'askHorse',
  recoil: 'askRecoil',
  retreat: 'askRetreat',
  escort: 'askEscort',
  advance: 'askAdvance',
  exploit: 'askExploit',
  rallied: 'askForm',
  reform: 'askForm',
  arrange: 'askArrange',
  appoint: 'askAppoint',
};

/** More answers than a small box holds are left to the list. */
const MOST = 7;

/** Whether what is asked now is asked at the place. */
export const isInterrupt = (prompt: string, offers: readonly Offer[]): boolean =>
  prompt in interrupts && offers.length > 0 && offers.length <= MOST;

/** How far from the middle of its hex the box stands, in pixels. */
const APART = 46;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What the question is about: the box covers as little of it as can be. */
const ABOUT = '.emp-hex.lit, .emp-counter.lit .emp-ring, .emp-counter.chosen .emp-ring';

/** Keeps the box beside a hex of the map, wherever the map goes; inside the map, and off what it asks about. */
function placeBeside(box: HTMLElement, hex: number): void {
  const map = box.parentElement;
  const there = map?.querySelector(`.emp-anchor[data-hex="${hex}"]`)?.getBoundingClientRect();
  const room = map?.getBoundingClientRect();
  if (map === null || there === undefined || room === undefined) return;
  const [x, y] = [there.left - room.left, there.top - room.top];
  const { offsetWidth: width, offsetHeight: height } = box;
  const inside = (at: number, most: number) => Math.round(Math.max(4, Math.min(most - 4, at)));
  const spots: readonly Spot[] = [
    { x: x + APART, y: y - height / 2 },
    { x: x - APART - width, y: y - height / 2 },
    { x: x - width / 2, y: y + APART },
    { x: x - width / 2, y: y - APART - height },
  ].map((spot) => ({ x: inside(spot.x, room.width - width), y: inside(spot.y, room.height - height) }));
  const things = [...map.querySelectorAll(ABOUT)].map((one) => one.getBoundingClientRect());
  const covered = (spot: Spot) =>
    things.filter(
      ({ left, right, top, bottom }) =>
        right - room.left > spot.x &&
        left - room.left < spot.x + width &&
        bottom - room.top > spot.y &&
        top - room.top < spot.y + height,
    ).length;
  const [best] = spots.toSorted((one, other) => covered(one) - covered(other));
  if (best !== undefined) box.style.translate = `${best.x}px ${best.y}px`;
}

interface PromptProps {
  readonly prompt: string;
  readonly hex: number;
  readonly offers: readonly Offer[];
  readonly wordsOf: (offer: Offer) => string;
  readonly keyOf: (offer: Offer) => string | null;
  /** Answers so from now on; not there where nobody is asked again. */
  readonly onAlways: ((offer: Offer) => void) | null;
}

/** One small question at the place: its answers with their chances and keys, declining last. */
export function Prompt({ prompt, hex, offers, wordsOf, keyOf, onAlways }: PromptProps) {
  const { speech, act, content, view } = useTable();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const sheet = element?.parentElement?.querySelector('.map-sheet');
    if (element === null || sheet === null || sheet === undefined) return undefined;
    const place = () => placeBeside(element, hex);
    place();
    // The map is moved by its style alone: whenever that changes, the box goes along.
    const watch = new MutationObserver(place);
    watch.observe(sheet, { attributes: true, attributeFilter: ['style'] });
    return () => watch.disconnect();
  }, [hex]);
  const isLast = ([verb]: Offer) => verb === 'pass' || verb === 'waive' || verb === 'done';
  const chanceOf = (offer: Offer): string => {
    const fight = fightOf({ content, view }, offer);
    if (fight?.kind === 'square') return percent(fight.odds.forms);
    return fight?.kind === 'counter' ? percent(fight.odds.holds) : '';
  };
  const answer = (offer: Offer) => {
    const action = asAction(offer);
    if (action !== null) act(action);
  };
  const question = say(speech, interrupts[prompt] ?? 'askRetreat');
  return (
    <div ref={box} className="emp-prompt" role="group" aria-label={question}>
      <p>{question}</p>
      {[...offers.filter((offer) => !isLast(offer)), ...offers.filter(isLast)].map((offer) => {
        const [key, words] = [keyOf(offer), wordsOf(offer)];
        const chance = chanceOf(offer);
        return (
          <div key={JSON.stringify(offer)} className="emp-answer">
            <button
              type="button"
              className={isLast(offer) ? 'emp-button quiet' : 'emp-button'}
              onClick={() => answer(offer)}
            >
              {key === null ? null : <kbd>{key}</kbd>}
              {words}
              {chance === '' ? null : <b>{chance}</b>}
            </button>
            {onAlways === null || offer[0] === 'waive' || offer[0] === 'done' ? null : (
              <button
                type="button"
                className="emp-always"
                aria-label={say(speech, 'alwaysWords', { answer: words })}
                onClick={() => onAlways(offer)}
              >
                {say(speech, 'always')}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
