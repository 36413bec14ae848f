import { isAt, openFrames, varsIn } from '@bivouac/kernel';
import { useTargetProps } from '@bivouac/kit';
import { eveOfBattle } from '../rules/deployment/eve.ts';
import { line } from '@bivouac/kit/geometry';
import { isDestination } from './runs.ts';
import { centreOf, cornerOf, outlineOf, SIZE, turnOf } from './map/frame.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';

/** The hexes that an offer or a march by destination names: lit, to be pressed. */
export function HexesLayer() {
  const { lit, runs, frame, shown, going, view } = useTable();
  const hexes = new Set<number>();
  for (const key of [...lit.keys(), ...(runs?.keys() ?? [])]) {
    const [, id] = /^place (\d+)$/.exec(key) ?? [];
    if (id !== undefined) hexes.add(Number(id));
  }
  // EMP XIII, XVIII.4: by which hex somebody comes, before he stands there.
  const asks = openFrames(view.stack).at(-1);
  const placed = isAt(asks, eveOfBattle, 'form') ? varsIn(asks, eveOfBattle)?.hex : going.arriving?.hex;
  const gate = going.march === null ? (placed ?? -1) : -1;
  const marked = shown?.kind === 'place' ? shown.id : -1;
  return (
    <g>
      {gate >= 0 && frame.field.inPlay[gate] === true ? (
        <polygon className="emp-shown" data-gate={gate} points={outlineOf(frame, gate, SIZE - 2)} />
      ) : null}
      {marked >= 0 && frame.field.inPlay[marked] === true ? (
        <polygon className="emp-shown" points={outlineOf(frame, marked, SIZE - 2)} />
      ) : null}
      {[...hexes]
        .toSorted((a, b) => a - b)
        .map((hex) => (
          <LitHex key={hex} hex={hex} />
        ))}
    </g>
  );
}

function LitHex({ hex }: { readonly hex: number }) {
  const { lit, runs, frame, speech } = useTable();
  const targetProps = useTargetProps();
  const of = target.place(hex);
  const verb = lit.get(of)?.[0] ?? 'step';
  const run = runs?.get(of);
  const props = targetProps(of, speech.name('place', hex), { kind: 'place', id: hex });
  const facings = run === undefined ? [] : Array.from({ length: 12 }, (_, facing) => facing);
  return (
    <g className="emp-lit-hex">
      <polygon {...props} className={`emp-hex lit ${verb}`} points={outlineOf(frame, hex, SIZE - 1.5)} />
      {run !== undefined && isDestination(run) && run.cost > 0 ? (
        <text className="emp-cost" x={centreOf(frame, hex).x} y={centreOf(frame, hex).y + SIZE * 0.78}>
          {run.cost}
        </text>
      ) : null}
      {facings.map((facing) => (
        <Facing key={facing} hex={hex} facing={facing} />
      ))}
    </g>
  );
}

/** The step back: a sign in the hex behind, for the hex itself may be the end of a march. */
export function StepsBack() {
  const { lit, frame, speech } = useTable();
  const targetProps = useTargetProps();
  return [...lit.keys()].map((key) => {
    const [, id] = /^back (\d+)$/.exec(key) ?? [];
    if (id === undefined) return null;
    const { x, y } = centreOf(frame, Number(id));
    return (
      <g key={key} className="emp-sign" transform={`translate(${x.toFixed(1)} ${(y - SIZE * 0.62).toFixed(1)})`}>
        <circle
          {...targetProps(key, speech.name('place', Number(id)), { kind: 'place', id: Number(id) })}
          r={10}
          className="emp-sign-hit"
        />
        <path className="emp-sign-back" d="M4 4V-1A3.5 3.5 0 0 0 -3 -1V4M-6 1L-3 5L0 1" />
      </g>
    );
  });
}

/** From the middle of a hex to its rim: pointing there turns the ghost there. */
const INNER = 15;

function Facing({ hex, facing }: { readonly hex: number; readonly facing: number }) {
  const { runs, frame } = useTable();
  const targetProps = useTargetProps();
  const of = target.pose(hex, facing);
  const run = runs?.get(of);
  if (run === undefined) return null;
  const centre = centreOf(frame, hex);
  const corner = (by: number, size: number) => cornerOf(centre, (facing + by + 1) / 2, size);
  const d = line(
    [corner(-0.95, INNER), corner(-0.95, SIZE * 0.9), corner(0.95, SIZE * 0.9), corner(0.95, INNER)],
    true,
  );
  const { x, y } = centre;
  return (
    <g className="emp-pose">
      <path {...targetProps(of, run.words, run.thing)} className="emp-wedge" d={d} />
      <path
        className="emp-arrow"
        aria-hidden="true"
        d="M-5 4L0 -5L5 4Z"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(facing)}) translate(0 ${-SIZE * 0.62})`}
      />
    </g>
  );
}

/** Arrows on the rim of the mover's hex: the facings it may turn to. */
export function TurnArrows() {
  const { lit, runs, frame, movers, s, speech } = useTable();
  const targetProps = useTargetProps();
  const [mover] = movers;
  const hex = mover === undefined ? -1 : (s.hex[mover] as number);
  if (hex < 0) return null;
  const { x, y } = centreOf(frame, hex);
  return Array.from({ length: 12 }, (_, facing) => facing).map((facing) => {
    const offered = lit.get(target.turn(facing));
    const run = runs?.get(target.pose(hex, facing));
    if (offered === undefined && run === undefined) return null;
    const of = offered === undefined ? target.pose(hex, facing) : target.turn(facing);
    return (
      <g
        key={facing}
        className="emp-turn"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(facing)})`}
      >
        <path
          {...targetProps(of, speech.name('facing', facing), null)}
          className="emp-turn-arrow"
          d={`M-9 ${-SIZE + 1}L0 ${-SIZE - 14}L9 ${-SIZE + 1}Z`}
        />
      </g>
    );
  });
}
