import { type Context, EVERYONE, type Next, type Procedure, procedure } from '@bivouac/kernel';
import { handOf, isAnothers } from '../command/hands.ts';
import { attackersFrom, hasFought, mayAttack } from '../command/attack.ts';
import { idleAttackers } from '../command/duties.ts';
import { exploiters, nextTargets, usefulTurns } from '../charge/exploit.ts';
import { enemiesBefore } from '../charge/pace.ts';
import { recovery } from '../charge/recovery.ts';
import { mayScatter, scatter } from '../charge/scatter.ts';
import { isCharging } from '../charge/threat.ts';
import { around, directionTo, fieldOf } from '../ground/field.ts';
import { hexesOf, turnTo } from '../options/skirmish.ts';
import { pileAt, touch } from '../piles/board.ts';
import { sideOf } from '../piles/limits.ts';
import { uncover } from '../piles/order.ts';
import { ATTACKED, type Empereur, ENGAGED, EXPLOITED, FOUGHT, has, inOrder, note, onMap, other } from '../state.ts';
import type { Asked } from '../movement/group.ts';
import { strikeValue } from './power.ts';
import { shockAt } from './blows.ts';
import { shock } from './shock.ts';

interface Declared {
  hex: number;
  piles: number[];
}

export interface Shocks {
  declared: Declared[];
  /** The hex that is being assigned attackers, and those left out of it. */
  at: number;
  spared: number[];
  /** 1 once the cavalry that exploits has turned (EMP IX.4). */
  turned: number;
}

export function shocks(): Shocks {
  return { declared: [], at: -1, spared: [], turned: 0 };
}

type Attacks = (asked: Asked, unit: number) => boolean;

/** Whether there is a question at all rests on what everybody sees, not on orders. */
const anybody: Attacks = () => true;

/** EMP VIII.2, VIII.5: the piles of the active side that can attack a hex and have not been committed. */
export function attackersOf(c: Asked, hex: number, may: Attacks = mayAttack): number[] {
  const { content, s } = c;
  return around(fieldOf(content, s.scenario), hex).filter((at) => {
    const pile = pileAt(s, at);
    const first = pile[0];
    if (first === undefined || sideOf(content, first) !== s.active || pile.some((unit) => has(s, unit, ENGAGED))) {
      return false;
    }
    // Skirmishers who have the enemy before both halves attack him once.
    const [main] = hexesOf(s, first);
    if (main !== at && directionTo(fieldOf(content, s.scenario), main as number, hex) >= 0) return false;
    return pile.some((unit) => inOrder(s, unit) && may(c, unit) && strikeValue(content, s, unit, hex) > 0);
  });
}

/** Enemy hexes that can be attacked: each once a turn (EMP VIII.1). */
function targets(c: Context<Empereur>, vars: Shocks, may: Attacks = mayAttack): number[] {
  const { content, s } = c;
  const hexes = new Set<number>();
  for (let unit = 0; unit < s.hex.length; unit++) {
    if (!onMap(s, unit) || sideOf(content, unit) !== other(s.active) || has(s, unit, ATTACKED)) continue;
    // EMP IV.6#8: skirmishers are attacked as if they defended each of their hexes.
    for (const hex of hexesOf(s, unit)) if (!vars.declared.some((one) => one.hex === hex)) hexes.add(hex);
  }
  return [...hexes].filter((hex) => attackersOf(c, hex, may).length > 0).sort((one, two) => one - two);
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
      !isAnothers(c.s, c.content, unit) &&
      !has(c.s, unit, ENGAGED) &&
      enemiesBefore(c, unit).some((hex) => hexes.includes(hex)),
  );
}

/** EMP XVII.3#6: a corps that is to attack has fought with too few, and another of its units could. */
function owesAttack(c: Context<Empereur>, vars: Shocks): boolean {
  const idle = idleAttackers(c).filter((unit) => !has(c.s, unit, ENGAGED));
  if (idle.length === 0) return false;
  const hexes = targets(c, vars);
  return idle.some((unit) => hexes.some((hex) => strikeValue(c.content, c.s, unit, hex) > 0));
}

