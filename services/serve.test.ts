import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { json } from './http/respond.ts';
import { loopback, serve } from './serve.ts';

const lines: string[] = [];
const listening = await serve(
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/throws') throw new Error('disk full');
    return json({ pathname, q: searchParams.get('q'), sent: await request.text() });
  },
  loopback(0),
  (line) => lines.push(line),
);
if (listening.kind === 'failed') throw new Error(listening.reason);
const { port, close } = listening;
afterAll(close);

/** Sends raw text, because clients refuse malformed requests, and returns the whole answer. */
async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test('the handler receives the complete request', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/a?q=%C3%A5`, { method: 'POST', body: 'ö' });
  await expect(answer.json()).resolves.toEqual({ pathname: '/a', q: 'å', sent: 'ö' });
});

test('an answer to HEAD has headers and no body', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/a`, { method: 'HEAD' });
  expect(answer.headers.get('content-type')).toContain('application/json');
  await expect(answer.text()).resolves.toBe('');
});

test('a handler that throws is answered with 500 and logged', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/throws?q=1`);
  expect(answer.status).toBe(500);
  await expect(answer.json()).resolves.toMatchObject({ error: expect.stringContaining('its log') });
  expect(lines).toEqual([
    expect.stringContaining('disk full'),
    expect.stringMatching(/^GET \/throws 500 \d+ ms$/),
  ]);
});

test.each(['GET /a HTTP/1.1\r\nHost: a b', 'OPTIONS * HTTP/1.1\r\nHost: a'])(
  'a malformed address is refused: %j',
  async (head) => {
    const answer = await send(`${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The address of the request cannot be read.');
  },
);

test('a request without a host is answered', async () => {
  expect(await send('GET /a HTTP/1.0\r\n\r\n')).toContain('"pathname":"/a"');
});

test('a port in use is reported', async () => {
  await expect(
    serve(
      () => json({}),
      loopback(port),
      () => undefined,
    ),
  ).resolves.toEqual({
    kind: 'failed',
    reason: `Port ${port} is taken: stop what listens there, or set SERVICES_PORT to another one.`,
  });
});
