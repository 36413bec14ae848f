import { type Action, asAction, type Fact, fastDice, type Offer, StateDice } from '@bivouac/kernel';
import { imagine, prepare, Referee } from '@bivouac/kernel/guide';
import type { BoardProps } from '@bivouac/kit';
import type { NationsContent } from '../content/types.ts';
import { nationsGame } from '../game.ts';
import { drawChance, nextCardChances } from '../odds.ts';
import type { Nations } from '../rules/state.ts';
import { say } from './words.ts';

type Described = Pick<BoardProps<Nations>, 'content' | 'view' | 'viewer' | 'eyes' | 'speech'>;

/** Facts that follow from what the viewer knows; those that depend on hidden cards are not among them. */
const CERTAIN = new Set([
  'laid',
  'markerPut',
  'removed',
  'scouted',
  'moved',
  'jumped',
  'placed',
  'swept',
  'sweptAway',
  'point',
  'scoutTaken',
  'date',
  'fight',
  'lost',
  'beaten',
]);

const games = new WeakMap<NationsContent, ReturnType<typeof nationsGame>>();

function gameOf(content: NationsContent): ReturnType<typeof nationsGame> {
  const known = games.get(content) ?? nationsGame(content);
  games.set(content, known);
  return known;
}

/** What an action would bring about, found by trying it on a position that the view allows. */
function tryOut(
  { content, view, viewer }: Described,
  action: Action,
): { readonly facts: readonly Fact[]; readonly turnOver: boolean } | null {
  const game = gameOf(content);
  const facts: Fact[] = [];
  const state = imagine(game, view, viewer, new StateDice(fastDice('foresee')));
  const referee = new Referee(prepare(game), state, { tell: (fact) => facts.push(fact) });
  if (!referee.play(viewer, action).ok) return null;
  // An answer in the enemy's turn may begin one's own: that ends nothing.
  const side = view.holder.indexOf(viewer);
  const passed = facts.some((fact) => fact.fact === 'turn' && fact['side'] !== side);
  return { facts, turnOver: view.game.active === side && passed };
}

const percent = (chance: number): string => String(Math.round(chance * 100));

function drawOdds({ content, view, speech }: Described): string {
  const kinds = (kind: string) => content.cardKinds.flatMap((card, i) => (card.kind === kind ? [i] : []));
  const chance = (kind: string) => percent(drawChance(content, view.game, kinds(kind), 1));
  const all = nextCardChances(content, view.game)
    .map((of, card) => ({ of, card }))
    .sort((a, b) => b.of - a.of)
    .slice(0, 3);
  const cards = all.map(({ of, card }) => `${speech.name('card', card)} ${percent(of)} %`).join(', ');
  const parts = [
    say(speech, 'drawOdds', { terrain: chance('terrain'), move: chance('move'), time: chance('time') }),
    say(speech, 'drawBest', { cards }),
  ];
  return parts.join(' ');
}

/** The markers that a card, once picked, could act on. */
function markersFor(seen: Described, action: Action): string[] {
  const game = gameOf(seen.content);
  const state = imagine(game, seen.view, seen.viewer, new StateDice(fastDice('foresee')));
  const referee = new Referee(prepare(game), state);
  if (!referee.play(seen.viewer, action).ok) return [];
  const next = referee.offers(seen.viewer);
  return next.filter(([verb]) => verb === 'marker').map((offer) => seen.speech.offer(offer));
}

/** What would happen if an offer were taken, in words; null where there is nothing to add. */
export function foresee(seen: Described, offer: Offer): string | null {
  const action = asAction(offer);
  if (action === null || seen.viewer < 0) return null;
  const { speech } = seen;
  if (action[0] === 'draw') return drawOdds(seen);
  if (action[0] === 'card' || action[0] === 'wild' || action[0] === 'scout') {
    const markers = markersFor(seen, action);
    if (markers.length > 0) return say(speech, 'canActOn', { markers: markers.join(', ') });
  }
  const tried = tryOut(seen, action);
  if (tried === null) return null;
  const told = tried.facts.filter(({ fact }) => CERTAIN.has(fact));
  const clock = tried.facts.filter(({ fact }) => fact === 'time');
  const lastTime = clock[clock.length - 1];
  const sentences = told.map((fact) => speech.fact(fact));
  if (lastTime !== undefined) sentences.push(speech.fact(lastTime));
  if (tried.turnOver) sentences.push(say(speech, 'thenOther'));
  return sentences.length === 0 ? null : sentences.join(' ');
}
