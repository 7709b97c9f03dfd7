import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '#process/listen.ts';
import { withOtherBuilds } from './withOtherBuilds.ts';

const script = { type: 'text/javascript', body: Buffer.from('let a;') };
const find = vi.fn(async (path: string) => (path.endsWith('/theirs.js') ? script : undefined));
const handle = withOtherBuilds({
  handle: async (_request, response) => void response.writeHead(404).end(),
  files: { find },
  paths: ['/_next/static/chunks/ours.js'],
});
const server = createServer((request, response) => void handle(request, response));
let origin: string;

beforeEach(async () => {
  find.mockClear();
  const result = await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  origin = `http://127.0.0.1:${result.kind === 'listening' ? result.port : 0}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (path: string, method = 'GET') => fetch(origin + path, { method });

test('a file of another build is answered as that build answers it', async () => {
  const answer = await ask('/_next/static/chunks/theirs.js?dpl=1');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(await answer.text()).toBe('let a;');
  const head = await ask('/_next/static/chunks/theirs.js', 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['6', '']);
});

test('what no build has is left to the framework', async () => {
  expect((await ask('/_next/static/chunks/nobodys.js')).status).toBe(404);
  expect(find).toHaveBeenCalledOnce();
});

test.each(['/_next/static/chunks/ours.js', '/', '/api/cars', `/_next/static/${'a'.repeat(201)}`])(
  'the store isn’t asked for %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(find).not.toHaveBeenCalled();
  },
);
