import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allSources, judgeTree } from './rooms.ts';
import { judge } from './rooms-judge.ts';
import { rights } from './rooms-map.ts';

const why = (file: string, source: string): readonly string[] => judge(file, source).map((finding) => finding.why);

describe('every way of importing is seen', () => {
  const target = '@bivouac/nations';
  test.each([
    ['static', `import { a } from '${target}';`],
    ['for its effect', `import '${target}';`],
    ['type-only', `import type { A } from '${target}';`],
    ['inline type', `import { type A } from '${target}';`],
    ['dynamic', `const a = await import('${target}');`],
    ['dynamic, in a template', `const a = await import(\`${target}\`);`],
    ['import() type', `let a: import('${target}').A;`],
    ['typeof import()', `let a: typeof import('${target}');`],
    ['re-export', `export { a } from '${target}';`],
    ['type re-export', `export type { A } from '${target}';`],
    ['star re-export', `export * from '${target}';`],
    ['named star re-export', `export * as nations from '${target}';`],
    ['require', `const a = require('${target}');`],
    ['import equals', `import a = require('${target}');`],
    ['deep inside a function', `function f() { if (x) { return [() => import('${target}')]; } }`],
    ['worker address', `new Worker(new URL('../../games/nations/index.ts', import.meta.url));`],
  ])('%s', (_way, source) => {
    expect(judge('kernel/src/a.ts', source)).toHaveLength(1);
    expect(judge('kernel/src/a.tsx', source)).toHaveLength(1);
  });

  test('with its line', () => {
    expect(judge('kernel/src/a.ts', `// first\n\nimport '${target}';`)).toEqual([
      { file: 'kernel/src/a.ts', line: 3, why: 'kernel may not import game nations' },
    ]);
  });

  test('a computed target cannot be checked, and is refused', () => {
    expect(why('web/src/a.ts', 'await import(name);')).toEqual(['an import must name its target in plain text']);
    expect(why('web/src/a.ts', 'await import(`./${name}.ts`);')).toHaveLength(1);
  });

  test('a file that does not parse is refused', () => {
    expect(why('kernel/src/a.ts', 'import {')).not.toEqual([]);
  });

  test('strings and comments are not imports', () => {
    expect(why('kernel/src/a.ts', `// import '${target}'\nconst s = "import '${target}'";`)).toEqual([]);
  });
});

