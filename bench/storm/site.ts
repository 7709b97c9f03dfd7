import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { answers, root } from '../../scripts/processes.ts';

/** The site under test, which can be restarted and whose clock can be moved. */
export interface StormSite {
  /** Lines logged since the last start. */
  readonly lines: () => readonly string[];
  /** Expires all cached pages and answers. */
  readonly expireAll: () => void;
  /** Expires cached degraded pages. */
  readonly expireDegraded: () => void;
  readonly stop: () => Promise<void>;
}

interface SiteOptions {
  readonly port: number;
  readonly servicesPort: number;
}

/** Folder of the page cache. */
const pagesFolder = join(root, '.next', 'cache', 'pages');

/** Starts the production site. With `isCold`, it has no pages from earlier runs. */
export async function startSite(
  { port, servicesPort }: SiteOptions,
  { isCold }: { readonly isCold: boolean },
): Promise<StormSite> {
  if (isCold) await rm(pagesFolder, { recursive: true, force: true });
  const child = spawn(
    'node',
    ['--import', './bench/storm/shiftableClock.mjs', 'server/worker.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), SERVICES_PORT: String(servicesPort) },
    },
  );
  const lines = collectLines(child);
  if (!(await answers(`http://127.0.0.1:${port}/healthz`, 30_000))) {
    throw new Error(`The site did not start: ${lines.join('\n')}`);
  }
  return {
    lines: () => lines,
    expireAll: () => child.kill('SIGUSR2'),
    expireDegraded: () => child.kill('SIGHUP'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function collectLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)));
  }
  return lines;
}
