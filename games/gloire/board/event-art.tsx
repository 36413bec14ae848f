import type { CardEffectKind } from '../content/types-cards.ts';

/** A drawing in pen and wash, a hundred units wide and forty-six high. */
interface Drawing {
  readonly wash: string;
  readonly ink: string;
}

const soldier = (x: number, y = 40): string =>
  `M${x - 2.6} ${y - 15}V${y - 21}h5.2v6M${x - 3.6} ${y - 15}h7.2l1 15M${x - 3.6} ${y - 15}l-1 15M${x} ${y - 8}v8M${x + 4.4} ${y - 4}V${y - 26}l1.4 4`;
const shako = (x: number, y: number): string =>
  `M${x - 6} ${y}l-1.4 -13h14.8l-1.4 13ZM${x - 7.4} ${y}q7.4 4 14.8 0M${x} ${y - 13}v-6`;
const gun = (x: number, y: number): string =>
  `M${x - 9} ${y - 6}L${x + 11} ${y - 13}l1 3.4L${x - 7} ${y - 2}ZM${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M${x - 6} ${y}h12M${x} ${y - 6}v12M${x - 6} ${y + 1}L${x - 16} ${y + 5}`;
const wheel = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`;
const boat = (x: number): string => `M${x} 33q9 9 18 0Z`;
const cloud = 'M22 20a9 9 0 0 1 4 -15a12 12 0 0 1 22 1a8 8 0 0 1 5 14Z';

const wagon = {
  wash: 'M30 12h38v16H30Z',
  ink: `M30 28q-2 -20 19 -20t19 20M26 28h46M72 28l14 -5M40 10.5v17M58 10.5v17${wheel(38, 34, 6)}${wheel(62, 34, 6)}`,
};

const flagOfTruce = {
  wash: 'M40 6h30l-6 8l6 8H40Z',
  ink: 'M40 4V42M40 6h30l-6 8l6 8H40M20 40q10 -18 18 -22M24 34l-7 -2M27 29l-6 -4M31 24l-4 -6M26 36l4 4M30 30l5 3',
};

const drum = {
  wash: 'M36 18h28v16q-14 7 -28 0Z',
  ink: 'M36 18v16q14 7 28 0V18M36 18q14 7 28 0q-14 -7 -28 0M36 22l7 14l7 -11l7 12l7 -15M22 6l22 11M78 6L56 17',
};

/** What each kind of event looks like. */
const drawings: { readonly [kind in CardEffectKind]: Drawing } = {
  'worse-weather': {
    wash: cloud,
    ink: `${cloud}M26 25l-4 9M35 25l-4 12M44 25l-4 9M70 6l-9 15h8l-6 17l16 -21h-9l6 -11Z`,
  },
  'easy-march': { wash: 'M10 41h80v2H10Z', ink: `${[26, 38, 50, 62, 74].map((x) => soldier(x)).join('')}M10 41h80` },
  'harass-supply': { wash: wagon.wash, ink: `${wagon.ink}M8 40L26 8l1.6 5M26 8l-5 1M80 40l8 -8M88 40l-8 -8` },
  supplied: wagon,
  depot: {
    wash: 'M24 40V22l14 -9l14 9v18Z',
    ink: 'M24 40V22l14 -9l14 9v18ZM33 40V30h10v10M58 40V28h10v12ZM72 40V28h10v12ZM65 28V17h10v11ZM58 34h10M72 34h10M65 22h10',
  },
  hunt: {
    wash: 'M40 8a15 15 0 0 0 -6 28h6a13 13 0 0 1 4 -22a13 13 0 0 1 14 22h6a15 15 0 0 0 -8 -28Z',
    ink: 'M34 36a15 15 0 1 1 30 0M40 36a9.5 9.5 0 1 1 18 0M34 36h6M58 36h6M14 38q36 -2 70 -30M14 38l5 -6M12 32l9 8',
  },
  spy: {
    wash: 'M26 10h44v28H26Z',
    ink: 'M26 10h44v28H26ZM26 10l22 16l22 -16M26 38l16 -16M70 38L54 22M48 26m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  },
  command: {
    wash: 'M22 34q4 -22 28 -24q24 2 28 24q-28 -10 -56 0Z',
    ink: 'M22 34q4 -22 28 -24q24 2 28 24q-28 -10 -56 0ZM56 14q5 6 3 15M52 19m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0',
  },
  confusion: {
    wash: 'M44 17h12v12H44Z',
    ink: 'M14 10q36 0 36 13t36 13M80 31l6 5l-6 5M14 36q36 0 36 -13t36 -13M80 5l6 5l-6 5M44 17h12v12H44Z',
  },
  defection: {
    wash: 'M58 8l26 4l-4 14l-22 -4Z',
    ink: 'M30 42V8M30 8L8 12l4 14l18 -4M58 42V8M58 8l26 4l-4 14l-22 -4M36 34h14M46 30l5 4l-5 4',
  },
  desertion: {
    wash: shako(30, 38),
    ink: `${shako(30, 38)}M46 36q4 -3 8 0M58 33q4 -3 8 0M70 30q4 -3 8 0M84 8v26M76 14h16M78 20h12`,
  },
  replacements: {
    wash: shako(50, 32),
    ink: `${[20, 50, 80].map((x) => shako(x, 32)).join('')}${shako(35, 42)}${shako(65, 42)}`,
  },
  'grand-battery': {
    wash: 'M78 6q10 -4 16 2q4 8 -6 9q-10 2 -10 -11Z',
    ink: `${gun(26, 34)}${gun(56, 34)}M70 16q6 -12 16 -9q12 4 4 12q-12 6 -20 -3M74 27q6 -6 12 -2`,
  },
  'leader-falls': {
    wash: 'M50 8v30M40 18h20',
    ink: 'M50 6v30M41 15h18M30 40q-10 -10 -2 -24M70 40q10 -10 2 -24M26 34l-6 0M24 28l-6 -2M25 21l-5 -4M74 34l6 0M76 28l6 -2M75 21l5 -4M30 40h40',
  },
  evade: {
    wash: 'M62 20a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
    ink: 'M62 20a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M60 26Q38 44 18 28M25 25l-7 3l2 8M92 8l-9 7M88 6l4 2l-1 5',
  },
  'free-stack': {
    wash: 'M50 4l5 14l14 5l-14 5l-5 14l-5 -14l-14 -5l14 -5Z',
    ink: 'M50 4l5 14l14 5l-14 5l-5 14l-5 -14l-14 -5l14 -5ZM26 23H10M15 19l-5 4l5 4M74 23h16M85 19l5 4l-5 4',
  },
  typhus: {
    wash: 'M18 40L50 8l32 32Z',
    ink: 'M18 40L50 8l32 32ZM50 8V4M44 40l6 -16l6 16M62 26h12M68 20v12',
  },
  'free-boats': {
    wash: `${boat(14)}${boat(41)}${boat(68)}`,
    ink: `${boat(14)}${boat(41)}${boat(68)}M8 30h84M8 26h84M16 26v-5M32 26v-5M50 26v-5M68 26v-5M84 26v-5M8 44q6 -3 12 0t12 0t12 0t12 0t12 0t12 0`,
  },
  fog: {
    wash: 'M20 40q30 -40 60 0Z',
    ink: 'M20 40q30 -40 60 0M8 14q14 -5 28 0t28 0t28 0M14 22q14 -5 28 0t28 0t20 0M6 30q14 -5 28 0t28 0t28 0',
  },
  delay: {
    wash: 'M40 36q10 -10 20 0v4H40ZM44 10h12l-6 9Z',
    ink: 'M36 5h28M36 41h28M39 5q0 12 11 18q11 6 11 18M61 5q0 12 -11 18q-11 6 -11 18',
  },
  armistice: flagOfTruce,
  resumption: drum,
};

/** The picture of an event. */
export function EventArt({ kind }: { readonly kind: CardEffectKind }) {
  const { wash, ink } = drawings[kind];
  return (
    <svg className="glo-event-art" viewBox="0 0 100 46" aria-hidden="true">
      <path className="wash" d={wash} />
      <path className="ink" d={ink} />
    </svg>
  );
}
