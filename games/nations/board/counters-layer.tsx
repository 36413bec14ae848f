import { CounterLayer, type CounterLook } from '@bivouac/kit';
import { anyUnit } from '../content/types.ts';
import { strengthOf } from '../rules/queries.ts';
import { fightingValue, terrainValue } from '../rules/score.ts';
import { ARMY, ArmyFace, MARKER, MarkerFace, PLATE } from './counters.tsx';
import type { GoingOn } from './going-on.ts';
import { type Counter, stacksOf } from './stacks.ts';
import { type NationsTable, useTable } from './table.ts';
import { target } from './targets.ts';
import { say } from './words.ts';

/** What can be pressed of a counter: its face with the plate of its name. */
const sizeOf = ({ kind }: Counter) =>
  kind === 'army' ? { width: ARMY.width, height: ARMY.height + 6 } : { width: PLATE, height: 2 * MARKER + 4 };

function markerLook({ content, s, speech }: NationsTable, { army, field }: Counter): CounterLook {
  const name = speech.name('army', army);
  return {
    target: target.marker(army, field),
    label: say(speech, 'markerAt', { army: name, field: speech.name('field', field) }),
    thing: { kind: 'army', id: army },
    face: <MarkerFace content={content} army={army} unit={s.unit[army] ?? anyUnit} name={name} />,
  };
}

function armyLook({ content, s, speech }: NationsTable, { army, field }: Counter): CounterLook {
  const name = speech.name('army', army);
  const unit = s.unit[army] ?? anyUnit;
  return {
    target: target.army(army),
    label: say(speech, 'armyAt', {
      army: name,
      field: speech.name('field', field),
      unit: unit === anyUnit ? say(speech, 'allArms') : speech.name('unit', unit),
      strength: fightingValue(content, s, army),
    }),
    thing: { kind: 'army', id: army },
    face: (
      <ArmyFace
        content={content}
        army={army}
        unit={unit}
        name={name}
        strength={strengthOf(content, s, army)}
        lost={s.lost[army] ?? 0}
        ground={terrainValue(content, s, army)}
      />
    ),
  };
}

/** The counters of both sides; the one a card is being played on is marked. */
export function CountersLayer({ spread, going }: { readonly spread: boolean; readonly going: GoingOn }) {
  const table = useTable();
  const { content, s } = table;
  const look = (counter: Counter): CounterLook => {
    const isArmy = counter.kind === 'army';
    return {
      ...(isArmy ? armyLook(table, counter) : markerLook(table, counter)),
      chosen: going.army === counter.army && (going.from === counter.field || isArmy),
      round: content.armies[counter.army]?.side === 0 ? 22 : 5,
    };
  };
  return <CounterLayer stacks={stacksOf(content, s, spread)} look={look} sizeOf={sizeOf} />;
}
