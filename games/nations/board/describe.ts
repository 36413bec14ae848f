import type { Thing } from '@bivouac/kernel';
import type { BoardProps } from '@bivouac/kit';
import { anyUnit, levels, terrains } from '../content/types.ts';
import { markersLeft, strengthOf } from '../rules/queries.ts';
import { CARD, GONE, MARKERS, MARKERS_PER_ARMY, type Nations, NOWHERE } from '../rules/state.ts';
import { say } from './words.ts';

type Described = Pick<BoardProps<Nations>, 'content' | 'view' | 'speech'>;

function describeArmy({ content, view: { game: s }, speech }: Described, army: number): string | null {
  const card = content.armies[army];
  if (card === undefined) return null;
  const unit = s.unit[army] ?? anyUnit;
  const arm = unit === anyUnit ? say(speech, 'allArms') : speech.name('unit', unit);
  const name = (field: number) => speech.name('field', field);
  const status = s.status[army] ?? CARD;
  const slots = s.marker.slice(army * MARKERS_PER_ARMY, (army + 1) * MARKERS_PER_ARMY);
  const markers = slots.filter((field) => field !== NOWHERE);
  const where =
    status === CARD
      ? say(speech, 'comesTo', { fields: card.start.map(name).join(', ') })
      : status === MARKERS
        ? say(speech, 'standsAtOneOf', { count: markersLeft(s, army), fields: markers.map(name).join(', ') })
        : status === GONE
          ? say(speech, 'gone')
          : say(speech, 'standsAt', { field: name(s.field[army] ?? NOWHERE) });
  const strength = say(speech, 'strength', { strength: Math.max(0, strengthOf(content, s, army)) });
  return `${arm}, ${strength}; ${where}.`;
}

function describeCard({ content, speech }: Described, card: number): string | null {
  const kind = content.cardKinds[card];
  switch (kind?.kind) {
    case undefined:
      return null;
    case 'terrain':
      return say(speech, 'terrainCard', { terrain: speech.name('terrain', kind.terrain) });
    case 'move':
      return say(speech, 'moveCard', { units: kind.units.map((unit) => speech.name('unit', unit)).join(', ') });
    case 'time':
      return say(speech, 'timeCard');
    default:
      return kind satisfies never;
  }
}

/** What a thing on the table is, for whoever points at it: a stranger should not need the rulebook for that. */
export function describe(seen: Described, { kind, id }: Thing): string | null {
  const { content, speech } = seen;
  switch (kind) {
    case 'army':
      return describeArmy(seen, id);
    case 'card':
      return describeCard(seen, id);
    case 'field': {
      const terrain = content.fields[id]?.terrain;
      return terrain === undefined ? null : `${say(speech, terrains[terrain] ?? 'plain')}.`;
    }
    case 'mission': {
      const mission = content.missions[id];
      if (mission === undefined) return null;
      const level = say(speech, levels[mission.level] ?? 'light');
      return say(speech, 'missionIs', { level, french: mission.french, allied: mission.allied });
    }
    case 'district':
      return say(speech, 'districtIs');
    default:
      return null;
  }
}
