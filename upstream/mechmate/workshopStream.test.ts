import { expect, test, vi } from 'vitest';
import { testWorkshop } from '#domain/booking/testing/testBooking.ts';
import type { WorkshopMessage } from '#domain/booking/workshop.ts';
import { createTestLoop } from '../http/testing/testLoop.ts';
import { createUpstream } from '../http/upstream.ts';
import { createMechmateClient } from './client.ts';

const workshop = testWorkshop();
const { facilityId: siteId, facilityName: siteName, ...rest } = workshop;
const sent = { ...rest, siteId, siteName };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** A stream that the test writes, and whether its reader has closed it. */
function openStream(type = 'text/event-stream; charset=utf-8') {
  const { timers, pass } = createTestLoop();
  let writer: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let signal: AbortSignal | undefined;
  let headers = new Headers();
  const upstream = createUpstream({
    name: 'a',
    maxConcurrent: 1,
    maxQueued: 1,
    maxWaitMs: 1,
    timers,
    now: () => 0,
  });
  const client = createMechmateClient({
    url: 'https://workshops.example',
    key: 'secret',
    limits: { questionMs: 1_000, bookingMs: 1_000, bookingWaitMs: 1_000, silenceMs: 15_000 },
    upstream,
    tools: {
      fetch: async (_, init) => {
        signal = init?.signal ?? undefined;
        headers = new Headers(init?.headers);
        const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (controller) => {
            writer = controller;
            signal?.addEventListener('abort', () => controller.error(signal?.reason));
          },
        });
        return new Response(body, { headers: { 'content-type': type } });
      },
      now: () => 0,
      wait: async () => undefined,
      timers,
    },
  });
  return {
    pass,
    upstream,
    headers: () => headers,
    write: (text: string) => writer?.enqueue(new TextEncoder().encode(text)),
    end: () => writer?.close(),
    breakOff: () => writer?.error(new Error('reset')),
    isClosed: () => signal?.aborted,
    search: async (visitor: AbortSignal = new AbortController().signal) => {
      const question = {
        registrationNumber: 'MLB111',
        offerings: ['a'],
        latitude: 59,
        longitude: 18,
      };
      const answer = await client.workshops(question, visitor);
      if (!answer.ok) return expect.unreachable(answer.failure.kind);
      return answer.value[Symbol.asyncIterator]();
    },
    ask: () =>
      client.workshops(
        { registrationNumber: 'MLB111', offerings: ['a'], latitude: 59, longitude: 18 },
        new AbortController().signal,
      ),
  };
}

const found = { done: false, value: { kind: 'workshop', workshop } };
const broken = { done: false, value: { kind: 'error' } };
const end = { done: true, value: undefined };

test('messages are passed on as they arrive, also in pieces', async () => {
  const stream = openStream();
  const messages = await stream.search();
  stream.write(': hello\n\n');
  stream.write(event(sent).slice(0, 20));
  const first = messages.next();
  stream.write(event(sent).slice(20));
  expect(await first).toEqual(found);
  const second = messages.next();
  stream.write(`data: garbage\n\n${event({ departmentId: '7' })}${event(sent)}`);
  expect(await second).toEqual(found);
  stream.end();
  expect(await messages.next()).toEqual(end);
});

test('a reader that leaves the loop closes the connection', async () => {
  const stream = openStream();
  const messages = await stream.search();
  stream.write(event(sent));
  await messages.next();
  await messages.return?.();
  expect(stream.isClosed()).toBe(true);
});

test('a visitor who leaves during a silence closes the connection at once', async () => {
  const stream = openStream();
  const visitor = new AbortController();
  const messages = await stream.search(visitor.signal);
  const pending = messages.next();
  visitor.abort();
  expect(stream.isClosed()).toBe(true);
  await pending;
  expect(await messages.next()).toEqual(end);
});

test('a stream that breaks ends with an error', async () => {
  const stream = openStream();
  const messages = await stream.search();
  stream.write(event(sent));
  expect(await messages.next()).toEqual(found);
  stream.breakOff();
  expect([await messages.next(), await messages.next()]).toEqual([broken, end]);
});

test('a silence ends the stream with an error, and closes the connection', async () => {
  const stream = openStream();
  const messages = await stream.search();
  const pending = messages.next();
  await vi.waitFor(() => stream.pass(15_000));
  expect(await pending).toEqual(broken);
  expect(stream.isClosed()).toBe(true);
});

test('an endless event ends the stream with an error', async () => {
  const stream = openStream();
  const messages = await stream.search();
  stream.write(`data: ${'x'.repeat(70_000)}`);
  expect([await messages.next(), await messages.next()]).toEqual([broken, end]);
  expect(stream.isClosed()).toBe(true);
});

test.each<[string, WorkshopMessage]>([
  ['data: error\n\n', { kind: 'error' }],
  [event({ error: 'oops' }), { kind: 'error' }],
  ['data: nosites\n\n', { kind: 'no-workshops' }],
  [event('nosites'), { kind: 'no-workshops' }],
  [event({ nosites: true }), { kind: 'no-workshops' }],
])('%j is the last message', async (text, value) => {
  const stream = openStream();
  const messages = await stream.search();
  stream.write(text + event(sent));
  expect([await messages.next(), await messages.next()]).toEqual([{ done: false, value }, end]);
  expect(stream.isClosed()).toBe(true);
});

test('a stream is what is asked for', async () => {
  const stream = openStream();
  await stream.ask();
  expect(stream.headers().get('accept')).toBe('text/event-stream');
});

test.each([
  ['text/html', 'text/html'],
  ['', 'no type'],
])('the type %j is no stream', async (type, named) => {
  const failure = { kind: 'malformed', reason: `no event stream but ${named}` };
  expect(await openStream(type).ask()).toEqual({ ok: false, failure });
});

test('the gate counts a stream until it begins', async () => {
  const stream = openStream();
  await stream.search();
  expect(stream.upstream.health()).toMatchObject({ inFlight: 0, state: 'up' });
});
