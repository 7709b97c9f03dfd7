import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import { cpuMs, memoryOf } from './load.ts';
import { table } from './report.ts';
import { createVisits, type Visit } from './soak/visits.ts';
import { askPage } from './storm/address.ts';

/*
 * Visits all sites for a long time, in many ways, and watches the memory of the processes.
 */

const ports = { site: 3620, services: 4620 } as const;
const workers = 2;
const connections = 16;

/** Memory of a process (bytes). */
const maxBytes = 500 * 1024 ** 2;

/** How often the memory is read (ms). */
const sampleMs = 5_000;

/** How long a start may take on a busy machine (ms). */
const startMs = 180_000;

/** Samples that are printed, of a whole run. */
const printedSamples = 6;

const options = {
  minutes: { type: 'string', default: '30' },
  requests: { type: 'string', default: '100000' },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  const [minutes, requests] = [Number(values.minutes), Number(values.requests)];
  if (!(await buildIfNeeded())) return 1;
  const env = {
    PORT: String(ports.site),
    SERVICES_PORT: String(ports.services),
    WORKERS: String(workers),
  };
  const services = start('node', ['services/main.ts'], { env });
  const site = start('node', ['server/main.ts'], { env });
  try {
    await started(`http://127.0.0.1:${ports.services}/`);
    await started(`http://127.0.0.1:${ports.site}/readyz`);
    const visits = await createVisits(ports.site);
    return await soak(site.pid ?? 0, visits, { minutes, requests });
  } finally {
    for (const child of [site, services]) child.kill('SIGTERM');
  }
}

async function started(url: string): Promise<void> {
  if (!(await answers(url, startMs))) throw new Error(`${url} doesn't answer`);
}

interface Extent {
  readonly minutes: number;
  readonly requests: number;
}

async function soak(pid: number, next: () => Visit, extent: Extent): Promise<number> {
  const watch = watchMemory(pid, extent.minutes);
  const cpuBefore = cpuMs(pid);
  const statuses = await sendAll(next, extent);
  const cpu = cpuMs(pid) - cpuBefore;
  const most = watch.end();
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500);
  const text = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  console.log(`\n${sent} requests: ${text}; ${(cpu / sent).toFixed(1)} ms of CPU time each\n`);
  const rows = [
    {
      name: `most memory of a process, ${extent.minutes} minutes`,
      ours: `${(most / 1024 ** 2).toFixed(0)} MB`,
      minimal: '–',
      budget: `under ${maxBytes / 1024 ** 2} MB`,
      held: most < maxBytes,
    },
    {
      name: `requests that failed, of ${sent}`,
      ours: String(failed.reduce((sum, [, count]) => sum + count, 0)),
      minimal: '–',
      budget: 'none',
      held: failed.length === 0 && sent >= extent.requests,
    },
  ];
  console.log(table('soak', rows));
  return rows.every(({ held }) => held) ? 0 : 1;
}

/** Prints the memory of each process from time to time, and returns the most that one has had. */
function watchMemory(pid: number, minutes: number): { readonly end: () => number } {
  const started = performance.now();
  const everyMs = (minutes * 60_000) / printedSamples;
  let most = 0;
  let printed = 0;
  const sample = () => {
    const bytes = memoryOf(pid);
    most = Math.max(most, ...bytes);
    const passed = performance.now() - started;
    if (passed < printed * everyMs) return;
    printed += 1;
    const each = bytes.map((size) => `${(size / 1024 ** 2).toFixed(0)} MB`).join(', ');
    console.log(`${(passed / 60_000).toFixed(1)} min: ${each}`);
  };
  const timer = setInterval(sample, sampleMs);
  return {
    end: () => {
      clearInterval(timer);
      sample();
      return most;
    },
  };
}

/**
 * Sends the requests evenly over the time. On a busy machine they may take longer: at most twice as long.
 *
 * @returns the number of answers with each status; 0 is no answer.
 */
async function sendAll(
  next: () => Visit,
  { minutes, requests }: Extent,
): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const started = performance.now();
  const intervalMs = (minutes * 60_000) / requests;
  const end = started + 2 * minutes * 60_000;
  let sent = 0;
  const visitor = async () => {
    while (sent < requests && performance.now() < end) {
      const due = started + sent * intervalMs;
      sent += 1;
      await wait(Math.max(0, due - performance.now()));
      const { headers, ...address } = next();
      const { status } = await askPage(ports.site, address, headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return statuses;
}

process.exitCode = await main();
