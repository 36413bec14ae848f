import { Type } from 'typebox';

/** What may be sent by HTTP: all else is refused before anybody looks at it. */
const Text = (most: number) => Type.String({ maxLength: most });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Nonce = Type.String({ pattern: '^[0-9a-f]{32,64}$' });
const Link = Type.Union([Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), Type.Null()]);
const YEAR = 366 * 86_400_000;

export const TableId = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) });
export const LinkQuery = Type.Object({ link: Type.Optional(Text(64)) });

const Option = Type.Union([Type.Boolean(), Type.Number(), Text(40)]);
const Clock = Type.Object(
  {
    perTurn: Type.Integer({ minimum: 0, maximum: YEAR }),
    bank: Type.Integer({ minimum: 0, maximum: YEAR }),
    interrupts: Type.Optional(Type.Literal('same')),
  },
  { additionalProperties: false },
);

export const NewTableBody = Type.Object(
  {
    game: Text(40),
    scenario: Text(80),
    options: Type.Record(Text(40), Option, { maxProperties: 20 }),
    clock: Type.Union([Clock, Type.Null()]),
    visibility: Type.Union([Type.Literal('link'), Type.Literal('lobby')]),
    seats: Type.Array(
      Type.Object(
        {
          kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('bot')]),
          level: Text(40),
          powers: Type.Array(Type.Integer({ minimum: 0, maximum: 31 }), { maxItems: 16 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 8 },
    ),
    promise: Hash,
  },
  { additionalProperties: false },
);

export const SitBody = Type.Object(
  {
    seat: Type.Union([Type.Integer({ minimum: 0, maximum: 15 }), Type.Null()]),
    link: Link,
    nonce: Nonce,
  },
  { additionalProperties: false },
);

export const NonceBody = Type.Object({ nonce: Nonce }, { additionalProperties: false });
export const PromiseBody = Type.Object({ promise: Hash }, { additionalProperties: false });
export const NameBody = Type.Object({ name: Text(20) }, { additionalProperties: false });
export const EmptyBody = Type.Object({}, { additionalProperties: false });

const Rid = Type.String({ pattern: '^[0-9a-f]{24}$' });
const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const DAY = 86_400_000;

export const AbsenceBody = Type.Union([
  Type.Object(
    {
      what: Type.Union([Type.Literal('claim'), Type.Literal('bot'), Type.Literal('substitute')]),
      seat: Seat,
      rid: Rid,
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { what: Type.Literal('time'), seat: Seat, rid: Rid, ms: Type.Integer({ minimum: 60_000, maximum: 30 * DAY }) },
    { additionalProperties: false },
  ),
]);
export const WatchBody = Type.Object({ open: Type.Boolean() }, { additionalProperties: false });
export const OwnBody = Type.Object(
  { note: Type.Optional(Text(5000)), muted: Type.Optional(Type.Array(Seat, { maxItems: 16 })) },
  { additionalProperties: false },
);
