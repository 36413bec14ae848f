import { type Procedure, procedure } from '@bivouac/kernel';
import { type Battle, forceOf, horseOf } from './battle-force.ts';
import { capture, unlessNapoleon } from '../victory/captures.ts';
import { takeControl } from '../victory/control.ts';
import { isEncircled } from './encirclement.ts';
import { catching, leadersCaught } from '../command/leaders.ts';
import { shift } from '../pieces/losses.ts';
import { linkBetween, linkOf } from '../pieces/map.ts';
import { decisiveVictory } from '../campaign/peace.ts';
import { countersAt, outsideAt, strengthOf } from '../pieces/pieces.ts';
import { clearWays, drawnRetreatsOf, retreatsOf, waysFrom } from './retreat.ts';
import { decides } from '../players/partners.ts';
import { surrender } from '../sieges/siege.ts';
import { type Ctx, type Gloire, OFF, other } from '../state.ts';
import { ordered, orderedWay } from '../players/staff.ts';
import { suffering } from './suffering.ts';
import { columnOf, lossOf, pursuitCost } from './table.ts';
import { DECISIVE, OFFENSIVE } from './tactics.ts';
import { mayPursue, pursuitDie } from '../turn/weather.ts';

interface Aftermath {
  battle: Battle;
  /** The side that was beaten; OFF after a drawn battle. */
  beaten: number;
  /** Where those who must retreat may go, where they went, by which link, and who they are. */
  ways: number[];
  town: number;
  link: number;
  moved: number[];
  /** 1 once a bridge has cost a point (GLO 6.4#10). */
  blown: number;
}

export function afterBattle(battle: Battle, beaten: number): Aftermath {
  return { battle, beaten, ways: [], town: OFF, link: OFF, moved: [], blown: 0 };
}

/** Who must go: the beaten, or after a drawn battle the attacker (GLO 8.7#1, #3). */
function leaver({ battle, beaten }: Aftermath): number {
  return beaten === OFF ? battle.attacker : beaten;
}

/** The counters that must go: all that fought, but for a garrison that sallied (ruling 120). */
function leavers(c: Ctx, vars: Aftermath): readonly number[] {
  const { battle } = vars;
  const side = leaver(vars);
  const sallied = battle.kind === 'sortie' && side === battle.attacker;
  return sallied ? outsideAt(c, battle.town, side) : forceOf(c, battle, side);
}

/** Who keeps the field: a garrison that has beaten off an assault too, whose gates are open by then. */
function victors(c: Ctx, vars: Aftermath): readonly number[] {
  const { battle } = vars;
  const side = other(leaver(vars));
  const stormed = battle.kind === 'assault' && side !== battle.attacker;
  return stormed ? countersAt(c, battle.town, side) : forceOf(c, battle, side);
}

