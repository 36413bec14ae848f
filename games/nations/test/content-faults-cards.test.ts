import { describe, expect, test } from 'vitest';
import { readContent } from '../content/index.ts';
import { add, at, cut, type Edit, saidAfter, set, spoilt } from '../content/testing/spoil.ts';

/** What is wrong, the changes that make it so, and what must be said of it, once. */
type Case = readonly [string, readonly Edit[], string];

const army = (id: string, key: string) => `armies.list.${id}.${key}`;
const mission = (village: string, key: string) => `missions.list.${village}.${key}`;
const card = (id: string, key: string) => `deck.list.${id}.${key}`;

const armies: readonly Case[] = [
  ['a French army too few', [cut('armies.list.victor')], 'armies: lists 7 french armies (NAT 2#1); list 8'],
  ['an army on no side', [set(army('victor', 'side'), 'saxon')], '"side" is "saxon"; write french or allied'],
  ['a missing leader', [set(army('platow', 'id'), 'barclay')], 'armies: has no allied army "platow" (NAT 7#4); add it'],
  ['another', [set(army('murat', 'id'), 'augereau')], 'armies: has no french army "murat" (NAT 7#3); add it'],
  ['an army twice', [set(army('klenau', 'id'), 'gyulai')], 'armies[18] "Gyulai": has the same id as armies[17]'],
  [
    'a start village that is none',
    [set(army('macdonald', 'start.1'), 'Baalsdorf')],
    'armies[3] "MacDonald": starts at "Baalsdorf" (NAT 1#3); write the id of a field',
  ],
  ['a start village twice', [set(army('ney', 'start.1'), 'gohlis')], 'armies[1] "Ney": names "gohlis" twice'],
  ['two villages', [cut(army('ney', 'start.0'))], 'armies[1] "Ney": names 2 villages (NAT 2#3); name 3 or 4'],
  ['Napoleon with three', [cut(army('napoleon', 'start.0'))], 'names 3 villages (NAT 2#4); name 4'],
  [
    'Langeron elsewhere',
    [set(army('langeron', 'start.0'), 'podelwitz')],
    'armies[11] "Langeron": does not name breitenfeld (NAT 2#5); name it',
  ],
  ['a date off the bar', [set(army('ney', 'date'), 20)], '"date" is 20 (NAT 2#10); write a day of the time bar'],
  ['no strength to lose', [set(army('ney', 'strength'), 1)], '"strength" is 1 (NAT 7#8); write a whole number from 2'],
  ['a strength in halves', [set(army('ney', 'strength'), 4.5)], '"strength" is 4.5 (NAT 7#8)'],
  ['one type for Napoleon', [set(army('napoleon', 'unit'), 'cavalry')], 'leads "cavalry" (NAT 7#6); write any'],
  ['all types for Ney', [set(army('ney', 'unit'), 'any')], 'leads "any" (NAT 7#6); write infantry, artillery, cavalry'],
  [
    'the misprint of card 6',
    [set(army('friedrich', 'unit'), 'cavalry')],
    'does not lead infantry (NAT 2#11); write infantry: the publisher corrected the card',
  ],
  [
    'the misprint of card 17',
    [set(army('marmont', 'markers'), 2)],
    'has 2 markers (NAT 2#12); write 3: the publisher corrected the card',
  ],
  ['three markers for Ney', [set(army('ney', 'markers'), 3)], 'armies[1] "Ney": has 3 markers (NAT 8#2); write 2'],
  ['two for Yorck', [set(army('yorck', 'markers'), 2)], 'armies[10] "Yorck": has 2 markers (NAT 8#1); write 3'],
  ['four for Yorck', [set(army('yorck', 'markers'), 4)], 'armies[10] "Yorck": "markers" is 4 (NAT 8#1)'],
];

const missions: readonly Case[] = [
  ['24 missions', [cut('missions.list.gohlis')], 'missions: lists 24 missions (NAT 3#1); list 25'],
  ['uneven districts', [cut('missions.list.gohlis')], 'missions: has 4 in "north" (NAT 3#3); list 5 a district'],
  [
    'a mission nowhere',
    [set(mission('gohlis', 'village'), 'Gohlis')],
    '"village" is "Gohlis" (NAT 1#3); write the id of a field',
  ],
  [
    'a mission in the wrong district',
    [set(mission('gohlis', 'district'), 'west')],
    'missions[0] "gohlis": is in "west", but its field is not (NAT 3#3); write "north", or give the field this',
  ],
  ['two in one village', [set(mission('gohlis', 'village'), 'moeckern')], 'has the village of missions[0]'],
  [
    'too rich a mission',
    [set(mission('gohlis', 'french'), 8)],
    '"french" is 8 (NAT 3#5); write a whole number from 3 to 7',
  ],
  ['too poor a mission', [set(mission('gohlis', 'allied'), 2)], '"allied" is 2 (NAT 3#5)'],
  ['no level', [set(mission('gohlis', 'level'), 'easy')], '"level" is "easy"; write light, medium or heavy'],
];

