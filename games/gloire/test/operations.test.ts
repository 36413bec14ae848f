import type { Action, Offer } from '@bivouac/kernel';
import { viewOf } from '@bivouac/kernel/table';
import { expect, test } from 'vitest';
import { cohesionOf, COHESIONS, noMettle } from '../bot/mettle.ts';
import { gloireGuide, weights } from '../bot.ts';
import { outlookOf } from '../bot/evaluate.ts';
import { pendingOf } from '../bot/fights.ts';
import { operationOf } from '../bot/orders.ts';
import { germany1813 } from '../content/index.ts';
import { gloireGame } from '../game.ts';
import { countersAt } from '../rules/pieces/pieces.ts';
import { groundOf } from '../beliefs/ground.ts';
import { type Played, type Position, position, townIn } from './position.ts';

/** No town scores, so that nothing but battles is to be gained. */
const content = {
  ...germany1813,
  scenarios: germany1813.scenarios.map((one) => ({ ...one, places: [], control: [] })),
};
const game = gloireGame(content);
const guide = gloireGuide(content);
const scenario = germany1813.scenarios.findIndex(({ id }) => id === 'bautzen');
const FRENCH_SEAT = 0;
const at = (id: string) => townIn(content, id);

/** The French are about to move in the second of three turns of Bautzen, everything face up. */
function french(pieces: Position['french'], coalition: Position['coalition'], more: Partial<Position> = {}): Played {
  return position({
    pack: content,
    scenario: 'bautzen',
    turn: 5,
    phase: 'movement',
    command: [10, 10, 10, 10, 10, 10],
    ...(pieces === undefined ? {} : { french: pieces }),
    ...(coalition === undefined ? {} : { coalition }),
    ...more,
  });
}

const seen = ({ referee }: Played) => viewOf(game, referee.state, FRENCH_SEAT);
const ordersOf = (played: Played) =>
  operationOf({ s: seen(played).game, content }, weights, FRENCH_SEAT, null).orders.map(({ columns, goal }) => ({
    from: columns[0]?.town,
    to: goal.town,
    digs: goal.digs,
  }));

/** What the guide would do next; it must know. */
function next(played: Played): Action {
  const [only, another] = guide.candidates(seen(played), FRENCH_SEAT, played.offers(FRENCH_SEAT) as Offer[]);
  expect(another).toBeUndefined();
  return only as Action;
}

const HOST = 'napoleon fr-iii:14 fr-vi:8 fr-old-guard:3';
const WING = 'ney fr-v:10 fr-xi:8';

test('a host falls upon an enemy whom a wing by itself leaves alone', () => {
  const foe = { goerlitz: 'barclay wittgenstein ru-guard:8 pr-bluecher:8 ru-langeron:6 ru-i:4 co-artillery' };
  const main = { bautzen: `${HOST} fr-iv:8 fr-young-guard:6 fr-xii:8 fr-artillery soult macdonald` };
  const wing = { 'reichenbach-lusatia': WING };
  const attackers = (pieces: Position['french']) =>
    ordersOf(french(pieces, foe)).flatMap(({ from, to }) => (to === at('goerlitz') ? [from] : []));
  expect(attackers(wing)).toEqual([]);
  expect(attackers({ ...main, ...wing })).toContain(at('bautzen'));
});

test('works that are held by a host are left alone', () => {
  const host = 'barclay wittgenstein ru-guard:8 pr-bluecher:8 ru-langeron:6 ru-i:5 ru-iv:5 co-artillery';
  const alone = { bautzen: 'oudinot fr-xii:8 fr-xi:6' };
  const dug = french(alone, { goerlitz: host }, { also: (s) => (s.entrenched[at('goerlitz')] = 1) });
  expect(ordersOf(dug).some(({ to }) => to === at('goerlitz'))).toBe(false);
});

test('a stack under way goes on to where it was sent', () => {
  const played = french(
    { bautzen: HOST, 'reichenbach-lusatia': WING },
    { goerlitz: 'barclay ru-guard:8 pr-bluecher:8' },
  );
  const [first] = ordersOf(played);
  for (let n = 0; n < 30; n++) {
    const action = next(played);
    if (n > 0 && played.asked()?.prompt === 'activate') break;
    played.act(FRENCH_SEAT, ...(action as [string, ...number[]]));
    // The other side lets it pass.
    for (let m = 0; m < 9 && played.asked()?.seat === 1; m++)
      played.act(1, ...((played.offers(1).find(([verb]) => verb === 'pass') ?? played.offers(1)[0]) as [string]));
  }
  expect(countersAt(played, first?.to ?? -1, 0).length).toBeGreaterThan(0);
});

