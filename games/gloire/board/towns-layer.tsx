import { useTargetProps } from '@bivouac/kit';
import { short } from '@bivouac/kit/geometry';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { Offer, Thing } from '@bivouac/kernel';
import type { GloireContent } from '../content/types.ts';
import { reachOfStack } from '../overlays.ts';
import { OFF } from '../rules/state.ts';
import { middleOfLink } from './map/way-lines.ts';
import { flags } from './palette.ts';
import { useTable } from './table.ts';
import { target, type Work, works } from './targets.ts';

const HIT = 13;
const TINT = 34;

/** What the page is asked about: a step names its town as a place (the kernel's verb), everything else as a town. */
export const kindOf = (offer: Offer | undefined): string => (offer?.[0] === 'step' ? 'place' : 'town');

interface TownSpotsProps {
  readonly content: GloireContent;
  readonly names: string;
  readonly onPoint: (thing: Thing | null) => void;
}

/**
 * All towns, to be pointed at. Three hundred and fifty of them: drawn once, with one pair of ears for all, so that
 * pointing at one does not draw the others anew.
 */
const TownSpots = memo(function TownSpots({ content, names, onPoint }: TownSpotsProps) {
  const list = names.split('\n');
  const townOf = (event: { readonly target: EventTarget }): number | null => {
    const town = event.target instanceof Element ? event.target.getAttribute('data-town') : null;
    return town === null ? null : Number(town);
  };
  const point = (event: { readonly target: EventTarget }) => {
    const town = townOf(event);
    if (town !== null) onPoint({ kind: 'town', id: town });
  };
  const leave = () => onPoint(null);
  return (
    // The towns themselves have names; this only listens for all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <g onMouseOver={point} onMouseOut={leave} onFocus={point} onBlur={leave} onClick={point}>
      {content.map.towns.map(({ id, x, y }, town) => (
        <circle
          key={id}
          className="glo-town"
          role="img"
          aria-label={list[town]}
          tabIndex={-1}
          data-thing={target.town(town)}
          data-town={town}
          cx={x}
          cy={y}
          r={HIT}
        />
      ))}
    </g>
  );
});

export function TownsLayer() {
  const { b, speech, point } = useTable();
  const pointing = useRef(point);
  useEffect(() => {
    pointing.current = point;
  });
  const onPoint = useCallback((thing: Thing | null) => pointing.current(thing), []);
  const names = b.content.map.towns.map((_, town) => speech.name('town', town)).join('\n');
  return <TownSpots content={b.content} names={names} onPoint={onPoint} />;
}

/** Who holds the country, as a tint: seen only from afar, where pennants are too small. */
export function ControlTint() {
  const { b } = useTable();
  return (
    <g className="glo-control" aria-hidden="true" pointerEvents="none">
      {b.content.map.towns.map(({ id, x, y }, town) => {
        const side = b.s.control[town] ?? OFF;
        return side === OFF ? null : <circle key={id} cx={x} cy={y} r={TINT} fill={flags[side === 0 ? 0 : 1].ground} />;
      })}
    </g>
  );
}

