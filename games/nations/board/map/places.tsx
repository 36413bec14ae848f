import type { Language } from '@bivouac/kernel';
import { type NationsContent, type Point, terrains } from '../../content/types.ts';
import {
  at,
  type Box,
  boundsOf,
  boxAround,
  contains,
  line,
  overlap,
  pen,
  pointsOf,
  short,
} from '@bivouac/kit/geometry';
import { layoutOf, NAME_SIZE, nameWidth, SIGN_WIDTH } from '../layout.ts';

/** A village: a handful of houses along its street, and a church. */
function houses(place: Point, seed: number): string {
  const random = pen(seed);
  let path = '';
  for (let i = 0; i < 7; i++) {
    const x = place.x + (i - 3.5) * 4.6 + random() * 2;
    const y = place.y + (i % 2 === 0 ? -4.2 : 2) + random() * 1.6;
    const [w, h] = [2.8 + random() * 1.8, 2.4 + random() * 1.2];
    path += line([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)], true);
  }
  return `${path}M${short(place.x - 1.6)} ${short(place.y - 4)}v-4.5l1.6 -4l1.6 4v4.5z`;
}

export function Villages({ content }: { readonly content: NationsContent }) {
  const walled = new Set(content.map.towns.map(({ id }) => id));
  return content.fields.map((field, i) =>
    walled.has(field.id) ? null : (
      <path key={field.id} className="nat-house" d={houses(at(field.x, field.y), i + 40)} />
    ),
  );
}

/** Walled towns: a ditch, a wall with towers at its corners, blocks of houses inside. */
export function Towns({ content }: { readonly content: NationsContent }) {
  return (
    <g>
      {content.map.towns.map(({ id, area }, i) => {
        const { x, y, width, height } = boundsOf(area);
        const random = pen(id.length + i);
        const cell = width > 40 ? 9.5 : 7;
        let blocks = '';
        for (let by = y + 4; by < y + height - 6; by += cell) {
          for (let bx = x + 4; bx < x + width - 6; bx += cell) {
            const [w, h] = [cell - 2.6 - random() * 1.6, cell - 2.6 - random() * 1.6];
            blocks += `M${short(bx)} ${short(by)}h${short(w)}v${short(h)}h${short(-w)}z`;
          }
        }
        return (
          <g key={id}>
            <clipPath id={`nat-town-${id}`}>
              <path d={line(area, true)} />
            </clipPath>
            <path className="nat-ditch" d={line(area, true)} />
            <path className="nat-wall" d={line(area, true)} />
            <path className="nat-house" d={blocks} clipPath={`url(#nat-town-${id})`} />
            <path className="nat-wall-line" d={line(area, true)} />
            {area.map((corner) => (
              <circle
                key={`${corner.x} ${corner.y}`}
                className="nat-tower"
                cx={corner.x}
                cy={corner.y}
                r={width > 40 ? 2.6 : 1.5}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Signs of the four terrains beside the names: what a card must show is read at a glance. */
const glyphs: { readonly [terrain: string]: string } = {
  river: 'M-5 -1.5q2.5 -3 5 0t5 0M-5 2.5q2.5 -3 5 0t5 0',
  hill: 'M-6 4Q-3 -5 0 -4Q4 -4 6 4M-2 4l1 -5M2 4l-1 -5',
  forest: 'M-4 4h3l-3.6 -4h2l-2 -4.5 2 -2 2 4.5h2zM4 4h-2l0 -3h-3l3 -6 3.6 6h-1.6z',
  plain: 'M-6 3.5h12M-4.5 0h9M-3 -3.5h6',
};

/** The names of the fields, each with the sign of its terrain. */
export function Names({ content }: { readonly content: NationsContent }) {
  const walled = new Set(content.map.towns.map(({ id }) => id));
  return (
    <g>
      {content.fields.map((field, i) => {
        const place = layoutOf(content)[i]?.name ?? at(field.x, field.y);
        const terrain = terrains[field.terrain] ?? 'plain';
        const town = walled.has(field.id);
        const x = place.x + SIGN_WIDTH / 2;
        const width = town ? field.name.length * 14 + SIGN_WIDTH + 8 : nameWidth(field.name);
        return (
          <g key={field.id}>
            <path
              className={`nat-sign ${terrain}`}
              d={glyphs[terrain]}
              transform={`translate(${short(place.x - width / 2 + 6)} ${short(place.y - 5)})`}
            />
            <text
              className={town ? 'nat-town-name' : 'nat-village-name'}
              x={x}
              y={place.y}
              fontSize={town ? 16 : NAME_SIZE}
            >
              {town ? field.name.toUpperCase() : field.name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface SmallName {
  readonly id: string;
  readonly text: string;
  readonly place: Point;
}

const SMALL = 10.5;

/** The first of several places for a small name at which it meets no other; without one it stays unwritten. */
function fitSmallNames(content: NationsContent, language: Language): readonly SmallName[] {
  const { woods, heights, width, height, towns } = content.map;
  const taken: Box[] = [...layoutOf(content).map(({ nameBox }) => nameBox), ...towns.map(({ area }) => boundsOf(area))];
  const sheet: Box = { x: 4, y: 4, width: width - 8, height: height - 8 };
  const spots = [
    ...heights.map(({ id, name, x, y }) => ({ id, text: name[language], box: boxAround(x, y, 50, 34) })),
    ...woods.map(({ id, name, area }) => ({ id, text: name[language], box: boundsOf(area) })),
  ];
  return spots.flatMap(({ id, text, box }) => {
    const wide = text.length * SMALL * 0.43 + 4;
    const [middle, base] = [box.x + box.width / 2, box.y + box.height];
    const tries = [at(middle, base + 8), at(middle, box.y - 2), at(middle - 26, base + 8), at(middle + 26, base + 8)];
    for (const place of tries) {
      const around = boxAround(place.x, place.y - 3.5, wide, SMALL);
      if (taken.some((other) => overlap(other, around) > 0)) continue;
      if (!pointsOf(around).every((p) => contains(sheet, p))) continue;
      taken.push(around);
      return [{ id, text, place }];
    }
    return [];
  });
}

/** Names of woods and heights, small, and the marks of bridges and houses of note. */
export function Details({ content, language }: { readonly content: NationsContent; readonly language: Language }) {
  return (
    <g>
      {content.map.landmarks.map(({ id, x, y }) => (
        <path key={id} className="nat-landmark" d={id.includes('bridge') ? bridge(x, y) : house(x, y)} />
      ))}
      {fitSmallNames(content, language).map(({ id, text, place }) => (
        <text key={id} className="nat-small-name" x={short(place.x)} y={short(place.y)} fontSize={SMALL}>
          {text}
        </text>
      ))}
    </g>
  );
}

const bridge = (x: number, y: number): string =>
  `M${x - 7} ${y - 5}q2 2 2 2h10q0 0 2 -2M${x - 7} ${y + 5}q2 -2 2 -2h10q0 0 2 2`;

const house = (x: number, y: number): string => `M${x - 4} ${y + 3}v-5l4 -4l4 4v5zM${x} ${y - 6}v-5h4l-1 1.5l1 1.5h-4`;
