import { type Frame, isAt, type Offer, varsIn } from '@bivouac/kernel';
import { besides, gridOf } from '../rules/deployment/grid.ts';
import { eveOfBattle } from '../rules/deployment/eve.ts';
import { layLeader } from '../rules/deployment/laying.ts';
import { distance } from '../rules/ground/field.ts';
import { find } from './answers.ts';
import { prizesOf, type Scene } from './scene.ts';

const numberOf = ([, what]: Offer): number => Number(what);

/** What the places of a square are worth to a side. */
function worthOf(scene: Scene, sector: number): number {
  const { sector: sectors } = gridOf(scene.content, scene.s.scenario);
  return prizesOf(scene).reduce((sum, { hex, points }) => sum + (sectors[hex] === sector ? points : 0), 0);
}

/** The same with half of what lies beside it: from there one goes on. */
function prospectOf(scene: Scene, sector: number): number {
  return worthOf(scene, sector) + 0.5 * Math.max(...besides(sector).map((one) => worthOf(scene, one)));
}

function most(offers: readonly Offer[], worth: (offer: Offer) => number): Offer | undefined {
  return [...offers].sort((one, two) => worth(two) - worth(one) || numberOf(one) - numberOf(two))[0];
}

/** EMP XVIII.2: who can go on to a better square goes first, for what is in hand is laid in any case; then it suits. */
function layingChoice(scene: Scene, offers: readonly Offer[]): Offer | undefined {
  const at = scene.s.eve?.at ?? [];
  const gain = (offer: Offer) => {
    const from = at[numberOf(offer)] ?? 0;
    return Math.max(...besides(from).map((sector) => worthOf(scene, sector))) - worthOf(scene, from);
  };
  const bold = most(
    offers.filter(([verb]) => verb === 'push'),
    gain,
  );
  if (bold !== undefined && gain(bold) > 2 && (scene.s.eve?.moves ?? 0) < 16) return bold;
  return find(offers, 'lay', 'suit') ?? bold;
}

/** The leader of a corps by the best place of his square, else in its middle. */
function postChoice(scene: Scene, offers: readonly Offer[], sector: number): Offer | undefined {
  const { field, content, s } = scene;
  const { sector: sectors } = gridOf(content, s.scenario);
  const hexes = sectors.flatMap((one, hex) => (one === sector ? [hex] : []));
  const [prize] = prizesOf(scene)
    .filter(({ hex }) => sectors[hex] === sector)
    .sort((one, two) => two.points - one.points);
  const goal = prize?.hex ?? hexes[Math.floor(hexes.length / 2)] ?? 0;
  return most(offers, (offer) => -distance(field, numberOf(offer), goal));
}

/** EMP XVIII: squares by the places in them, cavalry with the first who goes, and the staff draws up the corps. */
export function eveningChoice(scene: Scene, frame: Frame, offers: readonly Offer[]): Offer | undefined {
  if (isAt(frame, layLeader, 'choose')) return layingChoice(scene, offers);
  if (isAt(frame, layLeader, 'where')) return most(offers, (offer) => prospectOf(scene, numberOf(offer)));
  if (isAt(frame, layLeader, 'escort')) return find(offers, 'escort', 'done');
  if (isAt(frame, eveOfBattle, 'post')) {
    const corps = varsIn(frame, eveOfBattle)?.corps ?? -1;
    return postChoice(scene, offers, scene.s.eve?.at[corps] ?? -1);
  }
  return find(offers, 'station', 'muster', 'enter', 'done');
}
