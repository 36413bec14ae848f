import type { Action, Thing } from '@bivouac/kernel';
import {
  type BoardProps,
  BoardTableProvider,
  Caption,
  lightUp,
  MapViewport,
  usePlayback,
  useRoving,
} from '@bivouac/kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Board as Position, Gloire } from '../rules/state.ts';
import { BattleScreen } from './battle-screen.tsx';
import { Calendar } from './calendar.tsx';
import { Choices } from './choices.tsx';
import { Effects } from './effects.tsx';
import { FarNames } from './far-names.tsx';
import { foresee } from './foresee.ts';
import { framesOf } from './frames.ts';
import { centreOf, goingOn } from './going-on.ts';
import { Hand } from './hand.tsx';
import { MARGIN } from './layout.ts';
import { idleWords, Letters } from './letters.tsx';
import { PrintedMap } from './map/map.tsx';
import { MarksLayer } from './marks-layer.tsx';
import { oddsOf } from './odds-of.ts';
import { OverlayNotes } from './overlay-notes.tsx';
import { OverlayFigures, OverlayGround, RoadAhead, Trail } from './overlays-layer.tsx';
import { PilesLayer } from './piles-layer.tsx';
import { Roster } from './roster.tsx';
import { litSights, ownSights, sightOf } from './sights.ts';
import { Status } from './status.tsx';
import { type GloireTable, TableProvider } from './table.ts';
import { targetsOf } from './targets.ts';
import { Badges, ControlTint, LitTowns, TownsLayer } from './towns-layer.tsx';
import { useReport } from './use-report.ts';
import { speechFor } from './wording.ts';
import { say } from './words.ts';

/** Pixels to a unit of the map at which names and stacks can be read. */
const LEGIBLE = 1.15;
/** From here on the whole map serves: stacks are drawn larger, and only cities and fortresses are named. */
const AFAR = 0.38;

/** The table of Jours de Gloire: staff map and stacks, orders, battles, strength sheet, calendar. */
export function GloireBoard(props: BoardProps<Gloire>) {
  const { content, view, eyes, offers, shown, log, news, speed, overlay } = props;
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ view: view.game, news, speed, framesOf, onNewsOver: () => props.onNewsOver() });
  const [pointed, setPointed] = useState<Thing | null>(null);
  const b = useMemo<Position>(() => ({ content, s: playback.state }), [content, playback.state]);
  const speech = useMemo(() => speechFor({ content, s: view.game }, props.speech), [content, view.game, props.speech]);
  const mine = content.armies.find((_, power) => eyes.holds(power))?.side ?? 0;
  const lighting = useMemo(
    () => lightUp(offers, (offer) => targetsOf({ content, s: view.game }, mine, offer)),
    [content, view.game, offers, mine],
  );
  const sight = useMemo(() => {
    const seen = { content, s: view.game };
    const lit = litSights(seen, lighting.lit.keys(), mine);
    return lit.length > 0 ? lit : ownSights(seen, mine);
  }, [content, view.game, lighting, mine]);
  const roving = useRoving(root, lighting.lit);
  const going = useMemo(() => goingOn(view), [view]);
  const { report, close } = useReport(content, { log, news, now: playback.now }, view.game.turn);
  const odds = useCallback(() => oddsOf({ content, view, eyes }), [content, view, eyes]);
  const { skip } = playback;
  const act = (action: Action) => {
    skip();
    props.onAct(action);
  };
  const point = (thing: Thing | null) => {
    setPointed(thing);
    props.onPoint(thing);
  };
  const run = (actions: readonly Action[]) => {
    skip();
    props.onRun?.(actions);
  };
  const runs = useMemo(() => new Map((props.runs ?? []).map((one) => [one.target, one])), [props.runs]);
  const table: GloireTable = {
    b,
    mine,
    going,
    prompt: props.prompt,
    speech,
    pointed,
    shown,
    act,
    point,
    run,
    runs,
    foresee: (offer) => foresee({ content, view, viewer: props.viewer, eyes, speech: props.speech }, offer),
    ...(props.onStanding === undefined ? {} : { standing: props.onStanding }),
    ...lighting,
  };
  const { map } = content;
  const idle = idleWords(b, eyes);
  const moved = `translate(${MARGIN} ${MARGIN})`;
  return (
    <BoardTableProvider value={table}>
      <TableProvider value={table}>
        <div ref={root} className="gloire-board" data-mine={mine} {...roving}>
          <Status />
          {idle === null ? null : <p className="glo-idle">{say(speech, idle)}</p>}
          <div className="glo-map">
            <MapViewport
              width={map.width + 2 * MARGIN}
              height={map.height + 2 * MARGIN}
              label={say(speech, 'map')}
              speech={speech}
              legible={LEGIBLE}
              afar={AFAR}
              sight={sight}
              focus={sightOf(b, props.still === true ? centreOf(going) : (shown ?? centreOf(going)))}
              ground={
                <g transform={moved}>
                  <PrintedMap content={content} language={speech.language} />
                </g>
              }
            >
              <Patterns />
              <g transform={moved}>
                <ControlTint />
                <OverlayGround overlay={overlay} />
                <Trail />
                <RoadAhead />
                <TownsLayer />
                <FarNames />
                <MarksLayer />
                <LitTowns />
                <PilesLayer spread={overlay === 'spread'} />
                <Badges />
                <OverlayFigures overlay={overlay} />
                <Effects content={content} fact={playback.now} step={playback.step} />
              </g>
            </MapViewport>
            <OverlayNotes overlay={overlay} />
            {overlay === 'roster' ? <Roster /> : overlay === 'calendar' ? <Calendar /> : null}
            <Letters log={log} onRead={view.seats > 2 && props.onEarlier ? () => props.onEarlier?.() : null} />
            <BattleScreen battle={going.battle} report={report} odds={odds} onClose={close} />
            <Caption playback={playback} speech={speech} />
          </div>
          <div className="glo-foot">
            <Hand isAsked={props.prompt.startsWith('cards')} />
            <Choices />
          </div>
        </div>
      </TableProvider>
    </BoardTableProvider>
  );
}

/** Tired troops bear stripes. */
function Patterns() {
  return (
    <defs>
      <pattern id="glo-tired" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="#fdf8ea" strokeWidth="2" strokeOpacity="0.42" />
        <path d="M2.5 0V5" stroke="#1a140c" strokeWidth="1" strokeOpacity="0.34" />
      </pattern>
    </defs>
  );
}
