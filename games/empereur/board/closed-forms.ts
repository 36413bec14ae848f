import { ARTILLERY, CAVALRY, type EmpereurContent } from '../content/types.ts';
import { mayStandIn } from '../rules/formations/allowed.ts';
import { fieldOf, terrainAt } from '../rules/ground/field.ts';
import { changes } from '../rules/movement/group.ts';
import { groupOf, type March } from '../rules/movement/march.ts';
import { ADAPTED, COLUMN, DISORDERED, type EmpereurState, LINE, SQUARE } from '../rules/state.ts';
import type { WordKey } from './words.ts';

export interface ClosedForm {
  readonly arm: number;
  readonly form: number;
  readonly why: WordKey;
}

/** EMP IV, VI.3: the formations that units on the march cannot take now, each with its reason. */
export function formationsClosed(content: EmpereurContent, s: EmpereurState, vars: March): readonly ClosedForm[] {
  const group = groupOf({ content, s }, vars);
  const [lead] = group.units;
  const arm = lead === undefined ? CAVALRY : (content.units[lead]?.arm ?? CAVALRY);
  // EMP IV.7: cavalry is in line only while it charges; nobody expects to choose.
  if (lead === undefined || arm === CAVALRY) return [];
  const now = s.form[lead] as number;
  const terrain = terrainAt(fieldOf(content, s.scenario), vars.at);
  const whyNot = (form: number): WordKey => {
    if (now === DISORDERED) return 'closedDisordered';
    if (now === ADAPTED || !mayStandIn(arm, form, terrain, false)) return 'closedGround';
    return vars.over === 1 ? 'closedOver' : 'closedPoints';
  };
  return [LINE, COLUMN, SQUARE]
    .filter((form) => form !== now && !(arm === ARTILLERY && form === SQUARE))
    .filter((form) => vars.over === 1 || changes({ content, s }, group, form).length === 0)
    .map((form) => ({ arm, form, why: whyNot(form) }));
}