/** GLO 8.1 P5 and P6, 8.7: victory, retreat, pursuit. */
export const aftermath: Procedure<Gloire, Aftermath> = procedure<Gloire, Aftermath>('aftermath', {
  begin(c, vars) {
    const { battle, beaten } = vars;
    const { town, type, lost } = battle;
    if (beaten === OFF) c.tell?.({ fact: 'drawn', town, lost: [...lost], clause: 'GLO 8.1#18' });
    else {
      c.tell?.({ fact: 'beaten', town, side: beaten, type, lost: [...lost], clause: 'GLO 8.1#15' });
      scoreBattle(c, other(beaten), type);
      if (type >= DECISIVE) decisiveVictory(c, other(beaten));
    }
    return c.go('ways');
  },
  /** GLO 8.5#13, 8.7#8, ruling 107: whoever cannot go is lost, and his leaders are captured. */
  ways(c, vars) {
    const { battle, beaten } = vars;
    const side = leaver(vars);
    // GLO 8.7#10: from an assault there is no retreat.
    if (battle.kind === 'assault' && side !== battle.attacker) return lostAll(c, vars, 'GLO 8.7#10');
    const trapped = side !== battle.attacker && battle.encircled && isEncircled(c, battle);
    if (trapped) return lostAll(c, vars, 'GLO 8.7#8');
    // Ruling 120: a garrison goes back inside; only those who came from outside retreat.
    if (leavers(c, vars).length === 0) return c.go('victor');
    vars.ways = beaten === OFF ? drawnRetreatsOf(c, battle) : retreatsOf(c, battle, side);
    if (vars.ways.length === 0) vars.ways = clearWays(c, waysFrom(c, battle, side), side);
    const [way, another] = vars.ways;
    if (way === undefined) return lostAll(c, vars, 'GLO 8.7#12');
    if (another === undefined) return goBack(c, vars, way);
    const told = orderedWay(c, decides(c, side), vars.ways);
    return told === OFF ? c.go('retreat') : goBack(c, vars, told);
  },
  /** GLO 8.7#5, #6: all go to the same town, which their owner chooses. */
  retreat: {
    power: (c, vars) => decides(c, leaver(vars)),
    prompt: 'retreat',
    window: 'retreat',
    clause: 'GLO 8.7#6',
    about: (_, vars) => ({ town: vars.battle.town }),
    offers(c, vars) {
      for (const town of vars.ways) c.offer('retreat', town);
    },
    why: retreatFault,
    take: { retreat: (c: Ctx, vars: Aftermath, town: number) => goBack(c, vars, town) },
  },
  /** GLO 6.4#7: beaten in a big battle, one may blow the bridge behind one. */
  atBridge(c, vars) {
    const told = ordered(c, decides(c, leaver(vars)), 'blow', ([verb]) => verb === 'blow' || verb === 'spare');
    if (told === null) return c.go('bridge');
    return told[0] === 'blow' ? blow(c, vars) : c.go('crossing');
  },
  bridge: {
    power: (c, vars) => decides(c, leaver(vars)),
    prompt: 'blow',
    window: 'blow',
    clause: 'GLO 6.4#7',
    about: (_, vars) => ({ town: vars.town }),
    offers(c) {
      c.offer('blow');
      c.offer('spare');
    },
    take: {
      blow,
      spare: (c) => c.go('crossing'),
    },
  },
  /** GLO 8.7#11, 6.4#10, ruling 66: a ford or a bridge costs the beaten a point, and an odd die another. */
  crossing(c, vars) {
    const crossed = linkOf(c, vars.link).crossing === 'none' ? 0 : 1;
    const left = vars.beaten === OFF ? 0 : crossed + vars.blown;
    const side = leaver(vars);
    return c.call(suffering, { side, slots: [...vars.moved], left, clause: 'GLO 8.7#11' }, 'arrived');
  },
  arrived(c, vars) {
    const foe = other(leaver(vars));
    // A leader who stood there alone is caught like any other (GLO 4.2).
    if (outsideAt(c, vars.town, foe).length > 0) return c.call(leadersCaught, catching(vars.town, foe), 'pursuit');
    return c.go('pursuit');
  },
  /** P6 (GLO 8.1#23, #24): the victor's cavalry. None after a drawn battle, or in mud (GLO 3.1#10). */
  pursuit(c, vars) {
    takeControl(c, vars.town);
    if (vars.beaten === OFF || !mayPursue(c.s.weather)) return c.go('victor');
    const side = other(vars.beaten);
    const { pursuit } = c.content.tables;
    const horse = horseOf(c, victors(c, vars));
    const column = columnOf(pursuit.columns, horse);
    if (column < 0 || strengthOf(c, vars.moved) === 0) return c.go('victor');
    const die = c.dice.d6();
    const added = pursuitDie(c.s.weather);
    const lost = vars.battle.lost[vars.beaten] as number;
    const points = pursuitCost(pursuit, lossOf(pursuit, column, die + added).points, lost);
    c.tell?.({ fact: 'pursuit', side, die, added, horse, points, clause: 'GLO 8.1#23' });
    const slots = [...vars.moved];
    return c.call(suffering, { side: vars.beaten, slots, left: points, clause: 'GLO 8.4#3' }, 'victor');
  },
  /** GLO 8.7#2, #4: whoever keeps the field may leave it all the same; the town is his, for he was there last (GLO 9#2). */
  victor(c, vars) {
    const side = other(leaver(vars));
    takeControl(c, vars.battle.town);
    vars.ways = victors(c, vars).length === 0 ? [] : retreatsOf(c, vars.battle, side);
    if (vars.ways.length === 0) return c.go('over');
    const told = ordered(c, decides(c, side), 'leave', ([verb]) => verb === 'stay');
    return told === null ? c.go('leave') : c.go('over');
  },
  leave: {
    power: (c, vars) => decides(c, other(leaver(vars))),
    prompt: 'leave',
    window: 'leave',
    clause: 'GLO 8.7#2',
    about: (_, vars) => ({ town: vars.battle.town }),
    offers(c, vars) {
      c.offer('stay');
      for (const town of vars.ways) c.offer('retreat', town);
    },
    why: retreatFault,
    take: {
      stay: (c: Ctx) => c.go('over'),
      retreat(c: Ctx, vars: Aftermath, town: number) {
        const side = other(leaver(vars));
        const { battle } = vars;
        shift(c, [...victors(c, vars)], town, linkBetween(c, battle.town, town));
        c.tell?.({ fact: 'retreated', side, from: battle.town, town, clause: 'GLO 8.7#2' });
        takeControl(c, town);
        return c.go('over');
      },
    },
  },
  over(c, vars) {
    takeControl(c, vars.battle.town);
    // Ruling 149: a sortie may have cost the garrison its last man.
    surrender(c);
    return unlessNapoleon(c, () => c.return());
  },
});