function declare(c: Context<Empereur>, vars: Shocks): Next {
  const { s } = c;
  const piles = joining(c, vars);
  // Who joins in shows who is free to.
  if (s.command !== undefined) c.disclose(EVERYONE);
  hasFought(c, attackersFrom(c, piles));
  vars.declared.push({ hex: vars.at, piles });
  for (const at of [vars.at, ...piles]) for (const unit of pileAt(s, at)) note(s, unit, ENGAGED);
  for (const at of piles) turnTo(s, pileAt(s, at), at);
  c.tell?.({ fact: 'declared', place: vars.at, piles: [...piles], clause: 'EMP VIII.1#1' });
  return c.go('look');
}

/** EMP VIII: all shocks are declared, then fought one after the other. */
export const shockPhase: Procedure<Empereur, Shocks> = procedure<Empereur, Shocks>('shockPhase', {
  look(c, vars) {
    // Whether there is anything to declare may rest on who lies under a top unit that cannot attack (EMP V).
    const veiled = c.s.hex.find((at, unit) => at >= 0 && isVeiled(c, unit));
    if (veiled !== undefined) uncover(c, veiled);
    return c.go(targets(c, vars, anybody).length > 0 ? 'declare' : 'fight');
  },
  declare: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'assault',
    clause: 'EMP VIII.1#3',
    offers(c, vars) {
      for (const hex of targets(c, vars)) c.offer('assault', hex);
      for (const unit of scatterable(c)) c.offer('scatter', unit);
      if (!mustAttack(c, vars) && !owesAttack(c, vars)) c.offer('done');
    },
    why: (c, vars, [verb]) =>
      verb === 'done' && !mustAttack(c, vars)
        ? { reason: 'dutyFight', clause: 'EMP XVII.3#6' }
        : verb === 'done'
          ? { reason: 'bound', clause: 'EMP IX.2#15' }
          : { reason: 'noAssault', clause: 'EMP VIII.5#1' },
    take: {
      assault(c: Context<Empereur>, vars: Shocks, hex: number) {
        vars.at = hex;
        vars.spared = [];
        return joining(c, vars).length > 1 ? c.go('gather') : declare(c, vars);
      },
      /** EMP VI.5, IX.2#14: at any time of its own turn, so before it attacks too. */
      scatter: (c: Context<Empereur>, _: Shocks, unit: number) => scatter(c, [unit], 'EMP VI.5#1', 'look'),
      done: (c: Context<Empereur>) => c.go('fight'),
    },
  },
  gather: {
    power: (c) => handOf(c, c.s.active),
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
    // EMP IX.3#5: cavalry whose charge has been fought, and which has nothing more to attack, leaves its line.
    const over = spent(c, vars);
    if (over.length > 0) return c.call(recovery, { at: -1, only: over }, 'fight');
    const [first, ...more] = vars.declared;
    if (first === undefined) return c.return();
    return more.length > 0 ? c.go('order') : begin(c, vars, first.hex);
  },
  order: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'order',
    clause: 'EMP VIII.8#1',
    offers(c, vars) {
      for (const { hex } of vars.declared) c.offer('assault', hex);
    },
    why: () => ({ reason: 'notDeclared', clause: 'EMP VIII.8#1' }),
    take: { assault: (c: Context<Empereur>, vars: Shocks, hex: number) => begin(c, vars, hex) },
  },
  /** EMP IX.4: cavalry that has advanced after its charge may go on to another enemy. */
  fought(c, vars) {
    const units = exploiters(c, vars.at);
    if (nextTargets(c, units).length === 0 && usefulTurns(c, units).length === 0) return c.go('fight');
    vars.turned = 0;
    return c.go('exploit');
  },
  exploit: {
    power: (c) => handOf(c, c.s.active),
    prompt: 'exploit',
    clause: 'EMP IX.4#1',
    about: (c, vars) => ({ unit: exploiters(c, vars.at)[0] ?? 0 }),
    offers(c, vars) {
      const units = exploiters(c, vars.at);
      for (const hex of nextTargets(c, units)) c.offer('assault', hex);
      if (vars.turned === 0) for (const facing of usefulTurns(c, units)) c.offer('turn', facing);
      c.offer('done');
    },
    why: () => ({ reason: 'noExploit', clause: 'EMP IX.4#1' }),
    take: {
      turn(c: Context<Empereur>, vars: Shocks, facing: number) {
        const units = exploiters(c, vars.at);
        for (const unit of units) c.s.facing[unit] = facing;
        touch(c.s);
        vars.turned = 1;
        c.tell?.({ fact: 'turned', unit: units[0] ?? -1, facing, clause: 'EMP IX.4#1' });
        return c.go('exploit');
      },
      assault: (c: Context<Empereur>, vars: Shocks, hex: number) => exploit(c, vars, hex),
      done(c: Context<Empereur>, vars: Shocks) {
        for (const unit of exploiters(c, vars.at)) note(c.s, unit, EXPLOITED);
        return c.go('fight');
      },
    },
  },
});

