import type { Language, NameOf, PositionPart, TellPosition } from '@bivouac/kernel';
import { ARTILLERY, type EmpereurContent } from '../content/types.ts';
import { isRouted } from '../rules/options/rout.ts';
import { COLUMN, type EmpereurState, SIDES, WAITING } from '../rules/state.ts';

const words = {
  en: {
    now: 'Now',
    turn: (turn: number, side: string, phase: string) => `Turn ${turn}, ${side}: ${phase}`,
    unit: (unit: string, hex: string, form: string, facing: string, steps: string) =>
      `${hex}: ${unit}, ${form}, facing ${facing}, ${steps}`,
    battery: 'in battery',
    limbered: 'limbered',
    routed: 'routed',
    steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
    below: (n: number) => ` (${n} below)`,
    leader: (leader: string, hex: string) => `${hex}: ${leader}`,
    waiting: (units: string) => `Still to come: ${units}`,
  },
  fr: {
    now: 'Situation',
    turn: (turn: number, side: string, phase: string) => `Tour ${turn}, ${side} : ${phase}`,
    unit: (unit: string, hex: string, form: string, facing: string, steps: string) =>
      `${hex} : ${unit}, ${form}, face à ${facing}, ${steps}`,
    battery: 'en batterie',
    limbered: 'attelée',
    routed: 'en déroute',
    steps: (n: number) => (n === 1 ? '1 pas' : `${n} pas`),
    below: (n: number) => ` (${n} dessous)`,
    leader: (leader: string, hex: string) => `${hex} : ${leader}`,
    waiting: (units: string) => `À venir : ${units}`,
  },
} as const;

/** The position for somebody who reads it in a terminal: units by their hex, formation, facing and steps. */
export function empereurPosition(language: Language, content: EmpereurContent): TellPosition<EmpereurState> {
  const say = words[language];
  const formOf = (s: EmpereurState, unit: number, name: NameOf): string => {
    const form = s.form[unit] ?? 0;
    if (isRouted(s, unit)) return say.routed;
    if (content.units[unit]?.arm !== ARTILLERY || form > COLUMN) return name('form', form);
    return form === COLUMN ? say.limbered : say.battery;
  };
  const unitLine = (s: EmpereurState, unit: number, name: NameOf): string => {
    const below = s.below[unit] ?? 0;
    const line = say.unit(
      name('unit', unit),
      name('place', s.hex[unit] ?? 0),
      formOf(s, unit, name),
      name('facing', s.facing[unit] ?? 0),
      say.steps(s.steps[unit] ?? 0),
    );
    return below > 0 ? line + say.below(below) : line;
  };
  const part = (s: EmpereurState, side: number, name: NameOf): PositionPart => {
    const own = content.units.flatMap((unit, i) => (unit.side === side ? [i] : []));
    const onMap = own.filter((unit) => (s.hex[unit] ?? -1) >= 0);
    const byHex = onMap.toSorted((a, b) => (s.hex[a] ?? 0) - (s.hex[b] ?? 0) || (s.rank[a] ?? 0) - (s.rank[b] ?? 0));
    const leaders = content.leaders.flatMap((leader, i) =>
      leader.side === side && (s.chiefHex[i] ?? -1) >= 0
        ? [say.leader(name('leader', i), name('place', s.chiefHex[i] ?? 0))]
        : [],
    );
    const waiting = own.filter((unit) => s.hex[unit] === WAITING).map((unit) => name('unit', unit));
    return {
      about: name('side', side),
      lines: [
        ...byHex.map((unit) => unitLine(s, unit, name)),
        ...leaders,
        ...(waiting.length > 0 ? [say.waiting(waiting.join(', '))] : []),
      ],
    };
  };
  return (s, name) => [
    { about: say.now, lines: [say.turn(s.turn, name('side', s.active), name('phase', s.phase))] },
    ...SIDES.map((side) => part(s, side, name)),
  ];
}
