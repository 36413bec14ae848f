import { ArmSymbol, PlateName } from '@bivouac/kit';
import { ARTILLERY, arms, CAVALRY, type Unit } from '../content/types.ts';
import { hasFront } from '../rules/formations/poses.ts';
import { DISORDERED, LINE, SQUARE } from '../rules/state.ts';
import { type Livery, liveryOf } from './livery.ts';
import { turnOf } from './map/frame.ts';
import { outlineOf, type Shape, shapeOf } from './shapes.ts';

/** What a counter shows. */
export interface FaceProps {
  readonly sheet: Pick<Unit, 'arm' | 'side' | 'label'>;
  readonly form: number;
  readonly facing: number;
  /** Steps; null where only the pose is meant. */
  readonly steps: number | null;
  /** The turn on the marker of a unit in disorder. */
  readonly since?: number;
  /** Worse than disorder: guns without their gunners, or a rout. */
  readonly plight?: Plight;
  /** What that is called, on a ribbon below. */
  readonly ribbon?: string;
}

export type Plight = 'left' | 'routed' | undefined;

/** A counter: its shape is its formation, the band its front, its corners its side, the sign its arm. */
export function Face({ sheet, form, facing, steps, since, plight, ribbon = '' }: FaceProps) {
  const livery = liveryOf(sheet.side);
  const shape = shapeOf(sheet.arm, form);
  const turn = shape.turns ? turnOf(facing) : form === DISORDERED ? -7 : 0;
  return (
    <g className={`emp-face ${form === DISORDERED ? 'broken' : ''} ${plight ?? ''}`}>
      <g transform={`rotate(${turn})`}>
        {sheet.arm === ARTILLERY && form !== LINE && form !== DISORDERED ? (
          <Wheels rim={livery.rim} shape={shape} />
        ) : null}
        <path
          className="emp-body"
          d={outlineOf(sheet.arm, form, livery.cut)}
          fill={livery.ground}
          stroke={livery.rim}
        />
        {sheet.arm === ARTILLERY && form === LINE ? <Barrels livery={livery} shape={shape} /> : null}
        {hasFront(form) ? (
          <Front livery={livery} shape={shape} charging={sheet.arm === CAVALRY && form === LINE} />
        ) : null}
      </g>
      <Words sheet={sheet} form={form} shape={shape} turn={turn} steps={steps} livery={livery} />
      {form === DISORDERED && since !== undefined ? <Marker since={since} /> : null}
      {plight === 'routed' && since !== undefined ? (
        <g transform="translate(-38 0)">
          <Marker since={since} />
        </g>
      ) : null}
      {ribbon === '' ? null : <Ribbon words={ribbon} />}
    </g>
  );
}

const BAND = 4.4;

/** The band along the front, and a point that says which way; cavalry in line shows its sabres. */
function Front({
  livery,
  shape,
  charging,
}: {
  readonly livery: Livery;
  readonly shape: Shape;
  readonly charging: boolean;
}) {
  const { width, height, point = 0 } = shape;
  if (point > 0) {
    // A column: the band follows its point.
    const [side, top] = [width / 2 - 0.8, -height / 2 - 2];
    const d = `M${-side} ${top + point}L0 ${top}L${side} ${top + point}V${top + point + BAND}L0 ${top + BAND + 1}L${-side} ${top + point + BAND}Z`;
    return <path d={d} fill={livery.band} />;
  }
  const [x, y] = [width / 2 - livery.cut, -height / 2];
  const teeth = Array.from({ length: 5 }, (_, i) => -x + ((i + 0.5) * 2 * x) / 5);
  return (
    <g>
      <rect x={-x} y={y + 0.8} width={2 * x} height={BAND} fill={livery.band} />
      {charging ? (
        <path
          d={teeth.map((at) => `M${at - 4} ${y}l4 -6 4 6z`).join('')}
          fill={livery.band}
          stroke={livery.rim}
          strokeWidth={0.8}
        />
      ) : (
        <path d={`M-5.5 ${y}L0 ${y - 6}L5.5 ${y}Z`} fill={livery.band} stroke={livery.rim} strokeWidth={0.9} />
      )}
    </g>
  );
}