function retreatFault(_: Ctx, { battle, ways }: Aftermath, [verb, town]: readonly (string | number)[]) {
  if (verb !== 'retreat' || typeof town !== 'number' || ways.includes(town)) return null;
  return battle.barred.includes(town)
    ? { reason: 'theyCameThere', clause: 'GLO 8.7#7' }
    : { reason: 'noWayBack', clause: 'GLO 8.6#11' };
}

function goBack(c: Ctx, vars: Aftermath, town: number) {
  const { battle } = vars;
  const side = leaver(vars);
  vars.town = town;
  vars.link = linkBetween(c, battle.town, town);
  vars.moved = [...leavers(c, vars)];
  shift(c, vars.moved, town, vars.link);
  c.tell?.({
    fact: 'retreated',
    side,
    from: battle.town,
    town,
    clause: vars.beaten === OFF ? 'GLO 8.7#3' : 'GLO 8.7#1',
  });
  const { crossing } = linkOf(c, vars.link);
  const bridge = crossing === 'bridge' || crossing === 'boats';
  return vars.beaten !== OFF && battle.type >= OFFENSIVE && bridge ? c.go('atBridge') : c.go('crossing');
}

/** GLO 6.4#8 to #10: down on all but a 6; an odd die costs a point. */
function blow(c: Ctx, vars: Aftermath) {
  const die = c.dice.d6();
  if (die !== 6) bringDown(c, vars.link, leaver(vars));
  vars.blown = die % 2;
  const clause = die === 6 ? 'GLO 6.4#9' : die % 2 === 1 ? 'GLO 6.4#10' : 'GLO 6.4#8';
  c.tell?.({ fact: 'blown', link: vars.link, die, down: die !== 6, clause });
  return c.go('crossing');
}

function lostAll(c: Ctx, vars: Aftermath, clause: string) {
  const side = leaver(vars);
  const slots = [...leavers(c, vars)];
  c.tell?.({ fact: 'trapped', town: vars.battle.town, side, clause });
  capture(c, slots, side, clause);
  return unlessNapoleon(c, () => c.go('victor'));
}

/** GLO 6.4#11: at once. Boats that their own side takes down can be laid again (ruling 64). */
function bringDown(c: Ctx, link: number, side: number): void {
  const { s } = c;
  if (linkOf(c, link).crossing === 'bridge') s.broken[link] = 1;
  else {
    if (s.boats[link] === side) s.boatsLeft[side] = (s.boatsLeft[side] as number) + 1;
    s.boats[link] = OFF;
  }
  s.version++;
}

/** GLO 9#4, #5: what a victory is worth by the type of the battle. */
function scoreBattle(c: Ctx, side: number, type: number): void {
  const { decisive, offensive } = c.content.campaign.victory;
  const points = type >= DECISIVE ? decisive : type === OFFENSIVE ? offensive : 0;
  if (points === 0) return;
  c.s.battlePoints[side] = (c.s.battlePoints[side] as number) + points;
  c.tell?.({ fact: 'victory', side, type, points, clause: type >= DECISIVE ? 'GLO 9#4' : 'GLO 9#5' });
}
