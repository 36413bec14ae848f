import { screenFacing, screenHex, screensOf, sideOfScreen } from '../rules/voltigeurs/screens.ts';
import { liveryOf } from './livery.ts';
import { centreOf, turnOf } from './map/frame.ts';
import { useTable } from './table.ts';
import { say } from './words.ts';

/** EMP XVI.1: voltigeurs: a loose chain of men before their unit, in its colours, looking where they may fire. */
export function ScreensLayer() {
  const { content, s, frame, speech } = useTable();
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
            <title>{title}</title>
            {[-18, -6, 6, 18].map((at, i) => (
              <circle key={at} cx={at} cy={i % 2 === 0 ? -3 : 3} r={4} fill={ground} stroke={rim} />
            ))}
            <path d="M-5 -9L0 -15L5 -9Z" fill={ground} stroke={rim} />
          </g>
        );
      })}
    </g>
  );
}
