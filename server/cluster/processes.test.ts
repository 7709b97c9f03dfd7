import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { findPort } from '#storage/testing/findPort.ts';

const program = fileURLToPath(new URL('testing/primary.ts', import.meta.url));
const answer = z.object({ pid: z.number(), seconds: z.number(), purges: z.array(z.string()) });

let primary: ChildProcess;
let port: number;
let output: string;
/** How many requests each worker has answered. */
let answersOf: Map<number, number>;

/** Takes connections in turn, one for each request. */
const newConnections = new Agent({ keepAlive: false });
const kept = new Agent({ keepAlive: true, maxSockets: 4 });

function ask(path = '/', agent = newConnections): Promise<z.infer<typeof answer>> {
  return new Promise((resolve, reject) => {
    // A connection that was just handed to a worker that is killed is never answered.
    const signal = AbortSignal.timeout(2_000);
    get({ port, path, agent, signal, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        const read = answer.parse(JSON.parse(text));
        answersOf.set(read.pid, (answersOf.get(read.pid) ?? 0) + 1);
        resolve(read);
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** The process ids of two workers that answer. */
async function pids(): Promise<readonly number[]> {
  return vi.waitFor(async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask()));
    const found = [...new Set(asked.map(({ pid }) => pid))];
    if (found.length !== 2) throw new Error(`${found.length} workers answer`);
    return found;
  }, waiting);
}

const waiting = { timeout: 15_000, interval: 50 };

beforeEach(async () => {
  port = await findPort();
  output = '';
  answersOf = new Map();
  primary = spawn(process.execPath, [program], { env: { ...process.env, PORT: String(port) } });
  primary.stdout?.on('data', (text) => {
    output += String(text);
  });
  await vi.waitFor(() => expect(output).toContain('started'), waiting);
}, 20_000);
afterEach(async () => {
  if (primary.exitCode !== null || primary.signalCode !== null) return;
  const ended = once(primary, 'exit');
  primary.kill('SIGTERM');
  await ended;
});

test('a line that several workers report is logged once', { timeout: 40_000 }, async () => {
  const workers = await pids();
  const reporters = new Set<number>();
  await vi.waitFor(async () => {
    reporters.add((await ask('/report')).pid);
    expect(reporters.size).toBe(workers.length);
  }, waiting);
  // Purges of both come back after the reports, because messages arrive in order.
  await vi.waitFor(async () => {
    const { purges } = await ask('/purge');
    expect(purges.length).toBeGreaterThan(0);
  }, waiting);
  const again = await Promise.all(Array.from({ length: 8 }, () => ask('/report')));
  expect(new Set(again.map(({ pid }) => pid)).size).toBe(workers.length);
  await vi.waitFor(() => expect(output).toContain('reported by workers'), waiting);
  expect(output.split('reported by workers')).toHaveLength(2);
});

test('a restart replaces all workers and drops no request', { timeout: 40_000 }, async () => {
  const before = await pids();
  let isDone = false;
  const failures: unknown[] = [];
  let answered = 0;
  const visitor = async (agent: Agent) => {
    while (!isDone) {
      await ask('/', agent).then(
        () => (answered += 1),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const visitors = [...Array.from({ length: 6 }, () => newConnections), kept, kept].map(visitor);
  primary.kill('SIGHUP');
  await vi.waitFor(() => expect(output).toContain('all workers are replaced'), waiting);
  isDone = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  const after = await pids();
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  // What the old workers counted isn't lost with them.
  const counted = before.reduce((sum, pid) => sum + (answersOf.get(pid) ?? 0), 0);
  primary.kill('SIGUSR2');
  await vi.waitFor(() => expect(output).toContain(`answered_total ${counted}\n`), waiting);
});

test('a purge in one worker reaches the other, and a new one', { timeout: 40_000 }, async () => {
  await pids();
  const { pid } = await ask('/purge');
  const others = async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask()));
    return asked.filter((each) => each.pid !== pid);
  };
  const reached = { purges: [`by ${pid}`] };
  await vi.waitFor(async () => {
    const found = await others();
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatchObject(reached);
  }, waiting);
  const [survivor] = await others();
  process.kill(survivor?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(async () => {
    const found = await others();
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each.pid).not.toBe(survivor?.pid);
    for (const each of found) expect(each).toMatchObject(reached);
  }, waiting);
});

test('a worker that crashes is replaced', { timeout: 40_000 }, async () => {
  const before = await pids();
  await expect(ask('/crash')).rejects.toThrow();
  const after = await pids();
  expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
  expect(output).toContain('a worker was ended by SIGKILL; it is replaced now');
});

describe('a worker that hangs', () => {
  const freezes = {
    'because it was stopped': async (pid: number) => void process.kill(pid, 'SIGSTOP'),
    'in a loop': async () => void ask('/loop').catch(() => undefined),
  };
  test.each(Object.entries(freezes))('%s is replaced', { timeout: 40_000 }, async (_, freeze) => {
    const before = await pids();
    await freeze(before[0] ?? 0);
    const after = await replaced(before);
    expect(after.filter((pid) => before.includes(pid))).toHaveLength(1);
    expect(output).toMatch(/worker \d+ doesn't react any more; it is ended/);
    expect(output).toContain('a worker was ended by SIGKILL; it is replaced now');
  });

  test('gets one connection at most, and the other one answers all', async () => {
    const [stopped] = await pids();
    process.kill(stopped ?? 0, 'SIGSTOP');
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1);
  });
});

/** The workers, once one of those before has ended. */
function replaced(before: readonly number[]): Promise<readonly number[]> {
  return vi.waitFor(async () => {
    const now = await pids();
    if (before.every((pid) => now.includes(pid))) throw new Error('no worker is replaced');
    return now;
  }, waiting);
}

describe('the primary process', () => {
  test('ends no worker after it was stopped for a while itself', { timeout: 40_000 }, async () => {
    const before = await pids();
    const { seconds } = await ask('/', kept);
    primary.kill('SIGSTOP');
    // Workers answer on the connections that they have.
    await vi.waitFor(async () => {
      expect((await ask('/', kept)).seconds).toBeGreaterThan(seconds + 5);
    }, waiting);
    primary.kill('SIGCONT');
    expect((await pids()).toSorted()).toEqual(before.toSorted());
    expect(output).not.toContain("doesn't react");
  });

  test('takes its workers with it when it is killed', { timeout: 40_000 }, async () => {
    const before = await pids();
    primary.kill('SIGKILL');
    await vi.waitFor(() => expect(before.filter(isRunning)).toEqual([]), waiting);
  });
});

function isRunning(pid: number): boolean {
  // A process that ended may still be listed, until its new parent takes notice.
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}
