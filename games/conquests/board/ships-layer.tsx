import { useTargetProps } from '@bivouac/kit';
import { aboard } from '../rules/map/troops.ts';
import { KINDS, shipOwner } from '../rules/state.ts';
import { liveryOf } from './palette.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { unitsInWords } from './units.ts';
import { say } from './words.ts';

const WIDE = 27;
const HIGH = 30;
const ROW = 5;
const HULL = 'M-12 3H12L8 11H-8z';
const SAILS = 'M-1 -12V2H-10C-9 -4 -6 -9 -1 -12zM1 -12C7 -9 10 -4 10 2H1z';

/** Frigates at sea, each by itself: hull in the nation's colour with its letter, a dot for each unit aboard. */
export function ShipsLayer() {
  const { b } = useTable();
  return b.content.map.seas.map(({ id, x, y }, sea) => {
    const here = b.s.ship.flatMap((at, ship) => (at === sea ? [ship] : []));
    return here.map((ship, i) => {
      const row = Math.floor(i / ROW);
      const inRow = Math.min(ROW, here.length - row * ROW);
      const dx = ((i % ROW) - (inRow - 1) / 2) * WIDE;
      return (
        <g key={`${id} ${ship}`} transform={`translate(${x + dx} ${y + row * HIGH})`}>
          <Ship ship={ship} sea={sea} />
        </g>
      );
    });
  });
}

function Ship({ ship, sea }: { readonly ship: number; readonly sea: number }) {
  const { b, speech, lit, going } = useTable();
  const targetProps = useTargetProps();
  const { letter, ground, ink, rim } = liveryOf(shipOwner(ship));
  const of = target.ship(ship);
  const cargo = aboard(b.s, ship);
  const units = unitsInWords(speech, b.s.cargo.slice(ship * KINDS, (ship + 1) * KINDS));
  const [named, at] = [speech.name('ship', ship), speech.name('sea', sea)];
  const name =
    cargo > 0
      ? say(speech, 'aboard', { ship: named, sea: at, units })
      : say(speech, 'shipIn', { ship: named, sea: at });
  const classes = ['con-ship'];
  if (lit.has(of)) classes.push('lit');
  if (going.sail?.ship === ship) classes.push('chosen');
  if (b.s.engaged[ship] === 1) classes.push('engaged');
  return (
    <g {...targetProps(of, name, { kind: 'ship', id: ship })} className={classes.join(' ')}>
      <rect className="con-ship-hit" x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx={4} />
      <path className="con-sails" d={SAILS} stroke={rim} />
      <path d={HULL} fill={ground} stroke={rim} strokeWidth={1.4} />
      <text className="con-ship-letter" y={10.4} fill={ink}>
        {letter}
      </text>
      {Array.from({ length: cargo }, (_, i) => (
        <circle key={i} className="con-cargo" cx={-6 + i * 6} cy={-3} r={2.6} fill={ground} stroke={rim} />
      ))}
    </g>
  );
}
