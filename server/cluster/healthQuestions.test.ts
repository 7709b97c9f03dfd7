import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProcessHealth } from '#process/processHealth.ts';
import { type AskedWorker, createHealthQuestions } from './healthQuestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const health: ProcessHealth = {
  upstreams: {},
  leads: { state: 'ok', waiting: 0, oldestAgeSeconds: null },
  stores: { outbox: { state: 'ok' }, sessions: { state: 'ok' }, limits: { state: 'ok' } },
};

function setUp(...pids: number[]) {
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const questions = createHealthQuestions({ pause });
  const workers = pids.map((pid) => ({ pid, ask: vi.fn<AskedWorker['ask']>() }));
  for (const worker of workers) questions.join(worker);
  const answer = (at: number, question: number) => {
    const worker = workers[at];
    if (worker) questions.answered(worker, question, health);
  };
  const leave = (at: number) => {
    const worker = workers[at];
    if (worker) questions.leave(worker);
  };
  return { questions, workers, answer, leave };
}

test.each([[[1]], [[1, 2]], [[1, 2, 3]]])(
  'resolves as soon as all of the workers %j have answered',
  async (pids) => {
    const { questions, workers, answer } = setUp(...pids);
    const resolved = vi.fn();
    void questions.ask().then(resolved);
    for (const { ask } of workers) expect(ask).toHaveBeenCalledWith(1);
    for (const at of workers.keys()) {
      await vi.advanceTimersByTimeAsync(100);
      expect(resolved).not.toHaveBeenCalled();
      answer(workers.length - 1 - at, 1);
    }
    await vi.advanceTimersByTimeAsync(0);
    const answers = pids.map((pid) => ({ kind: 'answered', pid, health }));
    expect(resolved).toHaveBeenCalledExactlyOnceWith(answers);
  },
);

test('names a worker that doesn’t answer in time, and ignores its late answer', async () => {
  const { questions, answer } = setUp(1, 2);
  const asked = questions.ask();
  answer(0, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual([
    { kind: 'answered', pid: 1, health },
    { kind: 'silent', pid: 2 },
  ]);
  const next = questions.ask();
  answer(1, 1);
  answer(0, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await next).toMatchObject([{ kind: 'answered' }, { kind: 'silent' }]);
});

test('a worker that ends meanwhile is left out', async () => {
  const { questions, answer, leave } = setUp(1, 2);
  const asked = questions.ask();
  answer(0, 1);
  leave(1);
  expect(await asked).toEqual([{ kind: 'answered', pid: 1, health }]);
});

test('without workers there are no answers', async () => {
  expect(await setUp().questions.ask()).toEqual([]);
});
