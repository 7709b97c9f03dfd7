import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a command runs. */
interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory; the project's folder by default. */
  readonly cwd?: string;
}

/** How a command runs. */
export interface RunOptions extends Surroundings {
  /** Leaves the processor to other work, as far as that wants it. */
  readonly isPatient?: boolean;
}

/**
 * Runs a command of the project and shows its output. Resolves with its exit code. A signal to this
 * process is passed to the command, and ends this process when the command has ended.
 */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root, isPatient = false }: RunOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (isPatient && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  let stoppedBy: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    stoppedBy ??= signal;
    // The terminal sends Ctrl+C to the command too.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', pass).off('SIGTERM', pass);
  if (stoppedBy) process.kill(process.pid, stoppedBy);
  return typeof code === 'number' ? code : 1;
}

/** The result of a command. */
export interface Finished {
  readonly code: number;
  /** Its output on both streams, in order. */
  readonly output: string;
}

/** Runs a command of the project and captures its output. */
export async function capture(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: Surroundings = {},
): Promise<Finished> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output: Buffer.concat(chunks).toString() };
}

/** Starts a long-lived process of the project and shows its output. */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: Surroundings = {},
): ChildProcess {
  return spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/** Aborts at Ctrl+C or SIGTERM. This process then ends only when its work is done. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());
  process.on('SIGTERM', () => stop.abort());
  return stop.signal;
}

const pollMs = 100;

/** Resolves with true once the address answers with success; with false if it doesn't in time, or the signal aborts. */
export async function answers(
  url: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && !signal?.aborted) {
    if (await isAnswering(url)) return true;
    await wait(pollMs);
  }
  return false;
}

/** Whether the address answers with success now. */
export async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return response?.ok ?? false;
}
