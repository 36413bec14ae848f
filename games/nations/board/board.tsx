import type { Action, Thing } from '@bivouac/kernel';
import {
  anchor,
  type BoardProps,
  BoardTableProvider,
  Caption,
  Drawer,
  Flights,
  lightUp,
  MapViewport,
  usePlayback,
  useRoving,
} from '@bivouac/kit';
import { useMemo, useRef, useState } from 'react';
import type { Nations } from '../rules/state.ts';
import { Choices } from './choices.tsx';
import { Score, TimeBar } from './clockwork.tsx';
import { CountersLayer } from './counters-layer.tsx';
import { Effects } from './effects.tsx';
import { FieldsLayer, JumpBadges, MissionFlags } from './fields-layer.tsx';
import { flightOf, spots } from './flights.tsx';
import { framesOf } from './frames.ts';
import { goingOn } from './going-on.ts';
import { Market, OtherHand, OwnHand } from './hand.tsx';
import { GuessFlags, PossibleMissions, readGuesses, withNext, writeGuesses } from './guesses.tsx';
import { MARGIN } from './layout.ts';
import { PrintedMap, PrintedNames } from './map/map.tsx';
import { MissionTray } from './missions.tsx';
import { OverlayNotes } from './overlay-notes.tsx';
import { OverlayFigures, OverlayGround, PointedArmy } from './overlays-layer.tsx';
import { litSights, sightOf } from './sights.ts';
import { type NationsTable, TableProvider } from './table.ts';
import { targetsOf } from './targets.ts';
import { ArmyTray } from './tray.tsx';
import { say } from './words.ts';

/** Pixels to a unit of the map at which the arm and the letter of a counter can be told. */
const LEGIBLE = 0.5;

/** The table of Battle of the Nations: map and counters, cards, trays, clock. */
export function NationsBoard(props: BoardProps<Nations>) {
  const { content, view, eyes, offers, shown, news, speed, overlay, speech } = props;
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ view: view.game, news, speed, framesOf, onNewsOver: () => props.onNewsOver() });
  const [pointed, setPointed] = useState<Thing | null>(null);
  const s = playback.state;
  const lighting = useMemo(
    () => lightUp(offers, (offer) => targetsOf(content, view.game, offer)),
    [content, view.game, offers],
  );
  const sight = useMemo(() => litSights(content, view.game, lighting.lit.keys()), [content, view.game, lighting]);
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
  const guesses = useMemo(() => readGuesses(props.pad?.text ?? ''), [props.pad?.text]);
  const mine = eyes.holds(0) ? 0 : eyes.holds(1) ? 1 : -1;
  const table: NationsTable = {
    content,
    s,
    speech,
    mine,
    over: view.result !== null,
    guesses,
    guess: (mission) => props.pad?.write(writeGuesses(withNext(guesses, mission))),
    ...(props.onStanding === undefined ? {} : { standing: props.onStanding }),
    pointed,
    shown,
    act,
    point,
    ...lighting,
  };
  const going = goingOn(view);
  const { map } = content;
  const moved = `translate(${MARGIN} ${MARGIN})`;
  return (
    <BoardTableProvider value={table}>
      <TableProvider value={table}>
        <div ref={root} className="nations-board" data-mine={mine} {...roving}>
          <div className="nat-table">
            <div className="nat-top" {...anchor(spots.clock)}>
              <TimeBar />
              <Score />
            </div>
            <Drawer
              id="nations.french"
              side="left"
              className="nat-wing french"
              label={speech.name('side', 0)}
              speech={speech}
            >
              {mine === 0 ? null : <OtherHand side={0} />}
              <MissionTray />
              <PossibleMissions />
              <ArmyTray side={0} />
            </Drawer>
            <div className="nat-map">
              <MapViewport
                width={map.width + 2 * MARGIN}
                height={map.height + 2 * MARGIN}
                label={say(speech, 'map')}
                speech={speech}
                legible={LEGIBLE}
                sight={sight}
                focus={props.still === true ? null : sightOf(content, s, shown)}
                ground={
                  <g transform={moved}>
                    <PrintedMap content={content} language={speech.language} />
                  </g>
                }
              >
                <g transform={moved}>
                  <OverlayGround overlay={overlay} />
                  <PointedArmy />
                  <FieldsLayer />
                  <PrintedNames content={content} language={speech.language} />
                  <MissionFlags />
                  <GuessFlags all={overlay === 'missions'} />
                  <CountersLayer spread={overlay === 'spread'} going={going} />
                  <JumpBadges />
                  <OverlayFigures overlay={overlay} />
                  <Effects content={content} s={s} fact={playback.now} step={playback.step} />
                </g>
              </MapViewport>
              <OverlayNotes overlay={overlay} />
              <Caption playback={playback} speech={speech} />
              <Choices going={going} />
            </div>
            <Drawer
              id="nations.allied"
              side="right"
              className="nat-wing allied"
              label={speech.name('side', 1)}
              speech={speech}
            >
              {mine === 1 ? null : <OtherHand side={1} />}
              <ArmyTray side={1} />
            </Drawer>
            <div className="nat-cards">
              <Market />
              {mine < 0 ? null : <OwnHand going={going} />}
            </div>
          </div>
          <Flights root={root} flight={flightOf({ content, mine, speech }, playback)} />
        </div>
      </TableProvider>
    </BoardTableProvider>
  );
}