/** EMP IX.4#3: a fight of its own, at once; or with those who are to attack that enemy anyway. */
function exploit(c: Context<Empereur>, vars: Shocks, hex: number): Next {
  const { s } = c;
  const at = vars.at;
  for (const unit of exploiters(c, at)) note(s, unit, EXPLOITED);
  c.mark?.('exploitation');
  c.tell?.({ fact: 'declared', place: hex, piles: [at], clause: 'EMP IX.4#1' });
  const planned = vars.declared.find((one) => one.hex === hex);
  if (planned !== undefined) {
    planned.piles.push(at);
    return c.go('fight');
  }
  for (const unit of pileAt(s, hex)) note(s, unit, ENGAGED);
  return c.call(shock, shockAt(hex, [at], s.active), 'fight');
}

/** The hexes of cavalry whose charge has been fought, but for those that are to take part in another fight (EMP IX.4). */
function spent(c: Context<Empereur>, { declared }: Shocks): number[] {
  const { content, s } = c;
  const fights = (at: number) => declared.some((one) => one.piles.includes(at));
  const hexes = s.hex.filter((at, unit) => isCharging(content, s, unit) && has(s, unit, FOUGHT) && !fights(at));
  return [...new Set(hexes)].sort((one, two) => one - two);
}

/** Whether this unit hides others of its pile and attacks nobody itself, with an enemy beside it. */
function isVeiled(c: Context<Empereur>, unit: number): boolean {
  const { content, s } = c;
  const at = s.hex[unit] as number;
  const pile = pileAt(s, at);
  if (pile[0] !== unit || pile.length < 2 || sideOf(content, unit) !== s.active) return false;
  const enemies = around(fieldOf(content, s.scenario), at).filter((hex) => {
    const first = pileAt(s, hex)[0];
    return first !== undefined && sideOf(content, first) !== s.active;
  });
  return enemies.some((hex) => strikeValue(content, s, unit, hex) === 0);
}

/** Cavalry that is in order and not committed yet (EMP VI.5). */
function scatterable(c: Context<Empereur>): number[] {
  return c.s.hex.flatMap((_, unit) => (mayScatter(c.content, c.s, unit) && !has(c.s, unit, ENGAGED) ? [unit] : []));
}

function begin(c: Context<Empereur>, vars: Shocks, hex: number): Next {
  const piles = vars.declared.find((one) => one.hex === hex)?.piles ?? [];
  vars.declared = vars.declared.filter((one) => one.hex !== hex);
  // EMP IX.7#4: from now on a charge is no reason against a countercharge.
  for (const unit of piles.flatMap((at) => pileAt(c.s, at))) {
    if (isCharging(c.content, c.s, unit)) note(c.s, unit, FOUGHT);
  }
  vars.at = hex;
  return c.call(shock, shockAt(hex, piles, c.s.active), 'fought');
}
