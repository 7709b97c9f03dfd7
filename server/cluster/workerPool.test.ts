import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Worker, type WorkerExit, WorkerPool } from './workerPool.ts';

/** A worker whose life the test decides. */
function fakeWorker() {
  const listening = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<WorkerExit>();
  const worker: Worker = {
    listening: listening.promise,
    ended: ended.promise,
    drain: vi.fn(),
    stop: vi.fn(() => ended.resolve({ code: 0, signal: null })),
  };
  return { ...worker, listens: listening.resolve, ends: ended.resolve };
}

const log = vi.fn<(line: string) => void>();
const workers: ReturnType<typeof fakeWorker>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  log.mockClear();
});

function openPool(size = 2): WorkerPool {
  return new WorkerPool({
    size,
    start: () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    },
    tools: {
      now: () => performance.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      log,
    },
  });
}

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const crash = { code: null, signal: 'SIGSEGV' } as const;

/** A pool whose workers take connections. */
async function running(size = 2): Promise<WorkerPool> {
  const pool = openPool(size);
  const started = pool.start();
  workers[0]?.listens();
  await started;
  for (const worker of workers) worker.listens();
  return pool;
}

test('the others start when the first worker takes connections', async () => {
  const pool = openPool(3);
  const started = pool.start();
  await later();
  expect(workers).toHaveLength(1);
  workers[0]?.listens();
  expect(await started).toEqual({ kind: 'listening' });
  expect(workers).toHaveLength(3);
});

test('a first worker that can’t start is reported once, and not replaced', async () => {
  const started = openPool().start();
  workers[0]?.ends({ code: 1, signal: null });
  expect(await started).toEqual({ kind: 'ended', exit: { code: 1, signal: null } });
  await later(60_000);
  expect(workers).toHaveLength(1);
});

describe('a worker that ends', () => {
  test('is replaced at once, and later if it ends again soon', async () => {
    await running(1);
    const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    for (const [at, pauseMs] of pauses.entries()) {
      workers[at]?.ends(crash);
      await later(Math.max(0, pauseMs - 1));
      if (pauseMs > 0) expect(workers).toHaveLength(at + 1);
      await later(1);
      expect(workers).toHaveLength(at + 2);
      await later(100);
    }
    expect(log).toHaveBeenNthCalledWith(1, 'a worker was ended by SIGSEGV; it is replaced now');
    expect(log).toHaveBeenNthCalledWith(3, 'a worker was ended by SIGSEGV; it is replaced in 2 s');
  });

  test.each([
    [59_999, 'in 1 s', 2],
    [60_000, 'now', 3],
  ])('after %i ms is replaced %s', async (ms, when, started) => {
    await running(1);
    workers[0]?.ends(crash);
    await later();
    await later(ms);
    workers[1]?.ends({ code: 3, signal: null });
    await later(1);
    expect(workers).toHaveLength(started);
    expect(log).toHaveBeenLastCalledWith(`a worker ended with exit code 3; it is replaced ${when}`);
  });

  test('doesn’t disturb the others', async () => {
    await running(2);
    workers[1]?.ends(crash);
    await later(1);
    expect(workers).toHaveLength(3);
    expect(workers[0]?.drain).not.toHaveBeenCalled();
  });
});

describe('a restart', () => {
  test('replaces one worker after the other, each when its successor takes connections', async () => {
    const pool = await running(2);
    const restarted = pool.restart();
    await later();
    expect(workers).toHaveLength(3);
    expect(workers[0]?.drain).not.toHaveBeenCalled();
    workers[2]?.listens();
    await later();
    expect(workers[0]?.drain).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(3);
    workers[0]?.ends({ code: 0, signal: null });
    await later();
    expect(workers).toHaveLength(4);
    expect(workers[1]?.drain).not.toHaveBeenCalled();
    workers[3]?.listens();
    await later();
    workers[1]?.ends({ code: 0, signal: null });
    await restarted;
    await later(60_000);
    expect(workers).toHaveLength(4);
    expect(log).toHaveBeenCalledExactlyOnceWith('all workers are replaced');
  });

  test('ends if a new worker can’t start, and the old ones stay', async () => {
    const pool = await running(2);
    const restarted = pool.restart();
    workers[2]?.ends({ code: 1, signal: null });
    await restarted;
    expect(workers[0]?.drain).not.toHaveBeenCalled();
    expect(log).toHaveBeenLastCalledWith('a new worker ended with exit code 1; the restart ends');
    await later(60_000);
    expect(workers).toHaveLength(3);
  });

  test('isn’t begun twice', async () => {
    const pool = await running(1);
    void pool.restart();
    void pool.restart();
    await later();
    expect(workers).toHaveLength(2);
  });
});

describe('a stop', () => {
  test('ends all workers, drained and new ones included, and replaces none', async () => {
    const pool = await running(2);
    void pool.restart();
    await later();
    workers[2]?.listens();
    await later();
    await pool.stop();
    for (const worker of workers) expect(worker.stop).toHaveBeenCalledOnce();
    await later(60_000);
    expect(workers).toHaveLength(3);
    expect(log).not.toHaveBeenCalled();
  });

  test('during the pause before a replacement starts no worker', async () => {
    const pool = await running(1);
    workers[0]?.ends(crash);
    await later(1);
    workers[1]?.ends(crash);
    await later(500);
    await pool.stop();
    await later(60_000);
    expect(workers).toHaveLength(2);
  });
});
