import type { NewTable } from '@bivouac/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Person } from '../store/people.ts';
import type { TableDesk, TableFault } from '../tables/table-desk.ts';
import type { AbsenceDesk } from '../tables/absence-desk.ts';
import type { TableStore } from '../tables/head.ts';
import { changeOwn, readOwn } from '../tables/own-notes.ts';
import {
  AbsenceBody,
  EmptyBody,
  LinkQuery,
  NewTableBody,
  NonceBody,
  OwnBody,
  PromiseBody,
  SitBody,
  TableId,
  WatchBody,
} from './schemas.ts';
import type { Sessions } from './sessions.ts';

const CODES: { readonly [error in TableFault['error']]: number } = {
  unknownTable: 404,
  notYours: 403,
  badLink: 403,
  seatTaken: 409,
  tooMany: 429,
  notOpen: 409,
  badNonce: 409,
  busy: 409,
  tooEarly: 409,
  badOrder: 400,
};

/** An answer, or why not, by HTTP. */
function answer(reply: FastifyReply, found: object): FastifyReply {
  const { error } = found as Partial<TableFault>;
  return reply.code(error === undefined ? 200 : CODES[error]).send(found);
}

export interface ApiCare {
  readonly desk: TableDesk;
  readonly sessions: Sessions;
  readonly store: TableStore;
  readonly absence: AbsenceDesk;
  /** Somebody looks at his matches: of what they show he need not be told elsewhere. */
  readonly looks: (account: string) => void;
  /** The file of a match at which somebody sits, once it is over. */
  readonly file: (id: string, person: Person) => Promise<{ readonly text: string } | TableFault>;
}

/** Tables by HTTP: laying one, sitting down, the link, the lobby, one's own matches. */
export function tableApi(app: FastifyInstance, { desk, sessions, store, absence, looks, file }: ApiCare): void {
  const known = async (request: FastifyRequest): Promise<Person | null> =>
    (await sessions.visitor(request.raw))?.person ?? null;
  /** Whoever is not known yet becomes a guest. */
  const somebody = async (request: FastifyRequest, reply: FastifyReply): Promise<Person> =>
    (await known(request)) ?? sessions.newGuest(reply);

  app.post<{ Body: NewTable }>('/api/v1/tables', { schema: { body: NewTableBody } }, async (request, reply) =>
    answer(reply, await desk.lay(await somebody(request, reply), request.body)),
  );

  app.get<{ Params: { id: string }; Querystring: { link?: string } }>(
    '/api/v1/tables/:id',
    { schema: { params: TableId, querystring: LinkQuery } },
    async (request, reply) =>
      answer(reply, await desk.show(request.params.id, await known(request), request.query.link ?? null)),
  );

  app.post<{ Params: { id: string }; Body: { seat: number | null; link: string | null; nonce: string } }>(
    '/api/v1/tables/:id/sit',
    { schema: { params: TableId, body: SitBody } },
    async (request, reply) =>
      answer(reply, await desk.sit(request.params.id, await somebody(request, reply), request.body)),
  );

  const deed = (path: string, what: (id: string, person: Person) => Promise<object>) =>
    app.post<{ Params: { id: string } }>(
      `/api/v1/tables/:id/${path}`,
      { schema: { params: TableId, body: EmptyBody } },
      async (request, reply) => {
        const person = await known(request);
        if (person === null) return reply.code(401).send({ error: 'unknownVisitor' });
        return answer(reply, await what(request.params.id, person));
      },
    );
  deed('stand', (id, person) => desk.stand(id, person));
  deed('link', (id, person) => desk.renewLink(id, person, false));
  deed('withdraw', (id, person) => desk.renewLink(id, person, true));

  /** Something that only somebody who is known may do, with a body of its own. */
  const told = <S extends TSchema>(
    path: string,
    body: S,
    what: (id: string, person: Person, body: Static<S>) => Promise<object>,
  ) =>
    app.post<{ Params: { id: string } }>(
      `/api/v1/tables/:id/${path}`,
      { schema: { params: TableId, body } },
      async (request, reply) => {
        const person = await known(request);
        if (person === null) return reply.code(401).send({ error: 'unknownVisitor' });
        // What the schema has let through has its shape.
        return answer(reply, await what(request.params.id, person, request.body as Static<S>));
      },
    );
  told('nonce', NonceBody, (id, person, { nonce }) => desk.openNonce(id, person, nonce));
  told('rematch', PromiseBody, (id, person, { promise }) => desk.rematch(id, person, promise));
  told('absence', AbsenceBody, (id, person, order) => absence.act(id, person, order));
  told('watch', WatchBody, (id, person, { open }) => desk.letWatch(id, person, open));
  told('own', OwnBody, async (id, person, part) => {
    if (!(await desk.isSeated(id, person))) return { error: 'unknownTable' };
    const { note, muted } = await changeOwn(store, id, person.id, part);
    return { note, muted };
  });

  app.get<{ Params: { id: string } }>(
    '/api/v1/tables/:id/own',
    { schema: { params: TableId } },
    async (request, reply) => {
      const person = await known(request);
      if (person === null || !(await desk.isSeated(request.params.id, person))) {
        return answer(reply, { error: 'unknownTable' });
      }
      const { note, muted } = await readOwn(store, request.params.id, person.id);
      return answer(reply, { note, muted });
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/tables/:id/file',
    { schema: { params: TableId } },
    async (request, reply) => {
      const person = await known(request);
      if (person === null) return reply.code(401).send({ error: 'unknownVisitor' });
      return answer(reply, await file(request.params.id, person));
    },
  );

  app.get('/api/v1/matches', async (request, reply) => {
    const person = await known(request);
    if (person !== null) looks(person.id);
    return answer(reply, { tables: person === null ? [] : await desk.mine(person) });
  });

  app.get('/api/v1/lobby', async (request, reply) => answer(reply, { tables: await desk.lobby(await known(request)) }));
}
