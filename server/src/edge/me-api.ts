import type { Me } from '@bivouac/host';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../store/people.ts';
import type { TableStore } from '../tables/head.ts';
import { frameSchema } from './frames.ts';
import { cleanName } from './names.ts';
import { NameBody } from './schemas.ts';
import type { Sessions } from './sessions.ts';

export const meOf = ({ name, kind }: Person): Me => ({ name, kind });

/** Who is there, and what he is called. */
export function meApi(app: FastifyInstance, store: TableStore, sessions: Sessions): void {
  /** A page that gets an answer knows that there is a server behind it. */
  app.get('/api/v1/house', async (request, reply) => {
    const visitor = await sessions.visitor(request.raw);
    if (visitor !== null) await sessions.rotate(reply, visitor);
    return { online: true, me: visitor === null ? null : meOf(visitor.person) };
  });

  app.get('/api/v1/schema', async (_request, reply) => reply.send(frameSchema));

  app.post<{ Body: { name: string } }>('/api/v1/name', { schema: { body: NameBody } }, async (request, reply) => {
    const name = request.body.name.trim() === '' ? '' : cleanName(request.body.name);
    if (name === null) return reply.code(400).send({ error: 'badName' });
    const visitor = await sessions.visitor(request.raw);
    const person = visitor?.person ?? (await sessions.newGuest(reply));
    if (person.kind !== 'guest') return reply.code(409).send({ error: 'hasName' });
    await store.people.renameGuest(person.id, name);
    return { me: meOf({ ...person, name }) };
  });
}
