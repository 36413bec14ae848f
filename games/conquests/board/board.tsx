import type { Action, Thing } from '@bivouac/kernel';
import {
  type BoardProps,
  BoardTableProvider,
  Caption,
  Drawer,
  lightUp,
  MapViewport,
  usePlayback,
  useRoving,
} from '@bivouac/kit';
import { useMemo, useRef, useState } from 'react';
import { europeGeometry } from '../content/geometry.ts';
import type { Power } from '../content/types.ts';
import { powers } from '../content/types.ts';
import { controllerOf, seaControllerOf } from '../rules/map/control.ts';
import type { Board as Position, Conquests } from '../rules/state.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { Choices } from './choices.tsx';
import { framesOf } from './frames.ts';
import { actingOf, centreOf, goingOn } from './going-on.ts';
import { AheadLayer } from './ahead-layer.tsx';
import { Hand } from './hand.tsx';
import { Control } from './map/control.tsx';
import { EuropeGround, EuropeNames, MARGIN } from './map/map.tsx';
import { OverlayLayer } from './overlays-layer.tsx';
import { Panels } from './panels.tsx';
import { BattleMarks, PlacesLayer } from './places-layer.tsx';
import { ShipsLayer } from './ships-layer.tsx';
import { litSights, ownSights, sightOf } from './sights.ts';
import { StacksLayer } from './stacks-layer.tsx';
import { type ConquestsTable, type Previewed, TableProvider } from './table.ts';
import { targetsOf } from './targets.ts';
import { Treaty } from './treaty.tsx';
import { Victory } from './victory.tsx';
import { speechFor } from './wording.ts';
import { say } from './words.ts';
import { Zones } from './zones.tsx';

/** Pixels to a unit of the map at which the figures on a plate can be read. */
const LEGIBLE = 0.5;

/** The table of Les Conquêtes: Europe, the zones of action, the five nations, one's cards. */
export function ConquestsBoard(props: BoardProps<Conquests>) {
  const { content, view, eyes, offers, shown, news, speed, overlay } = props;
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ view: view.game, news, speed, framesOf, onNewsOver: () => props.onNewsOver() });
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [previewed, preview] = useState<Previewed | null>(null);
  const b = useMemo<Position>(() => ({ content, s: playback.state }), [content, playback.state]);
  const speech = useMemo(() => speechFor({ content, view, eyes }, props.speech), [content, view, eyes, props.speech]);
  const mine = useMemo(() => powers.filter((power) => eyes.holds(power)), [eyes]);
  const lighting = useMemo(() => lightUp(offers, targetsOf), [offers]);
  const sight = useMemo(() => {
    const seen = { content, s: view.game };
    const lit = litSights(seen, lighting.lit.keys());
    return lit.length > 0 ? lit : ownSights(seen, mine);
  }, [content, view.game, lighting, mine]);
  const roving = useRoving(root, lighting.lit);
  const going = useMemo(() => goingOn(view), [view]);
  const acting = useMemo(() => actingOf({ content, s: view.game }, view), [content, view]);
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
  const seen = { b, mine, going, speech, pointed, shown, previewed };
  const table: ConquestsTable = { ...seen, act, point, preview, run, runs, ...lighting };
  const { width, height } = content.map;
  const moved = `translate(${MARGIN} ${MARGIN})`;
  return (
    <BoardTableProvider value={table}>
      <TableProvider value={table}>
        <div ref={root} className="conquests-board" {...roving}>
          <div className="con-map">
            <MapViewport
              width={width + 2 * MARGIN}
              height={height + 2 * MARGIN}
              label={say(speech, 'map')}
              speech={speech}
              legible={LEGIBLE}
              sight={sight}
              focus={sightOf(
                b,
                props.still === true ? centreOf(going, view.game) : (shown ?? centreOf(going, view.game)),
              )}
              ground={
                <g transform={moved}>
                  <EuropeGround content={content} geometry={europeGeometry} />
                </g>
              }
            >
              <g transform={moved}>
                <ControlNow b={b} />
                <PlacesLayer />
                <AheadLayer />
                <EuropeNames content={content} language={speech.language} />
                <ShipsLayer />
                <StacksLayer />
                <BattleMarks />
                <OverlayLayer overlay={overlay} />
              </g>
            </MapViewport>
            {overlay === 'victory' ? <Victory /> : null}
            <BattleSheet />
            <Treaty />
            <Caption playback={playback} speech={speech} />
          </div>
          <Choices />
          <Zones />
          <Drawer id="conquests.side" side="right" className="con-side" label={say(speech, 'side')} speech={speech}>
            <Panels acting={acting} />
            <Hand />
          </Drawer>
        </div>
      </TableProvider>
    </BoardTableProvider>
  );
}

const asPower = (power: number): Power | -1 => powers.find((one) => one === power) ?? -1;

function ControlNow({ b }: { readonly b: Position }) {
  const { map } = b.content;
  const lands = useMemo(() => map.lands.map((_, land) => asPower(controllerOf(b.s, land))), [map, b.s]);
  const seas = useMemo(() => map.seas.map((_, sea) => asPower(seaControllerOf(b.s, sea))), [map, b.s]);
  return <Control map={map} geometry={europeGeometry} lands={lands} seas={seas} />;
}
