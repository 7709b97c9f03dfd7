import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** How a command is run. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of the project to its end, its output shown. Answers its exit code. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {} }: RunOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Starts a long-lived process of the project, its output shown. */
export function start(
  command: string,
  args: readonly string[],
  { env = {} }: RunOptions = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/**
 * Keeps several processes together: resolves when one of them ends, after stopping the others.
 * Ctrl+C and SIGTERM stop all of them. Answers the exit code to end with.
 */
export async function together(children: readonly ChildProcess[]): Promise<number> {
  let asked = false;
  const stop = () => {
    asked = true;
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const ends = children.map(async (child) => (await once(child, 'exit'))[0]);
  const code = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  return asked ? 0 : typeof code === 'number' ? code : 1;
}

const pollMs = 100;

/** Resolves once the address answers at all; false when it doesn't within the time. */
export async function answers(url: string, timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (response?.ok) return true;
    await wait(pollMs);
  }
  return false;
}
