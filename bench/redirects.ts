import { cpus } from 'node:os';
import { findRedirect } from '#domain/redirects/findRedirect.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import { createRedirectTable } from '#domain/redirects/redirectTable.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import { type Load, measureLoad } from './load.ts';
import { median } from './percentile.ts';
import { lookUps, manyRules } from './redirects/manyRules.ts';
import { type Row, table } from './report.ts';

const ports = { withoutRules: 3600, withRules: 3601, services: 4600 } as const;
const rules = 10_000;
const maxMicroseconds = 2;
const minShare = 0.95;

/** A page that matches no rule. */
const page = '/aga-bil/serviceavtal';

/** Measures a look-up in a table of 10 000 rules, and what it costs a page that matches none of them. */
async function main(): Promise<number> {
  const rows = [...Object.entries(lookUps).map(lookUpRow), ...(await loadRows())];
  console.log(`\n${cpus().length} cores, ${cpus()[0]?.model}\n\n${table('10 000 rules', rows)}`);
  return rows.every(({ held }) => held) ? 0 : 1;
}

const compiled = createRedirectTable(parseRules(manyRules(rules)).rules);

function lookUpRow([name, paths]: readonly [string, readonly string[]]): Row {
  // Other processes share the caches and cores, so they can only make a round slower.
  const value = Math.min(...Array.from({ length: 15 }, () => microsecondsEach(paths)));
  return {
    name: `look-up of ${name}`,
    ours: `${value.toFixed(2)} µs`,
    minimal: '–',
    budget: `under ${maxMicroseconds} µs`,
    held: value < maxMicroseconds,
  };
}

const rounds = 20_000;

/** The processor's time for a look-up. */
function microsecondsEach(paths: readonly string[]): number {
  let found = 0;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) if (findRedirect(compiled, path, '')) found += 1;
  }
  const { user, system } = process.cpuUsage(before);
  if (found !== 0 && found !== rounds * paths.length) throw new Error('some paths matched no rule');
  return (user + system) / (rounds * paths.length);
}

async function loadRows(): Promise<readonly Row[]> {
  if (!(await buildIfNeeded())) throw new Error('the build failed');
  const env = { SERVICES_PORT: String(ports.services), PORT: String(ports.withoutRules) };
  const services = start('node', ['services/main.ts'], { env });
  const numbers = [ports.withoutRules, ports.withRules, rules].map(String);
  const site = start('node', ['bench/redirects/server.ts', ...numbers], { env });
  try {
    return await requestRows(site.pid ?? 0);
  } finally {
    for (const child of [services, site]) child.kill('SIGTERM');
  }
}

const pairs = 15;

/** The same page of two servers that differ in the number of rules, measured one right after the other. */
interface Pair {
  readonly without: Load;
  readonly withRules: Load;
}

/**
 * Measures in short pairs and takes the median of their ratios: a busy moment of the machine affects both
 * halves of a pair, or spoils one pair of many.
 */
async function requestRows(pid: number): Promise<readonly Row[]> {
  const [without, withRules] = [ports.withoutRules, ports.withRules].map(
    (port) => `http://localhost:${port}${page}`,
  );
  if (!without || !withRules) throw new Error('two addresses are needed');
  for (const url of [without, withRules]) {
    if (!(await answers(url, 60_000))) throw new Error(`${url} doesn't answer`);
    await measureLoad(url, pid, { warmUpSeconds: 0, seconds: 5 });
  }
  const measured: Pair[] = [];
  for (let at = 0; at < pairs; at += 1) {
    const measure = (url: string) => measureLoad(url, pid, { warmUpSeconds: 0, seconds: 3 });
    const first = await measure(at % 2 ? withRules : without);
    const second = await measure(at % 2 ? without : withRules);
    measured.push(
      at % 2 ? { without: second, withRules: first } : { without: first, withRules: second },
    );
  }
  return [requestsRow(measured), cpuRow(measured)];
}

function requestsRow(measured: readonly Pair[]): Row {
  const perSecond = ({ requestsPerSecond }: Load) => requestsPerSecond;
  const share = ratioOf(measured, perSecond);
  return {
    name: 'requests a second, of those without rules',
    ours: `${describe(measured, perSecond, 0)}: ${(share * 100).toFixed(1)} %`,
    minimal: '–',
    budget: 'at least 95 %',
    held: share >= minShare,
  };
}

/** Other processes of the machine change it less than the number of requests. */
function cpuRow(measured: readonly Pair[]): Row {
  const cpu = ({ cpuPerRequest }: Load) => cpuPerRequest;
  const ratio = ratioOf(measured, cpu);
  return {
    name: 'CPU time of a request, of that without rules (ms)',
    ours: `${describe(measured, cpu, 3)}: ${(ratio * 100).toFixed(1)} %`,
    minimal: '–',
    budget: 'at most 105 %',
    held: ratio <= 1 / minShare,
  };
}

function ratioOf(measured: readonly Pair[], read: (load: Load) => number): number {
  return median(measured.map(({ without, withRules }) => read(withRules) / read(without)));
}

function describe(measured: readonly Pair[], read: (load: Load) => number, digits: number): string {
  const middle = (side: keyof Pair) => median(measured.map((pair) => read(pair[side])));
  return `${middle('withRules').toFixed(digits)} of ${middle('without').toFixed(digits)}`;
}

process.exitCode = await main();
