import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drain } from '#process/drain.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { createSiteServer } from './siteServer.ts';

let server: Server;
let port: number;
/** Lets the answers to `/slow` go. */
let release: () => void;

beforeEach(async () => {
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  server = createSiteServer({
    handle: async ({ url }, response) => {
      if (url === '/slow') await released.promise;
      response.end('ok');
    },
    log: () => undefined,
  });
  const listening = await listen(server, { port: 0, variable: 'PORT', host: '127.0.0.1' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  port = listening.port;
});
afterEach(() => closeGracefully(server, 0));

/** Sends a request on a connection, and resolves with the answer, or with nothing if the connection is closed instead. */
async function askOn(socket: Socket, path: string): Promise<string> {
  const answered = once(socket, 'data').then(([data]) => String(data));
  const closed = once(socket, 'close').then(() => '');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return Promise.race([answered, closed]);
}

/** A connection that is open and idle. */
async function idleConnection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  expect(await askOn(socket, '/')).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: keep-alive/i);
  return socket;
}

/** Has another client get an answer to its end, and lets the server do what it does then. */
async function answerAnother(): Promise<void> {
  const other = connect(port, '127.0.0.1');
  await askOn(other, '/slow');
  other.destroy();
  await new Promise<void>((resolve) => setImmediate(resolve));
}

test('an idle connection stays open while others are answered', async () => {
  const idle = await idleConnection();
  const another = answerAnother();
  release();
  await another;
  expect(await askOn(idle, '/')).toMatch(/^HTTP\/1\.1 200 /);
});

test('an idle connection stays open while the server is drained, for one request', async () => {
  const idle = await idleConnection();
  const another = answerAnother();
  await once(server, 'request');
  const drained = drain(server, 10_000);
  release();
  await another;
  expect(await askOn(idle, '/')).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/i);
  await drained;
});
