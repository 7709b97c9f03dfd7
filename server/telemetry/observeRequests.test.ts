import type { Server } from 'node:http';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterEach, expect, test, vi } from 'vitest';
import { closeGracefully, listen } from '#process/listen.ts';
import { currentScope } from '#process/requestScope.ts';
import type { Telemetry } from '#process/telemetry.ts';
import { createProxyTrust } from '../clientAddress.ts';
import { createSiteServer, type SiteServerOptions } from '../siteServer.ts';
import type { AnsweredRequest } from './answeredRequest.ts';
import { createObserveRequests } from './observeRequests.ts';
import { createTracing } from './traces/tracing.ts';
import { createTelemetry } from './workerTelemetry.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const proxysId = '0123456789abcdef0123456789abcdef';
const proxysTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const fromProxy = {
  'x-request-id': proxysId,
  traceparent: `00-${proxysTrace}-00f067aa0ba902b7-01`,
  tracestate: 'a=MLB111',
};

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => closeGracefully(server, 0)));
});

interface SetUp extends Partial<SiteServerOptions> {
  readonly hasIds?: boolean;
  readonly now?: () => number;
}

async function setUp({
  hasIds = true,
  now = () => performance.now(),
  trustedProxies = [],
  ...options
}: SetUp = {}) {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const tracing = createTracing(provider.getTracer('test'));
  const answered: AnsweredRequest[] = [];
  const metrics = { requestAnswered: (request: AnsweredRequest) => void answered.push(request) };
  const isTrusted = createProxyTrust(trustedProxies);
  const server = createSiteServer({
    handle: async (_request, response) => void response.end('ok'),
    log: vi.fn(),
    ...options,
    observe: createObserveRequests({ metrics, tracing, hasIds, isTrusted, now }),
  });
  servers.push(server);
  const listening = await listen(server, { port: 0, variable: 'PORT' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  const telemetry = createTelemetry({ metrics: undefined, tracing }, now);
  return {
    answered,
    telemetry,
    /** Requests an address, and waits until the answer has been followed to its end. */
    get: async (path: string, headers: Record<string, string> = {}) => {
      const before = answered.length;
      const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers });
      await answer.arrayBuffer();
      await vi.waitFor(() => expect(answered.length).toBe(before + 1), { interval: 1 });
      return answer;
    },
    spans: () => exporter.getFinishedSpans(),
  };
}

test('each answer has an id of its own, and an answer to an error too', async () => {
  const handle = async () => {
    throw new Error('planted');
  };
  const { get } = await setUp({ handle });
  const ids = [
    await get('/'),
    await get('/api/cars'),
    await get('/?a', { 'x-request-id': proxysId }),
  ].map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(3);
});

test.each([
  ['a valid id', proxysId, proxysId],
  ['an id that a client made up', 'MLB111', expect.stringMatching(uuid)],
])('a trusted proxy sends %s', async (_what, given, expected) => {
  const { get } = await setUp({ trustedProxies: ['127.0.0.1'] });
  const answer = await get('/', { 'x-request-id': given });
  expect(answer.headers.get('x-request-id')).toEqual(expected);
});

test('a span says where and how a request was answered, and nothing else about it', async () => {
  const { get, spans } = await setUp();
  const answer = await get('/kop-bil?keyphrase=MLB111');
  const [span] = spans();
  expect(span).toMatchObject({ name: 'GET page', events: [], links: [] });
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'forecourt.site': 'nordvik-se',
    'forecourt.route_family': 'page',
    'forecourt.cache': 'none',
    'forecourt.request_id': answer.headers.get('x-request-id'),
  });
});

test.each([
  [[], false],
  [['127.0.0.1'], true],
])('with %j as trusted proxies, a proxy’s trace is continued: %s', async (trustedProxies, is) => {
  const { get, spans } = await setUp({ trustedProxies });
  await get('/', fromProxy);
  expect(spans()[0]?.spanContext().traceId === proxysTrace).toBe(is);
});

test('a call to an upstream belongs to its request', async () => {
  const sent: Readonly<Record<string, string>>[] = [];
  let telemetry: Telemetry | undefined;
  const site = await setUp({
    trustedProxies: ['127.0.0.1'],
    handle: async (_request, response) => {
      await Promise.resolve();
      const call = telemetry?.callSent('content');
      sent.push(call?.headers ?? {});
      call?.ended('timeout');
      response.end('ok');
    },
  });
  ({ telemetry } = site);
  await site.get('/', fromProxy);
  const [call, request] = site.spans();
  expect(call).toMatchObject({
    name: 'ask content',
    attributes: { 'peer.service': 'content', 'forecourt.outcome': 'timeout' },
    parentSpanContext: { spanId: request?.spanContext().spanId },
  });
  const { traceId, spanId } = call?.spanContext() ?? {};
  expect(traceId).toBe(proxysTrace);
  expect(sent).toEqual([{ 'x-request-id': proxysId, traceparent: `00-${traceId}-${spanId}-01` }]);
});

test.each([
  ['fresh', 'front-hit'],
  ['stale', 'front-stale'],
  ['part', 'none'],
] as const)('an answer at once that is %s counts as %s', async (how, cache) => {
  const { get, answered } = await setUp({
    answerAtOnce: (_request, response) => {
      response.writeHead(200, ['content-type', 'text/html']).end('kept');
      return how;
    },
  });
  const answer = await get('/');
  expect(answer.headers.get('x-request-id')).toMatch(uuid);
  expect(answered).toMatchObject([{ family: 'page', status: '200', cache }]);
});

test.each([
  ['HIT', 'kept-hit'],
  ['STALE', 'kept-stale'],
  ['MISS', 'miss'],
])('an answer of the framework with %s counts as %s', async (state, cache) => {
  const { get, answered } = await setUp({
    handle: async (_request, response) => void response.setHeader('x-nextjs-cache', state).end(),
  });
  await get('/');
  expect(answered).toMatchObject([{ family: 'page', status: '200', cache }]);
});

test('a request takes from its headers to the end of its answer', async () => {
  const clock = { ms: 7_000 };
  const { get, answered } = await setUp({
    now: () => clock.ms,
    handle: async (_request, response) => {
      clock.ms += 1_000;
      response.write('begun');
      clock.ms += 250;
      response.end();
    },
  });
  await get('/');
  expect(answered).toMatchObject([{ seconds: 1.25 }]);
});

test('metrics alone give requests no id', async () => {
  const scopes: unknown[] = [];
  const { get, answered, spans } = await setUp({
    hasIds: false,
    handle: async (_request, response) => {
      scopes.push(currentScope());
      response.end();
    },
  });
  const answer = await get('/api/cars');
  expect(answer.headers.get('x-request-id')).toBeNull();
  expect(answered).toMatchObject([{ family: 'cars', status: '200' }]);
  expect([scopes, spans()]).toEqual([[undefined], []]);
});
