import { cpus } from 'node:os';
import { findRedirect } from '#domain/redirects/findRedirect.ts';
import { parseRules } from '#domain/redirects/parseRules.ts';
import { createRedirectTable } from '#domain/redirects/redirectTable.ts';
import { buildIfNeeded } from '../scripts/build.ts';
import { answers, start } from '../scripts/processes.ts';
import { measureLoad } from './load.ts';
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
  const times = Array.from({ length: 15 }, () => microsecondsEach(paths));
  const value = median(times);
  return {
    name: `look-up of ${name}`,
    ours: `${value.toFixed(2)} µs`,
    minimal: '–',
    budget: `under ${maxMicroseconds} µs`,
    held: value < maxMicroseconds,
  };
}

const rounds = 20_000;

/** By the processor's time, which other processes of the machine don't change. */
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
    return [await requestsRow(site.pid ?? 0)];
  } finally {
    for (const child of [services, site]) child.kill('SIGTERM');
  }
}

const pairs = 5;

/** Alternates between the two, so that a busy moment of the machine affects both. */
async function requestsRow(pid: number): Promise<Row> {
  const urls = [ports.withoutRules, ports.withRules].map(
    (port) => `http://localhost:${port}${page}`,
  );
  for (const url of urls)
    if (!(await answers(url, 60_000))) throw new Error(`${url} doesn't answer`);
  const [without, withRules] = urls.map((url) => ({ url, perSecond: [] as number[] }));
  if (!without || !withRules) throw new Error('two addresses are needed');
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const each of pair % 2 ? [withRules, without] : [without, withRules]) {
      each.perSecond.push((await measureLoad(each.url, pid)).requestsPerSecond);
    }
  }
  const share = median(withRules.perSecond) / median(without.perSecond);
  return {
    name: 'requests a second, of those without rules',
    ours: `${median(withRules.perSecond).toFixed(0)} of ${median(without.perSecond).toFixed(0)}: ${(share * 100).toFixed(1)} %`,
    minimal: '–',
    budget: 'at least 95 %',
    held: share >= minShare,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

process.exitCode = await main();