const deck: readonly Case[] = [
  ['39 cards', [set(card('time', 'count'), 6)], 'deck: counts 39 cards (NAT 5#1); make the counts add up to 40'],
  [
    'a movement card that is alone',
    [set(card('artillery', 'count'), 1)],
    'deck[8] "artillery": "count" is 1 (NAT 11.5#1); write a whole number from 2 to 40',
  ],
  ['a terrain card that is alone', [set(card('hill', 'count'), 1)], 'deck[1] "hill": "count" is 1 (NAT 11.5#3)'],
  ['a card of no kind', [set(card('time', 'kind'), 'joker')], '"kind" is "joker"; write terrain, move or time'],
  ['a terrain card of nothing', [cut(card('river', 'terrain'))], 'deck[0] "river": has no "terrain"'],
  ['a time card with a terrain', [set(card('time', 'terrain'), 'hill')], 'is no terrain card; remove "terrain"'],
  ['a card that moves guns', [add(card('cavalry', 'units'), 'guns')], 'moves "guns" (NAT 5#4); write infantry,'],
  ['a card that moves nobody', [set(card('cavalry', 'units'), [])], 'moves no unit type (NAT 5#4); name one'],
  ['a type twice', [add(card('cavalry', 'units'), 'cavalry')], 'moves "cavalry" twice; name it once'],
  ['a card listed twice', [set(card('hill', 'terrain'), 'river')], 'deck[1] "hill": is the card of deck[0]'],
  ['a terrain without cards', [set(card('hill', 'terrain'), 'river')], 'has no terrain card "hill" (NAT 5#3); add'],
  [
    'a unit type without cards',
    [
      cut(card('infantry-artillery', 'units.artillery')),
      cut(card('artillery-cavalry', 'units.artillery')),
      cut('deck.list.artillery'),
    ],
    'deck: has no movement card for artillery (NAT 5#4); add one',
  ],
  ['no time cards', [cut('deck.list.time')], 'deck: has no time card (NAT 5#2); add one'],
];

const numbers: readonly Case[] = [
  ['a date too few', [cut('time.dates.5')], 'time: has 5 dates (NAT 1#5); list the 6 from 14 to 19 October'],
  ['a wrong day', [set('time.dates.2.day', 17)], 'time dates[2]: "day" is 17 (NAT 1#5); write 16'],
  ['dates out of order', [set('time.dates.2.at', 7)], 'time dates[2]: does not come after space 7; give the dates'],
  ['a late first date', [set('time.dates.0.at', 2)], 'time dates[0]: is on space 2 (NAT 10#15); write 1'],
  ['other fights', [set('time.fights', [16, 19])], 'time: "fights" is [16,19] (NAT 15#1); write [16, 18]'],
  ['a short bar', [set('time.end', 30)], 'time: "end" is 30; write a whole number from 31 to 200'],
  ['five scouts', [set('counts.scouts', 5)], 'counts: "scouts" is 5 (NAT 6#1); write 6'],
  ['five chips', [set('counts.chips', 5)], 'counts: "chips" is 5 (NAT 9#1); write 6'],
  ['a hand of five', [set('counts.hand', 5)], 'counts: "hand" is 5 (NAT 10#9); write 4'],
  ['five open cards', [set('counts.open', 5)], 'counts: "open" is 5 (NAT 10#11); write 4'],
  ['a limit of nine', [set('counts.handLimit', 9)], 'counts: "handLimit" is 9 (NAT 11.7#5); write 8'],
  ['six actions', [set('counts.actions', 6)], 'counts: "actions" is 6 (NAT 11#1); write 5'],
  ['a wild value', [set('terrainValues.cavalry.hill', 9)], 'terrainValues "cavalry": "hill" is 9; write a number'],
  [
    'too many values',
    [set('terrainValues.cavalry.hill', 1)],
    'terrainValues "cavalry": has 3 values that are not 0 (NAT 8#5); write one or two',
  ],
];

describe('a content pack is refused for', () => {
  test.each([...armies, ...missions, ...deck, ...numbers])('%s', (_what, edits, line) => {
    const said = saidAfter(...edits);
    expect(said.filter((one) => one.includes(line))).toHaveLength(1);
    for (const one of said) expect(one.startsWith('mine.json: ')).toBe(true);
  });

  test('nothing, where only the order of the armies differs: the French come first in the content', () => {
    const backwards: Edit = (pack) => {
      const list = at(pack, 'armies.list');
      if (Array.isArray(list)) set('armies.list', list.toReversed())(pack);
    };
    const result = readContent(spoilt(backwards), 'mine.json');
    const sides = Array.isArray(result) ? [] : result.armies.map((one) => one.side);
    expect(sides).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(Array.isArray(result) ? '' : result.armies[0]?.id).toBe('victor');
  });
});
