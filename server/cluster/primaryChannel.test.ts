import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Purge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { connectWithPrimary, leavePrimary, logOnce } from './primaryChannel.ts';
import { pulseLimits } from './pulse.ts';

const purge: Purge = { tags: ['a'], graceSeconds: 1 };
const visited = [{ host: 'a.example', url: '/', hits: 3 }];
const send = vi.fn<(message: unknown) => boolean>(() => true);
const drain = vi.fn();
const readMetrics = vi.fn(async () => []);

const kindsSent = () => send.mock.calls.map(([message]) => Reflect.get(Object(message), 'kind'));
const tellWorker = (message: unknown) => void process.emit('message', message, undefined);

/** The listeners of other tests, which share the process. */
const others = { message: process.listeners('message'), purged: pageEvents.listeners('purged') };

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [send, drain, readMetrics]) mock.mockClear();
  Object.assign(process, { send, connected: true });
});

afterEach(() => {
  Object.assign(process, { send: undefined, connected: undefined });
  for (const listener of process.listeners('message')) {
    if (!others.message.includes(listener)) process.off('message', listener);
  }
  for (const listener of pageEvents.listeners('purged')) {
    if (!others.purged.includes(listener)) pageEvents.off('purged', listener);
  }
});

function connect() {
  return connectWithPrimary({ drain, mostVisited: () => visited, readMetrics });
}

describe('a worker', () => {
  test('joins, and gets the most visited pages', async () => {
    const welcomed = connect();
    expect(kindsSent()).toEqual(['joined', 'beat']);
    tellWorker({ kind: 'welcome', visited });
    expect(await welcomed).toEqual(visited);
  });

  test('shows that it runs, and reports its most visited pages twice a minute', () => {
    void connect();
    send.mockClear();
    vi.advanceTimersByTime(29_999);
    expect(new Set(kindsSent())).toEqual(new Set(['beat']));
    expect(send).toHaveBeenCalledTimes(Math.floor(29_999 / pulseLimits.intervalMs));
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledWith({ kind: 'visited', visited });
  });

  test('is drained when it is asked to', () => {
    void connect();
    expect(drain).not.toHaveBeenCalled();
    tellWorker({ kind: 'drain' });
    expect(drain).toHaveBeenCalledTimes(1);
  });

  test('passes purges on in both directions', () => {
    void connect();
    const announced = vi.fn();
    pageEvents.once('purgedElsewhere', announced);
    tellWorker({ kind: 'purged', purge });
    expect(announced).toHaveBeenCalledExactlyOnceWith(purge);
    pageEvents.purgesElsewhere.pop();
    pageEvents.emit('purged', purge);
    expect(send).toHaveBeenLastCalledWith({ kind: 'purged', purge });
  });

  test('tells its metrics when it is asked for its health', async () => {
    void connect();
    tellWorker({ kind: 'health-asked', question: 7 });
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ kind: 'metrics', samples: [] }));
  });

  test.each([{ kind: 'beat' }, { kind: 'joined' }, { kind: 'nonsense' }, 'drain', null])(
    'ignores %j',
    (message) => {
      void connect();
      send.mockClear();
      tellWorker(message);
      expect(send).not.toHaveBeenCalled();
      expect(drain).not.toHaveBeenCalled();
    },
  );

  test('leaves with its metrics, once the primary process sends it no more connections', async () => {
    const left = vi.fn();
    const leaving = leavePrimary(readMetrics).then(left);
    await vi.waitFor(() => expect(kindsSent()).toEqual(['metrics', 'drained']));
    expect(left).not.toHaveBeenCalled();
    tellWorker({ kind: 'drain' });
    await vi.advanceTimersByTimeAsync(0);
    expect(left).not.toHaveBeenCalled();
    tellWorker({ kind: 'released' });
    await leaving;
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('leaves when the primary process has ended', async () => {
    const leaving = leavePrimary();
    await vi.waitFor(() => expect(kindsSent()).toEqual(['drained']));
    process.emit('disconnect');
    await leaving;
  });

  test('has a line logged once by the primary process', () => {
    logOnce('a line');
    expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'log-once', line: 'a line' });
  });

  test('whose primary process has ended tells nothing', () => {
    void connect();
    send.mockClear();
    Object.assign(process, { connected: false });
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});

test('a process without a primary one isn’t connected', async () => {
  Object.assign(process, { send: undefined, connected: undefined });
  expect(await connect()).toEqual([]);
  await leavePrimary(readMetrics);
  expect(readMetrics).not.toHaveBeenCalled();
  expect(process.listeners('message')).toEqual(others.message);
});
