import { describe, expect, test } from 'vitest';
import type { ProcessHealth } from '#process/processHealth.ts';
import type { WorkerAnswer } from '../cluster/healthQuestions.ts';
import { machineHealthOf } from './machineHealth.ts';

type Upstream = ProcessHealth['upstreams'][string];
type Store = ProcessHealth['stores']['outbox'];

const idle = { circuit: 'closed', inFlight: 0, queued: 0 } as const;
const ok: Store = { state: 'ok' };
const noLeads: ProcessHealth['leads'] = { state: 'ok', waiting: 0, oldestAgeSeconds: null };

interface Known {
  readonly leads?: ProcessHealth['leads'];
  readonly outbox?: Store;
  readonly content?: Upstream;
}

function answered({ leads = noLeads, outbox = ok, content }: Known, pid = 7): WorkerAnswer {
  const upstreams = content ? { content } : {};
  const stores = { outbox, sessions: ok, limits: ok };
  return { kind: 'answered', pid, health: { upstreams, leads, stores } };
}

test('one worker that is well', () => {
  const content: Upstream = { ...idle, state: 'up', lastGoodAgeMs: 2_600 };
  expect(machineHealthOf([answered({ content })])).toEqual({
    status: 'up',
    workers: [{ pid: 7, state: 'answered' }],
    upstreams: { content: { ...idle, state: 'up', lastGoodAgeSeconds: 2, lastFailure: null } },
    leads: { state: 'ok', waiting: 0, oldestAgeSeconds: null },
    stores: {
      outbox: { state: 'ok', refused: null },
      sessions: { state: 'ok', refused: null },
      limits: { state: 'ok', refused: null },
    },
  });
});

test('a worker that doesn’t answer is named, and the others count', () => {
  const health = machineHealthOf([answered({}, 1), { kind: 'silent', pid: 2 }]);
  expect(health).toMatchObject({
    workers: [
      { pid: 1, state: 'answered' },
      { pid: 2, state: 'silent' },
    ],
    leads: { waiting: 0 },
  });
});

test('without any answer nothing is known', () => {
  expect(machineHealthOf([{ kind: 'silent', pid: 1 }])).toMatchObject({
    upstreams: {},
    leads: { state: 'unknown', waiting: null, oldestAgeSeconds: null },
    stores: { outbox: { state: 'unknown', refused: null } },
  });
});

describe('an upstream', () => {
  const up = (ageMs: number): Upstream => ({
    circuit: 'closed',
    inFlight: 1,
    queued: 2,
    state: 'up',
    lastGoodAgeMs: ageMs,
  });
  const down = (ageMs: number): Upstream => ({
    circuit: 'half-open',
    inFlight: 1,
    queued: 0,
    state: 'down',
    lastFailure: { kind: 'timeout', ageMs },
  });
  const unknown: Upstream = { ...idle, state: 'unknown' };

  test.each([
    ['the last answer came after the last failure', [down(9_000), up(1_000)], 'up'],
    ['the last failure came after the last answer', [up(9_000), down(1_000)], 'down'],
    ['only one worker has asked', [unknown, up(9_000)], 'up'],
    ['nobody has asked', [unknown, unknown], 'unknown'],
  ] as const)('of which %s', (_what, [one, other], state) => {
    const health = machineHealthOf([answered({ content: one }), answered({ content: other })]);
    expect(health.upstreams['content']?.state).toBe(state);
  });

  test('has the requests of all workers, the latest times and the worst circuit', () => {
    const health = machineHealthOf([
      answered({ content: down(9_000) }),
      answered({ content: up(1_000) }),
    ]);
    expect(health.upstreams['content']).toEqual({
      state: 'up',
      circuit: 'half-open',
      inFlight: 2,
      queued: 2,
      lastGoodAgeSeconds: 1,
      lastFailure: { kind: 'timeout', ageSeconds: 9 },
    });
  });
});

describe('a store', () => {
  const full = (count: number, first: number, last: number): Store => ({
    state: 'full',
    refused: { kind: 'full', count, firstAgeMs: first, lastAgeMs: last },
  });
  const outboxOf = (...stores: Store[]) =>
    machineHealthOf(stores.map((outbox) => answered({ outbox }))).stores.outbox;

  test('adds up what its workers refused', () => {
    expect(outboxOf(full(2, 60_000, 9_000), full(1, 5_000, 5_000))).toEqual({
      state: 'full',
      refused: { count: 3, firstAgeSeconds: 60, lastAgeSeconds: 5 },
    });
  });

  test('is well once any worker could add something', () => {
    expect(outboxOf(full(2, 60_000, 9_000), { ...ok, lastAddedAgeMs: 8_000 })).toEqual({
      state: 'ok',
      refused: null,
    });
    expect(outboxOf(full(2, 60_000, 9_000), { ...ok, lastAddedAgeMs: 9_000 }).state).toBe('ok');
    expect(outboxOf(full(2, 60_000, 9_000), { ...ok, lastAddedAgeMs: 9_001 }).state).toBe('full');
  });

  test('is unavailable if one worker can’t use it', () => {
    expect(outboxOf(ok, { state: 'unavailable' })).toEqual({ state: 'unavailable', refused: null });
  });

  const local: Store = { state: 'local' };
  const unavailable: Store = { state: 'unavailable' };
  test.each<[string, Store, Store]>([
    ['ok', ok, ok],
    ['local', ok, local],
    ['full', local, full(1, 0, 0)],
    ['unavailable', local, unavailable],
    ['unavailable', full(1, 0, 0), unavailable],
  ])('is %s as the worst of its workers', (state, one, other) => {
    expect([outboxOf(one, other).state, outboxOf(other, one).state]).toEqual([state, state]);
  });
});

describe('leads', () => {
  const late: ProcessHealth['leads'] = { state: 'late', waiting: 12, oldestAgeSeconds: 900 };

  test('are as late as a worker has seen', () => {
    expect(machineHealthOf([answered({}), answered({ leads: late })]).leads).toEqual(late);
  });

  test('that are refused are worse than late ones', () => {
    const outbox: Store = {
      state: 'full',
      refused: { kind: 'full', count: 1, firstAgeMs: 0, lastAgeMs: 0 },
    };
    expect(machineHealthOf([answered({ leads: late, outbox })]).leads.state).toBe('full');
  });
});
