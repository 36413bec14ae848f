import type { Context } from '../context.ts';
import { type Kind, kernelTakers, procedure } from '../procedure.ts';
import type { Power } from '../seats.ts';
import type { AgendaItem } from '../state.ts';
import { RulesFault } from '../refusal.ts';

/** What the carrying out of due effects remembers. */
export interface SettlingVars {
  moment: string;
  turn: number;
  by: Power | 'owner' | 'queue' | 'stack';
  left: number;
  /** Items from this number on alone. */
  scope?: number;
  clause?: string;
}

function isDue(item: AgendaItem, vars: SettlingVars): boolean {
  return item.due === vars.moment && item.turn <= vars.turn && item.id >= (vars.scope ?? 0);
}

/** The due effects among which somebody must choose, and who: all for one power, or each owner's own. */
function choice(c: Context<Kind>, vars: SettlingVars): { power: Power; items: AgendaItem[] } | null {
  const due = c.agenda.filter((item) => isDue(item, vars));
  const head = vars.by === 'stack' ? due.at(-1) : due[0];
  if (head === undefined) return null;
  if (vars.by === 'queue' || vars.by === 'stack') return { power: head.owner, items: [head] };
  if (vars.by === 'owner') return { power: head.owner, items: due.filter((item) => item.owner === head.owner) };
  return { power: vars.by, items: due };
}

/** The agenda: effects that are due come one by one, new ones among them, until none is left. */
export const settling = procedure<Kind, SettlingVars>('$settling', {
  next(c, vars) {
    const due = choice(c, vars);
    if (due === null) return c.return();
    if (vars.left <= 0) throw new RulesFault(`the agenda for "${vars.moment}" did not end within its bound`);
    const [item] = due.items;
    if (due.items.length > 1 || item === undefined) return c.go('order');
    vars.left--;
    return c.begin(item, 'next');
  },
  order: {
    power: (c, vars) => choice(c, vars)?.power ?? 0,
    prompt: 'kernel.settle',
    // What is due lies on the table: where a game hides it, the public view offers something else, and it is asked apart.
    open: true,
    clause: '',
    cites: (vars) => vars.clause ?? '',
    offers(c, vars) {
      for (const item of choice(c, vars)?.items ?? []) c.offer('settle', item.id);
    },
    take: kernelTakers<Kind, SettlingVars>({
      settle(c, vars, id) {
        const item = c.agenda.find((one) => one.id === id);
        if (item === undefined) throw new RulesFault(`no effect ${id} on the agenda`);
        vars.left--;
        return c.begin(item, 'next');
      },
    }),
  },
});
