import { conquestsGame, europe } from '@bivouac/conquests';
import { type Hosted, HostedMatch, onCommonView } from '@bivouac/host';
import { fastDice, fillHoles, PUBLIC, type Seat, StateDice, type Viewer } from '@bivouac/kernel';
import { isFault, Table } from '@bivouac/kernel/table';
import { describe, expect, test } from 'vitest';
import { mayPutAway, whoseEyes } from '../src/table/session/eyes.ts';

const game = conquestsGame(europe);

/** What of a turn rests on what lies on the table. */
const open = ['place', 'move', 'march', 'sail', 'station', 'stationAll', 'retreat', 'lose', 'follow', 'support'];

function fivePeople(seed: string) {
  const seats = [0, 1, 2, 3, 4].map((power) => ({ name: '', kind: 'person' as const, powers: [power] }));
  const opening = { scenario: game.scenarios[0] ?? '', options: {}, seats, clock: null, nonces: [], seed };
  const table = Table.open(game, opening, 0);
  if (isFault(table)) throw new Error(table.fault);
  return { table, host: new HostedMatch(game, table, { now: () => 0 }), dice: new StateDice(fastDice(seed)) };
}

/** What a shared screen is given. */
const shared = (host: Hosted, viewer: Viewer) => ({ ...host.look(viewer, null), openly: host.openness(viewer) });

/** Who has the screen, as the page keeps it. */
function screenAfter(host: Hosted, viewer: Viewer): { viewer: Viewer; blanked: boolean; seat: Seat } {
  const eyes = whoseEyes(shared(host, viewer));
  if (eyes.kind === 'common') return { viewer: PUBLIC, blanked: false, seat: eyes.seat };
  if (eyes.kind === 'handOver') return { viewer: eyes.seat, blanked: true, seat: eyes.seat };
  if (eyes.kind === 'same' || eyes.kind === 'openly') return { viewer, blanked: false, seat: eyes.seat };
  throw new Error('nobody is asked');
}

describe('five people at one screen', () => {
  test('are asked on the common view what lies on the table, and only a secret blanks the screen', () => {
    const { table, host, dice } = fivePeople('five');
    let viewer: Viewer = PUBLIC;
    let last: Seat | null = null;
    const count = { open: 0, apart: 0, blanked: 0, changes: 0 };
    for (let n = 0; n < 400 && table.result === null; n++) {
      const [asked = 0] = table.waiting();
      const prompt = table.decision(asked)?.prompt ?? '';
      const openly = host.openness(PUBLIC);
      // What the rules call open can be offered from the public view alone.
      if (open.includes(prompt)) expect([prompt, openly]).toEqual([prompt, 'table']);
      if (prompt === 'keep') expect(openly).toBe('no');
      // Passing and buying need no hand; a card is played only by who looks at his own.
      if (['playInZone', 'playMilitary'].includes(prompt)) {
        expect([prompt, openly]).toEqual([prompt, 'table']);
        const common = onCommonView(game, table.state, table.decision(asked))?.offers.map(([verb]) => verb) ?? [];
        expect(common).toContain('pass');
        expect(common).not.toContain('play');
        if (table.decision(asked)?.offers.some(([verb]) => verb === 'play')) count.apart++;
      }
      const screen = screenAfter(host, viewer);
      if (openly === 'table') expect(screen.blanked).toBe(false);
      if (openly === 'table') count.open++;
      if (screen.blanked) count.blanked++;
      if (screen.seat !== last) count.changes++;
      ({ viewer, seat: last } = screen);
      const offers = table.decision(screen.seat)?.offers ?? [];
      expect(host.act(screen.seat, fillHoles(dice.pick(offers), dice), undefined)).toEqual({ ok: true });
    }
    // Before, every change of the person who is asked blanked the screen.
    expect(count.open).toBeGreaterThan(0);
    expect(count.apart).toBeGreaterThan(0);
    expect(count.blanked).toBeLessThan(count.changes / 2);
  });

  test('who has looked at his own things puts them away', () => {
    const { host } = fivePeople('away');
    const { person } = host.look(PUBLIC, null);
    if (person === null) throw new Error('nobody is asked');
    expect(mayPutAway(shared(host, PUBLIC))).toBe(false);
    expect(whoseEyes(shared(host, person))).toEqual({ kind: 'same', seat: person });
    expect(mayPutAway(shared(host, person))).toBe(true);
    expect(mayPutAway(shared(host, (person + 1) % 5))).toBe(false);
  });
});
