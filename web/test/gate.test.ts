import { expect, test } from 'vitest';
import { soundsOf } from '../src/sound/sounds.ts';
import { Gate } from '../src/table/session/gate.ts';

test('bots that are watched wait at a shut gate, go one by one, and go on when it opens', async () => {
  const gate = new Gate();
  let through = 0;
  const go = async () => {
    await gate.pass();
    through++;
  };
  await go();
  expect(through).toBe(1);
  gate.close();
  const held = go();
  await Promise.resolve();
  expect(through).toBe(1);
  gate.step();
  await held;
  expect(through).toBe(2);
  expect(gate.shut).toBe(true);
  const last = go();
  gate.open();
  await last;
  await go();
  expect(through).toBe(4);
});

test('news are heard once each, three at the most, and only what has a sound', () => {
  const heard = { moved: 'march', drew: 'card', fight: 'guns', turn: 'drum' } as const;
  const news = ['moved', 'moved', 'seen', 'drew', 'fight', 'turn'].map((fact) => ({ fact }));
  expect(soundsOf(news, heard)).toEqual(['march', 'card', 'guns']);
});
