import { type Context, EVERYONE, type Next, type Procedure, procedure } from '@bivouac/kernel';
import type { Leader, Unit } from '../../content/types.ts';
import { gunsPose } from '../formations/poses.ts';
import { touch } from '../piles/board.ts';
import { stackOnTop } from '../piles/order.ts';
import { ADAPTED, COLUMN, type Empereur, type Eve, LINE, other, SIDES, SQUARE, WAITING } from '../state.ts';
import { BATTLE, entries, IN_HAND, inHand, type Laying, mayLay, PLACING, pushes } from './counters.ts';
import { gridOf, SECTORS } from './grid.ts';
import { drawnUp, placesOf, posesAt, postsOf, unitsLeft, unitsToPlace } from './places.ts';
import { layingLeaders, thinking } from './laying.ts';

export interface Evening {
  side: number;
  /** The corps whose units are placed, the unit and its hex, the leader who looks for quarters; -1 for none. */
  corps: number;
  unit: number;
  hex: number;
  leader: number;
}

type Asking = Context<Empereur>;

function eveIn({ s }: Asking): Eve {
  if (s.eve === undefined) throw new Error('this battle has no evening before');
  return s.eve;
}

const laying = (c: Asking): Laying => ({ content: c.content, s: c.s, eve: eveIn(c) });

const leaderOf = ({ content, s }: Asking, corps: number): number => gridOf(content, s.scenario).leader[corps] ?? -1;
const sectorOf = (c: Asking, corps: number): number => eveIn(c).at[corps] ?? IN_HAND;

/** The corps of a side that were laid and whose units are not placed yet. */
function corpsLeft(c: Asking, side: number): number[] {
  const eve = eveIn(c);
  return c.content.corps.flatMap((one, corps) =>
    one.side === side && (eve.at[corps] ?? IN_HAND) >= 0 && eve.placed[corps] === 0 ? [corps] : [],
  );
}

function toPlace(c: Asking, { corps }: Evening): number[] {
  return unitsToPlace(c, corps, c.s.chiefHex[leaderOf(c, corps)] as number, sectorOf(c, corps));
}

function stand(c: Asking, { unit, hex }: Pick<Evening, 'unit' | 'hex'>, form: number, facing: number): Next {
  const { s } = c;
  s.hex[unit] = hex;
  s.form[unit] = form;
  s.facing[unit] = facing;
  stackOnTop(s, [unit]);
  touch(s);
  c.mark?.('deployed');
  const guns = gunsPose(c.content.units[unit]?.arm, form);
  c.tell?.({ fact: 'placed', unit, place: hex, form, facing, guns, clause: 'EMP XVIII.4#3' });
  return c.go('units');
}

/** Leaders of the army and of wings who were on the map at the start, and are to stand with somebody now. */
function homeless({ content, s }: Asking): number {
  return (
    (content.scenarios[s.scenario]?.leaders ?? [])
      .map(({ leader }) => leader)
      .find((leader) => {
        const { rank, side } = content.leaders[leader] as Leader;
        return rank < 2 && s.chiefHex[leader] === WAITING && quarters({ content, s }, side).length > 0;
      }) ?? -1
  );
}

/** Ruling 515: an army leader has his quarters with a leader of a corps who was deployed. */
function quarters({ content, s }: Pick<Asking, 'content' | 's'>, side: number): number[] {
  const hexes = content.leaders.flatMap((one, i) =>
    one.side === side && (s.chiefHex[i] as number) >= 0 ? [s.chiefHex[i] as number] : [],
  );
  return [...new Set(hexes)].sort((one, two) => one - two);
}

