import { type Chatters, DEEDS, QUESTIONS, type WireCall } from '@bivouac/host';
import { type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** What may come over the socket of a table, call by call: all else is malformed. */
const Arg = Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()]);
const Action = Type.Array(Arg, { minItems: 1, maxItems: 64 });
const Stamp = Type.Union([Type.Integer(), Type.Null()]);
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Viewer = Type.Integer({ minimum: -1, maximum: 15 });
const Window = Type.String({ maxLength: 80 });
const Short = Type.String({ maxLength: 80 });
const Plain = (properties: Parameters<typeof Type.Object>[0]) =>
  Type.Object(properties, { additionalProperties: false });

const Term = Type.Unknown();
const calls: { readonly [name in WireCall]: readonly TSchema[] } = {
  act: [Action, Stamp],
  run: [Type.Array(Action, { minItems: 1, maxItems: 200 }), Stamp],
  say: [
    Plain({
      to: Type.Array(Seat, { maxItems: 16 }),
      phrase: Short,
      args: Type.Array(Arg, { maxItems: 16 }),
    }),
  ],
  policies: [Plain({ window: Window, policies: Type.Array(Term, { maxItems: 40 }) })],
  undo: [],
  resign: [],
  proposeDraw: [],
  propose: [
    Type.Union([
      Plain({ kind: Type.Literal('draw') }),
      Plain({ kind: Type.Literal('pause') }),
      Plain({ kind: Type.Literal('undo'), entry: Count }),
    ]),
  ],
  resumePlay: [],
  answer: [Type.Boolean()],
  order: [
    Type.Array(Plain({ window: Window, answer: Type.Union([Action, Type.Null()]) }), { minItems: 1, maxItems: 100 }),
  ],
  explain: [Plain({ kind: Short, id: Type.Integer() })],
  earlier: [Viewer],
  length: [],
  position: [Count, Viewer],
  pastLog: [Count, Viewer],
  course: [Viewer, Type.Integer({ minimum: 1, maximum: 400 })],
  chances: [Type.Array(Short, { maxItems: 64 })],
};

const Rid = Type.String({ pattern: '^[0-9a-f]{24}$' });
const names: readonly WireCall[] = [...DEEDS, ...QUESTIONS];

/** The schema of every frame, published for whoever writes a player of his own. */
export const frameSchema = Type.Union([
  Plain({ hello: Plain({ have: Type.Union([Count, Type.Null()]) }) }),
  ...names.map((name) =>
    Plain({
      ask: Type.Literal(name),
      rid: Rid,
      args: Type.Tuple([...calls[name]]),
      again: Type.Optional(Type.Boolean()),
    }),
  ),
  Plain({
    chat: Plain({
      rid: Rid,
      to: Type.Union([Type.Literal('all'), Type.Literal('allies'), Seat]),
      text: Type.String({ minLength: 1, maxLength: 500 }),
    }),
  }),
  Plain({ looking: Type.Boolean() }),
  Plain({ ping: Type.Number() }),
]);

/** A frame that was understood. */
export type Frame =
  | { readonly hello: { readonly have: number | null } }
  | { readonly ask: WireCall; readonly rid: string; readonly args: readonly unknown[]; readonly again?: boolean }
  | { readonly chat: { readonly rid: string; readonly to: Chatters; readonly text: string } }
  | { readonly looking: boolean }
  | { readonly ping: number };

const isFrame: Validator = Compile(frameSchema);

/** Reads a frame; null if it is none. */
export function readFrame(text: string): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isFrame.Check(value) ? (value as Frame) : null;
}

const deeds: readonly string[] = DEEDS;
export const isDeed = (name: WireCall): boolean => deeds.includes(name);
