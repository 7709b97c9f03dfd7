import { SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { createTracing } from './tracing.ts';

function openTracing() {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  return {
    tracing: createTracing(provider.getTracer('test')),
    spans: () => exporter.getFinishedSpans(),
  };
}

const { ERROR, UNSET } = SpanStatusCode;

test.each([
  ['200', UNSET, 200],
  ['404', UNSET, 404],
  ['499', UNSET, 499],
  ['500', ERROR, 500],
  ['503', ERROR, 503],
  ['aborted', ERROR, undefined],
] as const)('a request answered with %s has the status %d', (status, expected, code) => {
  const { tracing, spans } = openTracing();
  const request = tracing.startRequest({ id: '1', method: 'GET', traceparent: undefined });
  request.end({ family: 'page', status, cache: 'none', seconds: 1 }, 'carstore-se');
  const [span] = spans();
  expect(span?.status.code).toBe(expected);
  expect(span?.name).toBe('GET page');
  expect(span?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'forecourt.request_id': '1',
    'forecourt.route_family': 'page',
    'forecourt.site': 'carstore-se',
  });
  expect(span?.attributes['http.response.status_code']).toBe(code);
});

test('a request that belongs to no site has none', () => {
  const { tracing, spans } = openTracing();
  const request = tracing.startRequest({ id: '1', method: 'GET', traceparent: undefined });
  request.end({ family: 'page', status: '200', cache: 'none', seconds: 1 }, undefined);
  expect(spans()[0]?.attributes).not.toHaveProperty('forecourt.site');
});

test.each([
  ['ok', UNSET],
  ['aborted', UNSET],
  ['timeout', ERROR],
] as const)(
  'a call that ends with %s has the status %d, and belongs to its request',
  (outcome, code) => {
    const { tracing, spans } = openTracing();
    const work = tracing.startWork('make page');
    const call = tracing.startCall('search', work.scope);
    call.end(outcome);
    work.end();
    const [span] = spans();
    expect(span?.status.code).toBe(code);
    expect(span?.name).toBe('ask search');
    expect(span?.attributes).toEqual({ 'peer.service': 'search', 'forecourt.outcome': outcome });
    expect(span?.spanContext().traceId).toBe(work.scope.id);
    expect(call.headers['traceparent']).toContain(work.scope.id);
  },
);
