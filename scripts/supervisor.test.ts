import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Child, type SupervisorTools, supervise } from './supervisor.ts';

/** A process that ends only when the test ends it. */
class FakeChild extends EventEmitter {
  readonly kill = vi.fn((_signal: string) => true);
}

/** Launches processes and records them. */
function createProgram<Started extends Child>(name: string, create: () => Started) {
  const started: Started[] = [];
  let onStart = (_child: Started): void => undefined;
  const launch = () => {
    const child = create();
    started.push(child);
    onStart(child);
    return child;
  };
  const next = () =>
    new Promise<Started>((resolve) => {
      onStart = resolve;
    });
  const latest = () => {
    const child = started.at(-1);
    if (!child) throw new Error(`${name} never started`);
    return child;
  };
  return { name, launch, started, latest, next };
}

function setUp() {
  const site = createProgram('The site', () => new FakeChild());
  const services = createProgram('The services', () => new FakeChild());
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = new AbortController();
  const ended = vi.fn<(code: number) => void>();
  void supervise({ site, services, signal: stop.signal }).then(ended);
  return { site, services, lines, stop, ended };
}

/** Runs all pending promise callbacks. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function dies(child: FakeChild, code: number | null, signal: string | null = null) {
  child.emit('exit', code, signal);
  await settle();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('services that end', () => {
  test.each<[string, number | null, string | null, string]>([
    ['an exit code', 3, null, 'The services ended with exit code 3; restart in 1 s.'],
    ['a clean exit', 0, null, 'The services ended with exit code 0; restart in 1 s.'],
    ['a signal', null, 'SIGKILL', 'The services ended by SIGKILL; restart in 1 s.'],
  ])('by %s are restarted after one line, and the site stays', async (_what, ...exit) => {
    const { site, services, lines, ended } = setUp();
    const [code, signal, line] = exit;
    await dies(services.latest(), code, signal);
    expect(lines.mock.calls).toEqual([[line]]);
    await vi.advanceTimersByTimeAsync(999);
    expect(services.started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(services.started).toHaveLength(2);
    expect(site.started).toHaveLength(1);
    expect(site.latest().kill).not.toHaveBeenCalled();
    expect(ended).not.toHaveBeenCalled();
  });

  test('can’t be started: the line says why', async () => {
    const { services, lines } = setUp();
    services.latest().emit('error', new Error('spawn node ENOENT'));
    await settle();
    const line = 'The services could not be started (spawn node ENOENT); restart in 1 s.';
    expect(lines.mock.calls).toEqual([[line]]);
  });

  test('again and again are restarted after growing pauses', async () => {
    const { services, lines } = setUp();
    const pauses = [1, 2, 4, 8, 16, 30, 30];
    for (const [index, seconds] of pauses.entries()) {
      await dies(services.latest(), 1);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(services.started).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(services.started).toHaveLength(index + 2);
    }
    expect(lines.mock.calls.at(-1)).toEqual([
      'The services ended with exit code 1; restart in 30 s.',
    ]);
  });

  test.each([
    [59_999, 2],
    [60_000, 1],
  ])('after %d ms of running are restarted in %d s', async (ranMs, seconds) => {
    const { services, lines } = setUp();
    await dies(services.latest(), 1);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(ranMs);
    await dies(services.latest(), 1);
    expect(lines.mock.lastCall?.[0]).toContain(`restart in ${seconds} s.`);
  });
});

describe('a stop', () => {
  test('ends the site, then the services, with exit code 0 and without a line', async () => {
    const { site, services, lines, stop, ended } = setUp();
    stop.abort();
    await settle();
    expect(site.latest().kill.mock.calls).toEqual([['SIGTERM']]);
    expect(services.latest().kill).not.toHaveBeenCalled();
    await dies(site.latest(), null, 'SIGTERM');
    expect(services.latest().kill.mock.calls).toEqual([['SIGTERM']]);
    expect(ended).not.toHaveBeenCalled();
    await dies(services.latest(), 0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(0);
    expect(lines).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('kills a process that doesn’t end within 12 s', async () => {
    const { site, services, stop, ended } = setUp();
    stop.abort();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(site.latest().kill.mock.calls).toEqual([['SIGTERM'], ['SIGKILL']]);
    await dies(site.latest(), null, 'SIGKILL');
    await vi.advanceTimersByTimeAsync(12_000);
    expect(services.latest().kill.mock.calls).toEqual([['SIGTERM'], ['SIGKILL']]);
    await dies(services.latest(), null, 'SIGKILL');
    expect(ended).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('during the pause before a restart starts nothing', async () => {
    const { site, services, stop, ended } = setUp();
    await dies(services.latest(), 1);
    stop.abort();
    await dies(site.latest(), 0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(0);
    expect(services.started).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a site that ends', () => {
  test.each<[number | null, string | null, number, string]>([
    [7, null, 7, 'The site ended with exit code 7; the services are stopped too.'],
    [null, 'SIGKILL', 1, 'The site ended by SIGKILL; the services are stopped too.'],
  ])('with %s %s ends everything with code %i and a line', async (code, signal, result, line) => {
    const { site, services, lines, ended } = setUp();
    await dies(site.latest(), code, signal);
    expect(lines.mock.calls).toEqual([[line]]);
    expect(services.latest().kill.mock.calls).toEqual([['SIGTERM']]);
    await dies(services.latest(), 0);
    expect(ended).toHaveBeenCalledExactlyOnceWith(result);
  });
});

test('real processes: killed services come back, and a stop ends everything', async () => {
  vi.useRealTimers();
  const run = () => {
    const script = 'setInterval(() => {}, 2 ** 30); process.stdout.write("up")';
    return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const isUp = (child: ChildProcess) => (child.stdout ? once(child.stdout, 'data') : undefined);
  const [site, services] = [createProgram('The site', run), createProgram('The services', run)];
  const restart = Promise.withResolvers<void>();
  const logged = Promise.withResolvers<string>();
  const tools: SupervisorTools = {
    now: () => 0,
    log: logged.resolve,
    // The pause before the restart is the test's; the one after SIGTERM lasts until the process ends.
    pause: (ms, signal) =>
      ms === 1000
        ? restart.promise
        : new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve());
          }),
  };
  const stop = new AbortController();
  const ended = supervise({ site, services, signal: stop.signal, tools });
  await Promise.all([isUp(site.latest()), isUp(services.latest())]);
  services.latest().kill('SIGKILL');
  await expect(logged.promise).resolves.toBe('The services ended by SIGKILL; restart in 1 s.');
  expect(site.latest().exitCode).toBeNull();
  const [restarted] = await Promise.all([services.next(), restart.resolve()]);
  await isUp(restarted);
  stop.abort();
  await expect(ended).resolves.toBe(0);
  const signals = [...site.started, ...services.started].map(({ signalCode }) => signalCode);
  expect(signals).toEqual(['SIGTERM', 'SIGKILL', 'SIGTERM']);
});

describe('a site that waits for its services', () => {
  function waiting() {
    const site = createProgram('The site', () => new FakeChild());
    const services = createProgram('The services', () => new FakeChild());
    const ready = Promise.withResolvers<void>();
    const stop = new AbortController();
    const ended = supervise({
      site,
      services: { ...services, ready: () => ready.promise },
      signal: stop.signal,
    });
    return { site, services, ready, stop, ended };
  }

  test('is launched when they are ready', async () => {
    const { site, services, ready } = waiting();
    await settle();
    expect(services.started).toHaveLength(1);
    expect(site.started).toHaveLength(0);
    ready.resolve();
    await settle();
    expect(site.started).toHaveLength(1);
  });

  test('isn’t launched if everything is stopped before', async () => {
    const { site, services, ready, stop, ended } = waiting();
    stop.abort();
    ready.resolve();
    await settle();
    await dies(services.latest(), null, 'SIGTERM');
    expect(await ended).toBe(0);
    expect(site.started).toHaveLength(0);
  });
});