describe('wrong directions', () => {
  test.each([
    ['kernel/src/a.ts', '@bivouac/nations'],
    ['kernel/src/a.ts', '@bivouac/bots'],
    ['kernel/src/a.ts', '@bivouac/words'],
    ['kernel/src/a.ts', '@bivouac/server'],
    ['kernel/test/a.test.ts', '@bivouac/nations'],
    ['games/nations/rules/turn.ts', '@bivouac/gloire'],
    ['games/nations/rules/turn.ts', '@bivouac/bots'],
    ['games/nations/rules/turn.ts', '@bivouac/words'],
    ['games/nations/rules/turn.ts', '@bivouac/web'],
    ['games/nations/rules/turn.ts', '../board/index.tsx'],
    ['games/nations/rules/turn.ts', '../board'],
    ['games/nations/rules/turn.ts', '@bivouac/kernel/table'],
    ['games/nations/rules/turn.ts', '@bivouac/kernel/guide'],
    ['games/nations/game.ts', '@bivouac/kernel/guide'],
    ['games/nations/bot/hand.ts', '@bivouac/kernel/table'],
    ['games/nations/board/map.tsx', '@bivouac/kernel/table'],
    ['bots/src/greedy.ts', '@bivouac/kernel/table'],
    ['kit/src/index.ts', '@bivouac/kernel/table'],
    ['kit/src/index.ts', '@bivouac/kernel/guide'],
    ['words/src/words.ts', '@bivouac/kernel/guide'],
    ['kernel/src/index.ts', './table-door.ts'],
    ['kernel/src/index.ts', './guide-door.ts'],
    ['kernel/src/index.ts', './table/clock.ts'],
    ['kernel/src/index.ts', './network.ts'],
    ['games/nations/test/turn.test.ts', '@bivouac/gloire'],
    ['games/nations/board/map.tsx', '@bivouac/gloire'],
    ['games/nations/board/map.tsx', '@bivouac/web'],
    ['bots/src/greedy.ts', '@bivouac/nations'],
    ['bots/src/greedy.ts', '@bivouac/server'],
    ['words/src/index.ts', '@bivouac/nations'],
    ['words/src/index.ts', '@bivouac/bots'],
    ['shelf/src/index.ts', '@bivouac/server'],
    ['shelf/src/index.ts', '@bivouac/nations/board'],
    ['shelf/src/games.ts', '@bivouac/nations/workshop'],
    ['shelf/src/index.ts', './workshop/index.ts'],
    ['web/src/worker/table.ts', '@bivouac/shelf/workshop'],
    ['web/src/app.tsx', '@bivouac/gloire/workshop'],
    ['server/src/app.ts', '@bivouac/shelf/workshop'],
    ['games/nations/bot.ts', './workshop/index.ts'],
    ['games/nations/bot.ts', './workshop'],
    ['games/nations/board/map.tsx', '../workshop/rival/index.ts'],
    ['games/nations/workshop/index.ts', '@bivouac/gloire/workshop'],
    ['games/nations/workshop/index.ts', '../board/index.tsx'],
    ['games/nations/index.ts', '@bivouac/shelf'],
    ['bots/src/greedy.ts', '@bivouac/shelf'],
    ['server/src/app.ts', '@bivouac/web'],
    ['server/src/app.ts', '@bivouac/cli'],
    ['server/src/app.ts', '@bivouac/nations/board'],
    ['cli/src/main.ts', '@bivouac/server'],
    ['cli/src/main.ts', '@bivouac/gloire/board'],
    ['web/src/app.tsx', '@bivouac/server'],
    ['web/src/app.tsx', '@bivouac/cli'],
    ['web/e2e/front.e2e.ts', '@bivouac/server'],
    ['tools/rooms.ts', '@bivouac/server'],
    ['web/src/app.tsx', '@bivouac/nowhere'],
  ])('%s may not import %s', (file, target) => {
    expect(judge(file, `import '${target}';`)).toHaveLength(1);
  });

  test.each([
    ['kernel/src/a.ts', '../../games/nations/index.ts'],
    ['games/nations/index.ts', '../../kernel/src/index.ts'],
    ['games/nations/index.ts', '../gloire/index.ts'],
    ['games/nations/index.ts', '../nations-two/index.ts'],
    ['server/src/app.ts', '../../web/src/app.tsx'],
    ['tools/rooms.ts', '../kernel/src/index.ts'],
    ['web/src/app.tsx', '/src/main.tsx'],
  ])('%s may not leave its room by %s', (file, target) => {
    expect(judge(file, `import '${target}';`)).toHaveLength(1);
  });

  test.each([
    ['kernel/src/a.ts', 'node:fs'],
    ['kernel/src/a.ts', 'crypto'],
    ['games/nations/rules/turn.ts', 'node:crypto'],
    ['games/nations/board/map.tsx', 'node:fs'],
    ['web/src/app.tsx', 'node:path'],
    ['words/src/index.ts', 'fs/promises'],
    ['kernel/src/a.ts', 'react'],
    ['games/nations/rules/turn.ts', 'react/jsx-runtime'],
    ['server/src/app.ts', 'react-dom/server'],
    ['words/src/index.ts', 'react-i18next'],
    ['bots/src/greedy.ts', 'react'],
    ['cli/src/main.ts', 'react'],
    ['kernel/src/a.ts', 'vitest'],
    ['server/src/app.ts', 'fast-check'],
    ['games/nations/rules/turn.ts', '@bivouac/kernel/testing'],
  ])('%s may not import %s', (file, target) => {
    expect(judge(file, `import '${target}';`)).toHaveLength(1);
  });

  test.each(['Math.random()', 'Date.now()', 'new Date()', 'performance.now()'])('no %s in the rules', (code) => {
    expect(judge('kernel/src/dice.ts', `const x = ${code};`)).toHaveLength(1);
    expect(judge('games/nations/rules/turn.ts', `const x = ${code};`)).toHaveLength(1);
    expect(judge('kernel/test/dice.test.ts', `const x = ${code};`)).toEqual([]);
    expect(judge('web/src/app.tsx', `const x = ${code};`)).toEqual([]);
  });

  test('a room does not import itself by name, and every file has a room', () => {
    expect(why('kernel/src/a.ts', `import '@bivouac/kernel';`)).toHaveLength(1);
    expect(why('attic/a.ts', '')).toEqual(['this file is in no room']);
  });
});

