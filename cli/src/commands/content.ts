import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromSheet, isRaw, type Raw, sheetSections, toSheet, withSheet } from '@bivouac/kernel/packs';
import type { PackDoors } from '@bivouac/shelf';
import type { Io } from '../io.ts';
import { failed, fine, type Outcome, Problem } from '../problem.ts';
import { entryOf, jsonOf, textOf } from '../take-down.ts';

export interface CheckOptions {
  readonly section?: string;
  readonly out?: string;
}

/**
 * `bivouac content check`: a pack that somebody typed in, or a sheet of one of its sections laid over the game's own pack.
 * Every fault says what, where, what to do and which clause.
 */
export async function checkContent(id: string, file: string, options: CheckOptions, io: Io): Promise<Outcome> {
  const packs = packsOf(id);
  const isSheet = file.toLowerCase().endsWith('.csv');
  const pack = isSheet ? await overlaid(id, packs, file, options.section, io) : jsonOf(io.folder, file);
  const faults = await packs.check(pack, file);
  if (faults.length > 0) {
    const many = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
    return failed({ file, game: id, ok: false, faults }, `${file}: ${many}.\n${faults.join('\n')}\n`);
  }
  if (options.out !== undefined) writeFileSync(resolve(io.folder, options.out), `${JSON.stringify(pack, null, 2)}\n`);
  const kept = options.out === undefined ? '' : ` Written to ${options.out}; play it with --content ${options.out}.`;
  return fine({ file, game: id, ok: true, out: options.out ?? null }, `${file}: a sound pack of ${id}.${kept}\n`);
}

/** `bivouac content sheet`: the game's own pack as JSON, or a section of it as a CSV sheet to type in. */
export async function contentSheet(id: string, section: string | undefined): Promise<Outcome> {
  const pack = await ownPack(packsOf(id));
  if (section === undefined) return fine({ game: id, pack }, `${JSON.stringify(pack, null, 2)}\n`);
  const sheet = toSheet(entriesOf(id, pack, section));
  return fine({ game: id, section, sheet }, sheet);
}

function packsOf(id: string): PackDoors {
  const { packs } = entryOf(id);
  if (packs !== undefined) return packs;
  throw new Problem('usage', `${id} has no content packs.`, { game: id });
}

async function ownPack(packs: PackDoors): Promise<Raw> {
  const pack = await packs.own();
  return isRaw(pack) ? pack : {};
}

function entriesOf(id: string, pack: Raw, section: string): readonly unknown[] {
  const sections = sheetSections(pack);
  const whole = sections.includes(section) ? pack[section] : undefined;
  if (isRaw(whole) && Array.isArray(whole['list'])) return whole['list'] as readonly unknown[];
  const known = sections.join(', ');
  throw new Problem('usage', `${id} has no section "${section}". Choose one of: ${known}.`, { section });
}

async function overlaid(id: string, packs: PackDoors, file: string, section: string | undefined, io: Io): Promise<Raw> {
  const pack = await ownPack(packs);
  if (section === undefined) {
    const known = sheetSections(pack).join(', ');
    throw new Problem('usage', `Say what "${file}" is a sheet of: --section with one of ${known}.`, { file });
  }
  entriesOf(id, pack, section);
  return withSheet(pack, section, fromSheet(textOf(io.folder, file, 'sheet')));
}
