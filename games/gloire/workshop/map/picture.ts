import { writeFileSync } from 'node:fs';
import { courses, loadFacts, places } from './data.ts';
import { projectLine, type Spot } from './geometry.ts';
import { type Proposed, propose } from './propose.ts';
import { terrains } from './terrain.ts';

/** A picture of the proposal to look at, not the board: `npx tsx games/gloire/workshop/map/picture.ts out.svg`. */
const facts = loadFacts();
const { links, notes } = propose(facts);
const spots = places(facts);
const ground = terrains(facts);
const { sheet } = facts.ground;
const corner = projectLine(sheet, `${sheet.east},${sheet.south}`)[0] ?? { x: 0, y: 0 };
const at = (id: string): Spot => spots.get(id) ?? { x: 0, y: 0 };
const path = (line: readonly Spot[]) => line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
const bridges = new Set(facts.corrections.bridges.map(({ link }) => link));

const fills: Readonly<Record<string, string>> = {
  mountains: '#c9b48f',
  hills: '#e3d6b4',
  woods: '#c6d3a6',
  marsh: '#bcd6d3',
  plain: '#fffdf4',
};
const strokes: Readonly<Record<string, string>> = { road: '#a3341f', track: '#8a7a60', pass: '#5b3d8a' };

function drawLink(link: Proposed): string {
  const [a, b] = [at(link.a), at(link.b)];
  const dash = link.kind === 'road' ? '' : link.kind === 'pass' ? ' stroke-dasharray="2 3"' : ' stroke-dasharray="7 4"';
  const width = link.kind === 'road' ? 3 : 2;
  const stretch = `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${strokes[link.kind]}" stroke-width="${width}"${dash}/>`;
  if (!link.great) return stretch;
  const colour = bridges.has(link.id) ? '#0a0' : '#e0b';
  return `${stretch}<circle cx="${(a.x + b.x) / 2}" cy="${(a.y + b.y) / 2}" r="5" fill="${colour}"/>`;
}

const parts = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${corner.x} ${corner.y}" width="${corner.x}" height="${corner.y}">`,
  '<rect width="100%" height="100%" fill="#f7f1df"/>',
  ...facts.ground.ranges.map(
    ({ kind, area }) => `<polygon points="${path(projectLine(sheet, area))}" fill="${fills[kind]}"/>`,
  ),
  `<polyline points="${path(projectLine(sheet, facts.ground.border.line))}" fill="none" stroke="#b58a00" stroke-width="6" opacity=".5"/>`,
  ...courses(facts).map(
    ({ id, great, line }) =>
      `<polyline id="${id}" points="${path(line)}" fill="none" stroke="#4a7fb0" stroke-width="${great ? 6 : 3}"/>`,
  ),
  ...links.map(drawLink),
  ...facts.towns.map(({ id }) => {
    const { x, y } = at(id);
    const fort = facts.corrections.fortresses.some(({ town }) => town === id);
    return `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" fill="${fills[ground.get(id) ?? 'plain']}" stroke="${fort ? '#c00' : '#333'}" stroke-width="${fort ? 4 : 1.5}"/><text x="${x + 9}" y="${y + 4}" font-size="11" font-family="sans-serif">${id}</text>`;
  }),
  '</svg>',
];
writeFileSync(process.argv[2] ?? 'gloire-map.svg', parts.join('\n'));

const degree = (id: string) => links.filter(({ a, b }) => a === id || b === id).length;
const odd = facts.towns.filter(({ id }) => degree(id) < 2 || degree(id) > 6).map(({ id }) => `${id} ${degree(id)}`);
console.log(`${links.length} links, ${links.filter(({ kind }) => kind === 'road').length} roads`);
console.log(notes.join('\n'));
console.log(`towns without 2 to 6 links: ${odd.join(', ')}`);
const great = links.filter((link) => link.great).map(({ id, river }) => `${river} ${id}`);
console.log(great.toSorted().join('\n'));
