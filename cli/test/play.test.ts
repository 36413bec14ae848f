import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishedMatch, World } from './world.ts';

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => {
  world[Symbol.dispose]();
});

const begin = ['play', 'tiny', '--seed', 'abc', '--save', 'm.bivouac'];

test('a whole match is played to its end, kept, and sound', async () => {
  const { code, out } = await finishedMatch(world, 'whole.bivouac');
  expect(code).toBe(0);
  expect(out).toContain('The tiny game. You play Red, against Blue, Green.');
  expect(out).toMatch(/(wins?|A draw): on points\. \(TINY 7#1\)/);
  expect(out).toContain('Saved in whole.bivouac. See it again with: npx bivouac replay whole.bivouac');
  expect(await world.json(['verify', 'whole.bivouac'])).toMatchObject({ code: 0, value: { ok: true, finished: true } });
});

test('prompts come with their clause, and choices with a number', async () => {
  const { out } = await world.run(begin, ['q']);
  expect(out).toContain('Which of your two counters is the troop? Nobody else will know. [TINY 1#2]');
  expect(out).toContain('  1  The troop is the counter on the left (A)');
});

test('in French as well', async () => {
  const { out } = await world.run([...begin, '--lang', 'fr'], ['1', '2', '?', 'p', 'q']);
  expect(out).toContain('Vous jouez Rouge, contre Bleu, Vert.');
  expect(out).toContain('À vous\u00a0: il reste 2 actions. [TINY 2#1]');
  expect(out).toContain('TINY 2#1: Deux actions par tour, ou repos.');
  expect(out).not.toMatch(/\{\{/);
});

test('the end of the input ends the match with a word, and keeps it', async () => {
  const { code, out } = await world.run(begin, ['1', '2']);
  expect(code).toBe(0);
  expect(out).toContain('The input ended before the match did');
  expect(world.read('m.bivouac')).toContain('"game":"tiny"');
});

test('the end of the input while a text is asked for is no different', async () => {
  const { out } = await world.run(begin, ['1', '2', '8']);
  expect(out).toContain('Your text, up to 40 characters:');
  expect(out).toContain('The input ended before the match did');
});

test('a match that was left goes on where it was', async () => {
  await world.run(begin, ['1', '2', 'q']);
  const kept = world.read('m.bivouac').replace(/\{"open".*\n$/, '');
  const { code, out } = await world.run(['play', '--resume', 'm.bivouac'], ['1', 'q']);
  expect(code).toBe(0);
  expect(out).toContain('goes on after action');
  expect(out).toContain('Your turn: 2 actions are left.');
  expect(world.read('m.bivouac').startsWith(kept)).toBe(true);
});

test('a match that was cut off in the middle loses nothing', async () => {
  await world.run(['play', 'tiny', '--seed', 'abc', '--save', 'whole'], ['1', '2', '2', 'q']);
  expect((await world.run(begin, ['1', '2', '2', World.CUT])).code).not.toBe(0);
  expect((await world.run(begin, ['q'])).err).toContain('There is a file "m.bivouac" already');
  const { code } = await world.run(['play', '--resume', 'm.bivouac'], ['q']);
  expect(code).toBe(0);
  expect(world.read('m.bivouac')).toBe(world.read('whole'));
  // Nothing is left over when it is written.
  expect(readdirSync(world.folder).toSorted()).toEqual(['m.bivouac', 'whole']);
});

test('the same seed and the same choices give the same match', async () => {
  const first = await world.run(['play', 'tiny', '--seed', 'x', '--save', 'one.m'], ['1', '2', '2', '2', 'q']);
  const second = await world.run(['play', 'tiny', '--seed', 'x', '--save', 'two.m'], ['1', '2', '2', '2', 'q']);
  expect(second.out.replaceAll('two.m', 'one.m')).toBe(first.out);
  expect(world.read('two.m')).toBe(world.read('one.m'));
  await world.run(['play', 'tiny', '--seed', 'y', '--save', 'six.m'], ['1', '2', '2', '2', 'q']);
  expect(world.read('six.m')).not.toBe(world.read('one.m'));
});

test('a seat is chosen by number or by power, and the seating by its size', async () => {
  const blue = await world.run(['play', 'tiny', '--seat', 'Blue', '--save', 'a'], ['q']);
  expect(blue.out).toContain('You play Blue, against Red, Green.');
  const third = await world.run(['play', 'tiny', '--seat', '3', '--save', 'b'], ['q']);
  expect(third.out).toContain('You play Green, against Red, Blue.');
  const two = await world.run(['play', 'tiny', '--seats', '2', '--seat', 'green', '--save', 'c'], ['q']);
  expect(two.out).toContain('You play Blue, Green, against Red.');
});

test('undo takes back, and says why when it cannot', async () => {
  const { out } = await world.run(begin, ['1', 'u', 'u', '1', '2', '6', 'u', 'q']);
  expect(out).toContain('Red takes back an action.');
  expect(out).toContain('You cannot take this back: you have done nothing yet.');
  expect(out).toContain('You cannot take this back: something hidden has been shown since.');
});

test('questions are answered from what the player knows, with clauses', async () => {
  const { out } = await world.run(begin, [
    '1',
    '2',
    '? march 2 5',
    '? march 0 4',
    '? place 1',
    '? rest',
    '? sing',
    '? place x',
    'q',
  ]);
  expect(out).toContain('Not now: this counter is not yours (TINY 2#2).');
  expect(out).toContain('Not now: that is too far (TINY 2#3).');
  expect(out).toContain('the bridge: That is possible: one of your choices does it.');
  expect(out).toContain('That is one of your choices.');
  expect(out).toContain('Ask like this: ? march 0 1');
});

test('choices can be searched, and what is no choice is said', async () => {
  const { out } = await world.run(begin, ['1', '2', '/red b', '/waterloo', '0', '99', 'attack!', 'q']);
  expect(out).toContain('> /red b\n  4  March Red B to the wood\n  5  March Red B to the mill\n>');
  expect(out).toContain('No choice has “waterloo” in it.');
  expect(out).toContain('“99” is none of the choices. Type a number from 1 to 8, or ? for help.');
  expect(out).toContain('“attack!” is none of the choices.');
});

test('holes are asked for until they are filled rightly', async () => {
  const { out } = await world.run(begin, ['1', '2', '8', 'x'.repeat(41), 'Hold the bridge', 'l', 'q']);
  expect(out.split('Your text, up to 40 characters:')).toHaveLength(3);
  expect(out).toContain('Red writes: “Hold the bridge” [TINY 2#6]');
});

test('control characters of others never reach the terminal', async () => {
  await world.run(begin, ['1', '2', 'q']);
  world.write('m.bivouac', world.read('m.bivouac').replace('"name":"red"', '"name":"\\u001b[2Jred"'));
  const { out, err } = await world.run(['replay', 'm.bivouac']);
  expect(out + err).not.toContain('\u001b');
});

describe('resigning', () => {
  test('ends the match', async () => {
    const { value } = await world.json(begin, ['1', '2', 'r']);
    expect(value).toMatchObject({ finished: true, ending: 'over', result: { reason: 'resigned', winners: [1, 2] } });
  });

  test('a person at a terminal is asked again', async () => {
    world.typed = true;
    const { value } = await world.json(begin, ['1', '2', 'r', 'no', 'q']);
    expect(value).toMatchObject({ finished: false, ending: 'left' });
    const other = await world.json(['play', 'tiny', '--save', 'o'], ['1', '2', 'r', 'r']);
    expect(other.value).toMatchObject({ finished: true });
  });
});

describe('files', () => {
  test('are not written over by a new match', async () => {
    await world.run(begin, ['q']);
    const { code, err } = await world.run(begin, ['q']);
    expect(code).toBe(2);
    expect(err).toContain('There is a file "m.bivouac" already: go on with it (bivouac play --resume m.bivouac)');
  });

  test('are named after the game and the time if nobody names them', async () => {
    const { value } = await world.json(['play', 'tiny'], ['q']);
    expect(value['file']).toBe('tiny-19700101-001640.bivouac');
    expect(world.read('tiny-19700101-001640.bivouac')).not.toBe('');
  });

  test('can be saved under another name while playing', async () => {
    const { out } = await world.run(begin, ['s other.bivouac', 's', 'q']);
    expect(out).toContain('Saved in other.bivouac. Go on with: npx bivouac play --resume other.bivouac');
    expect(world.read('other.bivouac')).not.toBe('');
  });

  test('that cannot be written are said, and play goes on', async () => {
    const { code, out } = await world.run(begin, ['s no/such/folder/x', 's y', 'q']);
    expect(code).toBe(0);
    expect(out).toContain('Could not save in no/such/folder/x');
    expect(world.read('y')).not.toBe('');
  });

  test('that could not be written do not take the place of the path that was good', async () => {
    const { code } = await world.run(
      ['play', 'tiny', '--seed', 'abc', '--save', 'good.m'],
      ['s no/such/folder/x', 'q'],
    );
    expect(code).toBe(0);
    expect(world.read('good.m')).not.toBe('');
  });

  test('options that the game has not are refused with those it has', async () => {
    const { code, err } = await world.run(['play', 'nations', '--options', 'foo', '--save', 'opt']);
    expect(code).toBe(2);
    expect(err).toContain('nations has no option "foo"; it has: ');
    await world.run(['play', 'nations', '--options', 'twoGames', '--save', 'two.m'], ['q']);
    expect(world.read('two.m')).toContain('"options":{"twoGames":true}');
  });

  test('of a match that is over, of another game, or damaged, are not gone on with', async () => {
    await world.run(begin, ['r']);
    expect((await world.run(['play', '--resume', 'm.bivouac'])).err).toContain('The match is over.');
    expect((await world.run(['play', 'nations', '--resume', 'm.bivouac'])).err).toContain('is a match of tiny');
    world.write('cut', world.read('m.bivouac').slice(0, -20));
    const { code, err } = await world.run(['play', '--resume', 'cut']);
    expect(code).toBe(2);
    expect(err).toContain('Cannot go on with "cut": The file is cut off');
  });
});

test('with --json the conversation goes to standard error', async () => {
  const { code, out, err } = await world.run([...begin, '--json'], ['1', 'q']);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(err).toContain('[TINY 1#2]');
});
