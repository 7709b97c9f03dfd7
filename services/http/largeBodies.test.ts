import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopback, serve } from '../serve.ts';
import { readText } from './body.ts';
import { json, refusal } from './respond.ts';

const limit = 1000;
let port = 0;
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  const listening = await serve(
    async (request) => {
      const body = await readText(request, limit);
      return body.kind === 'tooLarge' ? refusal(413, 'too large') : json({ got: body.text.length });
    },
    loopback(0),
    (line) => expect.unreachable(line),
  );
  if (listening.kind === 'failed') throw new Error(listening.reason);
  ({ port, close } = listening);
});
afterAll(() => close());

interface Client {
  readonly socket: Socket;
  /** Everything received until a text occurs or the server closes the connection. */
  readonly received: (until?: string) => Promise<string>;
}

async function openClient(): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const received = (until?: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        if (until !== undefined && text.includes(until)) resolve(text);
      };
      socket.on('data', (chunk) => {
        text += chunk.toString();
        check();
      });
      socket.once('close', () => resolve(text));
      socket.once('error', reject);
      check();
    });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { socket, received };
}

const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;

test('a client that sends 20 MB too much reads the whole refusal, and can connect again', async () => {
  const client = await openClient();
  const received = client.received('{"error":"too large"}');
  client.socket.write(head(20_000_000));
  client.socket.write(Buffer.alloc(20_000_000, 'a'));
  const answer = await received;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  client.socket.destroy();

  const next = await openClient();
  next.socket.write(`${head(2)}ok`);
  expect(await next.received('{"got":2}')).toMatch(/^HTTP\/1\.1 200 /);
  next.socket.destroy();
});

test('a client whose whole body has arrived can reuse the connection', async () => {
  const client = await openClient();
  client.socket.write(head(limit + 1) + 'a'.repeat(limit + 1));
  expect(await client.received('{"error":"too large"}')).toMatch(/^HTTP\/1\.1 413 /);
  client.socket.write(`${head(2)}ok`);
  await client.received('{"got":2}');
  client.socket.destroy();
});

test('the refusal arrives before the body is sent', async () => {
  const client = await openClient();
  client.socket.write(head(20_000_000));
  client.socket.write(Buffer.alloc(limit + 1, 'a'));
  expect(await client.received('{"error":"too large"}')).toMatch(/^HTTP\/1\.1 413 /);
  client.socket.destroy();
});

test('a connection is kept alive after its bodies are read', async () => {
  const client = await openClient();
  client.socket.write(`${head(2)}ok`);
  await client.received('{"got":2}');
  client.socket.write(`${head(3)}yes`);
  expect(await client.received('{"got":3}')).not.toContain('connection: close');
  client.socket.destroy();
});