/** Three barrels before the front of a battery. */
function Barrels({ livery, shape }: { readonly livery: Livery; readonly shape: Shape }) {
  const y = -shape.height / 2;
  return (
    <path
      className="emp-barrels"
      d={[-16, 16].map((x) => `M${x - 2} ${y}v-6.5h4v6.5z`).join('')}
      fill={livery.ground}
      stroke={livery.rim}
    />
  );
}

/** Guns on their limbers have wheels. */
function Wheels({ rim, shape }: { readonly rim: string; readonly shape: Shape }) {
  const x = shape.width / 2 + 1;
  return [-x, x].map((at) => (
    <path key={at} className="emp-wheel" d={`M${at} 4a6 6 0 1 0 .1 0M${at} 4v12M${at - 6} 10h12`} stroke={rim} />
  ));
}

/** Words along a counter are never upside down. */
const upright = (turn: number): number => {
  const t = ((turn % 360) + 360) % 360;
  return t > 90 && t <= 270 ? t - 180 : t;
};

interface WordsProps {
  readonly sheet: FaceProps['sheet'];
  readonly form: number;
  readonly shape: Shape;
  readonly turn: number;
  readonly steps: number | null;
  readonly livery: Livery;
}

function Words({ sheet, form, shape, turn, steps, livery }: WordsProps) {
  const arm = arms[sheet.arm] ?? 'infantry';
  const back = shape.turns ? BAND / 2 : 0;
  const angle = (turn * Math.PI) / 180;
  // The band takes a little of the front: the words stand in the middle of what is left.
  const [x, y] = [-Math.sin(angle) * back, Math.cos(angle) * back];
  if (!shape.turns) {
    const tall = form === SQUARE ? 5 : 3;
    return (
      <g>
        <g className="emp-label" stroke={livery.ground}>
          <PlateName name={sheet.label} x={0} y={-tall} width={shape.width - 12} size={12} fill={livery.ink} />
        </g>
        <ArmSymbol arm={arm} x={steps === null ? 0 : -8} y={tall + 5} size={0.62} ink={livery.ink} />
        {steps === null ? null : (
          <text className="emp-steps" x={11} y={tall + 11} fill={livery.ink} stroke={livery.ground}>
            {steps}
          </text>
        )}
      </g>
    );
  }
  const along = upright(turn + (shape.long ? 90 : 0));
  const half = (shape.long ? shape.height : shape.width) / 2;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${along})`}>
      <g className="emp-arm" style={{ transformOrigin: `${-half + 5}px 0` }}>
        <ArmSymbol arm={arm} x={-half + 10.5} y={0} size={0.62} ink={livery.ink} />
      </g>
      <g className="emp-label">
        <PlateName name={sheet.label} x={1} y={4} width={half * 2 - 39} size={12} fill={livery.ink} />
      </g>
      {steps === null ? null : (
        <text className="emp-steps" x={half - 9} y={6.4} fill={livery.ink}>
          {steps}
        </text>
      )}
    </g>
  );
}

/** The marker of a unit in disorder: the turn since when. */
function Marker({ since }: { readonly since: number }) {
  return (
    <g className="emp-marker" transform="translate(19 -17)">
      <path d="M-7 8V-8L8 -4L-7 1" />
      <text x={-1} y={-1.2}>
        {since}
      </text>
    </g>
  );
}

/** EMP XVI.5, XVI.3: what has become of a unit, in a word that a newcomer reads. */
function Ribbon({ words }: { readonly words: string }) {
  const width = words.length * 5.6 + 8;
  return (
    <g className="emp-ribbon" transform="translate(0 26)">
      <rect x={-width / 2} y={-7} width={width} height={13} rx={2} />
      <text y={3}>{words}</text>
    </g>
  );
}

/** A leader: a star on a disc of his side. */
export function LeaderFace({
  side,
  label,
  lost,
  above = false,
}: {
  readonly side: number;
  readonly label: string;
  readonly lost: boolean;
  /** Whether the name stands over the disc: of two beside each other both can be read. */
  readonly above?: boolean;
}) {
  const { ground, ink, rim } = liveryOf(side);
  return (
    <g className="emp-leader-face">
      <circle r={10} fill={ground} stroke={rim} />
      {lost ? null : <ArmSymbol arm={null} size={0.85} ink={ink} />}
      <text y={above ? -13 : 19}>{label}</text>
    </g>
  );
}
