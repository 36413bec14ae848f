import type { Action, Thing } from '@bivouac/kernel';
import { type BoardProps, MapViewport } from '@bivouac/kit';
import { useMemo, useRef, useState } from 'react';
import { MARKERS_PER_ARMY, type Nations, type NationsState, NOWHERE } from '../rules/state.ts';
import { Choices } from './choices.tsx';
import { Score, TimeBar } from './clockwork.tsx';
import { CountersLayer } from './counters-layer.tsx';
import { Effects, placeOf } from './effects.tsx';
import { FieldsLayer, MissionFlags } from './fields-layer.tsx';
import { goingOn } from './going-on.ts';
import { Market, OtherHand, OwnHand } from './hand.tsx';
import { MARGIN } from './layout.ts';
import { PrintedMap, PrintedNames } from './map/map.tsx';
import { MissionTray } from './missions.tsx';
import { OverlayNotes } from './overlay-notes.tsx';
import { OverlayFigures, OverlayGround } from './overlays-layer.tsx';
import { usePlayback } from './playback.ts';
import { useRoving } from './roving.ts';
import { StaticSheet } from './static-sheet.tsx';
import { type Table, TableProvider } from './table.tsx';
import { lightUp } from './targets.ts';
import { ArmyTray } from './tray.tsx';
import { say } from './words.ts';

/** The point of the map that a thing is to be seen at. */
function sightOf(content: Nations['content'], s: NationsState, thing: Thing | null): { x: number; y: number } | null {
  if (thing === null) return null;
  const fields: { readonly [kind: string]: () => number } = {
    field: () => thing.id,
    mission: () => content.missions[thing.id]?.field ?? NOWHERE,
    army: () => {
      const stands = s.field[thing.id] ?? NOWHERE;
      const markers = s.marker.slice(thing.id * MARKERS_PER_ARMY, (thing.id + 1) * MARKERS_PER_ARMY);
      return stands !== NOWHERE ? stands : (markers.find((field) => field !== NOWHERE) ?? NOWHERE);
    },
  };
  const place = placeOf(content, fields[thing.kind]?.() ?? NOWHERE);
  return place === null ? null : { x: place.x + MARGIN, y: place.y + MARGIN };
}

/** The table of Battle of the Nations: map and counters, cards, trays, clock. */
export function NationsBoard(props: BoardProps<Nations>) {
  const { content, view, eyes, offers, shown, news, speed, overlay, speech } = props;
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef<SVGGElement>(null);
  const playback = usePlayback(view.game, news, speed, () => props.onNewsOver());
  const [pointed, setPointed] = useState<Thing | null>(null);
  const s = playback.state;
  const lighting = useMemo(() => lightUp(content, view.game, offers), [content, view.game, offers]);
  const roving = useRoving(root, lighting.lit);
  const { skip } = playback;
  const act = (action: Action) => {
    skip();
    props.onAct(action);
  };
  const point = (thing: Thing | null) => {
    setPointed(thing);
    props.onPoint(thing);
  };
  const mine = eyes.holds(0) ? 0 : eyes.holds(1) ? 1 : 0;
  const table: Table = { content, s, speech, mine, pointed, shown, act, point, ...lighting };
  const going = goingOn(view);
  const { map } = content;
  return (
    <TableProvider value={table}>
      <div ref={root} className="nations-board" data-mine={mine} {...roving}>
        <div className="nat-table">
          <div className="nat-top">
            <TimeBar />
            <Score />
          </div>
          <div className="nat-wing french" role="group" tabIndex={0} aria-label={speech.name('side', 0)}>
            {mine === 1 ? <OtherHand /> : null}
            <MissionTray />
            <ArmyTray side={0} />
          </div>
          <div className="nat-map">
            <StaticSheet width={map.width + 2 * MARGIN} height={map.height + 2 * MARGIN} anchor={anchor}>
              <g transform={`translate(${MARGIN} ${MARGIN})`}>
                <PrintedMap content={content} language={speech.language} />
              </g>
            </StaticSheet>
            <MapViewport
              width={map.width + 2 * MARGIN}
              height={map.height + 2 * MARGIN}
              label={say(speech, 'map')}
              focus={sightOf(content, s, shown)}
            >
              <g ref={anchor} transform={`translate(${MARGIN} ${MARGIN})`}>
                <OverlayGround overlay={overlay} />
                <FieldsLayer />
                <PrintedNames content={content} language={speech.language} />
                <MissionFlags />
                <CountersLayer spread={overlay === 'spread'} going={going} />
                <OverlayFigures overlay={overlay} />
                <Effects content={content} s={s} fact={playback.now} step={playback.step} />
              </g>
            </MapViewport>
            <OverlayNotes overlay={overlay} />
            {playback.now === null ? null : (
              <div className="nat-caption">
                <span>{speech.fact(playback.now)}</span>
                <button type="button" onClick={skip}>
                  {say(speech, 'skip')}
                </button>
              </div>
            )}
            <Choices going={going} />
          </div>
          <div className="nat-wing allied" role="group" tabIndex={0} aria-label={speech.name('side', 1)}>
            {mine === 0 ? <OtherHand /> : null}
            <ArmyTray side={1} />
          </div>
          <div className="nat-cards">
            <Market />
            <OwnHand going={going} />
          </div>
        </div>
      </div>
    </TableProvider>
  );
}
