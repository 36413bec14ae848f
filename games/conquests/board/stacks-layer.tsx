import { ArmSymbol, type Arm, useTargetProps } from '@bivouac/kit';
import { armAt, corpsAt, presentAt } from '../rules/map/troops.ts';
import { CAN, CAV, INF, KINDS } from '../rules/state.ts';
import { insets } from './map/places.ts';
import { liveryOf, plate } from './palette.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { ofPower, unitsInWords } from './units.ts';
import { say } from './words.ts';

/** What the letter takes of a plate, and what each arm on it does: arms that are not there take no room. */
const LETTER = 24;
const ARM = 21;
const HEIGHT = 34;
const STEP = 37;
/** Below the name of the land; a capital has a star above its name. */
const BELOW = { plain: 26, capital: 33 } as const;

const arms: readonly { readonly kind: number; readonly arm: Arm }[] = [
  { kind: INF, arm: 'infantry' },
  { kind: CAV, arm: 'cavalry' },
  { kind: CAN, arm: 'artillery' },
];

/** Where the first stack of a land stands. */
export function standOf(land: { id: string; x: number; y: number; capital: string | null }): { x: number; y: number } {
  const inset = insets[land.id];
  if (inset !== undefined) return { x: inset.name.x, y: inset.name.y + 22 };
  return { x: land.x, y: land.y + (land.capital === null ? BELOW.plain : BELOW.capital) };
}

/** The armies on land: a plate a nation, with its letter and how many of each arm; corps as stars on its edge. */
export function StacksLayer() {
  const { b } = useTable();
  return b.content.map.lands.map((place, land) => {
    const here = presentAt(b.s, land);
    const { x, y } = standOf(place);
    return here.map((power, i) => (
      <g key={`${place.id} ${power}`} transform={`translate(${x} ${y + i * STEP})`}>
        <Stack land={land} power={power} />
      </g>
    ));
  });
}

/** A click on a stack is a click on its land. */
function Stack({ land, power }: { readonly land: number; readonly power: number }) {
  const { b, speech, lit, runs, going } = useTable();
  const targetProps = useTargetProps();
  const { letter, ground, ink, rim, id } = liveryOf(power);
  const corps = corpsAt(b.s, land, power);
  const at = (land * 5 + power) * KINDS;
  const units = unitsInWords(speech, b.s.troops.slice(at, at + KINDS));
  const name = say(speech, 'stackOf', { power: speech.name('power', power), place: speech.name('land', land), units });
  const of = target.land(land);
  const classes = ['con-stack', id];
  if (lit.has(of) || runs?.has(of) === true) classes.push('lit');
  if (going.march?.at === land && ofPower(going.march.group, power).some((count) => count > 0)) classes.push('chosen');
  const { 'data-thing': _, ...hit } = targetProps(of, name, { kind: 'land', id: land });
  const here = arms.filter(({ kind }) => armAt(b.s, land, power, kind) > 0);
  const width = LETTER + ARM * here.length;
  return (
    <g {...hit} data-thing={`stack ${land} ${power}`} className={classes.join(' ')}>
      <path className="con-plate" d={plate(power, width, HEIGHT)} fill={ground} stroke={rim} />
      <text className="con-plate-letter" x={LETTER / 2 - width / 2} y={8} fill={ink}>
        {letter}
      </text>
      {here.map(({ kind, arm }, i) => {
        const x = LETTER - width / 2 + (i + 0.42) * ARM;
        return (
          <g key={arm}>
            <ArmSymbol arm={arm} x={x} y={-10.5} size={0.6} ink={ink} />
            <text className="con-plate-count" x={x} y={13.5} fill={ink}>
              {armAt(b.s, land, power, kind)}
            </text>
          </g>
        );
      })}
      {corps === 0 ? null : <Corps count={corps} rim={rim} x={-width / 2} />}
    </g>
  );
}

function Corps({ count, rim, x }: { readonly count: number; readonly rim: string; readonly x: number }) {
  return (
    <g className="con-corps" transform={`translate(${x} -15)`}>
      <circle r={8.5} stroke={rim} />
      <text y={4.2}>{count}</text>
    </g>
  );
}
