import { writeFileSync } from 'node:fs';
import { auerstaedt1806, empereurGame } from '@bivouac/empereur';
import { drawPosition } from '@bivouac/empereur/testing';

/** Draws the set-up of a scenario of Vive l'Empereur! as the rules see it: `npx tsx tools/hexes/draw.ts mill out.svg 1024 6`. */
const [scenario = 'mill', file = 'field.svg', from, unit] = process.argv.slice(2);
const game = empereurGame(auerstaedt1806);
const s = game.begin({ scenario, options: {}, seats: [[0], [1]] });
const columns = auerstaedt1806.maps[0]?.columns ?? 0;
const hexOf = (label: string) => (Number(label.slice(2)) - 1) * columns + Number(label.slice(0, 2)) - 1;
writeFileSync(
  file,
  drawPosition(auerstaedt1806, s, {
    ...(from === undefined ? {} : { sightFrom: hexOf(from) }),
    ...(unit === undefined ? {} : { fireOf: Number(unit) }),
  }),
);
process.stdout.write(`${file}\n`);
