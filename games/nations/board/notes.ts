import type { State, Words } from '@bivouac/kernel';
import type { BriefingLine, GameNotes, LookupTable, TableSpeech } from '@bivouac/kit';
import { districts, levels, type NationsContent, terrains, unitTypes } from '../content/types.ts';
import type { Nations, NationsState } from '../rules/state.ts';
import { day } from './day.ts';
import { say, words } from './words.ts';

type Notes = GameNotes<Nations['content'], Nations['state']>;

/** The day of the battle that the clock has come to. */
export function dayOf({ dates }: NationsContent, time: number): number {
  return dates.findLast(({ at }) => at <= time)?.day ?? dates[0]?.day ?? 0;
}

const moment = (content: NationsContent, { game }: State<NationsState>): Words => {
  const points = `${game.points[0] ?? 0} : ${game.points[1] ?? 0}`;
  const day = dayOf(content, game.time);
  return { en: `${day} October, ${points}`, fr: `${day} octobre, ${points}` };
};

function briefing(content: NationsContent): readonly BriefingLine[] {
  const strength = (side: number) =>
    content.armies.reduce((sum, army) => sum + (army.side === side ? army.strength : 0), 0);
  const count = (side: number) => content.armies.filter((army) => army.side === side).length;
  const [first, last] = [content.dates[0]?.day ?? 0, content.dates.at(-1)?.day ?? 0];
  const fights = content.fightDays;
  return [
    {
      label: words.briefDates,
      words: {
        en: `${first} to ${last} October 1813; fights on ${fights[0]} and ${fights[1]} October`,
        fr: `du ${first} au ${last} octobre 1813 ; combats le ${fights[0]} et le ${fights[1]} octobre`,
      },
    },
    {
      label: words.briefForces,
      words: {
        en: `${count(0)} French armies with a strength of ${strength(0)}, ${count(1)} Allied ones with ${strength(1)}`,
        fr: `${count(0)} armées françaises d’une force de ${strength(0)}, ${count(1)} alliées d’une force de ${strength(1)}`,
      },
    },
    {
      label: words.briefWin,
      words: {
        en: 'Napoleon scores for his five secret missions that an army of his holds at the end, the Allies for those that fail; both also for what is revealed, placed and beaten.',
        fr: 'Napoléon marque pour celles de ses cinq missions secrètes qu’une armée tient à la fin, les Alliés pour celles qui échouent ; tous deux aussi pour ce qui est révélé, placé et battu.',
      },
    },
    { label: words.briefLength, words: { en: 'about 45 minutes', fr: 'environ 45 minutes' } },
  ];
}

/** Every mission that there is, by district, with what it is worth to both (NAT 6). */
function missionTable(content: NationsContent, speech: TableSpeech, now: NationsState | null): LookupTable {
  const all = content.missions.map((mission, id) => ({ ...mission, id })).toSorted((a, b) => a.district - b.district);
  const open = all.findIndex(({ id }) => id === now?.revealed.at(-1));
  return {
    id: 'missions',
    title: say(speech, 'tableMissions'),
    clause: 'NAT 6#1',
    head: [
      say(speech, 'village'),
      say(speech, 'tableDistrict'),
      say(speech, 'level'),
      say(speech, 'french'),
      say(speech, 'allied'),
    ],
    rows: all.map(({ field, district, level, french, allied }) => ({
      name: speech.name('field', field),
      cells: [speech.name('district', district), say(speech, levels[level] ?? 'light'), String(french), String(allied)],
    })),
    lit: open < 0 ? null : { row: open },
  };
}

/** How many of each card the pile began with (NAT 5). */
function deckTable(content: NationsContent, speech: TableSpeech): LookupTable {
  return {
    id: 'deck',
    title: say(speech, 'tableDeck'),
    clause: 'NAT 11.7#1',
    head: [say(speech, 'tableCard'), say(speech, 'tableCount')],
    rows: content.cardKinds.map((_, card) => ({
      name: speech.name('card', card),
      cells: [String(content.deck.filter((kind) => kind === card).length)],
    })),
  };
}

/** What the ground is worth to each arm in the advanced game. */
function terrainTable(content: NationsContent, speech: TableSpeech): LookupTable {
  return {
    id: 'terrain',
    title: say(speech, 'tableTerrain'),
    clause: 'NAT 21#1',
    head: ['', ...terrains.map((terrain) => say(speech, terrain))],
    rows: unitTypes.map((unit, type) => ({
      name: say(speech, unit),
      cells: (content.terrainValue[type] ?? []).map((value) => (value > 0 ? `+${value}` : String(value))),
    })),
  };
}

/** What the game tells of its course. */
export const notes: Notes = {
  day,
  briefing,
  moment,
  tables: (content, speech, now) => [
    missionTable(content, speech, now?.view.game ?? null),
    deckTable(content, speech),
    terrainTable(content, speech),
  ],
  turn: ({ game }) => `${game.turn} ${game.active}`,
  landmarks: { date: 'turn', fight: 'battle' },
  sounds: {
    turn: 'drum',
    date: 'drum',
    fight: 'guns',
    hit: 'guns',
    drew: 'card',
    took: 'card',
    discarded: 'card',
    moved: 'march',
    jumped: 'march',
    laid: 'march',
  },
  unveils: {
    drew: words.newsCard,
    took: words.newsOpened,
    opened: words.newsOpened,
    replaced: words.newsOpened,
    reshuffled: words.newsShuffled,
    discarded: words.newsShown,
    moved: words.newsPlayed,
    removed: words.newsPlayed,
    jumped: words.newsPlayed,
    timePlayed: words.newsPlayed,
    revealed: words.newsMission,
    seconds: words.newsMission,
    missions: words.newsMission,
  },
  isStory: ({ fact }) => ['date', 'fight', 'beaten', 'revealed', 'mission', 'score'].includes(fact),
};

/** Districts whose mission the viewer does not know, with what it may be: no other was shown or lies open (NAT 6#6). */
export function possibleMissions(content: NationsContent, s: NationsState): readonly (readonly number[])[] {
  return districts.map((_, district) => {
    const kept = s.missions.is[district] ?? -1;
    if (kept >= 0 || s.revealed.some((mission) => content.missions[mission]?.district === district)) return [];
    return content.missions.flatMap((mission, id) => (mission.district === district ? [id] : []));
  });
}
