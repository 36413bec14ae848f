import { describe, expect, test } from 'vitest';
import { Hold, type Holding, type Locks } from '../src/matches/hold.ts';

interface Request {
  readonly name: string;
  readonly grant: () => void;
  readonly refuse: () => void;
}

/** The browser's lock manager, as far as it is needed: one holder a name, a line behind it, stealing, giving up. */
class TestLocks implements Locks {
  readonly #held = new Map<string, Request>();
  #line: Request[] = [];

  request = (name: string, ...rest: readonly unknown[]): Promise<never> => {
    const how = rest[0] as LockOptions;
    const held = rest[1] as (lock: Lock | null) => Promise<void> | undefined;
    return new Promise<void>((resolve, reject) => {
      const request: Request = {
        name,
        grant: () => {
          this.#held.set(name, request);
          void Promise.resolve(held({ name, mode: 'exclusive' })).then(() => this.#free(request, resolve));
        },
        refuse: () => reject(new DOMException('refused', 'AbortError')),
      };
      const holder = this.#held.get(name);
      if (holder === undefined) request.grant();
      else if (how.ifAvailable === true) void Promise.resolve(held(null)).then(resolve);
      else if (how.steal === true) {
        request.grant();
        holder.refuse();
      } else {
        this.#line.push(request);
        how.signal?.addEventListener('abort', () => {
          this.#line = this.#line.filter((one) => one !== request);
          request.refuse();
        });
      }
    }) as Promise<never>;
  };

  #free(request: Request, resolve: () => void): void {
    resolve();
    if (this.#held.get(request.name) !== request) return;
    this.#held.delete(request.name);
    const next = this.#line.find(({ name }) => name === request.name);
    if (next === undefined) return;
    this.#line = this.#line.filter((one) => one !== next);
    next.grant();
  }
}

function page(locks: Locks, match = 'm') {
  const told: Holding[] = [];
  return { told, hold: new Hold(match, (holding) => void told.push(holding), locks) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('who may play a match', () => {
  test('is the first page that asks; the second waits, and has it when the first is closed', async () => {
    const locks = new TestLocks();
    const [first, second] = [page(locks), page(locks)];
    expect(await first.hold.claim()).toBe('here');
    expect(await second.hold.claim()).toBe('elsewhere');
    first.hold.letGo();
    await settle();
    expect(second.told).toEqual(['here']);
    expect(first.told).toEqual([]);
  });

  test('can be taken over, back and forth, and each is told once', async () => {
    const locks = new TestLocks();
    const [first, second] = [page(locks), page(locks)];
    await first.hold.claim();
    await second.hold.claim();
    await second.hold.take();
    await settle();
    expect(second.told).toEqual(['here']);
    expect(first.told).toEqual(['taken']);
    await first.hold.take();
    await settle();
    expect(first.told).toEqual(['taken', 'here']);
    expect(second.told).toEqual(['here', 'taken']);
    first.hold.letGo();
    await settle();
    expect(second.told).toEqual(['here', 'taken', 'here']);
  });

  test('is nothing that a page wants that was left while it waited', async () => {
    const locks = new TestLocks();
    const [first, second, third] = [page(locks), page(locks), page(locks)];
    await first.hold.claim();
    await second.hold.claim();
    second.hold.letGo();
    first.hold.letGo();
    await settle();
    expect(second.told).toEqual([]);
    expect(await third.hold.claim()).toBe('here');
  });

  test('is another question for each match', async () => {
    const locks = new TestLocks();
    expect(await page(locks, 'one').hold.claim()).toBe('here');
    expect(await page(locks, 'two').hold.claim()).toBe('here');
  });
});
