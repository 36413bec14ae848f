import { expect } from 'vitest';
import type { Find } from '../content/testing/series/small.ts';
import type { GloireContent } from '../content/types.ts';
import { flagOf } from '../rules/pieces/flags.ts';
import { type GloireState, SUPPLIED } from '../rules/state.ts';
import { type Played, type Position, position, slot } from './position.ts';

export interface Small {
  readonly pack: GloireContent;
  readonly find: Find;
}

export const nationOf = ({ pack }: Small, side: number) => pack.campaign.nations[flagOf(pack, side)]?.id;

/**
 * Whether an army lives on these sources and no others: with enemies in all but one of them it is in supply, with
 * enemies in all of them it is not. Its chief stands at a town that all roads lead from.
 */
export function livesOn({ pack, find }: Small, army: string, at: string, sources: readonly string[]): boolean {
  const { side, sheets, commander, supply } = pack.armies[find.army(army)] ?? { supply: [] };
  const scenario = pack.scenarios.find(({ sheet }) => sheet === sheets?.[0])?.id ?? '';
  const chief = pack.leaders[commander ?? -1]?.id ?? '';
  const foes = pack.units.filter((one) => one.side !== side && !one.detachment).map(({ id }) => id);
  const supplied = (held: readonly string[]) => {
    const enemies = Object.fromEntries(held.map((id, i) => [id, `${foes[i] ?? ''}:3`]));
    const [french, coalition] = side === 0 ? [{ [at]: chief }, enemies] : [enemies, { [at]: chief }];
    const active = side === 0 ? 'french' : 'coalition';
    const wanted: Position = {
      pack,
      scenario,
      options: { blind: 1 },
      phase: 'administration',
      active,
      french,
      coalition,
    };
    return position(wanted).s.supplied[find.army(army)] === SUPPLIED;
  };
  expect(supply.map((town) => pack.map.towns[town]?.id)).toEqual(sources);
  const each = sources.every((source) => supplied(sources.filter((one) => one !== source)));
  return each && !supplied(sources);
}

/** How many named units and detachments find room in a fortified town; the attacker stands before it. */
export function room({ pack }: Small, scenario: string, at: string, inside: string, before: string): string[] {
  const played = position({
    pack,
    scenario,
    options: { blind: 1 },
    phase: 'combat',
    active: 'coalition',
    french: { [at]: inside },
    coalition: { [at]: before },
  });
  played.act(0, 'inside');
  const names: string[] = [];
  for (const word of inside.split(' ')) {
    const name = word.split(':')[0] ?? '';
    if (!played.may(0, 'pick', slot(played.s, name, pack))) continue;
    played.act(0, 'pick', slot(played.s, name, pack));
    names.push(name);
  }
  return names;
}

/** What a die does on each step of a siege track: the steps after it, OFF once the town has fallen. */
export function siege({ pack, find }: Small, scenario: string, at: string, names: readonly [string, string, string]) {
  const [garrison, besieger, chief] = names;
  return (step: number, die: number): Played => {
    const also = (s: GloireState) => {
      s.inside[slot(s, garrison, pack)] = 1;
      s.siege[find.town(at)] = step;
    };
    const played = position({
      pack,
      scenario,
      options: { blind: 1 },
      phase: 'combat',
      active: 'coalition',
      french: { [at]: `${garrison}:2` },
      coalition: { [at]: `${besieger}:5 ${chief}` },
      also,
      dice: [die],
    });
    return played.act(1, 'besiege');
  };
}
