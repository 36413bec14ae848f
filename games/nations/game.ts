import type { Game, Setup } from '@bivouac/kernel';
import type { NationsContent } from './content/types.ts';
import { imagine } from './imagine.ts';
import { begin, course, setUp } from './rules/course.ts';
import { fight, fighting } from './rules/fight.ts';
import { layOut } from './rules/lay.ts';
import { placeArmy, placeOneOf, placing } from './rules/place.ts';
import { thinking } from './rules/plan.ts';
import { markersLeft } from './rules/queries.ts';
import { scoring } from './rules/score.ts';
import { grammar, MARKERS, type Nations, type NationsState, NOWHERE, PLACED } from './rules/state.ts';
import { clock } from './rules/time.ts';
import { turn } from './rules/turn.ts';
import { paragraphs } from './text/paragraphs.ts';
import { view } from './view.ts';

const OPTIONS = ['advanced', 'twoGames', 'lot'];

/** Battle of the Nations 1813 with a content pack. */
export function nationsGame(content: NationsContent): Game<Nations> {
  return {
    id: 'nations',
    edition: '1',
    powers: ['napoleon', 'schwarzenberg'],
    seatings: [[[0], [1]]],
    scenarios: ['leipzig'],
    variants: [{}, { advanced: true }, { twoGames: true }, { advanced: true, lot: true }],
    content,
    grammar,
    domains: {
      district: () => 5,
      mission: () => content.missions.length,
      army: () => content.armies.length,
      field: () => content.fields.length,
      card: () => content.cardKinds.length,
      unit: () => 3,
    },
    first: course,
    procedures: [setUp, turn, thinking, layOut, placing, placeOneOf, placeArmy, clock, fighting, fight, scoring],
    paragraphs,
    bound: (setup) => (setup.options['twoGames'] === true ? 30_000 : 15_000),
    setupFault,
    begin: (setup) => begin(content, setup),
    view,
    imagine: (s, eyes, dice) => imagine(content, s, eyes, dice),
    piles: (s) => [s.deck],
    reachable: reachable(content),
    invariant: (s) => invariant(content, s),
  };
}

function setupFault(setup: Setup): string | null {
  for (const [name, value] of Object.entries(setup.options)) {
    if (!OPTIONS.includes(name)) return `nations has no option "${name}"; it has: ${OPTIONS.join(', ')}`;
    if (typeof value !== 'boolean') return `option "${name}" is true or false`;
  }
  return null;
}

/** What every long run must bring up: cards, armies, missions, dates, fights. */
function reachable(content: NationsContent): string[] {
  const armies = content.armies.flatMap((_, i) => [`laid:${i}`, `army:${i}`, `fought:${i}`]);
  const missions = content.missions.flatMap((_, i) => [`mission:${i}`, `fulfilled:${i}`, `failed:${i}`]);
  const cards = content.cardKinds.flatMap((kind, i) =>
    kind.kind === 'time' ? [`card:${i}`] : [`card:${i}`, `wild:${i}`],
  );
  const dates = content.dates.map(({ day }) => `date:${day}`);
  const fights = content.fightDays.map((day) => `fight:${day}`);
  return [
    ...armies,
    ...missions,
    ...cards,
    ...dates,
    ...fights,
    'scout:lay',
    'scout:remove',
    'jump',
    'replace',
    'beaten',
  ];
}

/** Nothing is lost and nothing is made: cards, markers, fields. */
function invariant(content: NationsContent, s: NationsState): string | null {
  const hands = s.hands.reduce((sum, hand) => sum + hand.is.length, 0);
  const cards = hands + s.row.is.length + s.deck.is.length + s.discard.length + s.spent.length;
  if (cards !== content.deck.length) return `${cards} action cards instead of ${content.deck.length}`;
  const [french = 0, allied = 0] = s.scouts;
  if (french < 0 || allied < 0 || french + allied > content.scouts) return `${french} and ${allied} scout cards`;
  for (const [army, status] of s.status.entries()) {
    const field = s.field[army] as number;
    if ((status === PLACED) !== (field !== NOWHERE && s.stands[field] === army)) return `army ${army} stands nowhere`;
    if (status !== MARKERS && markersLeft(s, army) > 0) return `army ${army} still has markers`;
    if (status === MARKERS && markersLeft(s, army) === 0) return `army ${army} has neither markers nor a field`;
  }
  for (const [field, army] of s.stands.entries()) {
    if (army !== NOWHERE && s.marker.includes(field)) return `a marker lies under the army on field ${field}`;
  }
  return null;
}
