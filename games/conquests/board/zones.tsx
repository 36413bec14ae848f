import { Hit } from '@bivouac/kit';
import type { CSSProperties } from 'react';
import { type Space, zoneIds } from '../content/types.ts';
import { bonusWords } from './bonus.ts';
import { liveryOf } from './palette.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** The strip of the six zones with their spaces, in the order in which they are resolved, and who stands on them. */
export function Zones() {
  const { b, speech } = useTable();
  // Each zone is as wide as it has spaces.
  const columns = zoneIds.map((_, zone) => `${b.content.spaces.filter((space) => space.zone === zone).length}fr`);
  const style: CSSProperties & { readonly '--con-columns': string } = { '--con-columns': columns.join(' ') };
  return (
    <ol className="con-zones" aria-label={say(speech, 'zones')} style={style}>
      {zoneIds.map((id, zone) => (
        <li
          key={id}
          className={`con-zone ${id}`}
          style={roomFor(b.content.spaces.filter((space) => space.zone === zone).length)}
        >
          <h3>
            {zone + 1}. {speech.name('zone', zone)}
          </h3>
          <ol>
            {b.content.spaces.flatMap((space, i) =>
              space.zone === zone ? [<SpaceBox key={`${id} ${space.place}`} space={space} index={i} />] : [],
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** How many spaces a zone has: on a phone it takes so many fingers' widths of a line. */
const roomFor = (spaces: number): CSSProperties & { readonly '--con-spaces': number } => ({ '--con-spaces': spaces });

function SpaceBox({ space, index }: { readonly space: Space; readonly index: number }) {
  const { b, speech, lit, going } = useTable();
  const power = b.s.space[index] ?? -1;
  const { military } = space;
  const given = bonusWords(speech, space.bonus);
  const buys = military === null ? '' : say(speech, 'mayBuy', { units: military.units, moves: military.moves });
  const bonus = [given, buys].filter((part) => part !== '').join('; ') || say(speech, 'nothing');
  const name = speech.name('space', index);
  const label =
    power < 0
      ? say(speech, 'spaceFree', { space: name, bonus })
      : say(speech, 'spaceHeld', { space: name, power: speech.name('power', power), bonus });
  const of = target.space(index);
  const classes = ['con-space'];
  if (lit.has(of)) classes.push('lit');
  if (going.space === index) classes.push('now');
  const { ground, ink, rim, letter } = liveryOf(power);
  return (
    <li className={classes.join(' ')}>
      <span className="con-space-bonus" aria-hidden="true">
        {military === null
          ? given || '–'
          : say(speech, 'mayBuyShort', { units: military.units, moves: military.moves })}
      </span>
      {power < 0 ? null : (
        <span
          className="con-adviser"
          aria-hidden="true"
          style={{ background: ground, color: ink, boxShadow: `0 0 0 1.5px ${rim}` }}
        >
          {letter}
        </span>
      )}
      <Hit of={of} name={label} thing={{ kind: 'space', id: index }} />
    </li>
  );
}
