import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, root, start } from '../scripts/processes.ts';
import { keptPage } from './keptPage.ts';
import { measureLoad, memoryOf } from './load.ts';
import { buildMinimalPage, minimalFolder } from './minimalPage.ts';
import { median } from './percentile.ts';
import { type Row, table } from './report.ts';
import { restartRow } from './restart.ts';
import { contentPage, listPage } from './samples.ts';

const ports = { site: 3610, alone: 3611, minimal: 3612, services: 4610 } as const;
const startPage = '/';

const limits = { cpu: 1 / 8, unchanged: 1 / 10, p99: 5, miss: 1.05, memory: 1.5 } as const;

const gzip = { 'accept-encoding': 'gzip' };
const brotli = { 'accept-encoding': 'gzip, deflate, br' };

/** Pages that are visited for the rows of the memory and of a restart. */
const visitedPages = ['/', '/om-oss', contentPage, listPage, '/kop-bil', '/nyheter'];

const addressOf = (port: number, path: string) => `http://localhost:${port}${path}`;

/** Compares the site's server with the framework alone and with its smallest page, on one machine. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0.25' } } });
  if (!(await buildIfNeeded()) || !(await buildMinimalPage())) return 1;
  const env = { PORT: String(ports.site), SERVICES_PORT: String(ports.services) };
  const next = join(root, 'node_modules', '.bin', 'next');
  const services = start('node', ['services/main.ts'], { env });
  // Pages that were rendered before would be incomplete, and change.
  if (!(await answers(addressOf(ports.services, '/'), 60_000))) throw new Error('no services');
  const site = start('node', ['server/main.ts'], { env });
  const alone = start(next, ['start', '--port', String(ports.alone)], { env });
  const minimal = start(next, ['start', minimalFolder, '--port', String(ports.minimal)], { env });
  try {
    for (const port of [ports.site, ports.alone, ports.minimal]) {
      const url = addressOf(port, startPage);
      if (!(await answers(url, 60_000))) throw new Error(`${url} doesn't answer`);
    }
    const lines = [
      ...(await hitRows(site.pid ?? 0, minimal.pid ?? 0)),
      await missRow(),
      await memoryRow(site.pid ?? 0, minimal.pid ?? 0, Number(values.minutes) * 60),
      await restartRow({ port: ports.site, pid: site.pid ?? 0, paths: visitedPages }),
    ];
    console.log(
      `\n${availableParallelism()} cores, ${cpus()[0]?.model}; the client runs on the same machine\n`,
    );
    console.log(table('server', lines));
    return lines.every(({ held }) => held) ? 0 : 1;
  } finally {
    for (const child of [services, site, alone, minimal]) child.kill('SIGTERM');
  }
}

/** The start page from the cache in front of the framework. */
async function hitRows(sitePid: number, minimalPid: number): Promise<readonly Row[]> {
  const url = addressOf(ports.site, startPage);
  const { etag } = await keptPage(url);
  const floor = await measureLoad(addressOf(ports.minimal, '/'), minimalPid, { headers: gzip });
  const hit = await measureLoad(url, sitePid, { headers: brotli });
  const rate = Math.floor(hit.requestsPerSecond / 2);
  const half: number[] = [];
  while (half.length < 3) {
    half.push((await measureLoad(url, sitePid, { headers: brotli, rate, seconds: 4 })).p99);
  }
  const headers = { ...brotli, 'if-none-match': etag };
  const unchanged = await measureLoad(url, sitePid, { headers, status: 304 });
  return [
    {
      name: 'requests a second, start page in brotli',
      ours: hit.requestsPerSecond.toFixed(0),
      minimal: floor.requestsPerSecond.toFixed(0),
      budget: '',
      held: true,
    },
    shareRow(
      'CPU a request, start page in brotli',
      hit.cpuPerRequest,
      floor.cpuPerRequest,
      limits.cpu,
    ),
    shareRow(
      'CPU a request, unchanged',
      unchanged.cpuPerRequest,
      floor.cpuPerRequest,
      limits.unchanged,
    ),
    {
      name: `99 % answered within, at ${rate} a second`,
      ours: ms(median(half)),
      minimal: '–',
      budget: `under ${limits.p99} ms`,
      held: median(half) < limits.p99,
    },
  ];
}

function shareRow(name: string, ours: number, floor: number, limit: number): Row {
  const share = ours / floor;
  return {
    name,
    ours: `${ms(ours)} (${share.toFixed(3)})`,
    minimal: ms(floor),
    budget: `at most ${limit.toFixed(3)}`,
    held: share <= limit,
  };
}

const misses = 60;

/** Lists that were never requested, of the site and of the framework alone by turns. */
async function missRow(): Promise<Row> {
  const times = { site: [] as number[], alone: [] as number[] };
  for (let at = -5; at < misses; at += 1) {
    const order = at % 2 ? (['site', 'alone'] as const) : (['alone', 'site'] as const);
    for (const server of order) {
      const query = `?keyphrase=volvo${process.pid}${server}${at}`;
      const taken = await secondsOf(addressOf(ports[server], listPage + query));
      if (at >= 0) times[server].push(taken * 1000);
    }
  }
  const [ours, alone] = [median(times.site), median(times.alone)];
  const share = ours / alone;
  return {
    name: 'a list that was never requested',
    ours: `${ms(ours)} (${share.toFixed(3)})`,
    minimal: `${ms(alone)} (framework alone)`,
    budget: `at most ${limits.miss.toFixed(2)}`,
    held: share <= limits.miss,
  };
}

async function secondsOf(url: string): Promise<number> {
  const before = performance.now();
  const answer = await fetch(url, { headers: gzip });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`);
  return (performance.now() - before) / 1000;
}

/** After some time of visits of several pages. */
async function memoryRow(sitePid: number, minimalPid: number, duration: number): Promise<Row> {
  const visits = visitedPages.map((path) => ({ path }));
  const connections = 8;
  const origin = addressOf(ports.site, '');
  await autocannon({ url: origin, requests: visits, headers: brotli, connections, duration });
  await autocannon({ url: addressOf(ports.minimal, '/'), headers: gzip, connections, duration });
  const ours = Math.max(...memoryOf(sitePid));
  const floor = Math.max(...memoryOf(minimalPid));
  return {
    name: `memory of a process, after ${(duration / 60).toFixed(2)} minutes`,
    ours: `${mb(ours)} (${(ours / floor).toFixed(2)})`,
    minimal: mb(floor),
    budget: `at most ${limits.memory.toFixed(2)}`,
    held: ours / floor <= limits.memory,
  };
}

function ms(value: number): string {
  return `${value.toFixed(3)} ms`;
}

function mb(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`;
}

process.exitCode = await main();
