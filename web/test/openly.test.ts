import { loadMatch } from '@bivouac/kernel/table';
import { leipzig, nationsGame } from '@bivouac/nations';
import { describe, expect, test } from 'vitest';
import { whoseEyes } from '../src/table/session/eyes.ts';
import { type Hosted, HostedMatch } from '@bivouac/host';
import type { Viewer } from '@bivouac/kernel';
import { findReaction } from './reaction.ts';

/** What a shared screen is given. */
const lookAt = (host: Hosted, viewer: Viewer) => ({ ...host.look(viewer, null), openly: host.openness(viewer) });

/** The match of a reaction, once the one whose turn it is has acted. */
function reached(prompt: string) {
  const reaction = findReaction(prompt);
  const game = nationsGame(leipzig);
  const loaded = loadMatch(game, reaction.text);
  if ('fault' in loaded) throw new Error(loaded.detail);
  const host = new HostedMatch(game, loaded.table, { now: () => 0 });
  expect(host.act(reaction.actor, reaction.action, undefined)).toEqual({ ok: true });
  return { ...reaction, host };
}

describe('in the middle of somebody’s turn the other player', () => {
  test.each(['placeOne', 'unitType'])('answers openly what everybody can see: %s', (prompt) => {
    const { host, actor, answers } = reached(prompt);
    const look = lookAt(host, actor);
    expect(whoseEyes(look)).toEqual({ kind: 'openly', seat: answers });
    // Through the public's eyes he is offered all there is, and sees nothing that is hidden.
    const open = host.look(-1, answers);
    expect(open.showing.decision?.offers.length).toBeGreaterThan(1);
    expect(open.showing.decision?.offers).toEqual(host.look(answers, null).showing.decision?.offers);
    expect(open.showing.view).toEqual(host.look(-1, null).showing.view);
    // And when he has answered, the other goes on.
    const [offer] = open.showing.decision?.offers ?? [];
    expect(host.act(answers, offer as [string], undefined)).toEqual({ ok: true });
    expect(whoseEyes(lookAt(host, actor))).toEqual({ kind: 'same', seat: actor });
  });

  test('takes the screen for what only he may see: which mission to reveal', () => {
    const { host, actor, answers } = reached('reveal');
    expect(whoseEyes(lookAt(host, actor))).toEqual({ kind: 'handOver', seat: answers });
  });

  test('takes the screen where nobody has it', () => {
    const { host, answers } = reached('unitType');
    expect(whoseEyes(lookAt(host, -1))).toEqual({ kind: 'handOver', seat: answers });
  });
});

test('the next turn is handed over, though its first question may be plain', () => {
  const { host, actor } = reached('unitType');
  for (let n = 0; n < 50; n++) {
    const look = lookAt(host, actor);
    const eyes = whoseEyes(look);
    if (eyes.kind === 'handOver') return;
    const seat = look.person ?? 0;
    const [offer] = host.look(seat, null).showing.decision?.offers ?? [];
    if (offer === undefined || look.showing.result !== null) return;
    expect(eyes.kind === 'same' || eyes.kind === 'openly').toBe(true);
    host.act(seat, offer as [string], undefined);
  }
  throw new Error('the screen never changes hands');
});
