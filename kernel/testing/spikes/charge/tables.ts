/** The tables of the charge spike: rows of data, each with the clause it stands for. Resolver, odds and tooltips read them. */
export type Arm = 'cavalry' | 'infantry' | 'artillery';

export interface ArmRow {
  readonly steps: number;
  readonly morale: number;
  /** Fire by formation: line, column, square, disordered, routed. */
  readonly fire: readonly number[];
  /** Shock by formation, when it stands to be attacked. */
  readonly shock: readonly number[];
  readonly clause: string;
}

/** A reason why a morale test is harder or easier. */
export type Circumstance = 'disordered' | 'routed' | 'square' | 'flank' | 'far' | 'worn';

export interface ModifierRow {
  readonly when: Circumstance;
  readonly adds: number;
  readonly clause: string;
}

export interface FireRow {
  /** From how many points of fire on. */
  readonly least: number;
  /** Steps lost, by die. */
  readonly losses: readonly number[];
  readonly clause: string;
}

/** What a shock does to one side. */
export type Effect = '0' | '*' | '1' | '1*' | 'D' | 'D1' | 'E';

export interface EffectRow {
  readonly losses: number;
  readonly test: boolean;
  readonly disorder: boolean;
  readonly gone: boolean;
  /** Whether infantry out of square that was charged loses one step more (EMP IX.6). */
  readonly more: boolean;
  readonly clause: string;
}

export interface ShockRow {
  /** From how many halves of the defender's power on: 2 is one to one, 4 two to one. */
  readonly halves: number;
  /** Attacker and defender, by die. */
  readonly effects: readonly (readonly [Effect, Effect])[];
  readonly clause: string;
}

export interface Tables {
  readonly arms: { readonly [arm in Arm]: ArmRow };
  readonly morale: readonly ModifierRow[];
  readonly fire: readonly FireRow[];
  readonly effects: { readonly [effect in Effect]: EffectRow };
  readonly shock: readonly ShockRow[];
  /** Shock of charging cavalry, and of the same against a square. */
  readonly charging: { readonly open: number; readonly square: number; readonly clause: string };
}

export const tables: Tables = {
  arms: {
    cavalry: { steps: 4, morale: 8, fire: [0, 0, 0, 0, 0], shock: [3, 2, 2, 1, 1], clause: 'SPC 1#1' },
    infantry: { steps: 6, morale: 8, fire: [4, 2, 1, 1, 0], shock: [2, 3, 2, 1, 1], clause: 'SPC 1#1' },
    artillery: { steps: 3, morale: 7, fire: [6, 6, 6, 0, 0], shock: [1, 1, 1, 1, 1], clause: 'SPC 1#1' },
  },
  morale: [
    { when: 'disordered', adds: -2, clause: 'SPC 6#3' },
    { when: 'routed', adds: -3, clause: 'SPC 6#3' },
    { when: 'square', adds: 2, clause: 'SPC 6#3' },
    { when: 'flank', adds: -2, clause: 'SPC 6#3' },
    { when: 'far', adds: 1, clause: 'SPC 4#3' },
    { when: 'worn', adds: -1, clause: 'SPC 6#3' },
  ],
  fire: [
    { least: 1, losses: [0, 0, 0, 0, 1, 1], clause: 'SPC 3#3' },
    { least: 4, losses: [0, 0, 1, 1, 1, 2], clause: 'SPC 3#3' },
    { least: 7, losses: [0, 1, 1, 2, 2, 3], clause: 'SPC 3#3' },
  ],
  effects: {
    '0': { losses: 0, test: false, disorder: false, gone: false, more: false, clause: 'SPC 7#2' },
    '*': { losses: 0, test: true, disorder: false, gone: false, more: false, clause: 'SPC 7#2' },
    '1': { losses: 1, test: false, disorder: false, gone: false, more: true, clause: 'SPC 7#2' },
    '1*': { losses: 1, test: true, disorder: false, gone: false, more: true, clause: 'SPC 7#2' },
    D: { losses: 0, test: false, disorder: true, gone: false, more: true, clause: 'SPC 7#2' },
    D1: { losses: 1, test: false, disorder: true, gone: false, more: true, clause: 'SPC 7#2' },
    E: { losses: 0, test: false, disorder: false, gone: true, more: false, clause: 'SPC 7#2' },
  },
  shock: [
    { halves: 0, effects: pairs('E/0 D1/0 D/0 D/* 1*/* 1/1*'), clause: 'SPC 7#1' },
    { halves: 1, effects: pairs('D1/0 D/0 D/0 1*/* 1/1 */1*'), clause: 'SPC 7#1' },
    { halves: 2, effects: pairs('D/0 1*/* 1*/1 1/1* */D 0/D'), clause: 'SPC 7#1' },
    { halves: 4, effects: pairs('D/1 1*/1* 1/D 0/D 0/D1 0/D1'), clause: 'SPC 7#1' },
    { halves: 6, effects: pairs('1/1* 0/D 0/D 0/D1 0/D1 0/E'), clause: 'SPC 7#1' },
  ],
  charging: { open: 4, square: 1, clause: 'SPC 7#3' },
};

/** A row as the book prints it: attacker and defender for each die. */
function pairs(row: string): (readonly [Effect, Effect])[] {
  return row.split(' ').map((cell) => {
    const [attacker, defender] = cell.split('/').map(effect);
    if (attacker === undefined || defender === undefined) throw new Error(`"${cell}" is no result of a shock`);
    return [attacker, defender] as const;
  });
}

function effect(text: string): Effect {
  switch (text) {
    case '0':
    case '*':
    case '1':
    case '1*':
    case 'D':
    case 'D1':
    case 'E':
      return text;
    default:
      throw new Error(`"${text}" is no result of a shock`);
  }
}
