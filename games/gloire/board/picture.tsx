import { at, curve, line, type Point, Trees } from '@bivouac/kit/engraving';

const town = (longitude: number, latitude: number): Point => at((longitude - 11.75) * 88, (52.14 - latitude) * 138);

const towns = {
  Wittenberg: town(12.65, 51.87),
  Torgau: town(13.0, 51.56),
  Leipzig: town(12.375, 51.34),
  Dresden: town(13.74, 51.05),
  Bautzen: town(14.43, 51.18),
  Meissen: town(13.35, 51.2),
  Grossenhain: town(13.53, 51.42),
  Luckau: town(13.71, 51.85),
  Hoyerswerda: town(14.23, 51.5),
  Halle: town(11.97, 51.6),
  Freiberg: town(12.98, 51.0),
  Dessau: town(12.24, 51.9),
} as const satisfies Record<string, Point>;

type Town = keyof typeof towns;

const links: readonly (readonly [Town, Town])[] = [
  ['Wittenberg', 'Torgau'],
  ['Torgau', 'Leipzig'],
  ['Torgau', 'Meissen'],
  ['Meissen', 'Dresden'],
  ['Dresden', 'Bautzen'],
  ['Leipzig', 'Halle'],
  ['Halle', 'Dessau'],
  ['Dessau', 'Wittenberg'],
  ['Wittenberg', 'Luckau'],
  ['Luckau', 'Hoyerswerda'],
  ['Hoyerswerda', 'Bautzen'],
  ['Torgau', 'Grossenhain'],
  ['Grossenhain', 'Dresden'],
  ['Grossenhain', 'Hoyerswerda'],
  ['Leipzig', 'Freiberg'],
  ['Freiberg', 'Dresden'],
  ['Leipzig', 'Meissen'],
  ['Luckau', 'Torgau'],
  ['Leipzig', 'Wittenberg'],
];

const fortresses: readonly Town[] = ['Wittenberg', 'Torgau', 'Dresden'];
const named: readonly Town[] = ['Wittenberg', 'Torgau', 'Leipzig', 'Dresden', 'Bautzen', 'Meissen'];

/** A stack lying face down: only its flag side is seen, and it may be nothing. */
function Hidden({ place, side }: { readonly place: Point; readonly side: 'france' | 'prussia' | 'austria' }) {
  return (
    <g className={`troops ${side}`} transform={`translate(${place.x} ${place.y - 16})`}>
      <rect x="-7" y="-7" width="18" height="18" />
      <rect x="-9" y="-9" width="18" height="18" />
      <text className="troops-mark" y="5" textAnchor="middle">
        ?
      </text>
    </g>
  );
}

/** Its picture on the front page. */
export default function GloirePicture({ label }: { readonly label: string }) {
  const elbe = curve([
    at(200, 190),
    towns.Dresden,
    town(13.4, 51.22),
    town(13.08, 51.52),
    town(12.72, 51.82),
    town(12.3, 51.92),
    at(20, -8),
  ]);
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path className="map-bank" d={elbe} />
      <path className="map-water" d={elbe} />
      <Trees wood={{ centre: at(284, 48), rx: 30, ry: 18, trees: 34 }} seed={3} />
      <Trees wood={{ centre: at(28, 150), rx: 26, ry: 18, trees: 28 }} seed={4} />
      <Trees wood={{ centre: at(146, 104), rx: 12, ry: 7, trees: 9 }} seed={5} />
      <path className="map-link" d={links.map(([a, b]) => line([towns[a], towns[b]])).join('')} />
      {Object.entries(towns).map(([name, { x, y }]) =>
        fortresses.some((fortress) => fortress === name) ? (
          <rect
            key={name}
            className="map-stop"
            x={x - 5.5}
            y={y - 5.5}
            width="11"
            height="11"
            transform={`rotate(45 ${x} ${y})`}
          />
        ) : (
          <circle key={name} className="map-stop" cx={x} cy={y} r="5" />
        ),
      )}
      {named.map((name) => (
        <text key={name} className="map-village" x={towns[name].x} y={towns[name].y + 17} textAnchor="middle">
          {name}
        </text>
      ))}
      <Hidden place={towns.Leipzig} side="france" />
      <Hidden place={towns.Meissen} side="france" />
      <Hidden place={towns.Hoyerswerda} side="prussia" />
      <Hidden place={towns.Luckau} side="prussia" />
      <Hidden place={towns.Freiberg} side="austria" />
    </svg>
  );
}