describe('right directions', () => {
  test.each([
    ['kernel/src/a.ts', './b.ts'],
    ['kernel/src/mechanisms/a.ts', '../b.ts'],
    ['kernel/src/a.ts', '@noble/hashes/blake2b'],
    ['kernel/test/a.test.ts', '../src/index.ts'],
    ['kernel/test/a.test.ts', 'vitest'],
    ['kernel/test/a.test.ts', 'node:fs'],
    ['games/nations/rules/turn.ts', '@bivouac/kernel'],
    ['games/nations/rules/turn.ts', '../view.ts'],
    ['games/nations/test/a.test.ts', '@bivouac/kernel/testing'],
    ['games/nations/test/a.test.ts', 'fast-check'],
    ['games/nations/test/a.test.ts', '../workshop/rival/index.ts'],
    ['games/nations/workshop/balance/count.ts', 'node:fs'],
    ['games/nations/workshop/balance/count.ts', '@bivouac/bots'],
    ['games/nations/workshop/index.ts', '../bot.ts'],
    ['shelf/src/workshop/index.ts', '@bivouac/nations/workshop'],
    ['shelf/src/workshop/index.ts', '../games.ts'],
    ['cli/src/take-down.ts', '@bivouac/shelf/workshop'],
    ['games/nations/board/map.tsx', 'react'],
    ['games/nations/board/map.tsx', '../content/map.ts'],
    ['games/nations/board/map.tsx', '@bivouac/kernel'],
    ['bots/src/greedy.ts', '@bivouac/kernel'],
    ['bots/src/greedy.ts', '@bivouac/kernel/guide'],
    ['games/nations/bot.ts', '@bivouac/kernel/guide'],
    ['games/nations/bot/hand.ts', '@bivouac/kernel/guide'],
    ['games/nations/board/foresee.ts', '@bivouac/kernel/guide'],
    ['games/nations/test/a.test.ts', '@bivouac/kernel/table'],
    ['games/nations/content/read.ts', '@bivouac/kernel/packs'],
    ['web/src/worker/a.ts', '@bivouac/kernel/table'],
    ['bots/src/pool.ts', '@bivouac/kernel/guide'],
    ['words/src/index.ts', '@bivouac/kernel'],
    ['words/src/words.ts', '@bivouac/kernel/table'],
    ['kernel/src/index.ts', './frames.ts'],
    ['shelf/src/index.ts', '@bivouac/nations'],
    ['shelf/src/index.ts', '@bivouac/words'],
    ['server/src/app.ts', '@bivouac/shelf'],
    ['server/src/app.ts', '@bivouac/nations'],
    ['server/src/app.ts', 'node:fs'],
    ['cli/src/main.ts', '@bivouac/kernel/soak'],
    ['cli/src/main.ts', '@bivouac/bots'],
    ['web/src/app.tsx', '@bivouac/nations/board'],
    ['web/src/app.tsx', '@bivouac/words'],
    ['web/src/app.tsx', 'react'],
    ['web/vite.config.ts', 'node:path'],
    ['web/e2e/front.e2e.ts', 'playwright-core'],
    ['tools/rooms.ts', 'node:fs'],
  ])('%s may import %s', (file, target) => {
    expect(judge(file, `import '${target}';`)).toEqual([]);
  });
});

test('the real tree: every import goes the right way', () => {
  expect(allSources()).toContain('tools/rooms.test.ts');
  expect(allSources()).toContain('kernel/src/clauses.ts');
  expect(allSources()).toContain('host/src/index.ts');
  expect(judgeTree()).toEqual([]);
});

test('whatever may use neither Node nor React is compiled without the types of Node and of the browser', () => {
  const free = Object.entries(rights).flatMap(([name, { node, react }]) => (node || react ? [] : [name]));
  expect(free.sort()).toEqual(['bots', 'game', 'host', 'kernel', 'shelf', 'words']);
  const folders = free.map((name) => (name === 'game' ? '../games/*' : `../${name}/src`));
  const [, include = ''] =
    /"include": (\[.*?\])/s.exec(readFileSync(new URL('tsconfig.pure.json', import.meta.url), 'utf8')) ?? [];
  expect((JSON.parse(include) as string[]).toSorted()).toEqual(['pure.d.ts', ...folders].toSorted());
});
