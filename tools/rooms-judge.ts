import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { closedDoor, shownByTheWrongDoor } from './rooms-doors.ts';
import { type Import, readImports } from './rooms-imports.ts';
import { isUnshipped, type Room, rights, roomOf, roomOfPackage } from './rooms-map.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

const testers = /^(vitest|fast-check|playwright-core|axe-core|@bivouac\/kernel\/(testing|soak))(\/|$)/;
const react = /^(react|react-dom|react-i18next|react-aria-components)(\/|$)/;

/** The command line runs the soak, the tools run the tests, and the shelf holds the testing games, loaded on demand. */
const mayTest = (file: string, from: Room): boolean =>
  isUnshipped(file) || from.name === 'cli' || from.name === 'tools' || from.name === 'shelf';

const describe = (room: Room): string => (room.game ? `${room.name} ${room.game}` : room.name);

/** Why a room may not import another, if it may not. */
function betweenRooms(from: Room, to: Room): string | undefined {
  if (from.name === to.name && from.game === to.game) return undefined;
  if (!rights[from.name].rooms.includes(to.name)) return `${describe(from)} may not import ${describe(to)}`;
  if (from.game && to.game && from.game !== to.game) return `${describe(from)} may not import another game, ${to.game}`;
  return undefined;
}

/** The rules do not know their workshop; their tests may use what is there. */
const isTestOfWorkshop = (file: string, from: Room, to: Room): boolean =>
  isUnshipped(file) && to.name === 'workshop' && from.game === to.game;

function relativeImport(file: string, from: Room, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(file), specifier);
  if (!`${target}/`.startsWith(`${from.folder}/`)) {
    return `'${specifier}' leaves the room ${from.folder}: import it by its package name`;
  }
  // A game's board and its workshop are rooms inside the game's folder: the game itself must not know them.
  const to = roomOf(/\/(board|workshop)$/.test(target) ? `${target}/index.ts` : target);
  const why = to && !isTestOfWorkshop(file, from, to) ? betweenRooms(from, to) : undefined;
  return why ?? shownByTheWrongDoor(file, specifier);
}

function packageImport(file: string, from: Room, specifier: string): string | undefined {
  const may = rights[from.name];
  if (isBuiltin(specifier)) {
    return may.node || isUnshipped(file) ? undefined : `${describe(from)} may not import Node's ${specifier}`;
  }
  if (testers.test(specifier)) return mayTest(file, from) ? undefined : `only tests may import ${specifier}`;
  if (react.test(specifier)) return may.react ? undefined : `${describe(from)} may not import ${specifier}`;
  if (!specifier.startsWith('@bivouac/')) return undefined;
  const to = roomOfPackage(specifier);
  if (!to) return `${specifier} is no room of the house`;
  if (to.folder === from.folder) return `'${specifier}' is this very room: import it by its relative path`;
  return betweenRooms(from, to) ?? (isUnshipped(file) ? undefined : closedDoor(file, from, specifier));
}

function wrongImport(file: string, from: Room, { specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return relativeImport(file, from, specifier);
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return `'${specifier}' is an absolute path`;
  return packageImport(file, from, specifier);
}

/** Everything wrong with the imports of one file, given by its path from the root and its text. */
export function judge(file: string, source: string): readonly Finding[] {
  const from = roomOf(file);
  if (!from) return [{ file, line: 1, why: 'this file is in no room' }];
  const { imports, impure, computed, errors } = readImports(file, source);
  const findings: Finding[] = errors.map((error) => ({ file, line: 1, why: `cannot be read: ${error}` }));
  for (const found of imports) {
    const why = wrongImport(file, from, found);
    if (why) findings.push({ file, line: found.line, why });
  }
  if (from.name !== 'tools' && !isUnshipped(file)) {
    for (const line of computed) findings.push({ file, line, why: 'an import must name its target in plain text' });
  }
  if (rights[from.name].pure && !isUnshipped(file)) {
    for (const { what, line } of impure) {
      findings.push({
        file,
        line,
        why: `${describe(from)} may not use ${what}: chance and time enter as recorded dice and actions`,
      });
    }
  }
  return findings;
}
