import { useTargetProps } from '@bivouac/kit';
import { screenFacing, screenHex, screensOf, sideOfScreen } from '../rules/voltigeurs/screens.ts';
import { liveryOf } from './livery.ts';
import { centreOf, turnOf } from './map/frame.ts';
import { useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** Where the men of a chain stand, from its middle. */
const MEN = [-22, -7.5, 7.5, 22];

/** EMP XVI.1: voltigeurs: a loose chain of men before their unit, in its colours, looking where they may fire. */
export function ScreensLayer() {
  const { content, s, frame, speech } = useTable();
  const targetProps = useTargetProps();
  const asked = { content, s };
  return (
    <g className="emp-screens">
      {screensOf(s).map((one) => {
        const hex = screenHex(asked, one);
        if (hex < 0) return null;
        const { x, y } = centreOf(frame, hex);
        const { ground, rim } = liveryOf(sideOfScreen(asked, one));
        const title = say(speech, 'screen', { name: speech.name('unit', one.unit), place: speech.name('place', hex) });
        return (
          <g
            key={`${one.unit} ${one.direction}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(screenFacing(asked, one))})`}
          >
            {MEN.map((at, i) => (
              <circle key={at} cx={at} cy={i % 2 === 0 ? -3 : 4} r={6.5} fill={ground} stroke={rim} strokeWidth={2} />
            ))}
            <path d="M-8 -13L0 -23L8 -13Z" fill={ground} stroke={rim} strokeWidth={2} />
            <circle
              {...targetProps(target.place(hex), title, { kind: 'place', id: hex })}
              r={26}
              className="kit-hit"
              fill="transparent"
            />
          </g>
        );
      })}
    </g>
  );
}