/** EMP XVIII: the evening before the battle: leaders are laid face down in turns, then their units are placed. */
export const eveOfBattle: Procedure<Empereur, Evening> = procedure<Empereur, Evening>('eveOfBattle', {
  next(c, vars) {
    const asked = laying(c);
    const { suits } = asked.eve;
    const mine = vars.side;
    c.s.active = mine;
    // EMP XVIII.2#5: as long as somebody has leaders to lay.
    if (SIDES.every((side) => inHand(asked, side).length === 0)) return c.go('reveal');
    // Who never had a leader to lay has no disposition that could suit him, and is not asked (ruling 512).
    const hasLaid = (side: number) => mayLay(asked, side) && inHand(asked, side).length === 0;
    const may = (side: number) =>
      (inHand(asked, side).length > 0 && entries(asked, side).length > 0) ||
      (suits[other(side)] === 0 && (pushes(asked, side).length > 0 || hasLaid(side)));
    const able = (side: number) => suits[side] === 0 && may(side);
    if (!able(mine)) {
      if (!able(other(mine))) return c.go('reveal');
      vars.side = other(mine);
      return c.go('next');
    }
    return c.fork(layingLeaders, [{ power: mine, vars: thinking(mine, suits[other(mine)] === 1) }], 'posted');
  },
  posted(c, vars) {
    const eve = eveIn(c);
    const { side } = vars;
    const [done] = c.results(layingLeaders);
    // The enemy sees where a counter lies now: what only its player knew has come out.
    c.disclose(EVERYONE);
    if (done === undefined || done.corps < 0) {
      eve.suits[side] = 1;
      c.tell?.({ fact: 'suited', side, clause: 'EMP XVIII.4#1' });
    } else {
      const from = eve.at[done.corps] ?? IN_HAND;
      for (const corps of [done.corps, ...done.along]) eve.at[corps] = done.to;
      const count = (sector: number, by: number) => {
        eve.seen[side * SECTORS + sector] = (eve.seen[side * SECTORS + sector] ?? 0) + by;
      };
      if (from >= 0) count(from, -1);
      count(done.to, 1);
      if (from >= 0) c.tell?.({ fact: 'wentOn', side, from, sector: done.to, clause: 'EMP XVIII.2#2' });
      else c.tell?.({ fact: 'laid', side, sector: done.to, clause: 'EMP XVIII.2#1' });
    }
    eve.moves++;
    vars.side = other(side);
    return c.go('next');
  },
  /** EMP XVIII.4#2: the leaders are turned over. */
  reveal(c, vars) {
    eveIn(c).stage = PLACING;
    c.disclose(EVERYONE);
    c.tell?.({ fact: 'turnedOver', side: vars.side, clause: 'EMP XVIII.4#2' });
    vars.side = c.content.scenarios[c.s.scenario]?.first ?? 0;
    return c.go('corps');
  },
  corps(c, vars) {
    if (corpsLeft(c, vars.side).length === 0) vars.side = other(vars.side);
    c.s.active = vars.side;
    return corpsLeft(c, vars.side).length === 0 ? c.go('quarters') : c.go('station');
  },
  station: {
    power: (_, vars) => vars.side,
    prompt: 'station',
    clause: 'EMP XVIII.4#3',
    open: true,
    offers(c, vars) {
      for (const corps of corpsLeft(c, vars.side)) c.offer('station', corps);
    },
    why: () => ({ reason: 'noStation', clause: 'EMP XVIII.4#3' }),
    take: {
      station(c: Asking, vars: Evening, corps: number) {
        vars.corps = corps;
        eveIn(c).placed[corps] = 1;
        return c.go('chief');
      },
    },
  },
  /** Nobody finds room in a square that the enemy fills: the corps comes in as a reinforcement. */
  chief(c, vars) {
    if (postsOf(c, vars.side, sectorOf(c, vars.corps)).length > 0) return c.go('post');
    vars.side = other(vars.side);
    return c.go('corps');
  },
  post: {
    power: (_, vars) => vars.side,
    prompt: 'chiefPost',
    clause: 'EMP XVIII.4#3',
    open: true,
    about: (c, vars) => ({ leader: leaderOf(c, vars.corps) }),
    offers(c, vars) {
      for (const hex of postsOf(c, vars.side, sectorOf(c, vars.corps))) c.offer('enter', hex);
    },
    why: () => ({ reason: 'tooNear', clause: 'EMP XVIII.4#5' }),
    take: {
      enter(c: Asking, vars: Evening, hex: number) {
        const leader = leaderOf(c, vars.corps);
        c.s.chiefHex[leader] = hex;
        c.tell?.({ fact: 'rode', leader, place: hex, clause: 'EMP XVIII.4#3' });
        return c.go('units');
      },
    },
  },
  units(c, vars) {
    vars.unit = -1;
    if (toPlace(c, vars).length > 0) return c.go('unit');
    vars.side = other(vars.side);
    return c.go('corps');
  },
  unit: {
    power: (_, vars) => vars.side,
    prompt: 'deploy',
    clause: 'EMP XVIII.4#3',
    open: true,
    about: (_, vars) => ({ corps: vars.corps }),
    offers(c, vars) {
      for (const unit of toPlace(c, vars)) c.offer('arrive', unit);
      c.offer('muster');
      c.offer('done');
    },
    why: () => ({ reason: 'noStation', clause: 'EMP XVIII.4#3' }),
    take: {
      arrive(c: Asking, vars: Evening, unit: number) {
        vars.unit = unit;
        return c.go('hex');
      },
      muster: (c: Asking, vars: Evening) => muster(c, vars),
      done(c: Asking, vars: Evening) {
        vars.side = other(vars.side);
        return c.go('corps');
      },
    },
  },
  hex: {
    power: (_, vars) => vars.side,
    prompt: 'deployHex',
    clause: 'EMP XVIII.4#4',
    open: true,
    about: (_, vars) => ({ unit: vars.unit }),
    offers(c, vars) {
      const chief = c.s.chiefHex[leaderOf(c, vars.corps)] as number;
      const hexes = [...placesOf(c, vars.unit, chief, sectorOf(c, vars.corps)).keys()];
      for (const hex of hexes.sort((one, two) => one - two)) c.offer('enter', hex);
    },
    why: () => ({ reason: 'tooNear', clause: 'EMP XVIII.4#5' }),
    take: {
      enter(c: Asking, vars: Evening, hex: number) {
        vars.hex = hex;
        return c.go('form');
      },
    },
  },
  form: {
    power: (_, vars) => vars.side,
    prompt: 'arrived',
    clause: 'EMP XVIII.4#3',
    open: true,
    about: (_, vars) => ({ unit: vars.unit, place: vars.hex }),
    offers(c, vars) {
      for (const { form, facing } of posesAt(c, vars.unit, vars.hex)) {
        if (form === LINE) c.offer('line', facing);
        if (form === COLUMN) c.offer('column', facing);
        if (form === SQUARE) c.offer('square');
        if (form === ADAPTED) c.offer('adapt');
      }
    },
    why: () => ({ reason: 'noForm', clause: 'EMP XVIII.4#3' }),
    take: {
      line: (c: Asking, vars: Evening, facing: number) => stand(c, vars, LINE, facing),
      column: (c: Asking, vars: Evening, facing: number) => stand(c, vars, COLUMN, facing),
      square: (c: Asking, vars: Evening) => stand(c, vars, SQUARE, 1),
      adapt: (c: Asking, vars: Evening) => stand(c, vars, ADAPTED, 0),
    },
  },
  quarters(c, vars) {
    vars.leader = homeless(c);
    if (vars.leader >= 0) return c.go('quarter');
    eveIn(c).stage = BATTLE;
    c.s.active = c.content.scenarios[c.s.scenario]?.first ?? 0;
    return c.return();
  },
  quarter: {
    power: (c, vars) => (c.content.leaders[vars.leader] as Leader).side,
    prompt: 'chiefPost',
    clause: 'EMP XVIII.4#3',
    open: true,
    about: (_, vars) => ({ leader: vars.leader }),
    offers(c, vars) {
      for (const hex of quarters(c, (c.content.leaders[vars.leader] as Leader).side)) c.offer('enter', hex);
    },
    why: () => ({ reason: 'noStation', clause: 'EMP XVIII.4#3' }),
    take: {
      enter(c: Asking, vars: Evening, hex: number) {
        c.s.chiefHex[vars.leader] = hex;
        c.tell?.({ fact: 'rode', leader: vars.leader, place: hex, clause: 'EMP XVIII.4#3' });
        return c.go('quarters');
      },
    },
  },
});

/** The staff draws up what is left of a corps: foot first, then horse, guns last. */
function muster(c: Asking, vars: Evening): Next {
  const chief = c.s.chiefHex[leaderOf(c, vars.corps)] as number;
  const order = unitsLeft(c, vars.corps).sort(
    (one, two) => (c.content.units[one] as Unit).arm - (c.content.units[two] as Unit).arm,
  );
  for (const unit of order) {
    const found = drawnUp(c, unit, chief, sectorOf(c, vars.corps));
    if (found !== null) stand(c, { unit, hex: found.hex }, found.form, found.facing);
  }
  vars.side = other(vars.side);
  return c.go('corps');
}

export function eveFrom(first: number): Evening {
  return { side: first, corps: -1, unit: -1, hex: -1, leader: -1 };
}
