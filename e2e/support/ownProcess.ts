import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers, root } from '#scripts/processes.ts';

/** A process of the project that a test starts, kills and restarts. */
export interface OwnProcess {
  /** Starts it, and resolves once it answers. */
  readonly start: () => Promise<void>;
  /** Ends it with a signal, and resolves when it has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** The id of the running process. */
  readonly pid: () => number;
  /** Everything it has written, across restarts. */
  readonly output: () => string;
}

interface OwnProcessOptions {
  /** The program, such as `server/main.ts`. */
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers once the process is ready. */
  readonly readyUrl: string;
  /** The folder of the project that it runs from; this one by default. */
  readonly cwd?: string;
}

/** Prepares a process, which doesn't run yet. */
export function createOwnProcess({
  program,
  env,
  readyUrl,
  cwd = root,
}: OwnProcessOptions): OwnProcess {
  const chunks: Buffer[] = [];
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      const started = spawn(process.execPath, [program], {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => chunks.push(chunk));
      child = started;
      // If a test fails before it can end the process, the next run would find its port taken.
      const stop = () => started.kill('SIGKILL');
      process.once('exit', stop);
      started.once('exit', () => process.off('exit', stop));
      if (!(await answers(readyUrl, 30_000)))
        throw new Error(`${program} does not answer: ${Buffer.concat(chunks)}`);
    },
    end: async (signal) => {
      const ending = child;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
    },
    pid: () => child?.pid ?? Number.NaN,
    output: () => Buffer.concat(chunks).toString(),
  };
}