test('a battle is worth far more where the beaten have no way out (GLO 8.7#8)', () => {
  const foe = { goerlitz: 'barclay ru-guard:4 pr-bluecher:4' };
  const all = content.map.towns[at('goerlitz')]?.neighbours.map((near) => content.map.towns[near]?.id ?? '') ?? [];
  const fillers = ['fr-d4:1', 'fr-d5:1', 'fr-d6:1', 'fr-d7:1', 'fr-d8:1', 'fr-d9:1'];
  const closed = Object.fromEntries(all.map((id, i) => [id, fillers[i] ?? '']));
  const worth = (around: Position['french']) => {
    const played = french({ goerlitz: HOST, ...around }, foe);
    const o = { ...outlookOf({ s: seen(played).game, content }, weights, FRENCH_SEAT, 0), settled: true };
    return pendingOf(o).find(({ town }) => town === at('goerlitz'))?.worth ?? 0;
  };
  expect(all.length).toBeLessThanOrEqual(fillers.length);
  expect(worth(closed)).toBeGreaterThan(worth({}) + 2);
});

/** Points by cohesion, and infantry units. */
function troops(points: Readonly<Record<number, number>>, infantry: readonly number[]) {
  const mettle = noMettle();
  for (const [cohesion, count] of Object.entries(points)) mettle[Number(cohesion)] = count;
  for (const cohesion of infantry) mettle[COHESIONS + cohesion] = (mettle[COHESIONS + cohesion] as number) + 1;
  return mettle;
}

test('the cohesion of a pile is reckoned as the rules do', () => {
  // The two examples of the rulebook.
  expect(cohesionOf(troops({ 5: 5, 4: 10, 3: 6 }, [5, 4, 4, 3, 3]), false)).toBe(4);
  expect(cohesionOf(troops({ 6: 5, 4: 10, 3: 6 }, [6, 4, 3, 3]), false)).toBe(5);
  expect(cohesionOf(troops({ 5: 5, 4: 5 }, [5, 4]), false)).toBe(5);
  // Of enemies who are guessed at a near tie is something in between.
  const guess = cohesionOf(troops({ 4: 20, 3: 19 }, [4, 3]), true);
  expect(guess).toBeGreaterThan(3.2);
  expect(guess).toBeLessThan(4);
});

test('whoever may not force the march that he was told to does not change for ever who pays for it', () => {
  const { steps, towns, places } = groundOf(germany1813, scenario);
  const liegnitz = at('liegnitz');
  expect(places).toContain(liegnitz);
  // Far enough that only a forced march comes there.
  const from = germany1813.map.towns.findIndex((_, town) => steps[town * towns + liegnitz] === 8);
  const start = germany1813.map.towns[from]?.id ?? '';
  const played = position({
    pack: germany1813,
    scenario: 'bautzen',
    turn: 6,
    phase: 'movement',
    command: [10, 10, 10, 10, 10, 10],
    french: { [start]: 'ney fr-v:9' },
    coalition: { berlin: 'pr-buelow:5' },
  });
  const view = () => viewOf(gloireGame(germany1813), played.referee.state, FRENCH_SEAT);
  const wanted = (offers: readonly Offer[]) => gloireGuide(germany1813).candidates(view(), FRENCH_SEAT, offers);
  for (let n = 0; n < 6 && !wanted(played.offers(FRENCH_SEAT) as Offer[]).some(([verb]) => verb === 'forced'); n++) {
    const [first = ['done']] = wanted(played.offers(FRENCH_SEAT) as Offer[]);
    played.act(FRENCH_SEAT, ...(first as [string, ...number[]]));
  }
  const offers = played.offers(FRENCH_SEAT) as Offer[];
  expect(wanted(offers)).toEqual([['forced']]);
  const left = [['payer', 3] as Offer, ...offers.filter(([verb]) => verb !== 'forced')];
  expect(wanted(left).map(([verb]) => verb)).not.toContain('payer');
  expect(wanted(left.filter(([verb]) => verb !== 'normal')).map(([verb]) => verb)).toContain('payer');
});
