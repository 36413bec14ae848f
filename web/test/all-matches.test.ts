import { expect, test } from 'vitest';
import { bundle, unbundle } from '../src/matches/all.ts';

const files = ['{"charter":1}\n[1]\n', '{"charter":"é"}\n'];

test('many match files go into one and come out as they were', () => {
  expect(unbundle(bundle(files))).toEqual({ files, whole: true });
});

test('a file of many that was cut off says so, and gives what is whole', () => {
  const cut = bundle(files).split('\n').slice(0, 2).join('\n');
  expect(unbundle(cut)).toEqual({ files: files.slice(0, 1), whole: false });
});

test('any other file is not one of many', () => {
  expect(unbundle('{"file":"match"}\n')).toBeNull();
  expect(unbundle('')).toBeNull();
});
