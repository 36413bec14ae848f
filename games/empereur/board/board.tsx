import type { Action, Thing } from '@bivouac/kernel';
import { type BoardProps, BoardTableProvider, Caption, MapViewport, usePlayback, useRoving } from '@bivouac/kit';
import { useMemo, useRef, useState } from 'react';
import { isOfSide } from '../rules/command/hands.ts';
import { BATTLE, LAYING } from '../rules/deployment/counters.ts';
import type { Empereur, EmpereurState } from '../rules/state.ts';
import { Choices } from './choices.tsx';
import { CouriersLayer } from './couriers-layer.tsx';
import { CountersLayer } from './counters-layer.tsx';
import { EveLayer, EveNames } from './eve-layer.tsx';
import { OrderDesk, spellOut } from './desk.tsx';
import { FightSheet } from './fight-sheet.tsx';
import { fightOf } from './fights.ts';
import { framesOf } from './frames.ts';
import { centreHex, goingOn, moversOf } from './going-on.ts';
import { HexCursor, useHexKeys } from './hex-keys.tsx';
import { HexesLayer, StepsBack, TurnArrows } from './hexes-layer.tsx';
import { centreOf, frameOf, MARGIN } from './map/frame.ts';
import { PrintedField } from './map/map.tsx';
import { foresee, priceOf } from './foresee.ts';
import { Post } from './mail.tsx';
import { MarchLayer } from './march-layer.tsx';
import { PlaceNames } from './names.tsx';
import { offerWords } from './offer-words.ts';
import { OverlayLayer } from './overlays/layer.tsx';
import { PlacesLayer } from './places-layer.tsx';
import { isInterrupt, Prompt } from './prompt.tsx';
import { RetreatsLayer } from './retreats-layer.tsx';
import { ScreensLayer } from './screens-layer.tsx';
import { litSights, ownSights, sightOf, sightOfHex, squaresSeen } from './sights.ts';
import { Status } from './status.tsx';
import { type EmpereurTable, TableProvider, useTable } from './table.ts';
import { lightingOf } from './targets.ts';
import { say } from './words.ts';

/** Pixels to a unit of the map at which strength and arm of a counter can be read. */
const LEGIBLE = 0.62;
/** At which the whole of the largest field can be used: names of villages and of units are left out there. */
const AFAR = 0.28;
/** At which the squares of the evening before can be told apart, and who lies in them. */
const SQUARES = 0.25;

/** Leaders are laid, or turned over and nobody stands yet: squares are what one looks at. */
const isEvening = ({ eve, hex }: EmpereurState): boolean =>
  eve !== undefined && eve.stage !== BATTLE && (eve.stage === LAYING || hex.every((at) => at < 0));

