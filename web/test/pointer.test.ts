import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thing } from '@bivouac/kernel';
import type { Explanation } from '@bivouac/kernel/table';
import { LINGER, Pointer, SETTLE } from '../src/table/session/pointer.ts';
import { emptyTable, type TableState } from '../src/table/session/table-state.ts';
import { placeBeside } from '../src/table/actions/place-beside.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const weimar: Thing = { kind: 'town', id: 1 };
const erfurt: Thing = { kind: 'town', id: 2 };
const cannot: Explanation = { can: false, reasons: [] };

function pointerOf(isHeld: () => boolean = () => false) {
  const store = createStore<TableState>(() => ({ ...emptyTable, seat: 0 }));
  const said: (number | null)[] = [];
  store.subscribe(({ pointed }, before) => {
    if (pointed !== before.pointed) said.push(pointed?.thing.id ?? null);
  });
  return { pointer: new Pointer(store, () => Promise.resolve(cannot), isHeld), said };
}

test('what is said of a thing comes at once and whole, and changes no more while the pointer is still', async () => {
  const { pointer, said } = pointerOf();
  await pointer.point(weimar);
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual([1]);
});

test('on the way over another thing nothing changes; whoever rests there is told of it', async () => {
  const { pointer, said } = pointerOf();
  await pointer.point(weimar);
  void pointer.point(null);
  void pointer.point(erfurt);
  await vi.advanceTimersByTimeAsync(SETTLE - 1);
  expect(said).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([1, 2]);
});

test('words linger, and stay as long as the pointer is on them', async () => {
  let held = false;
  const { pointer, said } = pointerOf(() => held);
  await pointer.point(weimar);
  void pointer.point(null);
  held = true;
  await vi.advanceTimersByTimeAsync(LINGER * 3);
  expect(said).toEqual([1]);
  held = false;
  void pointer.point(null);
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(said).toEqual([1, null]);
});

test('words stand beside the thing, inside the window, and never over it', () => {
  const room = { width: 1366, height: 768 };
  const words = { width: 380, height: 160 };
  for (let x = 0; x <= 1320; x += 60) {
    for (let y = 0; y <= 720; y += 60) {
      const thing = { left: x, top: y, right: x + 46, bottom: y + 46 };
      const { left, top } = placeBeside(thing, words, room);
      const box = { left, top, right: left + words.width, bottom: top + words.height };
      expect(Math.min(left, top, room.width - box.right, room.height - box.bottom)).toBeGreaterThanOrEqual(0);
      const apart =
        box.left >= thing.right || box.right <= thing.left || box.top >= thing.bottom || box.bottom <= thing.top;
      expect(apart).toBe(true);
    }
  }
});

test('of the places beside a thing, words take one that hides nothing of what they are about', () => {
  const room = { width: 1366, height: 768 };
  const words = { width: 400, height: 130 };
  const hex = { left: 552, top: 318, right: 604, bottom: 376 };
  const way = { left: 580, top: 340, right: 735, bottom: 420 };
  expect(placeBeside(hex, words, room).left).toBeGreaterThan(hex.right);
  const { left, top } = placeBeside(hex, words, room, [way]);
  const apart =
    left >= way.right || left + words.width <= way.left || top >= way.bottom || top + words.height <= way.top;
  expect(apart).toBe(true);
});
