import { randomBytes } from 'node:crypto';
import type { NewTable } from '@bivouac/host';
import { type Dice, fillHoles } from '@bivouac/kernel';
import { Player, type TableLine } from '../online/player.ts';

/** What a player may rely on: he was told that this request is done. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: number;
  readonly rid: string;
}

export interface TableOrders {
  readonly order: Omit<NewTable, 'promise'>;
  /** Where servers are, each of them as good as another. */
  readonly addresses: readonly string[];
  readonly dice: Dice;
  readonly tell: (what: Acknowledged) => void;
  readonly isOver: () => boolean;
  /** What it is doing now, for whoever wonders why nothing happens. */
  readonly note: (what: string) => void;
}

interface Request {
  readonly rid: string;
  readonly args: readonly unknown[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const AGAIN = 60;

/** Tries something until a server is there for it. */
async function surely<T>(
  { isOver, addresses, dice, note }: TableOrders,
  what: (address: string) => Promise<T>,
): Promise<T | null> {
  while (!isOver()) {
    try {
      return await what(dice.pick(addresses));
    } catch (error) {
      note(`tries again: ${String(error)}`);
      await pause(AGAIN);
    }
  }
  return null;
}

const known = (address: string, { cookie }: Player): Player => {
  const player = new Player(address);
  player.cookie = cookie;
  return player;
};

/** One seat: acts when it is asked, and sends again whatever was not answered when its line broke, under the same name. */
async function playSeat(match: string, seat: number, player: Player, orders: TableOrders): Promise<void> {
  const { dice, tell, isOver, note } = orders;
  let line: TableLine | null = null;
  let open: Request | null = null;
  let again = false;
  while (!isOver()) {
    if (line === null || line.closed !== null) line = await surely(orders, (at) => known(at, player).connect(match));
    if (line === null) return;
    const here = line;
    if (open === null) {
      const ready = () =>
        isOver() ||
        here.closed !== null ||
        here.showing.result !== null ||
        (here.showing.decision?.offers.length ?? 0) > 0;
      await here.until(ready).catch(() => undefined);
      if (here.showing.result !== null) break;
      const { decision } = here.showing;
      if (here.closed !== null || decision === null || decision.offers.length === 0) continue;
      const args = [fillHoles(dice.pick(decision.offers), dice), decision.stamp];
      open = { rid: randomBytes(12).toString('hex'), args };
      again = false;
    }
    note(`seat ${seat} asks${again ? ' again' : ''}`);
    const answer = await Promise.race([
      here.call('act', open.args, open.rid, again),
      here
        .until(() => here.closed !== null)
        .then(
          () => null,
          () => null,
        ),
    ]);
    again = true;
    note(`seat ${seat} heard ${JSON.stringify(answer)}`);
    if (answer === null) continue;
    const { ok, refused } = answer as { readonly ok?: boolean; readonly refused?: string };
    if (ok === true) tell({ match, seat, rid: open.rid });
    // A server that could not keep it says neither: it is asked again.
    if (ok === true || refused !== undefined) open = null;
    else await pause(AGAIN);
  }
  line?.ws.close();
}

/** Two at a table, one match after the other, until it is over. */
export async function playTables(orders: TableOrders): Promise<void> {
  while (!orders.isOver()) {
    orders.note('lays a table');
    const laid = await surely(orders, async (address) => {
      const [host, guest] = [new Player(address), new Player(address)];
      const { table, link } = await host.lay(orders.order);
      await guest.sit(table.id, link);
      await host.begin(table.id);
      return { id: table.id, players: [host, guest] };
    });
    if (laid === null) return;
    await Promise.all(laid.players.map((player, seat) => playSeat(laid.id, seat, player, orders)));
  }
}
