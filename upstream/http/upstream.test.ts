import { describe, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { createTestLoop } from './testing/testLoop.ts';
import { type CallObserver, createUpstream } from './upstream.ts';

type Answer = Result<string, UpstreamFailure>;

function setUp(options: { readonly share?: number } = {}) {
  const { timers, now, pass } = createTestLoop();
  const limits = { maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1000 };
  const log = vi.fn();
  const upstream = createUpstream({ name: 'stock', ...limits, ...options, now, timers, log });
  return { upstream, pass, log };
}

/** Runs all pending promise callbacks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const down: Answer = fail({ kind: 'server-error', status: 503 });
const missing: Answer = fail({ kind: 'server-error', status: 404 });

describe('asking', () => {
  test.each([[ok('yes')], [down]])('returns the answer: %j', async (answer) => {
    const { upstream } = setUp();
    await expect(upstream.ask(async (): Promise<Answer> => answer)).resolves.toEqual(answer);
  });

  test('sends requests within the limits and refuses others', async () => {
    const { upstream, pass } = setUp();
    const first = Promise.withResolvers<Answer>();
    const second = vi.fn(async () => ok('second'));
    const answers = [first.promise, second, second].map((question) =>
      upstream.ask(typeof question === 'function' ? question : () => question),
    );
    await expect(answers[2]).resolves.toEqual(fail({ kind: 'overloaded', reason: 'queue-full' }));
    pass(1000);
    await expect(answers[1]).resolves.toEqual(
      fail({ kind: 'overloaded', reason: 'waited-too-long' }),
    );
    expect(second).not.toHaveBeenCalled();
    first.resolve(ok('first'));
    await expect(answers[0]).resolves.toEqual(ok('first'));
  });

  test('lets a request with more patience wait longer', async () => {
    const { upstream, pass } = setUp();
    const first = Promise.withResolvers<Answer>();
    const answers = [
      upstream.ask(() => first.promise),
      upstream.ask(async () => ok('patient'), undefined, { maxWaitMs: 5_000 }),
    ];
    pass(4_000);
    first.resolve(ok('first'));
    await expect(Promise.all(answers)).resolves.toEqual([ok('first'), ok('patient')]);
  });

  test('pauses after a slow answer if its share is below one, and not for too long', async () => {
    const { upstream, pass } = setUp({ share: 0.1 });
    const first = Promise.withResolvers<Answer>();
    const answer = upstream.ask(() => first.promise);
    await Promise.resolve();
    pass(10_000);
    first.resolve(ok('first'));
    await answer;
    const question = vi.fn(async () => ok('second'));
    const second = upstream.ask(question);
    pass(499);
    await settle();
    expect(question).not.toHaveBeenCalled();
    pass(1);
    await expect(second).resolves.toEqual(ok('second'));
  });

  test('makes room after a throw, which reaches the caller', async () => {
    const { upstream } = setUp();
    const broken = upstream.ask((): Promise<Answer> => {
      throw new Error('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
    await expect(upstream.ask(async () => ok('next'))).resolves.toEqual(ok('next'));
  });
});

describe('health', () => {
  test('is unknown before the first question', () => {
    const nothing = { askedAgeMs: undefined, lastGoodAgeMs: undefined, lastFailure: undefined };
    const health = {
      state: 'unknown',
      circuit: 'closed',
      ...nothing,
      inFlight: 0,
      queued: 0,
    };
    expect(setUp().upstream.health()).toEqual(health);
  });

  test('is up after a good answer, with its age', async () => {
    const { upstream, pass } = setUp();
    await upstream.ask(async () => ok('yes'));
    pass(2500);
    expect(upstream.health()).toMatchObject({
      state: 'up',
      askedAgeMs: 2500,
      lastGoodAgeMs: 2500,
      lastFailure: undefined,
    });
  });

  test('is down after a failure, and keeps the age of the last good answer', async () => {
    const { upstream, pass } = setUp();
    await upstream.ask(async () => ok('yes'));
    pass(1000);
    await upstream.ask(async () => down);
    pass(500);
    expect(upstream.health()).toMatchObject({
      state: 'down',
      lastGoodAgeMs: 1500,
      lastFailure: { kind: 'server-error', ageMs: 500 },
    });
  });

  test('is up again after the next good answer, and keeps the last failure', async () => {
    const { upstream } = setUp();
    await upstream.ask(async () => down);
    await upstream.ask(async () => ok('yes'));
    expect(upstream.health()).toMatchObject({
      state: 'up',
      lastFailure: { kind: 'server-error' },
    });
  });

  test('counts a failure that is a definite answer as good', async () => {
    const { upstream } = setUp();
    const isMissing = (failure: UpstreamFailure) =>
      failure.kind === 'server-error' && failure.status === 404;
    await expect(upstream.ask(async () => missing, isMissing)).resolves.toEqual(missing);
    expect(upstream.health()).toMatchObject({ state: 'up', lastFailure: undefined });
    await upstream.ask(async () => down, isMissing);
    expect(upstream.health().state).toBe('down');
  });

  test('counts requests; a refused one is a failure but doesn’t change the state', async () => {
    const { upstream } = setUp();
    const never = new Promise<Answer>(() => undefined);
    const ask = () => void upstream.ask(() => never);
    ask();
    ask();
    await upstream.ask(() => never);
    expect(upstream.health()).toMatchObject({
      state: 'unknown',
      inFlight: 1,
      queued: 1,
      lastFailure: { kind: 'overloaded', ageMs: 0 },
    });
  });
});

describe('the circuit', () => {
  const refused = fail({ kind: 'overloaded', reason: 'circuit-open' });

  async function breakDown({ upstream, pass }: ReturnType<typeof setUp>) {
    for (let count = 0; count < 5; count += 1) {
      await upstream.ask(async () => {
        pass(500);
        return down;
      });
    }
  }

  test('refuses requests at once after repeated failures, and logs that once', async () => {
    const tools = setUp();
    const { upstream, log } = tools;
    await breakDown(tools);
    expect(upstream.health().circuit).toBe('open');
    const question = vi.fn(async () => ok('yes'));
    for (let count = 0; count < 3; count += 1) {
      await expect(upstream.ask(question)).resolves.toEqual(refused);
    }
    expect(question).not.toHaveBeenCalled();
    expect(upstream.health().lastFailure?.kind).toBe('server-error');
    expect(log.mock.calls).toEqual([
      ['stock: not asked for now, because 5 questions in a row have failed'],
    ]);
  });

  test('sends one request to see whether the upstream is back, and logs that it is', async () => {
    const tools = setUp();
    const { upstream, pass, log } = tools;
    await breakDown(tools);
    pass(1001);
    const probe = Promise.withResolvers<Answer>();
    const first = upstream.ask(() => probe.promise);
    const waiting = upstream.ask(async () => ok('yes'));
    probe.resolve(ok('back'));
    await expect(waiting).resolves.toEqual(ok('yes'));
    await expect(first).resolves.toEqual(ok('back'));
    await expect(upstream.ask(async () => ok('yes'))).resolves.toEqual(ok('yes'));
    expect(upstream.health().circuit).toBe('closed');
    expect(log).toHaveBeenLastCalledWith('stock: answers again, after 2 s');
  });

  test('refuses the others while that one has no answer for a moment', async () => {
    const tools = setUp();
    const { upstream, pass } = tools;
    await breakDown(tools);
    pass(1000);
    void upstream.ask(() => new Promise<Answer>(() => undefined));
    const question = vi.fn(async () => ok('yes'));
    const waiting = upstream.ask(question);
    pass(250);
    await expect(waiting).resolves.toEqual(refused);
    expect(question).not.toHaveBeenCalled();
  });

  test('refuses the others when that one fails', async () => {
    const tools = setUp();
    const { upstream, pass } = tools;
    await breakDown(tools);
    pass(1000);
    const probe = upstream.ask(async () => down);
    await expect(upstream.ask(async () => ok('yes'))).resolves.toEqual(refused);
    await expect(probe).resolves.toEqual(down);
  });

  test('sends it although the places of the gate are taken by requests that hang', async () => {
    const tools = setUp();
    const { upstream, pass } = tools;
    const hanging = Promise.withResolvers<Answer>();
    for (let count = 0; count < 4; count += 1) await upstream.ask(async () => down);
    const fifth = upstream.ask(() => hanging.promise);
    const sixth = upstream.ask(() => new Promise<Answer>(() => undefined));
    pass(2000);
    hanging.resolve(down);
    await fifth;
    await expect(sixth).resolves.toEqual(fail({ kind: 'overloaded', reason: 'waited-too-long' }));
    pass(1000);
    await expect(upstream.ask(async () => ok('back'))).resolves.toEqual(ok('back'));
  });

  test('refuses the requests that were waiting in line when it opened', async () => {
    const tools = setUp();
    const { upstream, pass } = tools;
    for (let count = 0; count < 4; count += 1) await upstream.ask(async () => down);
    pass(2000);
    const last = upstream.ask(async () => down);
    const waiting = upstream.ask(async () => ok('yes'));
    await expect(last).resolves.toEqual(down);
    await expect(waiting).resolves.toEqual(refused);
  });

  test.each<Answer>([
    fail({ kind: 'server-error', status: 404 }),
    fail({ kind: 'malformed', reason: 'no JSON' }),
    fail({ kind: 'unauthorized' }),
  ])('stays closed after many answers like %j', async (answer) => {
    const { upstream, pass } = setUp();
    for (let count = 0; count < 20; count += 1) {
      await upstream.ask(async () => answer);
      pass(1000);
    }
    expect(upstream.health().circuit).toBe('closed');
  });

  test('isn’t closed by a visitor who leaves', async () => {
    const tools = setUp();
    const { upstream, pass } = tools;
    await breakDown(tools);
    pass(1000);
    await upstream.ask(async () => ok('left'), undefined, { signal: AbortSignal.abort() });
    expect(upstream.health()).toMatchObject({ state: 'down', circuit: 'open' });
  });
});

describe('an observer', () => {
  function observed() {
    const outcomes: string[] = [];
    const observer: CallObserver = {
      callSent: () => ({ headers: {}, ended: (outcome) => void outcomes.push(outcome) }),
      callRefused: (_upstream, reason) => void outcomes.push(`refused: ${reason}`),
    };
    const { timers, now } = createTestLoop();
    const limits = { maxConcurrent: 1, maxQueued: 0, maxWaitMs: 1000, now, timers };
    const upstream = createUpstream({ name: 'stock', ...limits, observer: () => observer });
    return { upstream, outcomes };
  }

  test.each([
    ['ok', async () => ok('yes')],
    ['server-error', async () => down],
    ['ok', async () => missing],
    [
      'aborted',
      async () => {
        throw new Error('a bug');
      },
    ],
  ])('learns the outcome %s', async (outcome, question: () => Promise<Answer>) => {
    const { upstream, outcomes } = observed();
    const isMissing = ({ kind, ...rest }: UpstreamFailure) =>
      kind === 'server-error' && 'status' in rest && rest.status === 404;
    await upstream.ask(question, isMissing).catch(() => undefined);
    expect(outcomes).toEqual([outcome]);
  });

  test('learns that a question left, and that one was refused', async () => {
    const { upstream, outcomes } = observed();
    const controller = new AbortController();
    const first = Promise.withResolvers<Answer>();
    const asked = upstream.ask(() => first.promise, undefined, { signal: controller.signal });
    await upstream.ask(async () => ok('second'));
    controller.abort();
    first.resolve(down);
    await asked;
    expect(outcomes).toEqual(['refused: queue-full', 'aborted']);
  });
});
