import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { findPort } from '#storage/testing/findPort.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import { connectCluster } from './connect.ts';

const servers: Server[] = [];
const clusters: Cluster[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all(clusters.splice(0).map((cluster) => cluster.close()));
});

async function startNode(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${address.port}`;
}

function connect(nodes: readonly string[], timeoutMs = 5000): Cluster {
  const cluster = connectCluster({ nodes, timeoutMs });
  clusters.push(cluster);
  return cluster;
}

function answers(status: number, body: object): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

const good = answers(200, { answer: 42 });
const silent: RequestListener = () => undefined;
const breaking: RequestListener = (_request, response) => response.destroy();
const halfway: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"answer":');
};

const ping = { method: 'GET', path: '/' } as const;

test('a body is sent as JSON, lines as one JSON text per line', async () => {
  const bodies: string[] = [];
  const node = await startNode((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.on('end', () => good(request, response));
  });
  const cluster = connect([node]);
  await cluster.ask({ method: 'POST', path: '/', body: { a: 'ö' } });
  await cluster.ask({ method: 'POST', path: '/', lines: [{ a: 1 }, { b: 2 }] });
  expect(bodies).toEqual(['{"a":"ö"}', '{"a":1}\n{"b":2}\n']);
});

describe('another node answers if the first', () => {
  test.each<[string, RequestListener]>([
    ['closes the connection', breaking],
    ['doesn’t answer', silent],
    ['is not ready', answers(503, {})],
  ])('%s', async (_what, listener) => {
    const nodes = [await startNode(listener), await startNode(good)];
    const cluster = connect(nodes, listener === silent ? 500 : undefined);
    await expect(cluster.ask(ping)).resolves.toEqual({ answer: 42 });
    await expect(cluster.ask(ping)).resolves.toEqual({ answer: 42 });
  });
});

describe('a failure is reported if the only node', () => {
  test.each<[string, RequestListener, string]>([
    ['closes the connection', breaking, 'unavailable'],
    ['doesn’t answer', silent, 'unavailable'],
    ['stops in the middle of an answer', halfway, 'unavailable'],
    ['is overloaded', answers(429, {}), 'unavailable'],
    ['has an internal error', answers(500, {}), 'unavailable'],
    ['doesn’t find the resource', answers(404, {}), 'missing'],
    ['can’t parse the request', answers(400, { error: { type: 'parsing_exception' } }), 'refused'],
  ])('%s', async (_what, listener, kind) => {
    const isSilent = listener === silent || listener === halfway;
    const cluster = connect([await startNode(listener)], isSilent ? 50 : undefined);
    const failure = await cluster.ask(ping).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ClusterError);
    expect(failure).toMatchObject({ kind });
  });

  test('is down', async () => {
    const node = `http://127.0.0.1:${await findPort()}`;
    await expect(connect([node]).ask(ping)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
