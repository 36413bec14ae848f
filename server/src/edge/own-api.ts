import { NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay, type OwnSettings } from '@bivouac/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { mayKnock } from '../notices/addresses.ts';
import type { MailWay } from '../notices/ways.ts';
import { hashOfSecret, newId, newSecret } from '../secrets.ts';
import type { Person } from '../store/people.ts';
import { asHead, type TableStore } from '../tables/head.ts';
import type { Leaves } from '../tables/leave.ts';
import { readSettings, writeSettings } from '../tables/settings.ts';
import { newMailCode } from './passwords.ts';
import { EmptyBody } from './schemas.ts';
import type { Sessions } from './sessions.ts';

const Text = (most: number) => Type.String({ minLength: 1, maxLength: most });
const Plain = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });
const Ways = Type.Array(Type.Union([Type.Literal('push'), Type.Literal('mail')]), { maxItems: 2 });
const SettingsBody = Plain({
  language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
  ways: Type.Optional(Plain({ turn: Ways, time: Ways, begun: Ways, over: Ways })),
});
const PushBody = Plain({ endpoint: Text(1000), keys: Plain({ p256dh: Text(200), auth: Text(100) }) });
const MailBody = Plain({ address: Type.String({ pattern: '^[^\\s@<>",;]{1,64}@[^\\s@<>",;]{1,190}$' }) });
const TokenBody = Plain({ name: Text(40), scope: Type.Union([Type.Literal('read'), Type.Literal('play')]) });

/** A code by mail counts for an hour; so many tokens and browsers one account may have. */
const HOUR = 3_600_000;
const MOST_TOKENS = 10;
const MOST_BROWSERS = 20;
/** What sends mail, or is dear, may be asked so often in an hour and address. */
const SELDOM = { rateLimit: { max: 20, timeWindow: HOUR } };

export interface OwnCare {
  readonly store: TableStore;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly mail: MailWay | null;
  readonly leaves: Leaves;
  readonly pushKey: string;
  readonly mayKnock?: (endpoint: string) => Promise<boolean>;
}

/** What somebody has chosen: which notices go which way, his leave, the programs that play for him. */
export function ownApi(app: FastifyInstance, care: OwnCare): void {
  const { store, sessions, now, mail, leaves, pushKey } = care;

  async function settingsOf({ id }: Person): Promise<OwnSettings> {
    const { language = 'en', silent = [] } = await readSettings(store, id);
    const waysOf = (kind: NoticeKind): NoticeWay[] =>
      NOTICE_WAYS.filter((way) => silent.every((one) => one.kind !== kind || one.way !== way));
    return {
      language,
      ways: { turn: waysOf('turn'), time: waysOf('time'), begun: waysOf('begun'), over: waysOf('over') },
      pushKey,
      canMail: mail !== null,
      mail: await store.notices.mailOf(id),
      leave: await leaves.of(id),
      tokens: await store.own.tokensOf(id),
    };
  }

  /** Only for whoever is known. */
  const known = (what: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<object>) => {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
      const visitor = await sessions.visitor(request.raw);
      if (visitor === null) return reply.code(401).send({ error: 'unknownVisitor' });
      return what(visitor.person, request, reply);
    };
  };
  const post = <S extends TSchema>(
    path: string,
    body: S,
    what: (person: Person, body: Static<S>, reply: FastifyReply) => Promise<object>,
    config: object = {},
  ) =>
    app.post(
      `/api/v1/me/${path}`,
      { schema: { body }, config },
      // What the schema has let through has its shape.
      known((person, request, reply) => what(person, request.body as Static<S>, reply)),
    );
  const no = (reply: FastifyReply, code: number, error: string): object => reply.code(code).send({ error });

  app.get(
    '/api/v1/me/settings',
    known((person) => settingsOf(person)),
  );

  app.get(
    '/api/v1/notices',
    known(async ({ id }) => {
      const rows = await store.notices.noticesOf(id);
      const notices: object[] = [];
      for (const { match, kind, at } of rows) {
        const head = await store.seats.head(match);
        if (head !== null) notices.push({ match, kind, at, game: asHead(head).game });
      }
      return { notices };
    }),
  );

  post('settings', SettingsBody, async (person, body) => {
    const settings = await readSettings(store, person.id);
    const { language, ways } = body;
    const silent = NOTICE_KINDS.flatMap((kind) =>
      NOTICE_WAYS.flatMap((way) => (ways === undefined || ways[kind].includes(way) ? [] : [{ kind, way }])),
    );
    await writeSettings(store, person.id, {
      ...settings,
      ...(language === undefined ? {} : { language }),
      ...(ways === undefined ? {} : { silent }),
    });
    return settingsOf(person);
  });

  post('push', PushBody, async (person, { endpoint, keys }, reply) => {
    if (!(await (care.mayKnock ?? mayKnock)(endpoint))) return no(reply, 400, 'badAddress');
    if ((await store.notices.pushesOf(person.id)).length >= MOST_BROWSERS) return no(reply, 429, 'tooMany');
    await store.notices.addPush(person.id, { endpoint, keys: JSON.stringify(keys) });
    return settingsOf(person);
  });

  post('push/drop', Plain({ endpoint: Text(1000) }), async (person, { endpoint }) => {
    const own = await store.notices.pushesOf(person.id);
    if (own.some((one) => one.endpoint === endpoint)) await store.notices.dropPush(endpoint);
    return settingsOf(person);
  });

  post(
    'mail',
    MailBody,
    async (person, { address }, reply) => {
      if (mail === null) return no(reply, 409, 'noMail');
      const { code, hash } = newMailCode();
      await store.notices.setMail(person.id, { address, code: hash, until: now() + HOUR });
      const { language = 'en' } = await readSettings(store, person.id);
      await mail.sendCode(address, language, code);
      return settingsOf(person);
    },
    SELDOM,
  );

  post(
    'mail/verify',
    Plain({ code: Text(40) }),
    async (person, { code }, reply) => {
      const hash = hashOfSecret(code.trim().toLowerCase());
      if (!(await store.notices.verifyMail(person.id, hash, now()))) return no(reply, 401, 'wrongCode');
      return settingsOf(person);
    },
    SELDOM,
  );

  post('mail/drop', EmptyBody, async (person) => {
    await store.notices.dropMail(person.id);
    return settingsOf(person);
  });

  post('leave', Plain({ days: Type.Integer({ minimum: 1, maximum: 30 }) }), async (person, { days }, reply) => {
    if ((await leaves.take(person, days)) === null) return no(reply, 409, 'noLeave');
    return settingsOf(person);
  });

  post('back', EmptyBody, async (person) => {
    await leaves.end(person);
    return settingsOf(person);
  });

  post('tokens', TokenBody, async (person, { name, scope }, reply) => {
    if ((await store.own.tokensOf(person.id)).length >= MOST_TOKENS) return no(reply, 429, 'tooMany');
    const token = newSecret();
    await store.own.addToken(person.id, hashOfSecret(token), { id: newId(), name, scope, created: now() });
    return { token, settings: await settingsOf(person) };
  });

  post('tokens/drop', Plain({ id: Text(40) }), async (person, { id }) => {
    await store.own.dropToken(person.id, id);
    return settingsOf(person);
  });
}
