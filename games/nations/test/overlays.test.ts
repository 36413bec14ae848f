import { viewOf } from '@bivouac/kernel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contacts, distanceTo, missionsInReach, outlook, standings } from '../overlays.ts';
import { GONE, type NationsState } from '../rules/state.ts';
import { lastAction, outcomeOf, TIME } from './later-help.ts';
import { army, card, content, field, game, mission, type Position, position } from './position.ts';

const names = (fields: readonly number[]) => fields.toSorted((a, b) => a - b).map((at) => content.fields[at]?.id);

describe('where an army can stand', () => {
  test('a card shows its villages but for those held by an army', () => {
    const { s } = position({ armies: { yorck: 'leutzsch' } });
    expect(standings(content, s, army('bertrand'))).toEqual({
      now: [field('lindenau'), field('kleinzschocher')],
      near: [],
    });
  });

  test('markers show where they lie, and where one movement card takes them', () => {
    const { s } = position({
      markers: { bertrand: ['leutzsch', 'lindenau'] },
      armies: { yorck: 'moeckern', marmont: 'schoenau' },
    });
    const { now, near } = standings(content, s, army('bertrand'));
    expect(now).toEqual([field('leutzsch'), field('lindenau')]);
    // Not where an army stands, nor where the other marker lies; each once.
    expect(names(near)).toEqual(['luetzschena', 'wahren', 'gohlis', 'kleinzschocher', 'rueckmarsdorf', 'leipzig']);
  });

  test('near are exactly the fields to which the rules let a marker go', () => {
    const played = position({
      markers: { bertrand: ['leutzsch', 'lindenau', 'kleinzschocher'] },
      armies: { yorck: 'moeckern' },
      hands: [['infantry'], []],
    });
    const found = new Set<unknown>();
    for (const village of ['leutzsch', 'lindenau', 'kleinzschocher']) {
      const again = position({
        markers: { bertrand: ['leutzsch', 'lindenau', 'kleinzschocher'] },
        armies: { yorck: 'moeckern' },
        hands: [['infantry'], []],
      });
      again.act(0, 'card', card('infantry'));
      again.act(0, 'marker', army('bertrand'), field(village));
      for (const [to] of again.offers(0, 'to')) found.add(to);
    }
    expect(new Set(standings(content, played.s, army('bertrand')).near)).toEqual(found);
  });

  test('an army on the board stays where it is, one that is gone is nowhere', () => {
    const { s } = position({ armies: { ney: 'gohlis' } });
    expect(standings(content, s, army('ney'))).toEqual({ now: [field('gohlis')], near: [] });
    s.status[army('ney')] = GONE;
    expect(standings(content, s, army('ney'))).toEqual({ now: [], near: [] });
  });
});

/** The fields that one marker can go to, a step for one card and a jump over an own army for two. */
function moves(s: NationsState, who: number, from: number): [to: number, cards: number][] {
  const side = content.armies[who]?.side;
  return (content.fields[from]?.neighbours ?? []).flatMap((near): [number, number][] => {
    const there = s.stands[near] ?? -1;
    if (there < 0) return [[near, 1]];
    if (content.armies[there]?.side !== side) return [];
    return (content.fields[near]?.neighbours ?? []).map((beyond): [number, number] => [beyond, 2]);
  });
}

/** The fewest movement cards by trying: every position of the markers that so many cards can bring about. */
function tried(s: NationsState, who: number, target: number, most: number): number {
  const reached: number[][][] = [[s.marker.slice(who * 3, who * 3 + 3)]];
  const known = new Set<string>();
  for (let cards = 0; cards <= most; cards++) {
    for (const markers of reached[cards] ?? []) {
      if (markers.includes(target)) return cards;
      if (known.has(String(markers))) continue;
      known.add(String(markers));
      for (const [slot, from] of markers.entries()) {
        for (const [to, cost] of moves(s, who, from)) {
          if (s.stands[to] !== -1 || markers.includes(to)) continue;
          const later = reached[cards + cost] ?? [];
          later.push(markers.with(slot, to));
          reached[cards + cost] = later;
        }
      }
    }
  }
  return -1;
}

describe('how far it is', () => {
  const two: Position = { markers: { bertrand: ['leutzsch', 'lindenau'] } };

  test.each([
    ['leutzsch', 0],
    ['lindenau', 0],
    ['leipzig', 1],
    ['thonberg', 2],
    ['stoetteritz', 3],
  ])('%s is %i movement cards away', (village, cards) => {
    const { s } = position(two);
    expect(distanceTo(content, s, army('bertrand'), field(village))).toBe(cards);
  });

  test('a field with an army cannot be entered, and is walked around', () => {
    const { s } = position({ ...two, armies: { yorck: 'leipzig' } });
    expect(distanceTo(content, s, army('bertrand'), field('leipzig'))).toBe(-1);
    // By Gohlis and Reudnitz, or by Kleinzschocher and Connewitz.
    expect(distanceTo(content, s, army('bertrand'), field('thonberg'))).toBe(3);
  });

  test('an army on the board is nowhere but there', () => {
    const { s } = position({ armies: { ney: 'gohlis' } });
    expect(distanceTo(content, s, army('ney'), field('gohlis'))).toBe(0);
    expect(distanceTo(content, s, army('ney'), field('leipzig'))).toBe(-1);
  });

  test('is what trying every move gives', () => {
    const fields = content.fields.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...fields), { minLength: 7, maxLength: 7 }),
        fc.constantFrom(...fields),
        ([a = '', b = '', ...held], target) => {
          const others = ['yorck', 'ney', 'klenau', 'marmont', 'victor'];
          const { s } = position({
            markers: { bertrand: [a, b] },
            armies: Object.fromEntries(held.map((village, i) => [others[i] ?? '', village])),
          });
          const found = distanceTo(content, s, army('bertrand'), field(target));
          const most = 3;
          expect(found > most ? -1 : found).toBe(tried(s, army('bertrand'), field(target), most));
        },
      ),
      { seed: 47, numRuns: 100 },
    );
  });

  test('two cards jump over an own army', () => {
    const { s } = position({
      markers: { bertrand: ['radefeld', 'lindenau'] },
      armies: { ney: 'leipzig' },
    });
    // Over Ney to Thonberg: two cards. Around him it takes three.
    expect(distanceTo(content, s, army('bertrand'), field('thonberg'))).toBe(2);
  });

  test('an army whose card lies face up can still come to a field that its card does not name', () => {
    const { s } = position({});
    expect(distanceTo(content, s, army('bertrand'), field('leipzig'))).toBe(1);
  });
});