/** Towns that may be chosen, over the stacks' feet but under the stacks; on the march with what would be left. */
export function LitTowns() {
  const { b, speech, lit, runs, shown, going } = useTable();
  const targetProps = useTargetProps();
  const left = going.march === null ? null : reachOfStack(b, going.march);
  const towns = b.content.map.towns;
  return (
    <g>
      {towns.map(({ id, x, y }, town) => {
        const key = target.town(town);
        const offer = lit.get(key);
        const isShown = shown?.kind === 'town' && shown.id === town;
        const run = runs.get(key);
        if (offer === undefined && run !== undefined) {
          return (
            <circle
              key={id}
              {...targetProps(key, speech.name('town', town), run.thing)}
              className={`glo-lit run ${run.look}${isShown ? ' shown' : ''}`}
              cx={x}
              cy={y}
              r={HIT}
            />
          );
        }
        if (offer === undefined) {
          return isShown ? <circle key={id} className="glo-shown" cx={x} cy={y} r={HIT + 4} /> : null;
        }
        const points = offer[0] === 'step' || offer[0] === 'scout' ? left?.get(town) : undefined;
        return (
          <g key={id}>
            <circle
              {...targetProps(key, speech.name('town', town), { kind: kindOf(offer), id: town })}
              className={`glo-lit ${offer[0]}${isShown ? ' shown' : ''}`}
              cx={x}
              cy={y}
              r={HIT + 3}
            />
            {points === undefined ? null : (
              <text className="glo-left" x={x + HIT} y={y - HIT + 2} aria-hidden="true">
                {points}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const workSigns: { readonly [work in Work]: string } = {
  destroy: 'M-5 -5L5 5M5 -5L-5 5',
  repair: 'M-5 5L2 -2M0 -5L5 0M2 -5L5 -2',
  pontoon: 'M-6 0H6M-4 0v3h2v-3M2 0v3h2v-3M-6 -3H6',
  takeUp: 'M-6 3H6M0 1V-6M-3 -3L0 -6L3 -3',
};

/** What can be done besides going on: reconnoitre, build and blow bridges, march to the guns, lay a decoy of the other arm. */
export function Badges() {
  const { b, lit, going } = useTable();
  const targetProps = useTargetProps();
  const { towns, links } = b.content.map;
  const badge = (key: string, x: number, y: number, sign: string, thing: Thing) => (
    <g key={key} className="glo-badge" transform={`translate(${short(x)} ${short(y)})`}>
      <circle r="9.5" />
      <path d={sign} aria-hidden="true" />
      <circle {...targetProps(key, '', thing)} className="kit-hit glo-badge-hit" r="11" />
    </g>
  );
  const extra = towns.flatMap(({ x, y }, town) => {
    const main = lit.get(target.town(town));
    const found = [
      { key: target.scout(town), sign: 'M-5.5 3L3 -3.5M3 -5.5L6 -2M-1 0.5L2 6M-1 0.5L-4 6' },
      { key: target.decoy('infantry', town), sign: 'M-5.5 -3.5H5.5V3.5H-5.5ZM-5.5 -3.5L5.5 3.5M-5.5 3.5L5.5 -3.5' },
      { key: target.decoy('cavalry', town), sign: 'M-5.5 -3.5H5.5V3.5H-5.5ZM-5.5 3.5L5.5 -3.5' },
    ].filter(({ key }) => lit.has(key) && lit.get(key) !== main);
    return found.map(({ key, sign }, i) => badge(key, x + 18 + i * 20, y - 13, sign, { kind: 'town', id: town }));
  });
  const built = links.flatMap((_, link) =>
    works.flatMap((work, i) => {
      const key = target.work(work, link);
      const at = lit.has(key) ? middleOfLink(b.content, link) : null;
      return at === null ? [] : [badge(key, at.x + i * 4, at.y - 4, workSigns[work], { kind: 'link', id: link })];
    }),
  );
  const guns = [...lit].flatMap(([key, [verb, from, battle]]) => {
    const [a, z] = [towns[Number(from)], towns[Number(battle)]];
    if (verb !== 'toGuns' || a === undefined || z === undefined) return [];
    const [x, y] = [a.x + (z.x - a.x) * 0.42, a.y + (z.y - a.y) * 0.42];
    const turn = (Math.atan2(z.y - a.y, z.x - a.x) * 180) / Math.PI;
    return [
      <path key={`${key} way`} className="glo-guns-way" d={`M${a.x} ${a.y}L${z.x} ${z.y}`} />,
      <g key={key} className="glo-badge" transform={`translate(${short(x)} ${short(y)})`}>
        <circle r="9.5" />
        <path d="M-5.5 0H5M1 -4L5.5 0L1 4" transform={`rotate(${short(turn)})`} aria-hidden="true" />
        <circle
          {...targetProps(key, '', { kind: 'town', id: Number(from) })}
          className="kit-hit glo-badge-hit"
          r="11"
        />
      </g>,
    ];
  });
  return (
    <g data-going={going.march === null ? undefined : 'march'}>
      {guns}
      {extra}
      {built}
    </g>
  );
}
