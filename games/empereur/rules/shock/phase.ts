import { type Context, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { enemiesBefore } from '../charge/pace.ts';
import { isCharging } from '../charge/threat.ts';
import { around, fieldOf } from '../ground/field.ts';
import { pileAt } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { ATTACKED, type Empereur, ENGAGED, has, inOrder, note, other } from '../state.ts';
import { strikeValue } from './power.ts';
import { shock, shockAt } from './shock.ts';

interface Declared {
  hex: number;
  piles: number[];
}

export interface Shocks {
  declared: Declared[];
  /** The hex that is being assigned attackers, and those left out of it. */
  at: number;
  spared: number[];
}

export function shocks(): Shocks {
  return { declared: [], at: -1, spared: [] };
}

/** EMP VIII.2, VIII.5: the piles of the active side that can attack a hex and have not been committed. */
function attackersOf(c: Context<Empereur>, hex: number): number[] {
  const { content, s } = c;
  return around(fieldOf(content, s.scenario), hex).filter((at) => {
    const pile = pileAt(s, at);
    const first = pile[0];
    if (first === undefined || sideOf(content, first) !== s.active || pile.some((unit) => has(s, unit, ENGAGED))) {
      return false;
    }
    return pile.some((unit) => inOrder(s, unit) && strikeValue(content, s, unit, hex) > 0);
  });
}

/** Enemy hexes that can be attacked: each once a turn (EMP VIII.1). */
function targets(c: Context<Empereur>, vars: Shocks): number[] {
  const { content, s } = c;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    const hex = s.hex[unit] as number;
    if (hex < 0 || sideOf(content, unit) !== other(s.active) || has(s, unit, ATTACKED)) continue;
    if (!vars.declared.some((one) => one.hex === hex)) hexes.add(hex);
  }
  return [...hexes].filter((hex) => attackersOf(c, hex).length > 0).sort((one, two) => one - two);
}

function joining(c: Context<Empereur>, vars: Shocks): number[] {
  return attackersOf(c, vars.at).filter((at) => !vars.spared.includes(at));
}

/** EMP IX.2#15, ruling 205: whether a pile has charged, and could attack none but this hex. */
function isBound(c: Context<Empereur>, vars: Shocks, at: number, hexes: readonly number[]): boolean {
  const { content, s } = c;
  const charging = pileAt(s, at).filter((unit) => isCharging(content, s, unit) && !has(s, unit, ENGAGED));
  return charging.some((unit) => {
    const open = enemiesBefore(c, unit).filter((hex) => hex === vars.at || hexes.includes(hex));
    return open.every((hex) => hex === vars.at);
  });
}

/** The piles that have charged and still have an enemy to attack. */
function mustAttack(c: Context<Empereur>, vars: Shocks): boolean {
  const hexes = targets(c, vars);
  return c.s.hex.some(
    (_, unit) =>
      isCharging(c.content, c.s, unit) &&
      !has(c.s, unit, ENGAGED) &&
      enemiesBefore(c, unit).some((hex) => hexes.includes(hex)),
  );
}

function declare(c: Context<Empereur>, vars: Shocks): Next {
  const { s } = c;
  const piles = joining(c, vars);
  vars.declared.push({ hex: vars.at, piles });
  for (const at of [vars.at, ...piles]) for (const unit of pileAt(s, at)) note(s, unit, ENGAGED);
  c.tell?.({ fact: 'declared', place: vars.at, piles: [...piles], clause: 'EMP VIII.1#1' });
  return c.go('look');
}

/** EMP VIII: all shocks are declared, then fought one after the other. */
export const shockPhase: Procedure<Empereur, Shocks> = procedure<Empereur, Shocks>('shockPhase', {
  look: (c, vars) => c.go(targets(c, vars).length > 0 ? 'declare' : 'fight'),
  declare: {
    power: (c) => c.s.active,
    prompt: 'assault',
    clause: 'EMP VIII.1#3',
    offers(c, vars) {
      for (const hex of targets(c, vars)) c.offer('assault', hex);
      if (!mustAttack(c, vars)) c.offer('done');
    },
    why: (_, __, [verb]) =>
      verb === 'done' ? { reason: 'bound', clause: 'EMP IX.2#15' } : { reason: 'noAssault', clause: 'EMP VIII.5#1' },
    take: {
      assault(c: Context<Empereur>, vars: Shocks, hex: number) {
        vars.at = hex;
        vars.spared = [];
        return joining(c, vars).length > 1 ? c.go('gather') : declare(c, vars);
      },
      done: (c: Context<Empereur>) => c.go('fight'),
    },
  },
  gather: {
    power: (c) => c.s.active,
    prompt: 'attackers',
    clause: 'EMP VIII.2#1',
    about: (_, vars) => ({ place: vars.at }),
    offers(c, vars) {
      const piles = joining(c, vars);
      c.offer('attack');
      if (piles.length < 2) return;
      const others = targets(c, vars).filter((hex) => hex !== vars.at);
      for (const at of piles) if (!isBound(c, vars, at, others)) c.offer('spare', at);
    },
    why: () => ({ reason: 'noAssault', clause: 'EMP VIII.2#1' }),
    take: {
      attack: (c: Context<Empereur>, vars: Shocks) => declare(c, vars),
      spare(c: Context<Empereur>, vars: Shocks, hex: number) {
        vars.spared.push(hex);
        return c.go('gather');
      },
    },
  },
  fight(c, vars) {
    const [first, ...more] = vars.declared;
    if (first === undefined) return c.return();
    return more.length > 0 ? c.go('order') : begin(c, vars, first.hex);
  },
  order: {
    power: (c) => c.s.active,
    prompt: 'order',
    clause: 'EMP VIII.8#1',
    offers(c, vars) {
      for (const { hex } of vars.declared) c.offer('assault', hex);
    },
    why: () => ({ reason: 'notDeclared', clause: 'EMP VIII.8#1' }),
    take: { assault: (c: Context<Empereur>, vars: Shocks, hex: number) => begin(c, vars, hex) },
  },
});

function begin(c: Context<Empereur>, vars: Shocks, hex: number): Next {
  const piles = vars.declared.find((one) => one.hex === hex)?.piles ?? [];
  vars.declared = vars.declared.filter((one) => one.hex !== hex);
  return c.call(shock, shockAt(hex, piles, c.s.active), 'fight');
}