/** The table of Vive l'Empereur!: the field of battle, the state of both armies, what can be done. */
export function EmpereurBoard(props: BoardProps<Empereur>) {
  const { content, view, eyes, offers, shown, news, speed, speech } = props;
  const root = useRef<HTMLDivElement>(null);
  const playback = usePlayback({ view: view.game, news, speed, framesOf, onNewsOver: () => props.onNewsOver() });
  const [pointed, setPointed] = useState<Thing | null>(null);
  const s = playback.state;
  const frame = frameOf(content, s.scenario);
  const lighting = useMemo(() => lightingOf(content, view.game, spellOut(offers)), [content, view.game, offers]);
  const runs = useMemo(() => new Map((props.runs ?? []).map((run) => [run.target, run])), [props.runs]);
  const pressable = useMemo(() => new Map<string, unknown>([...lighting.lit, ...runs]), [lighting, runs]);
  const going = useMemo(() => goingOn(view), [view]);
  const movers = useMemo(() => moversOf(view.game, going), [view.game, going]);
  const roving = useRoving(root, pressable);
  const keys = useHexKeys(root, frame, view.game, movers);
  const sight = useMemo(() => {
    const lit = litSights(frame, view.game, lighting.lit.keys());
    if (lit.length > 0) return lit;
    return isEvening(view.game) ? squaresSeen(frame, view.game) : ownSights(frame, view.game);
  }, [frame, view.game, lighting]);
  const { skip } = playback;
  const act = (action: Action) => {
    skip();
    props.onAct(action);
  };
  const run = (actions: readonly Action[]) => {
    skip();
    setPointed(null);
    props.onRun?.(actions);
  };
  const point = (thing: Thing | null) => {
    setPointed(thing);
    // A facing is no thing of the page: its ghost says what it is.
    if (thing?.kind !== 'pose') props.onPoint(thing);
  };
  const table: EmpereurTable = {
    content,
    s,
    view,
    frame,
    going,
    wordsOf: (offer) => offerWords({ content, view, speech }, offer) ?? speech.offer(offer),
    movers,
    priceOf: (offer) => priceOf({ content, view }, offer),
    foresee: (offer) => foresee(props, offer),
    holds: (side) => isOfSide(content, eyes, side),
    speech,
    pointed,
    shown,
    act,
    point,
    runs,
    run,
    ...lighting,
  };
  const taken = useMemo(() => new Set(view.game.hex), [view.game.hex]);
  // What is pointed at, or else what is being declared.
  const weighed = pointed === null ? undefined : lighting.lit.get(`${pointed.kind} ${pointed.id}`);
  const declared = lighting.rest.find(([verb]) => verb === 'fire' || verb === 'attack');
  const fight = useMemo(() => {
    const offer = weighed ?? declared;
    return offer === undefined ? null : fightOf({ content, view }, offer);
  }, [content, view, weighed, declared]);
  const hex = centreHex(view.game, going);
  const centre = sightOfHex(frame, hex);
  const asked = isInterrupt(props.prompt, offers) && frame.field.inPlay[hex] === true;
  const { onAlways } = props;
  const moved = `translate(${MARGIN} ${MARGIN})`;
  return (
    <BoardTableProvider value={table}>
      <TableProvider value={table}>
        {/* What has the focus inside is what keys are for. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={root} className="empereur-board" {...roving} onKeyDown={keys.onKeyDown}>
          <Status />
          <div className="emp-map">
            <MapViewport
              // The battle begins with a look of its own.
              key={isEvening(s) ? 'evening' : 'battle'}
              width={frame.width + 2 * MARGIN}
              height={frame.height + 2 * MARGIN + frame.foot}
              label={say(speech, 'map')}
              speech={speech}
              legible={LEGIBLE}
              afar={AFAR}
              first={isEvening(s) ? SQUARES : LEGIBLE}
              sight={sight}
              focus={
                props.still === true ? centre : (sightOf(frame, s, shown) ?? sightOfHex(frame, keys.gone) ?? centre)
              }
              ground={
                <g transform={moved}>
                  <PrintedField content={content} scenario={s.scenario} language={speech.language} />
                </g>
              }
            >
              <g transform={moved}>
                <PlacesLayer />
                <OverlayLayer overlay={props.overlay} />
                <EveLayer />
                <HexesLayer />
                <ScreensLayer />
                <PlaceNames content={content} scenario={s.scenario} taken={taken} under />
                <CountersLayer />
                <CouriersLayer />
                <PlaceNames content={content} scenario={s.scenario} taken={taken} />
                <EveNames />
                <TurnArrows />
                <StepsBack />
                <MarchLayer />
                <RetreatsLayer fight={fight} />
                <HexCursor hex={keys.cursor} />
                {asked ? <Anchor hex={hex} /> : null}
              </g>
            </MapViewport>
            <FightSheet fight={fight} />
            {asked ? (
              <Prompt
                key={JSON.stringify(offers)}
                prompt={props.prompt}
                hex={hex}
                offers={offers}
                wordsOf={table.wordsOf}
                keyOf={props.keyOf ?? (() => null)}
                onAlways={onAlways === undefined ? null : (offer) => onAlways(offer)}
              />
            ) : null}
            <Caption playback={playback} speech={speech} />
          </div>
          <OrderDesk />
          <Post />
          <Choices elsewhere={asked} />
        </div>
      </TableProvider>
    </BoardTableProvider>
  );
}

/** The middle of a hex, to be found by what stands beside it. */
function Anchor({ hex }: { readonly hex: number }) {
  const { frame } = useTable();
  const { x, y } = centreOf(frame, hex);
  return <circle className="emp-anchor" data-hex={hex} cx={x} cy={y} r={0.5} fill="none" />;
}
