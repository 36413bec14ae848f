// A player of one's own: sits down at a table by its link and plays what comes, until the match is over.
//   BIVOUAC_TOKEN=… node docs/examples/bot.mjs http://localhost:1813/online/<table>#<link>
// The token is made on the page, under “Notices and more”: the program then plays for that account. Without one it is a guest.
// The protocol: docs/operations.md; the schemas: /api/v1/schema (frames) and /api/v1/openapi (HTTP) of any server.
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const link = new URL(process.argv[2] ?? '');
const table = link.pathname.split('/').at(-1);
const hex = (bytes) => randomBytes(bytes).toString('hex');
const token = process.env.BIVOUAC_TOKEN ?? '';
let cookie = '';

/** Who we are: a token, or the cookie that a guest gets. */
const who = () => (token === '' ? { cookie, origin: link.origin } : { authorization: `Bearer ${token}` });

/** Asks the server by HTTP. */
async function ask(method, path, body) {
  const headers = { ...who(), 'content-type': 'application/json' };
  const answer = await fetch(`${link.origin}/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${said.error}`);
  return said;
}

/** A change is a path and what is there now; without a value, nothing is. */
function change(value, changes) {
  let top = value;
  for (const [path, ...fresh] of changes) {
    if (path.length === 0) {
      [top] = fresh;
      continue;
    }
    const last = path.at(-1);
    const inner = path.slice(0, -1).reduce((part, key) => part[key], top);
    if (fresh.length === 0) delete inner[last];
    else [inner[last]] = fresh;
  }
  return top;
}

/** One of the offers, at random; what is left open in it (a number, a text) is filled in. */
function choose(offers) {
  const [verb, ...args] = offers[Math.floor(Math.random() * offers.length)];
  const fill = (part) => (typeof part !== 'object' ? part : 'text' in part ? '' : part.from);
  return [verb, ...args.map(fill)];
}

if (token === '') await ask('POST', '/name', { name: 'Example bot' });
await ask('POST', `/tables/${table}/sit`, { seat: null, link: link.hash.slice(1), nonce: hex(16) });
console.log('sits');
while ((await ask('GET', `/tables/${table}`)).status === 'open') await new Promise((wait) => setTimeout(wait, 500));

const socket = new WebSocket(`${link.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
  headers: who(),
});
let push = null;
let asked = -1;

/** Acts whenever something new is asked: a stamp names the question. */
function play() {
  const { decision, result } = push.look.showing;
  if (result !== null) {
    console.log(`over: ${JSON.stringify(result)}`);
    socket.close();
  } else if (decision !== null && decision.offers.length > 0 && decision.stamp !== asked) {
    asked = decision.stamp;
    const act = { ask: 'act', rid: hex(12), args: [choose(decision.offers), decision.stamp] };
    // A server hears at most twenty frames a second.
    setTimeout(() => socket.send(JSON.stringify(act)), 60);
  }
}

socket.on('open', () => socket.send(JSON.stringify({ hello: { have: null } })));
socket.on('message', (data) => {
  const message = JSON.parse(data);
  if (message.table !== undefined) push = message.table.push;
  if (message.step !== undefined) push = change(push, message.step);
  // Nothing was done: the same question is answered otherwise.
  if (message.answer?.ok === false) asked = -1;
  if (message.table ?? message.step ?? message.answer) play();
});