describe('missions in reach', () => {
  test('come with the cards they take, the nearest first', () => {
    const { s } = position({ markers: { bertrand: ['leutzsch', 'lindenau'] }, armies: { yorck: 'schoenau' } });
    const villages = ['thonberg', 'schoenau', 'lindenau', 'gohlis'];
    expect(missionsInReach(content, s, army('bertrand'), villages.map(mission))).toEqual([
      { mission: mission('lindenau'), moves: 0 },
      { mission: mission('gohlis'), moves: 1 },
      { mission: mission('thonberg'), moves: 2 },
    ]);
    expect(missionsInReach(content, s, army('bertrand'), [])).toEqual([]);
  });
});

describe('contact', () => {
  test('is every pair of enemies side by side, the French first', () => {
    const { s } = position({
      armies: {
        poniatowski: 'connewitz',
        murat: 'wachau',
        yorck: 'doelitz',
        friedrich: 'gueldengossa',
        ney: 'leipzig',
      },
      markers: { klenau: ['probstheida', 'loessnig'] },
    });
    expect(contacts(content, s)).toEqual([
      [army('poniatowski'), army('yorck')],
      [army('murat'), army('yorck')],
      [army('murat'), army('friedrich')],
    ]);
  });
});

describe('if the game were scored now', () => {
  const example3: Position = {
    armies: {
      ney: 'thonberg',
      schwarzenberg: 'stoetteritz',
      marmont: 'probstheida',
      bertrand: 'doelitz',
      bennigsen: 'wachau',
      friedrich: 'gautzsch',
    },
    lost: { ney: 1, bertrand: 1, bennigsen: 3, friedrich: 2 },
  };

  test('armies with a choice are counted nowhere and named with both missions', () => {
    const { s } = position(example3);
    expect(outlook(content, s, [mission('thonberg'), mission('doelitz'), mission('taucha')])).toEqual([
      { mission: mission('thonberg'), army: army('ney'), french: 4, allied: 7, open: [army('marmont')] },
      { mission: mission('doelitz'), army: army('bertrand'), french: 2, allied: 2, open: [army('marmont')] },
      { mission: mission('taucha'), army: -1, french: 0, allied: 0, open: [] },
    ]);
    // With one mission there is no choice.
    expect(outlook(content, s, [mission('thonberg')])).toEqual([
      { mission: mission('thonberg'), army: army('ney'), french: 8, allied: 7, open: [] },
    ]);
  });

  test('an Allied army between two missions is open as well', () => {
    const { s } = position({ armies: { poniatowski: 'doelitz', murat: 'stoetteritz', yorck: 'loessnig' } });
    const [doelitz, stoetteritz] = outlook(content, s, [mission('doelitz'), mission('stoetteritz')]);
    expect(doelitz).toMatchObject({ french: 2, allied: 0, open: [army('yorck')] });
    expect(stoetteritz).toMatchObject({ french: 4, allied: 0, open: [army('yorck')] });
  });

  test('leaves the position as it was, and reckons from a view', () => {
    const { s, referee } = position(example3);
    const before = JSON.stringify(s);
    const here = outlook(content, s, [mission('thonberg')]);
    expect(JSON.stringify(s)).toBe(before);
    expect(outlook(content, viewOf(game, referee.state, 1).game, [mission('thonberg')])).toEqual(here);
  });

  test('is what the scoring says, where nobody has a choice', () => {
    const villages = ['gohlis', 'doelitz', 'kleinzschocher', 'schoenefeld', 'thonberg'];
    const fields = content.fields.map(({ id }) => id);
    const ids = content.armies.map(({ id }) => id);
    let compared = 0;
    fc.assert(
      fc.property(
        fc.shuffledSubarray(fields, { minLength: 14, maxLength: 14 }),
        fc.shuffledSubarray(ids, { minLength: 9, maxLength: 9 }),
        fc.boolean(),
        (places, armies, advanced) => {
          const spots = [...villages.slice(0, 3), ...places.filter((at) => !villages.includes(at))];
          const played = lastAction(villages, {
            options: { advanced },
            armies: Object.fromEntries(armies.map((id, i) => [id, spots[i] ?? ''])),
            units: { napoleon: 1, schwarzenberg: 2 },
          });
          const expected = outlook(content, played.s, villages.map(mission));
          played.act(0, 'card', TIME);
          if (!played.referee.finished) return;
          compared++;
          for (const [i, village] of villages.entries()) {
            const { french, allied } = expected[i] ?? {};
            expect(outcomeOf(played, village)).toMatchObject({ french, allied });
          }
        },
      ),
      { seed: 19, numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(40);
  });
});
