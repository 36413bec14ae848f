import type { Thing } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { controllerOf, neutralCapital, seaControllerOf } from '../rules/map/control.ts';
import { isEmpty } from '../rules/map/troops.ts';
import type { Board, Conquests } from '../rules/state.ts';
import { yieldOf } from '../rules/turn/income.ts';
import { effectText } from '../text/effects.ts';
import { say } from './words.ts';

type Described = Pick<BoardProps<Conquests>, 'content' | 'view' | 'speech'>;

function describeLand(b: Board, { speech }: Described, land: number): string | null {
  const place = b.content.map.lands[land];
  if (place === undefined) return null;
  const by = controllerOf(b.s, land);
  const parts = [by < 0 ? say(speech, 'landNobody') : say(speech, 'landAlone', { power: speech.name('power', by) })];
  if (by < 0 && neutralCapital(b, land) >= 0 && isEmpty(b.s, land)) parts[0] = say(speech, 'garrison');
  parts.push(say(speech, 'pays', { francs: yieldOf(b, Math.max(0, by), land) }));
  const beside = [
    ...place.neighbours.map((one) => speech.name('land', one)),
    ...place.seas.map((one) => speech.name('sea', one)),
  ];
  parts.push(say(speech, 'beside', { places: beside.join(', ') }));
  return `${parts.join('; ')}.`;
}

function describeSea(b: Board, { speech }: Described, sea: number): string | null {
  const place = b.content.map.seas[sea];
  if (place === undefined) return null;
  const by = seaControllerOf(b.s, sea);
  const held = by < 0 ? say(speech, 'landNobody') : say(speech, 'landAlone', { power: speech.name('power', by) });
  const beside = place.neighbours.map((one) => speech.name('sea', one)).join(', ');
  return `${held}; ${say(speech, 'beside', { places: beside })}.`;
}

/** What a thing on the table is, for whoever points at it. */
export function describe(given: Described, { kind, id }: Thing): string | null {
  const { content, view, speech } = given;
  const b: Board = { content, s: view.game };
  if (kind === 'land' || kind === 'place') return describeLand(b, given, id);
  if (kind === 'sea') return describeSea(b, given, id);
  const card = kind === 'card' ? content.cards[id] : undefined;
  if (card === undefined) return null;
  const tabs = card.tabs.map(({ domain, effect }) =>
    say(speech, 'tab', {
      domain: speech.name('domain', domain),
      effect: speech.of(effectText(effect, content.map.regions)),
    }),
  );
  return `${tabs.join(' · ')}. ${speech.of(card.story)}`;
}
